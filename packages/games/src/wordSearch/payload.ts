import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { backwards, cellsOf, lineOf, spelled, THEMES, type PlacedWord, type Puzzle, type State } from "./board.ts";
import { start, withFound } from "./play.ts";

const [MOST_CELLS, MOST_WORDS] = [30, 60];
const coordinate = z.int().check(z.minimum(0), z.maximum(MOST_CELLS - 1));
const word = z.string().check(z.minLength(2), z.maxLength(MOST_CELLS));
const foundWords = z.array(word).check(z.maxLength(MOST_WORDS));
const schema = z.strictObject({
  version: z.literal(1),
  /** Rows of one-symbol strings. */
  grid: z.array(z.array(z.string().check(z.length(1))).check(z.maxLength(MOST_CELLS))).check(z.maxLength(MOST_CELLS)),
  words: z
    .array(
      z.strictObject({
        w: word,
        c: z.array(z.tuple([coordinate, coordinate])).check(z.minLength(2), z.maxLength(MOST_CELLS)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_WORDS)),
  found_words: foundWords,
  word_length: z.int().check(z.minimum(2), z.maximum(MOST_CELLS)),
  theme: z.nullable(z.enum(THEMES)),
  language: z.enum(LANGUAGES),
});
const saveSchema = z.strictObject({ foundWords });

/** Are these words of the board, each once? */
const areOfBoard = ({ words }: Puzzle, found: readonly string[]): boolean =>
  new Set(found).size === found.length && found.every((one) => words.some(({ word }) => word === one));

/** The word with the ends of its cells; throws unless these lie in a line that spells it. */
function placed(rows: readonly string[], w: string, c: readonly (readonly [number, number])[]): PlacedWord {
  const [from, to] = [c[0]!, c.at(-1)!];
  if (JSON.stringify(lineOf(from, to)) !== JSON.stringify(c) || spelled(rows, c) !== w)
    throw new Error("word search payload: a word is not where it should be");
  return { word: w, from, to };
}

export const payload: PayloadCodec<State> = {
  version: 1,
  schema,
  encode({ puzzle, found }): z.infer<typeof schema> {
    return {
      version: 1,
      grid: puzzle.rows.map((row) => [...row]),
      words: puzzle.words.map((one) => ({ w: one.word, c: cellsOf(one).map(([x, y]): [number, number] => [x, y]) })),
      found_words: [...found],
      word_length: puzzle.words[0]!.word.length,
      theme: puzzle.theme,
      language: puzzle.language,
    };
  },
  decode(value) {
    const read = schema.parse(value);
    if (read.grid.some((row) => row.length !== read.grid.length))
      throw new Error("word search payload: grid is no square");
    const rows = read.grid.map((row) => row.join(""));
    const words = read.words.map(({ w, c }) => placed(rows, w, c));
    if (words.some((one) => one.word.length !== read.word_length))
      throw new Error("word search payload: a word is not of word_length");
    const ways = new Set(words.flatMap((one) => [one.word, backwards(one.word)]));
    if (ways.size !== 2 * words.length)
      throw new Error("word search payload: two words are one, or one reads both ways");
    const puzzle: Puzzle = { rows, words, theme: read.theme, language: read.language };
    if (!areOfBoard(puzzle, read.found_words)) throw new Error("word search payload: a found word is none to find");
    return withFound(start(puzzle), new Set(read.found_words));
  },
};

/** A save carries all words found so far; none is a reset. */
export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between: (from, to) => (from.found.join() === to.found.join() ? [] : [{ foundWords: [...to.found] }]),
  merge: (state, { foundWords: found }) => (areOfBoard(state.puzzle, found) ? withFound(state, new Set(found)) : null),
};
