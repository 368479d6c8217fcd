import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import { itemsInTurn } from "@karota/engine/edition.ts";
import type { Generate } from "@karota/engine/game.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Random } from "@karota/engine/random.ts";
import { crosswordWords, sayingsOf } from "../data/words.ts";
import { FEWEST_LETTERS, keyedAlphabet, lettersOf, type Keyword, type Options, type Puzzle } from "./board.ts";

const [SHORTEST_KEYWORD, LONGEST_KEYWORD] = [5, 8];
/** With a word such as KIND all letters from O on would stand for themselves; so many of the text's letters may. */
const MAX_UNCHANGED = 1 / 8;

const keywordsKnown = new Map<Language, readonly Keyword[]>();

/** The words with easy clues whose letters all differ. */
function keywordsOf(language: Language): readonly Keyword[] {
  const known = keywordsKnown.get(language);
  if (known) return known;
  const letters = new Set(ALPHABETS[language]);
  const words = crosswordWords(language)
    .filter(({ word, level }) => level === "easy" && word.length >= SHORTEST_KEYWORD && word.length <= LONGEST_KEYWORD)
    .filter(({ word }) => new Set(word).size === word.length && [...word].every((letter) => letters.has(letter)))
    .map(({ word, clue }) => ({ word, clue }));
  keywordsKnown.set(language, words);
  return words;
}

/** What part of the text's letters stands for itself, from 0 to 1. */
function unchanged(alphabet: string, text: string, word: string): number {
  const secret = keyedAlphabet(alphabet, word);
  const letters = [...text].filter((sign) => alphabet.includes(sign));
  return letters.filter((letter) => secret[alphabet.indexOf(letter)] === letter).length / letters.length;
}

/** A keyword that changes nearly every letter and is not in the text; where none does, that which changes the most. */
function drawKeyword(language: Language, alphabet: string, text: string, random: Random): Keyword {
  const words = random.shuffled(keywordsOf(language).filter(({ word }) => !text.includes(word)));
  return (
    words.find(({ word }) => unchanged(alphabet, text, word) <= MAX_UNCHANGED) ??
    words.toSorted((one, other) => unchanged(alphabet, text, one.word) - unchanged(alphabet, text, other.word))[0]!
  );
}

/** A text of the chosen length, every character counted, under a shift other than 0 or a keyword. */
export const generate: Generate<Options, Puzzle> = (options, random, edition) => {
  const { length, alphabet: kind, cipher, language } = options;
  const [least, most] = length.split("-").map(Number) as [number, number];
  const texts = sayingsOf(language)
    .map(({ text, theme }) => ({ text: upperOf(text, language), theme }))
    .filter(({ text }) => text.length >= least && text.length <= most)
    .filter(({ text }) => lettersOf(text, language).length >= FEWEST_LETTERS);
  const { text, theme } = random.pick(edition ? itemsInTurn(texts, 1, edition, ({ text }) => text) : texts);
  const alphabet = kind === "whole" ? ALPHABETS[language].join("") : lettersOf(text, language);
  if (cipher === "keyword")
    return { language, alphabet, text, theme, step: 0, keyword: drawKeyword(language, alphabet, text, random) };
  return { language, alphabet, text, theme, step: random.between(1, alphabet.length - 1) };
};
