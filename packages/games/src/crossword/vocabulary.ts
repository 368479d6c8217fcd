import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import type { Language } from "@karota/engine/message.ts";
import { COUNTRIES } from "../data/countries.ts";
import { crosswordWords, emojiWords, REFUSED, type CrosswordWord } from "../data/words.ts";
import type { Level } from "./board.ts";
import COUNTRY_CLUES from "./country-clues.json" with { type: "json" };

/** A word that can be in a crossword, with all its data. */
export interface Entry {
  readonly word: string;
  /** The clue that is shown. */
  readonly clue: string;
  /** hard: its clue is one for adults. */
  readonly level: Level;
  /** A country or a capital. */
  readonly ofCountry: boolean;
  /** An emoji for the word; only words that also have a clue in words have one, for those who do not see it. */
  readonly picture: string | null;
  /** Words that must not be on the same board: named in the clue, or built from the same beginning. */
  readonly rivals: ReadonlySet<string>;
}

const backwards = (text: string): string => [...text].reverse().join("");

/** Words with so many first letters in common are one of the other: GRAPE and GRAPES. */
const STEM = 4;

/** Countries and their capitals, whose clues name each other. */
function countryWords(language: Language): { word: string; clue: string; level: Level; ofCountry: true }[] {
  const templates = COUNTRY_CLUES[language];
  return COUNTRIES.flatMap(({ name: called, capital, familiarity, continent }) => {
    if (!capital || familiarity > 1) return [];
    const [country, city] = [called[language], capital[language]];
    // Not Tunis by Tunisia, nor Chile by Santiago de Chile.
    const stems = (name: string) =>
      upperOf(name, language)
        .split(" ")
        .map((part) => part.slice(0, STEM));
    if (stems(city).some((stem) => stems(country).includes(stem))) return [];
    const level: Level = continent === "europe" ? "easy" : "normal";
    return [
      { word: upperOf(city, language), clue: templates.capital.replace("{name}", country), level, ofCountry: true },
      { word: upperOf(country, language), clue: templates.country.replace("{name}", city), level, ofCountry: true },
    ];
  });
}

/**
 * These words, and countries and capitals, as they are asked for.
 * @param forAdults with the clue for adults where a word has one, and without pictures
 */
export function entriesOf(language: Language, given: readonly CrosswordWord[], forAdults: boolean): readonly Entry[] {
  const alphabet = new Set(ALPHABETS[language]);
  const pictures = new Map(forAdults ? [] : emojiWords(language).map(({ word, emoji }) => [word, emoji]));
  const taken = new Set<string>();
  const shown = given.map(({ word, clue, level, hard }) =>
    forAdults && hard !== undefined
      ? ({ word, clue: hard, level: "hard", ofCountry: false } as const)
      : { word, clue, level, ofCountry: false },
  );
  const words = [...shown, ...countryWords(language)].filter(({ word }) => {
    const fits = [...word].every((letter) => alphabet.has(letter)) && word.length > 2 && word.length < 13;
    const rude = REFUSED.some((text) => word.includes(text) || backwards(word).includes(text));
    if (!fits || rude || taken.has(word)) return false;
    taken.add(word);
    return true;
  });
  const rivals = new Map(words.map(({ word }) => [word, new Set<string>()]));
  const oppose = (one: string, other: string): void => {
    if (one === other || !rivals.has(other)) return;
    rivals.get(one)!.add(other);
    rivals.get(other)!.add(one);
  };
  for (const { word, clue } of words) {
    for (const part of upperOf(clue, language).split(/[^\p{L}]+/u)) oppose(word, part);
    for (let length = STEM; length < word.length; length++) oppose(word, word.slice(0, length));
  }
  return words.map((one) => ({ ...one, picture: pictures.get(one.word) ?? null, rivals: rivals.get(one.word)! }));
}

const known = new Map<string, readonly Entry[]>();

/** All words of a language, as boards of this difficulty ask for them. */
export function vocabularyOf(language: Language, level: Level): readonly Entry[] {
  const forAdults = level === "hard";
  const key = `${language} ${forAdults}`;
  const entries = known.get(key) ?? entriesOf(language, crosswordWords(language), forAdults);
  known.set(key, entries);
  return entries;
}
