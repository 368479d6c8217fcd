import type { Speaker } from "@karota/engine/message.ts";
import { cellMessage } from "@karota/ui/hint-look.ts";
import { cellsOf, freeCells, lineOf, spelled, type Puzzle, type State } from "./board.ts";
import { messageShown } from "./play.ts";
import { SIGNS } from "./signs.ts";
import type { Line } from "./view-line.ts";

/** A symbol in words: special signs by their names. */
export const symbolWords = (symbol: string, speaker: Speaker): string =>
  SIGNS[symbol] ? speaker.say({ id: `wordSearch.sign.${SIGNS[symbol]}` }) : symbol;

const spelledOut = (signs: string, speaker: Speaker): string =>
  Array.from(signs, (sign) => symbolWords(sign, speaker)).join(", ");

/** A word as readers say it: capitals would be spelled, and sequences have to be. */
export const spokenWord = ({ theme, language }: Puzzle, word: string, speaker: Speaker): string =>
  theme ? word.toLocaleLowerCase(language) : spelledOut(word, speaker);

export const spokenLine = ({ rows }: Puzzle, { from, to }: Line, speaker: Speaker): string =>
  spelledOut(spelled(rows, lineOf(from, to) ?? []), speaker);

/** Every cell in words, row by row: its sign, and the found words over it. */
export function cellLabels(state: State, speaker: Speaker): readonly (readonly string[])[] {
  const { puzzle, found } = state;
  const rest = new Set(messageShown(state) === null ? [] : freeCells(puzzle).map(String));
  const over = new Map<string, string[]>();
  for (const one of puzzle.words) {
    if (!found.includes(one.word)) continue;
    for (const cell of cellsOf(one)) {
      const words = over.get(cell.join()) ?? [];
      over.set(cell.join(), [...words, spokenWord(puzzle, one.word, speaker)]);
    }
  }
  return puzzle.rows.map((row, y) =>
    Array.from(row, (symbol, x) => {
      const sign = symbolWords(symbol, speaker);
      const words = over.get(`${x},${y}`)?.join("; ");
      const id =
        words !== undefined ? "wordSearch.cell.found" : rest.has(`${x},${y}`) ? "wordSearch.cell.message" : null;
      return speaker.say(cellMessage([x, y], id === null ? sign : { id, values: { sign, ...(words && { words }) } }));
    }),
  );
}
