import { positionIn, rowsOf } from "@karota/engine/grid/crossing.ts";
import { border, inCell } from "@karota/print/grid-drawing.ts";
import { HAIR, SHADE, THICK, THIN, type Shape, type WorksheetOf } from "@karota/print/worksheet.ts";
import type { Puzzle } from "./board.ts";

/** A sum in its half of a hint cell. */
const sum = (text: number, x: number, y: number): Shape => ({
  kind: "text",
  text: String(text),
  x,
  y,
  size: 0.31,
  bold: true,
});

/** White cells, and grey ones with the sums beside their diagonals. */
export const worksheet: WorksheetOf<Puzzle> = (puzzle, solved) => {
  const { cells, columns } = puzzle;
  const rows = rowsOf(puzzle);
  return {
    instruction: solved ? [] : [{ id: "kakuro.rule.1" }, { id: "kakuro.rule.2" }],
    facts: [],
    drawing: {
      width: columns,
      height: rows,
      unit: [19, 72],
      shapes: [
        ...cells.flatMap(({ t, v, he, hs }, cell): Shape[] => {
          const [x, y] = positionIn(puzzle, cell);
          const square = { kind: "rect", x, y, width: 1, height: 1, weight: HAIR } as const;
          if (t === "L") return [square, ...(solved ? [inCell(v, x, y)] : [])];
          return [
            { ...square, fill: SHADE },
            ...(he || hs
              ? [
                  {
                    kind: "line",
                    points: [
                      [x, y],
                      [x + 1, y + 1],
                    ],
                    weight: THIN,
                  } as const,
                ]
              : []),
            ...(he ? [sum(he.o1, x + 0.7, y + 0.29)] : []),
            ...(hs ? [sum(hs.o1, x + 0.3, y + 0.73)] : []),
          ];
        }),
        border(columns, rows, THICK),
      ],
    },
    lists: [],
    columns: 1,
  };
};
