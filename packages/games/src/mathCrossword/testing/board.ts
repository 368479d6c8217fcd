import { EMPTY_CELL, HINT_CELL, letterCell, type CrossCell, type CrossHint } from "@karota/engine/grid/crossing.ts";
import type { Operation, Puzzle, State } from "../board.ts";
import { start } from "../play.ts";

const hint = (text: string): CrossHint => {
  const [, o1, op, o2] = /^(\d+)(\D)(\d+)$/.exec(text)!;
  return { o1: Number(o1), op: op as Operation, o2: Number(o2) };
};

/** The digits of a small board; a point is no letter. */
export const SOLUTION = ["......", ".42...", ".85.3.", "...712", "...2.5", "......"];
/** Hints by the number of their cell: to the east, to the south. */
const HINTS: Readonly<Record<number, readonly [string | null, string | null]>> = {
  1: [null, "50-2"],
  2: [null, "5*5"],
  6: ["6*7", null],
  10: [null, "93/3"],
  12: ["77+8", null],
  15: [null, "6*12"],
  17: [null, "100/4"],
  20: ["710+2", null],
};

export const puzzle: Puzzle = {
  size: "6x6",
  range: 1000,
  gaps: [],
  columns: 6,
  cells: Array.from(SOLUTION.join(""), (sign, cell): CrossCell => {
    if (sign !== ".") return letterCell(sign);
    const hints = HINTS[cell];
    if (!hints) return EMPTY_CELL;
    return {
      ...HINT_CELL,
      he: hints[0] === null ? null : hint(hints[0]),
      hs: hints[1] === null ? null : hint(hints[1]),
    };
  }),
};

/**
 * The same board with four gaps: "? × 7" across in row 2, "5? − 2" and "5 × ?" down in columns 2 and 3, "7?0 + 2" across
 * in row 4. Of the first three 85 decides the second; the other two decide each other in the cell where they cross.
 */
export const gappedPuzzle: Puzzle = {
  ...puzzle,
  gaps: [
    { head: 6, heading: "e", operand: "o1", place: 0 },
    { head: 1, heading: "s", operand: "o1", place: 1 },
    { head: 2, heading: "s", operand: "o2", place: 0 },
    { head: 20, heading: "e", operand: "o1", place: 1 },
  ],
};

/** The state in which these digits are written; a point is empty. */
export const stateOf = (rows: readonly string[], of: Puzzle = puzzle): State => ({
  ...start(of),
  values: Array.from(rows.join(""), (sign) => (sign === "." ? "" : sign)),
});
