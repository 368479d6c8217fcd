import type { Language } from "@karota/engine/message.ts";
import CROSSWORD_DE from "./crossword/de.json" with { type: "json" };
import EMOJI from "./crossword/emoji.json" with { type: "json" };
import CROSSWORD_EN from "./crossword/en.json" with { type: "json" };
import CROSSWORD_SL from "./crossword/sl.json" with { type: "json" };
import MESSAGES_DE from "./messages/de.json" with { type: "json" };
import MESSAGES_EN from "./messages/en.json" with { type: "json" };
import MESSAGES_SL from "./messages/sl.json" with { type: "json" };
import REFUSED_DE from "./refused/de.json" with { type: "json" };
import REFUSED_EN from "./refused/en.json" with { type: "json" };
import REFUSED_SL from "./refused/sl.json" with { type: "json" };
import type { SayingTheme } from "./saying-themes.ts";
import SAYINGS_DE from "./sayings/de.json" with { type: "json" };
import SAYINGS_EN from "./sayings/en.json" with { type: "json" };
import SAYINGS_SL from "./sayings/sl.json" with { type: "json" };
import THEMES_DE from "./themes/de.json" with { type: "json" };
import THEMES_EN from "./themes/en.json" with { type: "json" };
import THEMES_SL from "./themes/sl.json" with { type: "json" };

/*
 * The words of the letter games. Only generators import this file: it is far too large for a page, and a page that held
 * it would hold the answers. Words are capitals of the language's alphabet (`engine/alphabet.ts`), one letter a cell.
 */

/** easy: pupils of 8 to 10 years know the word and understand the clue. */
export type WordLevel = "easy" | "normal";

export interface CrosswordWord {
  readonly word: string;
  readonly clue: string;
  /** A clue of the same word for adults. */
  readonly hard?: string;
  readonly level: WordLevel;
}

/** A word whose clue is a picture. */
export interface EmojiWord {
  readonly emoji: string;
  readonly word: string;
  readonly level: WordLevel;
}

/** A text to decipher, 5 to 40 characters long, written as one writes it (not in capitals). */
export interface Saying {
  readonly text: string;
  readonly theme: SayingTheme;
}

export const WORD_THEMES = [
  "animals",
  "food",
  "nature",
  "home",
  "school",
  "body",
  "sport",
  "travel",
  "fairytale",
  "weather",
] as const;
export type WordTheme = (typeof WORD_THEMES)[number];

export const WORD_LENGTHS = [3, 4, 5, 6, 7, 8, 9] as const;
export type WordLength = (typeof WORD_LENGTHS)[number];

/** The words of each theme by their number of letters. */
export type ThemeWords = Readonly<Record<WordTheme, Readonly<Record<WordLength, readonly string[]>>>>;

/** What the letters left over on a word search can say, by theme; written as one writes it, the shortest first. */
export type ThemeMessages = Readonly<Record<WordTheme, readonly string[]>>;

const CROSSWORD = { sl: CROSSWORD_SL, en: CROSSWORD_EN, de: CROSSWORD_DE };
const SAYINGS = { sl: SAYINGS_SL, en: SAYINGS_EN, de: SAYINGS_DE };
const MESSAGES: Readonly<Record<Language, ThemeMessages>> = { sl: MESSAGES_SL, en: MESSAGES_EN, de: MESSAGES_DE };
const THEMES = { sl: THEMES_SL, en: THEMES_EN, de: THEMES_DE };

/** The words of a crossword with their clues, each word once. */
export const crosswordWords = (language: Language): readonly CrosswordWord[] =>
  CROSSWORD[language] as readonly CrosswordWord[];

/** The pictures that have one good word in the language. */
export const emojiWords = (language: Language): readonly EmojiWord[] =>
  (EMOJI as readonly ({ emoji: string; level: WordLevel } & Record<Language, string | null>)[]).flatMap(
    ({ emoji, level, [language]: word }) => (word === null ? [] : [{ emoji, word, level }]),
  );

/** The texts of the caesar cipher. */
export const sayingsOf = (language: Language): readonly Saying[] => SAYINGS[language] as readonly Saying[];

/** The words of the word search, by theme and length. */
export const themesOf = (language: Language): ThemeWords => THEMES[language];

export const messagesOf = (language: Language): ThemeMessages => MESSAGES[language];

/** What must not be read in a grid of letters, in any direction: the rude words of all three languages. */
export const REFUSED: readonly string[] = [...new Set([...REFUSED_SL, ...REFUSED_EN, ...REFUSED_DE])];
