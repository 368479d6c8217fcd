import type { Shape } from "./board.ts";

/** Whether a shape covers a place; across and down from -1 to 1, with 0 in the middle. */
const COVERS: Readonly<Record<Shape, (across: number, down: number) => boolean>> = {
  rectangle: () => true,
  ellipse: (across, down) => across ** 2 + down ** 2 <= 1,
  diamond: (across, down) => Math.abs(across) + Math.abs(down) <= 1.1,
  ring: (across, down) => {
    const away = across ** 2 + down ** 2;
    return away <= 1 && away > 0.14;
  },
  // The curve (x² + y² − 1)³ = x² y³, which is a heart, moved into the square.
  heart: (across, down) => {
    const [x, y] = [1.16 * across, 0.12 - 1.07 * down];
    return (x ** 2 + y ** 2 - 1) ** 3 <= x ** 2 * y ** 3;
  },
};

/** For each cell of a board, row by row, whether it belongs to a maze of this shape. */
export function cellsIn(shape: Shape, columns: number, rows: number): readonly boolean[] {
  return Array.from({ length: columns * rows }, (_, cell) => {
    const across = (2 * (cell % columns) + 1 - columns) / columns;
    const down = (2 * Math.floor(cell / columns) + 1 - rows) / rows;
    return COVERS[shape](across, down);
  });
}
