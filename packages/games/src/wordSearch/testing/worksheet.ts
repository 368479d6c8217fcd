import type { Puzzle } from "../board.ts";

/** The same board with another solution: its empty worksheet has to look the same. */
export const another = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  words: puzzle.words.map((word) => ({ ...word, from: [0, 0], to: [0, 3] })),
});
