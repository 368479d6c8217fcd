import { EMPTY, type Puzzle } from "../board.ts";

/** The same board with another solution: its empty worksheet has to look the same. */
export const another = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  solution: Array.from(puzzle.solution, (digit, at) =>
    puzzle.initial[at] === EMPTY ? String((Number(digit) % puzzle.size) + 1) : digit,
  ).join(""),
});
