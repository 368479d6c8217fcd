import { describe, expect, it } from "vitest";
import { lettersOf, runsOf, type Crossing } from "@karota/engine/grid/crossing.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { crosswordWords } from "../data/words.ts";
import { LEVELS, MINIS } from "./board.ts";
import { fillMini, fillSurely } from "./fill-mini.ts";
import { entriesOf, vocabularyOf } from "./vocabulary.ts";

const wordsIn = (crossing: Crossing): string[] =>
  runsOf(crossing).map(({ cells }) => cells.map((cell) => crossing.cells[cell]!.v).join(""));

describe.each(LANGUAGES)("a mini in %s", (language) => {
  it.each(MINIS.flatMap((size) => LEVELS.map((level) => ({ size, level }))))(
    "of $size, $level has a board when every attempt has failed",
    ({ size, level }) => {
      const entries = vocabularyOf(language, level);
      const filled = fillSurely(size, level, entries);
      const known = new Set(entries.map(({ word }) => word));
      expect(wordsIn(filled).filter((word) => !known.has(word))).toStrictEqual([]);
      expect(lettersOf(filled).length).toBeGreaterThan(16);
    },
  );

  it("takes words with a clue for adults before others, and before easy ones all the rest", () => {
    // Two words of three have a clue for adults.
    const given = crosswordWords(language).map(({ word, clue, level }, n) =>
      n % 3 === 0 ? { word, clue, level } : { word, clue, level, hard: `for adults ${n}` },
    );
    const entries = entriesOf(language, given, true);
    const levels = new Map(entries.map(({ word, level }) => [word, level]));
    const boards = Array.from({ length: depth(10, 60) }, (_, n) => fillMini("5x5", "hard", entries, seeded(`${n}`)));
    const all = boards.flatMap((filled) => wordsIn(filled).map((word) => levels.get(word)));
    expect(all.filter((level) => level === "hard").length).toBeGreaterThan(0.72 * all.length);
    expect(all.filter((level) => level === "easy").length).toBeLessThan(0.06 * all.length);
  });
});
