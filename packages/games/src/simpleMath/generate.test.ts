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
  const ofHowMany = ({ numbers }: Puzzle, value: number) =>
    numbers.filter((number) => isMultiple(number, value)).length;
  const sought = (board: Puzzle) => {
    const least = board.sought === "common" ? board.numbers.length : 1;
    return board.values.filter((value) => ofHowMany(board, value) >= least);
  };

  it("holds as many multiples as two fifths of the cells or a quarter of common ones, and every number once, below 1000", () => {
    const counts: Record<Options["sought"], Record<Options["size"], number>> = {
      any: { "4x4": 6, "6x6": 14, "8x8": 26, "10x10": 40 },
      common: { "4x4": 4, "6x6": 9, "8x8": 16, "10x10": 25 },
    };
    for (const { options, board } of boards) {
      expect(board.values).toHaveLength(board.side ** 2);
      expect(`${board.side}x${board.side}`).toBe(options.size);
      expect(new Set(board.values).size).toBe(board.values.length);
      expect(board.sought).toBe(options.sought);
      expect(sought(board)).toHaveLength(counts[options.sought][options.size]);
      expect(Math.max(...board.values)).toBeLessThan(1000);
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
    const asked = (size: Options["size"]) =>
      boards.filter(({ options }) => options.size === size && options.sought === "any");
    expect(new Set(boards.flatMap(({ board }) => board.numbers)).size).toBe(19);
    const counts = (size: Options["size"]) => new Set(asked(size).map(({ board }) => board.numbers.length));
    expect([counts("4x4"), counts("6x6"), counts("8x8"), counts("10x10")]).toEqual(
      [[1], [2], [2], [2, 3]].map((some) => new Set(some)),
    );
  });

  it.each(presets.filter((options) => options.sought === "common"))(
    "asks for what two numbers have in common, of several pairs, among many multiples of one of them, with %j",
    (options) => {
      const own = boards.filter((one) => one.options === options).map(({ board }) => board);
      expect(new Set(own.map(({ numbers }) => numbers.join())).size).toBeGreaterThanOrEqual(3);
      for (const board of own) {
        expect(board.numbers).toHaveLength(2);
        const others = othersOf(board);
        const ofOne = others.filter((value) => ofHowMany(board, value) === 1);
        expect(ofOne.length / others.length).toBeGreaterThan(0.4);
        for (const number of board.numbers) expect(ofOne.some((value) => isMultiple(number, value))).toBe(true);
      }
    },
  );

  it("takes options of the time before common multiples, with any multiples", () => {
    expect(simpleMath.options.schema.parse({ size: "8x8", range: "11-20" })).toEqual({
      size: "8x8",
      range: "11-20",
      sought: "any",
    });
  });

  const othersOf = (board: Puzzle) => board.values.filter((value) => !sought(board).includes(value));

  it("has mostly other numbers that look like multiples: beside one, in a neighbour's table, with digits changed over, or of one number only", () => {
    for (const { board } of boards) {
      const right = sought(board);
      const stepsOf = (one: number) => board.numbers.filter((number) => one % number === 0).map((n) => one / n);
      const isAlike = (value: number) =>
        (board.sought === "common" && ofHowMany(board, value) === 1) ||
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
