import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { getCountry, mayBeOfferedTogether } from "../data/countries.ts";
import { facesOf, symbolsOn, type Options, type Puzzle } from "./board.ts";
import type { Face } from "./faces.ts";
import { generate } from "./generate.ts";
import { memory } from "./index.ts";
import { faceName, groupName } from "./names.ts";

const presets = memory.options.presets.filter(({ deck }) => deck !== "pictures");
const BOARDS = depth(30, 1_000);
const boardsOf = (options: Options) => Array.from({ length: BOARDS }, (_, n) => generate(options, seeded(`deck ${n}`)));
const pairsOn = (puzzle: Puzzle) => symbolsOn(puzzle).map((symbol) => facesOf(puzzle, symbol) as readonly [Face, Face]);
const deckOf = (deck: Options["deck"]) => boardsOf({ size: "6x6", occurrences: 2, deck }).flatMap(pairsOn);

/** What both cards of a pair say, worked out from what is written on them in English. */
function valueOf(text: string): number {
  const [, over, under] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (over) return Number(over) / Number(under);
  return text.split(" × ").reduce((value, factor) => value * Number(factor), 1);
}

describe("pairs of cards that belong together", () => {
  it.each(presets)("look different, and no card could belong to another pair, with %j", (options) => {
    for (const puzzle of boardsOf(options)) {
      const pairs = pairsOn(puzzle);
      expect(pairs.map(({ length }) => length)).toEqual(pairs.map(() => 2));
      for (const language of LANGUAGES) {
        const names = pairs.map((pair) => pair.map((face) => SPEAKERS[language].say(faceName(face))));
        expect(new Set(names.map(([one]) => one)).size).toBe(pairs.length);
        expect(new Set(names.map(([, other]) => other)).size).toBe(pairs.length);
      }
    }
  });

  it.each(["times", "fractions"] as const)("have the same value, and other pairs have other values: %s", (deck) => {
    for (const puzzle of boardsOf({ size: "6x6", occurrences: 2, deck })) {
      const values = pairsOn(puzzle).map((pair) => pair.map((face) => valueOf(SPEAKERS.en.say(faceName(face)))));
      for (const [one, other] of values) expect(one).toBe(other);
      expect(new Set(values.map(([value]) => value)).size).toBe(values.length);
    }
  });

  it("have every table of multiplication from 2 to 10, in both orders", () => {
    const factors = deckOf("times").map(([face]) => (face.kind === "product" ? face.factors : []));
    for (const factor of [2, 3, 4, 5, 6, 7, 8, 9, 10])
      for (const place of [0, 1]) expect(factors.some((both) => both[place] === factor)).toBe(true);
  });

  it("never show flags that look the same, nor two that only a careful eye distinguishes", () => {
    for (const puzzle of boardsOf({ size: "6x6", occurrences: 2, deck: "flags" })) {
      const countries = pairsOn(puzzle).map(([face]) => getCountry(face.kind === "flag" ? face.country : ""));
      for (const [place, country] of countries.entries())
        for (const other of countries.slice(place + 1)) expect(mayBeOfferedTogether(country, other)).toBe(true);
    }
  });

  it("have words in the chosen language, whatever that of the reader, which fit on a card", () => {
    for (const [deck, language] of [
      ["wordsSl", "sl"],
      ["wordsEn", "en"],
      ["wordsDe", "de"],
    ] as const)
      for (const [picture, word] of deckOf(deck)) {
        const written = SPEAKERS.en.say(faceName(word));
        expect(written).toBe(SPEAKERS[language].say(faceName(picture)));
        expect(word).toMatchObject({ kind: "word", language });
        expect(Math.max(...written.split(/[ -]/).map(({ length }) => length))).toBeLessThanOrEqual(9);
      }
  });

  it("are named in the reader's language", () => {
    const nameOf = (pair: readonly Face[], language: (typeof LANGUAGES)[number]) =>
      SPEAKERS[language].say(groupName({ side: 2, occurrences: 2, symbols: ["A", "A"], faces: pair }, "A"));
    const name = { sl: "Nemčija", en: "Germany", de: "Deutschland" };
    const pairs: readonly (readonly Face[])[] = [
      [
        { kind: "number", value: 56 },
        { kind: "product", factors: [7, 8] },
      ],
      [
        { kind: "decimal", over: 1, under: 20 },
        { kind: "fraction", over: 1, under: 20 },
      ],
      [
        { kind: "country", country: "DE", name },
        { kind: "flag", country: "DE", name },
      ],
      [
        { kind: "word", picture: "B", word: "Apfel", language: "de" },
        { kind: "picture", picture: "B" },
      ],
    ];
    expect(pairs.map((pair) => nameOf(pair, "sl"))).toEqual([
      "7 · 8 = 56",
      "1/20 = 0,05",
      "Nemčija",
      "jabolko – Apfel",
    ]);
    expect(pairs.map((pair) => nameOf(pair, "en"))).toEqual(["7 × 8 = 56", "1/20 = 0.05", "Germany", "apple – Apfel"]);
    expect(pairs.map((pair) => nameOf(pair, "de"))).toEqual([
      "7 · 8 = 56",
      "1/20 = 0,05",
      "Deutschland",
      "Apfel – Apfel",
    ]);
    expect(SPEAKERS.sl.say(faceName(pairs[2]![1]!))).toBe("zastava: Nemčija");
  });
});
