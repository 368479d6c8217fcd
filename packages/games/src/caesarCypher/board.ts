import { ALPHABETS } from "@karota/engine/alphabet.ts";
import type { Position } from "@karota/engine/game.ts";
import type { Language } from "@karota/engine/message.ts";
import type { SayingTheme } from "../data/saying-themes.ts";

export const COLUMNS = 10;
/** An empty letter in `partial`. */
export const EMPTY = "_";
/** Fewer letters would leave too few shifts to choose from. */
export const FEWEST_LETTERS = 5;

export const LENGTHS = ["5-18", "19-40"] as const;
export const ALPHABET_KINDS = ["text", "whole"] as const;
/** How the letters are exchanged: all moved on by so many places, or by an alphabet that begins with a keyword. */
export const CIPHERS = ["shift", "keyword"] as const;
export interface Options {
  readonly length: (typeof LENGTHS)[number];
  readonly alphabet: (typeof ALPHABET_KINDS)[number];
  readonly cipher: (typeof CIPHERS)[number];
  readonly language: Language;
}

/** A word of different letters, and the clue that asks for it. */
export interface Keyword {
  readonly word: string;
  readonly clue: string;
}

export interface Puzzle {
  readonly language: Language;
  /** The plain letters in their order: the language's alphabet, or, only with a shift, those of the text. */
  readonly alphabet: string;
  /** Capitals; what is not in the alphabet stays as it is. */
  readonly text: string;
  readonly theme: SayingTheme;
  /** By how many letters the text is shifted, from 1 to one less than there are letters; 0 with a keyword. */
  readonly step: number;
  /** With what the secret alphabet begins; absent where it is the same alphabet, shifted. */
  readonly keyword?: Keyword;
}

export interface State {
  readonly puzzle: Puzzle;
  /** As long as the text: the player's letters, `EMPTY` where there is none, other characters as in the text. */
  readonly partial: string;
}

export type Move =
  /** Writes the plain letter of a cipher letter, wherever that is; "" clears. */
  | { readonly type: "write"; readonly cipher: string; readonly plain: string }
  /** Writes what the wheel says at this shift, everywhere. */
  | { readonly type: "turn"; readonly step: number }
  /** Writes what the alphabet with this keyword says, everywhere. */
  | { readonly type: "key"; readonly word: string };

/** The letter so many places further on in the alphabet, and round its end. */
export function shifted(alphabet: string, letter: string, by: number): string {
  const size = alphabet.length;
  return alphabet[(((alphabet.indexOf(letter) + by) % size) + size) % size]!;
}

/** An alphabet that begins with the letters of a word, each once, and goes on with the others in their order. */
export const keyedAlphabet = (alphabet: string, word: string): string => [...new Set(word + alphabet)].join("");

/** The secret letters in the order of the plain ones. */
export const secretAlphabet = ({ alphabet, step, keyword }: Puzzle): string =>
  keyword ? keyedAlphabet(alphabet, keyword.word) : alphabet.slice(step) + alphabet.slice(0, step);

/** The text with the letters of one alphabet for those of another; other characters stay. */
const exchanged = (text: string, from: string, to: string): string =>
  Array.from(text, (sign) => to[from.indexOf(sign)] ?? sign).join("");

/** The text as it is to be deciphered. */
export const encrypted = (puzzle: Puzzle): string => exchanged(puzzle.text, puzzle.alphabet, secretAlphabet(puzzle));
/** The plain text of a cipher text that was shifted by so many letters. */
export const decrypt = (alphabet: string, cipher: string, step: number): string =>
  exchanged(cipher, alphabet.slice(step) + alphabet.slice(0, step), alphabet);
/** The plain text of a cipher text whose alphabet begins with this word. */
export const decryptByKey = (alphabet: string, cipher: string, word: string): string =>
  exchanged(cipher, keyedAlphabet(alphabet, word), alphabet);

export const isLetter = ({ alphabet, text }: Puzzle, at: number): boolean => alphabet.includes(text[at] ?? EMPTY);

/** The places of the letters in the text. */
export const letterPlaces = (puzzle: Puzzle): readonly number[] =>
  [...puzzle.text].flatMap((_, at) => (isLetter(puzzle, at) ? [at] : []));

/** The places of a cipher letter. */
export function placesOf(puzzle: Puzzle, cipher: string): readonly number[] {
  const signs = encrypted(puzzle);
  return letterPlaces(puzzle).filter((at) => signs[at] === cipher);
}

/** The letters of a text in the order of the language's alphabet. */
export const lettersOf = (text: string, language: Language): string =>
  ALPHABETS[language].filter((letter) => text.includes(letter)).join("");

export const positionOf = (at: number): Position => [at % COLUMNS, Math.floor(at / COLUMNS)];
export const rowsOf = ({ text }: Puzzle): number => Math.ceil(text.length / COLUMNS);
