import { groupBy } from "@karota/engine/group-by.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Random } from "@karota/engine/random.ts";
import { COUNTRIES, mayBeOfferedTogether, type Country } from "../data/countries.ts";
import type { Options } from "./board.ts";
import type { Face } from "./faces.ts";
import { PICTURES, SYMBOLS } from "./symbols.ts";
import DE from "./texts/de.json" with { type: "json" };
import EN from "./texts/en.json" with { type: "json" };
import SL from "./texts/sl.json" with { type: "json" };

type Pair = readonly [Face, Face];
type LearningDeck = Exclude<Options["deck"], "pictures">;

/** Longer words would be too small on a card of a phone; the cards of the small board are larger. */
const MOST_LETTERS = 9;
const MOST_LETTERS_ON_LARGE_CARDS = 12;
const MOST_LARGE_PAIRS = 8;
const MOST_WORDS = 2;

/** Whether a text can be read on a card of a board of so many pairs. */
function fits(text: string, count: number): boolean {
  const words = text.split(/[ -]/);
  const most = count > MOST_LARGE_PAIRS ? MOST_LETTERS : MOST_LETTERS_ON_LARGE_CARDS;
  return words.length <= MOST_WORDS && words.every((word) => word.length <= most);
}

const FACTORS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The calculations with the same product are one entry, so that no board has two of them: 3 · 8 and 4 · 6. */
const CALCULATIONS = [
  ...groupBy(
    FACTORS.flatMap((one) => FACTORS.map((other) => [one, other] as const)),
    ([one, other]) => one * other,
  ).values(),
];

const fractionsOf = (text: string): readonly (readonly number[])[] =>
  text.split(" ").map((fraction) => fraction.split("/").map(Number));
/** Fractions in lowest terms with a decimal that ends. A small board has only the best known. */
const BEST_KNOWN = fractionsOf("1/2 1/4 3/4 1/5 2/5 3/5 4/5 1/10 3/10 7/10 9/10 1/100");
const LESS_KNOWN = fractionsOf("1/8 3/8 5/8 7/8 1/20 3/20 1/25 1/50 3/2 5/2 5/4 7/4");

/** Those that most pupils know. */
const KNOWN_COUNTRIES = COUNTRIES.filter(({ familiarity }) => familiarity === 1);

const WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { sl: SL, en: EN, de: DE };

function flagPairs(count: number, random: Random): readonly Pair[] {
  const chosen: Country[] = [];
  const fitting = KNOWN_COUNTRIES.filter(({ name }) => Object.values(name).every((text) => fits(text, count)));
  for (const country of random.shuffled(fitting))
    if (chosen.every((other) => mayBeOfferedTogether(country, other))) chosen.push(country);
  return chosen.slice(0, count).map(({ code, name }) => [
    { kind: "flag", country: code, name },
    { kind: "country", country: code, name },
  ]);
}

const wordPairs = (language: Language, count: number, random: Random): readonly Pair[] =>
  random
    .shuffled(SYMBOLS)
    .map((picture) => ({ picture, word: WORDS[language][`memory.symbol.${PICTURES[picture]}`]! }))
    .filter(({ word }) => fits(word, count))
    .slice(0, count)
    .map(({ picture, word }): Pair => [
      { kind: "picture", picture },
      { kind: "word", picture, word, language },
    ]);

/** Pairs that belong together and look different; no half of one belongs to another. */
export function pairsOf(deck: LearningDeck, count: number, random: Random): readonly Pair[] {
  switch (deck) {
    case "times":
      return random
        .shuffled(CALCULATIONS)
        .slice(0, count)
        .map((calculations): Pair => {
          const [one, other] = random.pick(calculations);
          return [
            { kind: "product", factors: [one, other] },
            { kind: "number", value: one * other },
          ];
        });
    case "fractions":
      return random
        .shuffled(count > MOST_LARGE_PAIRS ? [...BEST_KNOWN, ...LESS_KNOWN] : BEST_KNOWN)
        .slice(0, count)
        .map(([over, under]): Pair => [
          { kind: "fraction", over: over!, under: under! },
          { kind: "decimal", over: over!, under: under! },
        ]);
    case "flags":
      return flagPairs(count, random);
    case "wordsSl":
      return wordPairs("sl", count, random);
    case "wordsEn":
      return wordPairs("en", count, random);
    case "wordsDe":
      return wordPairs("de", count, random);
  }
}
