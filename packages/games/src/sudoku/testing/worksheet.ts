import type { Puzzle } from "../board.ts";

/** The same board with another solution: its empty worksheet has to look the same. */
export const another = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  solution: Array.from(puzzle.initial, (digit, cell) =>
    digit === "0" ? String((Number(puzzle.solution[cell]) % 9) + 1) : digit,
  ).join(""),
});
