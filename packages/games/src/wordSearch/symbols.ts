import { ALPHABETS } from "@karota/engine/alphabet.ts";
import type { Language } from "@karota/engine/message.ts";
import { messagesOf, themesOf, WORD_LENGTHS, type WordLength } from "../data/words.ts";
import { lettersOf, THEMES, type Content, type Theme } from "./board.ts";
import { SIGNS } from "./signs.ts";

/*
 * Generators work on codes: small numbers for everything that can fill a cell. Two of them are no symbol.
 */
export const EMPTY = 0;
export const BORDER = 1;

const LETTERS = [...new Set(Object.values(ALPHABETS).flat())];
const DIGITS = [..."0123456789"];
/** Beside digits, these look like 0 and 1. */
const LIKE_DIGITS = ["O", "I"];
/** The symbol of each code. */
const SYMBOLS: readonly string[] = ["", "", ...LETTERS, ...DIGITS, ...Object.keys(SIGNS)];
/** More than there are codes, and a power of two: tables have so many columns. */
export const CODES = 64;
if (SYMBOLS.length > CODES) throw new Error("word search: more symbols than codes");

const CODE_OF: ReadonlyMap<string, number> = new Map(SYMBOLS.map((symbol, code) => [symbol, code]));
/** The code of a symbol; throws for an unknown one. */
function codeOf(symbol: string): number {
  const code = CODE_OF.get(symbol);
  if (code === undefined || code <= BORDER) throw new Error(`word search: no symbol "${symbol}"`);
  return code;
}
export const codesOf = (symbols: Iterable<string>): Uint8Array => Uint8Array.from(symbols, codeOf);

export const textOf = (codes: Uint8Array): string => {
  let text = "";
  for (const code of codes) text += SYMBOLS[code]!;
  return text;
};

/** The rows of a board whose cells, with a border around them, hold these codes. */
export function rowsOf({ side }: { readonly side: number }, cells: Int16Array): readonly string[] {
  const rows: string[] = [];
  for (let y = 1; y <= side; y++) {
    let row = "";
    for (let at = y * (side + 2) + 1, n = 0; n < side; n++) row += SYMBOLS[cells[at + n]!]!;
    rows.push(row);
  }
  return rows;
}

export interface HiddenMessage {
  readonly text: string;
  readonly letters: Uint8Array;
}

/** What a language brings along. */
interface Tongue {
  readonly words: ReadonlyMap<Theme, ReadonlyMap<WordLength, readonly Uint8Array[]>>;
  readonly messages: ReadonlyMap<Theme, readonly HiddenMessage[]>;
  /** The symbols that cells without a word are drawn from, by content; more frequent ones are drawn more often. */
  readonly pools: Readonly<Record<Exclude<Content, "message">, Uint8Array>>;
}

function tongueOf(language: Language): Tongue {
  const themes = themesOf(language);
  const distinct = ALPHABETS[language].filter((letter) => !LIKE_DIGITS.includes(letter));
  const signs = Object.keys(SIGNS);
  return {
    words: new Map(
      THEMES.map((theme) => [
        theme,
        new Map(WORD_LENGTHS.map((length) => [length, themes[theme][length].map(codesOf)])),
      ]),
    ),
    messages: new Map(
      THEMES.map((theme) => [
        theme,
        messagesOf(language)[theme].map((text) => ({ text, letters: codesOf(lettersOf(text, language)) })),
      ]),
    ),
    pools: {
      numbers: codesOf(DIGITS),
      // as often as in the words, so that the rest of the grid looks like them
      letters: codesOf(THEMES.flatMap((theme) => [...themes[theme][4].join(""), ...themes[theme][6].join("")])),
      special: codesOf(signs),
      combinations: codesOf([...distinct, ...DIGITS, ...DIGITS]),
      all: codesOf([...distinct, ...DIGITS, ...DIGITS, ...signs, ...signs]),
    },
  };
}

const known = new Map<Language, Tongue>();
/** Read once a language. */
export function getTongue(language: Language): Tongue {
  const tongue = known.get(language) ?? tongueOf(language);
  known.set(language, tongue);
  return tongue;
}
