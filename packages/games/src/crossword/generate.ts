import type { Generate } from "@karota/engine/game.ts";
import { runsOf } from "@karota/engine/grid/crossing.ts";
import { isMini, numbersOf, type Level, type Options, type Puzzle } from "./board.ts";
import { fillMini } from "./fill-mini.ts";
import { layWords } from "./lay-words.ts";
import { vocabularyOf } from "./vocabulary.ts";

/** Of how many clues one may be a picture. Words for adults have none. */
const ONE_PICTURE_OF: Readonly<Record<Level, number>> = { easy: 3, normal: 6, hard: Infinity };

/**
 * A crossword: every run of two or more letters is a word with a clue, and none is there twice. A mini needs the whole
 * bank and so has no words in turn: daily and weekly boards are of other sizes. Always ends: all attempts are counted.
 */
export const generate: Generate<Options, Puzzle> = ({ size, level, language }, random, edition) => {
  const entries = vocabularyOf(language, level);
  const crossing = isMini(size)
    ? fillMini(size, level, entries, random)
    : layWords({ size, level }, entries, random, edition);
  const byWord = new Map(entries.map((entry) => [entry.word, entry]));
  const numbers = numbersOf(crossing);
  const runs = runsOf(crossing).map(({ heading, cells }) => {
    const word = cells.map((cell) => crossing.cells[cell]!.v).join("");
    const entry = byWord.get(word);
    if (!entry) throw new Error(`crossword: ${word} is no word`);
    return { heading, cells, entry };
  });
  const pictured = random
    .shuffled(runs.filter(({ entry }) => entry.picture))
    .slice(0, Math.round(runs.length / ONE_PICTURE_OF[level]));
  const clues = runs.map(({ heading, cells, entry }) => ({
    n: numbers.get(cells[0]!)!,
    heading,
    cell: cells[0]!,
    length: cells.length,
    clue: entry.clue,
    picture: pictured.some((one) => one.entry === entry) ? entry.picture : null,
  }));
  return { size, level, language, ...crossing, clues };
};
