import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { layOut, type Layout } from "./layout.ts";

const WORDS = "CARROT GARDEN TOMATO ONION RADISH PEA BEAN LEEK POTATO CORN".split(" ");
const task = { words: WORDS, columns: 12, rows: 12, starts: 10, changes: 200, seek: "words" as const };

/** The letters of a layout by their place; throws where two words do not agree. */
function lettersOf({ placed }: Layout, words: readonly string[]): Map<string, string> {
  const letters = new Map<string, string>();
  for (const { word, x, y, heading } of placed)
    for (const [i, letter] of [...words[word]!].entries()) {
      const place = heading === "e" ? `${x + i},${y}` : `${x},${y + i}`;
      if ((letters.get(place) ?? letter) !== letter) throw new Error(`${place} is ${letters.get(place)} and ${letter}`);
      letters.set(place, letter);
    }
  return letters;
}

/** Every run of two or more letters, across and down. */
function runsIn(letters: ReadonlyMap<string, string>, columns: number, rows: number): string[] {
  const line = (length: number, at: (i: number) => string) =>
    Array.from({ length }, (_, i) => letters.get(at(i)) ?? " ").join("");
  const lines = [
    ...Array.from({ length: rows }, (_, y) => line(columns, (x) => `${x},${y}`)),
    ...Array.from({ length: columns }, (_, x) => line(rows, (y) => `${x},${y}`)),
  ];
  return lines.flatMap((one) => one.split(" ")).filter((run) => run.length > 1);
}

describe("a layout", () => {
  it("places all words, so that its runs are just these words, and counts letters and crossings", () => {
    const layout = layOut(task, seeded("all"));
    const letters = lettersOf(layout, WORDS);
    expect(runsIn(letters, 12, 12).toSorted()).toStrictEqual(WORDS.toSorted());
    expect(layout.letters).toBe(letters.size);
    expect(layout.crossings).toBe(WORDS.join("").length - letters.size);
    expect(layout.crossings).toBeGreaterThanOrEqual(WORDS.length - 1);
  });

  it("of a hundred random lists holds no run that is no word of the list", () => {
    const syllables = ["KO", "RE", "NJ", "ČE", "BU", "LA", "PA", "SO", "LI", "TA"];
    for (let n = 0; n < 100; n++) {
      const random = seeded(`list ${n}`);
      const words = [
        ...new Set(
          Array.from({ length: 40 }, () =>
            Array.from({ length: random.between(1, 4) }, () => random.pick(syllables)).join(""),
          ),
        ),
      ];
      const layout = layOut({ words, columns: 9, rows: 7, starts: 2, changes: 20, seek: "letters" }, random);
      const runs = runsIn(lettersOf(layout, words), 9, 7);
      expect(runs.toSorted()).toStrictEqual(layout.placed.map(({ word }) => words[word]!).toSorted());
      expect(new Set(runs).size).toBe(runs.length);
    }
  });

  it("leaves out one of two rivals and what is too long for the board", () => {
    const rivals = WORDS.map((word) => (word === "ONION" ? [5] : word === "PEA" ? [3] : []));
    const words = [...WORDS, "CAULIFLOWERSOUP"];
    const { placed } = layOut({ ...task, words, rivals: [...rivals, []] }, seeded("rivals"));
    const there = placed.map(({ word }) => words[word]!);
    expect(there).not.toContain("CAULIFLOWERSOUP");
    expect(there.includes("ONION") && there.includes("PEA")).toBe(false);
    expect(there).toHaveLength(WORDS.length - 1);
  });

  it("never contains a refused word on a diagonal", () => {
    const words = ["ABC", "DEF", "GHI", "ADG", "BEH", "CFI"];
    const square = { words, columns: 3, rows: 3, starts: 20, changes: 20, seek: "letters" as const };
    expect(layOut(square, seeded("square")).placed).toHaveLength(6);
    for (const refused of ["AEI", "IEA", "CEG", "GEC"])
      expect(layOut({ ...square, refused: [refused] }, seeded("square")).placed.length).toBeLessThan(6);
  });

  it("is one word where no other crosses it, and the same for the same seed", () => {
    expect(layOut({ ...task, words: ["ABC", "XYZ"] }, seeded("two")).placed).toHaveLength(1);
    expect(layOut(task, seeded("same"))).toStrictEqual(layOut(task, seeded("same")));
  });
});
