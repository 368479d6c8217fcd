import { decryptByKey, encrypted, shifted, type Puzzle } from "../board.ts";

/** The same board with another solution: its empty worksheet has to look the same. */
export function another(puzzle: Puzzle): Puzzle {
  const { alphabet, keyword } = puzzle;
  if (keyword) {
    const word = [...keyword.word].reverse().join("");
    return { ...puzzle, text: decryptByKey(alphabet, encrypted(puzzle), word), keyword: { ...keyword, word } };
  }
  const step = puzzle.step === 1 ? 2 : 1;
  const cipher = Array.from(encrypted(puzzle));
  const text = cipher.map((sign) => (alphabet.includes(sign) ? shifted(alphabet, sign, -step) : sign));
  return { ...puzzle, text: text.join(""), step };
}
