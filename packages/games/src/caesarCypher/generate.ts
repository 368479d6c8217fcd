import { ALPHABETS, upperOf } from "@karota/engine/alphabet.ts";
import { itemsInTurn } from "@karota/engine/edition.ts";
import type { Generate } from "@karota/engine/game.ts";
import { sayingsOf } from "../data/words.ts";
import { FEWEST_LETTERS, lettersOf, type Options, type Puzzle } from "./board.ts";

/** A text of the chosen length, every character counted, under a shift other than 0. */
export const generate: Generate<Options, Puzzle> = ({ length, alphabet: kind, language }, random, edition) => {
  const [least, most] = length.split("-").map(Number) as [number, number];
  const texts = sayingsOf(language)
    .map(({ text, theme }) => ({ text: upperOf(text, language), theme }))
    .filter(({ text }) => text.length >= least && text.length <= most)
    .filter(({ text }) => lettersOf(text, language).length >= FEWEST_LETTERS);
  const { text, theme } = random.pick(edition ? itemsInTurn(texts, 1, edition) : texts);
  const alphabet = kind === "whole" ? ALPHABETS[language].join("") : lettersOf(text, language);
  return { language, alphabet, text, theme, step: random.between(1, alphabet.length - 1) };
};
