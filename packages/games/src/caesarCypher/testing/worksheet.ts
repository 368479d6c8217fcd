import { encrypted, shifted, type Puzzle } from "../board.ts";

/** The same board with another solution: its empty worksheet has to look the same. */
export function another(puzzle: Puzzle): Puzzle {
  const step = puzzle.step === 1 ? 2 : 1;
  const cipher = Array.from(encrypted(puzzle));
  const text = cipher.map((sign) => (puzzle.alphabet.includes(sign) ? shifted(puzzle.alphabet, sign, -step) : sign));
  return { ...puzzle, text: text.join(""), step };
}
