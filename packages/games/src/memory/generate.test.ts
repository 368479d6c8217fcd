import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { DECKS, type Options, type Puzzle } from "./board.ts";
import { generate } from "./generate.ts";
import { memory } from "./index.ts";

describe("what is made", () => {
  const presets = memory.options.presets;
  const boardsOf = (options: Options, count: number) =>
    Array.from({ length: count }, (_, n) => generate(options, seeded(`test ${n}`)));

  it("has the sizes and occurrences of the game and no others; what only belongs together comes in pairs", () => {
    expect(presets.filter(({ deck }) => deck === "pictures")).toEqual([
      { size: "4x4", occurrences: 2, deck: "pictures" },
      { size: "6x6", occurrences: 2, deck: "pictures" },
      { size: "6x6", occurrences: 3, deck: "pictures" },
      { size: "6x6", occurrences: 4, deck: "pictures" },
    ]);
    const learning = presets.filter(({ deck }) => deck !== "pictures");
    expect(learning.length).toBe(2 * (DECKS.length - 1));
    expect(learning.filter(({ occurrences }) => occurrences !== 2)).toEqual([]);
  });

  it("takes pictures where the cards are not chosen, as before there were others", () => {
    expect(memory.options.schema.parse({ size: "4x4", occurrences: 2 })).toEqual({
      size: "4x4",
      occurrences: 2,
      deck: "pictures",
    });
  });

  const picturesOf = (period: "daily" | "weekly", number: number) =>
    new Set(generate(memory.options[period], seeded(`${number}`), { period, number, order: "secret" }).symbols);
  const again = (period: "daily" | "weekly", number: number, apart: number) =>
    [...picturesOf(period, number)].filter((symbol) => picturesOf(period, number + apart).has(symbol)).length;

  it("has no picture of the two days before, so that three days show nearly all", () => {
    for (let day = 0; day < 30; day++) {
      expect([again("daily", day, 1), again("daily", day, 2)]).toEqual([0, 0]);
      const shown = [0, 1, 2].flatMap((later) => [...picturesOf("daily", day + later)]);
      expect(new Set(shown).size).toBe(3 * 18);
    }
  });

  it("has no picture of the four weeks before in a week, which needs nine", () => {
    for (let week = 0; week < 10; week++)
      expect([1, 2, 3, 4].map((apart) => again("weekly", week, apart))).toEqual([0, 0, 0, 0]);
  });

  it.each(presets)("holds each symbol as often as asked, with %j", (options) => {
    for (const { side, occurrences, symbols } of boardsOf(options, 200)) {
      expect(`${side}x${side}`).toBe(options.size);
      expect(occurrences).toBe(options.occurrences);
      const counts = new Map<string, number>();
      for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
      expect([symbols.length, counts.size]).toEqual([side ** 2, side ** 2 / occurrences]);
      expect(new Set(counts.values())).toEqual(new Set([occurrences]));
    }
  });

  it("shows every picture at some time, and no cell of a board is more likely to hold one than another", () => {
    const boards = boardsOf({ size: "4x4", occurrences: 2, deck: "pictures" }, 2_000);
    expect(new Set(boards.flatMap(({ symbols }) => symbols)).size).toBe(60);
    const share = (of: (board: Puzzle) => boolean) => boards.filter(of).length / boards.length;
    // two cells are a pair in one of fifteen boards; three standard deviations are 0.017
    for (const other of [1, 4, 5, 15])
      expect(Math.abs(share(({ symbols }) => symbols[0] === symbols[other]) - 1 / 15)).toBeLessThan(0.02);
  });
});
