import { EMPTY_CELL, HINT_CELL, letterCell, type CrossHint } from "@karota/engine/grid/crossing.ts";
import type { Puzzle, State } from "../board.ts";
import { start } from "../play.ts";

const sum = (o1: number): CrossHint => ({ o1, op: "+", o2: null });

/** The digits of a small board with one solution; a point is black. */
export const SOLUTION = ["......", ".421..", ".985..", "..431.", "...839", "...627"];

/** A board of these digits (a point is black), with the sums they make. */
export function puzzleOf(rows: readonly string[]): Puzzle {
  const columns = rows[0]!.length;
  const digitAt = (x: number, y: number): number => Number((rows[y]?.[x] ?? ".").replace(".", "0"));
  const total = (x: number, y: number, dx: number, dy: number): CrossHint | null => {
    let value = 0;
    for (let i = 1; digitAt(x + i * dx, y + i * dy) > 0; i++) value += digitAt(x + i * dx, y + i * dy);
    return value === 0 ? null : sum(value);
  };
  const cells = rows.flatMap((row, y) =>
    Array.from(row, (sign, x) => {
      if (sign !== ".") return letterCell(sign);
      const [he, hs] = [total(x, y, 1, 0), total(x, y, 0, 1)];
      return he || hs ? { ...HINT_CELL, he, hs } : EMPTY_CELL;
    }),
  );
  return { size: columns === 6 ? "6x6" : "8x8", level: "easy", columns, cells };
}

/** The state of a puzzle in which these digits are written; a blank or a point is empty. */
export const stateOf = (puzzle: Puzzle, rows: readonly string[]): State => ({
  ...start(puzzle),
  values: Array.from(rows.join(""), (sign) => (sign === "." || sign === " " ? "" : sign)),
});
