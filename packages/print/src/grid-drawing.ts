import type { Point, Shape } from "./worksheet.ts";

/** Text in the middle of the cell in column x and row y; a unit is a cell. */
export const inCell = (text: string, x: number, y: number, bold?: true, size = 0.62): Shape => ({
  kind: "text",
  text,
  x: x + 0.5,
  y: y + 0.5,
  size,
  most: 0.84,
  ...(bold && { bold }),
});

/** The lines between the cells of a grid, without its border. */
export function innerLines(columns: number, rows: number, weightOf: (place: number) => number): Shape[] {
  const line = (place: number, ...points: readonly Point[]): Shape => ({
    kind: "line",
    points,
    weight: weightOf(place),
  });
  return [
    ...Array.from({ length: columns - 1 }, (_, n) => line(n + 1, [n + 1, 0], [n + 1, rows])),
    ...Array.from({ length: rows - 1 }, (_, n) => line(n + 1, [0, n + 1], [columns, n + 1])),
  ];
}

export const border = (columns: number, rows: number, weight: number): Shape => ({
  kind: "rect",
  x: 0,
  y: 0,
  width: columns,
  height: rows,
  weight,
});
