import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import type { Options, Puzzle } from "./board.ts";
import { generate } from "./generate.ts";
import { memory } from "./index.ts";

describe("what is made", () => {
  const presets = memory.options.presets;
  const boardsOf = (options: Options, count: number) =>
    Array.from({ length: count }, (_, n) => generate(options, seeded(`test ${n}`)));

  it("has the sizes and occurrences of the game and no others", () => {
    expect(presets).toEqual([
      { size: "4x4", occurrences: 2 },
      { size: "6x6", occurrences: 2 },
      { size: "6x6", occurrences: 3 },
      { size: "6x6", occurrences: 4 },
    ]);
  });

  it("has other pictures in the next week where one needs half of them", () => {
    const picturesOf = (number: number) =>
      new Set(generate(memory.options.weekly, seeded("week"), { period: "weekly", number, order: "secret" }).symbols);
    expect([...picturesOf(7)].filter((symbol) => picturesOf(8).has(symbol))).toEqual([]);
    expect(picturesOf(9)).toEqual(picturesOf(7));
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
    const boards = boardsOf({ size: "4x4", occurrences: 2 }, 2_000);
    expect(new Set(boards.flatMap(({ symbols }) => symbols)).size).toBe(18);
    const share = (of: (board: Puzzle) => boolean) => boards.filter(of).length / boards.length;
    // two cells are a pair in one of fifteen boards; three standard deviations are 0.017
    for (const other of [1, 4, 5, 15])
      expect(Math.abs(share(({ symbols }) => symbols[0] === symbols[other]) - 1 / 15)).toBeLessThan(0.02);
  });
});
