import { ALL_WALLS, type Puzzle } from "../board.ts";

/**
 * The maze of a drawing: two signs for a cell, walls `--` and `|` between them, corners `+`; S is the start, E the end.
 */
export function mazeOf(drawing: string): Puzzle {
  const lines = drawing.trim().split("\n");
  const [columns, rows] = [(lines[0]!.length - 1) / 3, (lines.length - 1) / 2];
  const walls = Array.from({ length: columns * rows }, (_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const [above, row, below] = [lines[2 * y]!, lines[2 * y + 1]!, lines[2 * y + 2]!];
    const open = [above[3 * x + 1] === " ", row[3 * x + 3] === " ", below[3 * x + 1] === " ", row[3 * x] === " "];
    return open.reduce((left, isOpen, n) => (isOpen ? left & ~(1 << n) : left), ALL_WALLS);
  });
  const find = (sign: string): number => {
    const y = lines.findIndex((line) => line.includes(sign));
    return Math.floor(lines[y]!.indexOf(sign) / 3) + columns * ((y - 1) / 2);
  };
  return { columns, rows, walls, start: find("S"), end: find("E") };
}

/** The way is 7 steps, →→→↓→↓↓; its forks are (1, 0) and (4, 1). A long wrong branch leaves the first, a stub the second. */
export const SMALL = mazeOf(`
+--+--+--+--+--+
|S          |  |
+--+  +--+  +  +
|     |  |     |
+  +--+  +--+  +
|        |  |  |
+--+--+  +  +  +
|           |E |
+--+--+--+--+--+
`);
