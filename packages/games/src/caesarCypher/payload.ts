import * as z from "zod/mini";
import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import type { PayloadCodec, SaveCodec } from "@karota/engine/game.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { SAYING_THEMES } from "../data/saying-themes.ts";
import { EMPTY, encrypted, FEWEST_LETTERS, isLetter, lettersOf, type Puzzle, type State } from "./board.ts";
import { themeOf } from "./words.ts";

const text = z.string().check(z.minLength(5), z.maxLength(40));
const schema = z.strictObject({
  version: z.literal(2),
  language: z.enum(LANGUAGES),
  alphabet: z.string().check(z.minLength(FEWEST_LETTERS), z.maxLength(30)),
  encrypted_text: text,
  decrypted_text: text,
  partial_text: text,
  /** The text's topic, in words, and as the key of its theme. */
  description: z.string(),
  theme: z.enum(SAYING_THEMES),
  /** 0 with a keyword. */
  step: z.int().check(z.minimum(0), z.maximum(29)),
  /** The word with which the secret alphabet begins, and its clue; absent with a shift. */
  keyword: z.optional(
    z.strictObject({
      word: z.string().check(z.minLength(2), z.maxLength(12)),
      clue: z.string().check(z.minLength(1), z.maxLength(120)),
    }),
  ),
});
const saveSchema = z.strictObject({ partialText: text });

/** Letters of the alphabet or nothing where letters are, and everything else as in the text. */
const fits = (puzzle: Puzzle, partial: string): boolean =>
  partial.length === puzzle.text.length &&
  Array.from(partial).every((sign, at) =>
    isLetter(puzzle, at) ? sign === EMPTY || puzzle.alphabet.includes(sign) : sign === puzzle.text[at],
  );

/** In version 1 every text is shifted; its fields are those of now. */
const isFirstVersion = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "version" in value && value.version === 1 && !("keyword" in value);

/** Is the text shifted, or does it have the whole alphabet and a keyword of different letters of it? */
const hasOneKey = ({ alphabet, step, keyword }: Puzzle, whole: string): boolean =>
  keyword
    ? step === 0 &&
      alphabet === whole &&
      new Set(keyword.word).size === keyword.word.length &&
      [...keyword.word].every((letter) => whole.includes(letter))
    : step > 0 && step < alphabet.length;

export const payload: PayloadCodec<State> = {
  version: 2,
  schema,
  encode({ puzzle, partial }, speaker): z.infer<typeof schema> {
    return {
      version: 2,
      language: puzzle.language,
      alphabet: puzzle.alphabet,
      encrypted_text: encrypted(puzzle),
      decrypted_text: puzzle.text,
      partial_text: partial,
      description: speaker.say(themeOf(puzzle.theme)),
      theme: puzzle.theme,
      step: puzzle.step,
      ...(puzzle.keyword && { keyword: { ...puzzle.keyword } }),
    };
  },
  decode(value) {
    const read = schema.parse(isFirstVersion(value) ? { ...value, version: 2 } : value);
    const { language, alphabet, theme, step, keyword } = read;
    const puzzle: Puzzle = { language, alphabet, text: read.decrypted_text, theme, step, ...(keyword && { keyword }) };
    const whole = ALPHABETS[language].join("");
    const letters = lettersOf(puzzle.text, language);
    if (alphabet !== whole && alphabet !== letters) throw new Error("caesarCypher payload: no such alphabet");
    if (letters.length < FEWEST_LETTERS) throw new Error("caesarCypher payload: too few letters");
    if (!hasOneKey(puzzle, whole)) throw new Error("caesarCypher payload: neither shifted nor with a keyword");
    if (read.encrypted_text !== encrypted(puzzle))
      throw new Error("caesarCypher payload: encrypted_text is not this text");
    if (!fits(puzzle, read.partial_text)) throw new Error("caesarCypher payload: partial_text is not of this text");
    return { puzzle, partial: read.partial_text };
  },
};

export const saves: SaveCodec<State, z.infer<typeof saveSchema>> = {
  schema: saveSchema,
  between: (from, to) => (from.partial === to.partial ? [] : [{ partialText: to.partial }]),
  merge(state, { partialText }) {
    const partial = upperOf(partialText, state.puzzle.language);
    return fits(state.puzzle, partial) ? { ...state, partial } : null;
  },
};
