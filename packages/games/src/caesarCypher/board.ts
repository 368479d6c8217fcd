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
export interface Options {
  readonly length: (typeof LENGTHS)[number];
  readonly alphabet: (typeof ALPHABET_KINDS)[number];
  readonly language: Language;
}

export interface Puzzle {
  readonly language: Language;
  /** The letters of the wheel in their order: the language's alphabet, or those of the text only. */
  readonly alphabet: string;
  /** Capitals; what is not in the alphabet stays as it is. */
  readonly text: string;
  readonly theme: SayingTheme;
  /** By how many letters the text is shifted, from 1 to one less than there are letters. */
  readonly step: number;
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
  | { readonly type: "turn"; readonly step: number };

/** The letter so many places further on in the alphabet, and round its end. */
export function shifted(alphabet: string, letter: string, by: number): string {
  const size = alphabet.length;
  return alphabet[(((alphabet.indexOf(letter) + by) % size) + size) % size]!;
}

const shiftText = (alphabet: string, text: string, by: number): string =>
  Array.from(text, (sign) => (alphabet.includes(sign) ? shifted(alphabet, sign, by) : sign)).join("");

/** The text as it is to be deciphered. */
export const encrypted = ({ alphabet, text, step }: Puzzle): string => shiftText(alphabet, text, step);
/** The plain text of a cipher text that was shifted by so many letters. */
export const decrypt = (alphabet: string, cipher: string, step: number): string => shiftText(alphabet, cipher, -step);

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
