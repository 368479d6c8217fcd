import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import type { Options, Puzzle } from "./board.ts";
import { generate } from "./generate.ts";
import { simpleMath } from "./index.ts";

describe("what is made", () => {
  const presets = simpleMath.options.presets;
  const boards = presets.flatMap((options) =>
    Array.from({ length: 60 }, (_, n) => ({ options, board: generate(options, seeded(`test ${n}`)) })),
  );
  /** By adding up, not by dividing. */
  const isMultiple = (number: number, value: number): boolean => {
    let sum = number;
    while (sum < value) sum += number;
    return sum === value;
  };
  const sought = ({ numbers, values }: Puzzle) =>
    values.filter((value) => numbers.some((number) => isMultiple(number, value)));

  it("holds as many multiples as two fifths of the cells, and every number once", () => {
    const counts: Record<Options["size"], number> = { "4x4": 6, "6x6": 14, "8x8": 26, "10x10": 40 };
    for (const { options, board } of boards) {
      expect(board.values).toHaveLength(board.side ** 2);
      expect(`${board.side}x${board.side}`).toBe(options.size);
      expect(new Set(board.values).size).toBe(board.values.length);
      expect(sought(board)).toHaveLength(counts[options.size]);
    }
  });

  it("asks for numbers of the range, of which none is a multiple of another, and of each there are several", () => {
    for (const { options, board } of boards) {
      const [low, high] = options.range.split("-").map(Number) as [number, number];
      for (const number of board.numbers) {
        expect(number).toBeGreaterThanOrEqual(low);
        expect(number).toBeLessThanOrEqual(high);
        expect(board.numbers.filter((other) => isMultiple(number, other))).toEqual([number]);
        expect(board.values.filter((value) => isMultiple(number, value)).length).toBeGreaterThanOrEqual(6);
      }
    }
  });

  it("asks for every number of every range at some time, and on large boards for two or three at once", () => {
    const asked = (size: Options["size"]) => boards.filter(({ options }) => options.size === size);
    expect(new Set(boards.flatMap(({ board }) => board.numbers)).size).toBe(19);
    const counts = (size: Options["size"]) => new Set(asked(size).map(({ board }) => board.numbers.length));
    expect([counts("4x4"), counts("6x6"), counts("8x8"), counts("10x10")]).toEqual(
      [[1], [2], [2], [2, 3]].map((some) => new Set(some)),
    );
  });

  const othersOf = (board: Puzzle) => board.values.filter((value) => !sought(board).includes(value));

  it("has mostly other numbers that look like multiples: beside one, in a neighbour's table, or with digits changed over", () => {
    for (const { board } of boards) {
      const right = sought(board);
      const stepsOf = (one: number) => board.numbers.filter((number) => one % number === 0).map((n) => one / n);
      const isAlike = (value: number) =>
        right.some((one) => [1, ...stepsOf(one)].includes(Math.abs(one - value)) || swapsLastTwo(one, value));
      const others = othersOf(board);
      expect(others.filter(isAlike).length / others.length, JSON.stringify(board)).toBeGreaterThan(0.5);
    }
  });

  it.each(presets)("has multiples and other numbers of the same size on average, with %j", (options) => {
    const own = boards.filter((one) => one.options === options).map(({ board }) => board);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const ratio = mean(own.flatMap(sought)) / mean(own.flatMap(othersOf));
    expect(ratio).toBeGreaterThan(0.75);
    expect(ratio).toBeLessThan(1.35);
  });
  const swapsLastTwo = (one: number, other: number): boolean => {
    const [hundreds, tens, ones] = [...String(one).padStart(3, "0")];
    return `${hundreds}${ones}${tens}` === String(other).padStart(3, "0");
  };
});
