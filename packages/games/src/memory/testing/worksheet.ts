import type { Puzzle } from "../board.ts";

/** The same board with another solution: its empty worksheet has to look the same. */
export const another = (puzzle: Puzzle): Puzzle => ({
  ...puzzle,
  symbols: puzzle.symbols.toReversed(),
  ...(puzzle.faces && { faces: puzzle.faces.toReversed() }),
});
