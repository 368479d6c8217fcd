import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { crosswordWords, type CrosswordWord } from "../data/words.ts";
import { drawWords } from "./lay-words.ts";
import { entriesOf, vocabularyOf } from "./vocabulary.ts";

const WORDS: readonly CrosswordWord[] = [
  { word: "FROG", clue: "It jumps and croaks", hard: "It may be in your throat", level: "easy" },
  { word: "THROAT", clue: "It is sore when you have a cold", level: "normal" },
  { word: "POND", clue: "A frog lives in it", hard: "Walden, for one", level: "normal" },
  { word: "CAT", clue: "It purrs", level: "easy" },
];
const found = (word: string, forAdults: boolean) =>
  entriesOf("en", WORDS, forAdults).find((entry) => entry.word === word)!;

describe("words for adults", () => {
  it("have the clue for adults, where there is one, and no picture", () => {
    expect(found("FROG", false)).toMatchObject({ clue: "It jumps and croaks", level: "easy", picture: "🐸" });
    expect(found("FROG", true)).toMatchObject({ clue: "It may be in your throat", level: "hard", picture: null });
    expect(found("THROAT", true)).toMatchObject({ clue: "It is sore when you have a cold", level: "normal" });
    expect(found("CAT", true)).toMatchObject({ level: "easy", picture: null });
  });

  it("are rivals of what the shown clue names, and not of what the other clue names", () => {
    expect(found("FROG", true).rivals).toStrictEqual(new Set(["THROAT"]));
    expect(found("FROG", false).rivals).toStrictEqual(new Set(["POND"]));
  });
});

describe("a large board for adults", () => {
  const entries = (hard: number) =>
    Array.from({ length: 600 }, (_, n) => ({
      word: String.fromCodePoint(...[n % 26, Math.floor(n / 26), 3, 4].map((letter) => 65 + letter)),
      clue: `clue ${n}`,
      level: n < hard ? ("hard" as const) : n < 400 ? ("normal" as const) : ("easy" as const),
      ofCountry: false,
      picture: null,
      rivals: new Set<string>(),
    }));
  const levelsOf = (hard: number) =>
    drawWords({ size: "9x9", level: "hard" }, entries(hard), seeded("hard"), undefined).map(({ level }) => level);

  it("tries words with a clue for adults alone where there are enough, and never easy ones", () => {
    expect(new Set(levelsOf(300))).toStrictEqual(new Set(["hard"]));
    expect(levelsOf(20).filter((level) => level === "hard")).toHaveLength(20);
    expect(levelsOf(20)).toHaveLength(levelsOf(300).length);
    expect(new Set(levelsOf(0))).toStrictEqual(new Set(["normal"]));
  });
});

it.each(LANGUAGES)("boards for adults show the clue for adults of every word that has one in %s", (language) => {
  const shown = new Map(vocabularyOf(language, "hard").map(({ word, clue }) => [word, clue]));
  for (const { word, clue, hard } of crosswordWords(language))
    expect(shown.get(word) ?? hard ?? clue).toBe(hard ?? clue);
});
