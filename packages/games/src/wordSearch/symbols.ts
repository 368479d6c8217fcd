import { ALPHABETS } from "@karota/engine/alphabet.ts";
import type { Language } from "@karota/engine/message.ts";
import { themesOf } from "../data/words.ts";
import { THEMES, type Content, type Theme } from "./board.ts";
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
export const SYMBOLS: readonly string[] = ["", "", ...LETTERS, ...DIGITS, ...Object.keys(SIGNS)];
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

/** What a language brings along. */
interface Tongue {
  readonly words: ReadonlyMap<Theme, Readonly<Record<4 | 6, readonly Uint8Array[]>>>;
  /** The symbols that cells without a word are drawn from, by content; more frequent ones are drawn more often. */
  readonly pools: Readonly<Record<Content, Uint8Array>>;
}

function tongueOf(language: Language): Tongue {
  const themes = themesOf(language);
  const distinct = ALPHABETS[language].filter((letter) => !LIKE_DIGITS.includes(letter));
  const signs = Object.keys(SIGNS);
  return {
    words: new Map(
      THEMES.map((theme) => [theme, { 4: themes[theme][4].map(codesOf), 6: themes[theme][6].map(codesOf) }]),
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
