import * as z from "zod/mini";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import {
  backwards,
  cellsOf,
  freeCells,
  lettersOf,
  lineOf,
  spelled,
  THEMES,
  type PlacedWord,
  type Puzzle,
  type State,
} from "./board.ts";
import { start, withFound } from "./play.ts";

const [MOST_CELLS, MOST_WORDS, MOST_CHARACTERS] = [30, 60, 200];
const coordinate = z.int().check(z.minimum(0), z.maximum(MOST_CELLS - 1));
const word = z.string().check(z.minLength(2), z.maxLength(MOST_CELLS));
const foundWords = z.array(word).check(z.maxLength(MOST_WORDS));
const schema = z.strictObject({
  version: z.literal(2),
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
  /** Null where the words have several lengths. */
  word_length: z.nullable(z.int().check(z.minimum(2), z.maximum(MOST_CELLS))),
  /** What the letters say that no word covers; only where the words have several lengths. */
  message: z.optional(z.string().check(z.minLength(1), z.maxLength(MOST_CHARACTERS))),
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

/** A board of version 1 has the same fields and no message. */
const isFirstVersion = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "version" in value && value.version === 1 && !("message" in value);

/** Whether one of these words is, or is in, another one, in either direction. */
const areMixed = (words: readonly string[]): boolean =>
  words.some((word, n) => {
    const both = [word, backwards(word)];
    return word === both[1] || words.some((other, m) => m !== n && both.some((one) => one.includes(other)));
  });

/** Throws unless the letters that no word covers spell the message. */
function expectMessage(puzzle: Puzzle): void {
  const { rows, theme, message, language } = puzzle;
  if (message === undefined) return;
  if (theme === null || spelled(rows, freeCells(puzzle)) !== lettersOf(message, language))
    throw new Error("word search payload: the letters left over do not spell the message");
}

export const payload: PayloadCodec<State> = {
  version: 2,
  schema,
  encode({ puzzle, found }): z.infer<typeof schema> {
    return {
      version: 2,
      grid: puzzle.rows.map((row) => [...row]),
      words: puzzle.words.map((one) => ({ w: one.word, c: cellsOf(one).map(([x, y]): [number, number] => [x, y]) })),
      found_words: [...found],
      word_length: puzzle.message === undefined ? puzzle.words[0]!.word.length : null,
      ...(puzzle.message !== undefined && { message: puzzle.message }),
      theme: puzzle.theme,
      language: puzzle.language,
    };
  },
  decode(value) {
    const read = schema.parse(isFirstVersion(value) ? { ...value, version: 2 } : value);
    if (read.grid.some((row) => row.length !== read.grid.length))
      throw new Error("word search payload: grid is no square");
    const rows = read.grid.map((row) => row.join(""));
    const words = read.words.map(({ w, c }) => placed(rows, w, c));
    const { message, word_length: length, theme, language } = read;
    if ((length === null) !== (message !== undefined))
      throw new Error("word search payload: word_length is missing without a message, or there with one");
    if (length !== null && words.some((one) => one.word.length !== length))
      throw new Error("word search payload: a word is not of word_length");
    if (areMixed(words.map((one) => one.word)))
      throw new Error("word search payload: a word is in another one, or one reads both ways");
    const puzzle: Puzzle = { rows, words, theme, ...(message !== undefined && { message }), language };
    expectMessage(puzzle);
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
