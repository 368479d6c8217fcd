import type { Crossing } from "../grid/crossing.ts";

/** The same crossing with other letters or digits in all its cells: another solution of the same board. */
export const otherLetters = <Puzzle extends Crossing>(puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  cells: puzzle.cells.map((cell) => (cell.t === "L" ? { ...cell, v: cell.v === "7" ? "8" : "7" } : cell)),
});
