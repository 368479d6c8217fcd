import { describe, expect, it } from "vitest";
import type { CrossHint } from "@karota/engine/grid/crossing.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { columnsOf, OPERATIONS, RANGES, SIZES, type Options, type Puzzle } from "./board.ts";
import { generate } from "./generate.ts";

const SUBSETS = Array.from({ length: 15 }, (_, n) => OPERATIONS.filter((__, bit) => ((n + 1) >> bit) & 1).join(""));

interface Asked {
  readonly hint: CrossHint;
  /** The digits of its run, up to the next cell that is no letter. */
  readonly digits: string;
  readonly cells: readonly number[];
}
/** Every hint with the digits beside or below it, read off the cells once more. */
const askedOf = ({ cells, columns }: Puzzle): Asked[] =>
  cells.flatMap(({ he, hs }, at) =>
    (
      [
        [he, 1, columns - (at % columns)],
        [hs, columns, Infinity],
      ] as const
    ).flatMap(([hint, step, limit]) => {
      if (!hint) return [];
      const run: number[] = [];
      for (let i = 1; i < limit && cells[at + i * step]?.t === "L"; i++) run.push(at + i * step);
      return [{ hint, digits: run.map((cell) => cells[cell]!.v).join(""), cells: run }];
    }),
  );

/** Is it so, worked out without dividing? */
const isResult = ({ o1, op, o2 }: CrossHint, result: number): boolean => {
  if (o2 === null) return false;
  if (op === "+") return result - o2 === o1;
  if (op === "-") return result + o2 === o1;
  if (op === "*") return BigInt(o1) * BigInt(o2) === BigInt(result);
  return result * o2 === o1;
};

/** Each board is made once for all tests, by its options. */
const made = new Map<string, Puzzle[]>();
function boards(options: Options, count: number): readonly Puzzle[] {
  const key = JSON.stringify(options);
  const known = made.get(key) ?? [];
  made.set(key, known);
  return Array.from({ length: count }, (_, n) => (known[n] ??= generate(options, seeded(`generate ${n}`))));
}
const choices = SIZES.flatMap((size) => RANGES.map((range) => ({ size, range })));

describe.each(choices)("boards of $size with numbers up to $range", ({ size, range }) => {
  it.each(SUBSETS)("with %s: every run is the exact result of its hint, within the range", (operations) => {
    for (const puzzle of boards({ size, range, operations }, 12)) {
      const columns = columnsOf(size);
      expect(puzzle).toMatchObject({ size, range, columns });
      const asked = askedOf(puzzle);
      for (const { hint, digits } of asked) {
        expect(digits).toMatch(/^[1-9]\d+$/);
        expect(isResult(hint, Number(digits)), JSON.stringify(hint)).toBe(true);
        expect(Math.max(hint.o1, hint.o2!, Number(digits))).toBeLessThanOrEqual(range);
        expect(Math.min(hint.o1, hint.o2!)).toBeGreaterThan(1);
        expect(operations).toContain(hint.op);
      }
      // every letter is in a run, and many in two
      const letters = puzzle.cells.flatMap(({ t }, cell) => (t === "L" ? [cell] : []));
      const runs = letters.map((cell) => asked.filter(({ cells }) => cells.includes(cell)).length);
      expect(Math.min(...runs)).toBeGreaterThanOrEqual(1);
      expect(runs.filter((count) => count === 2).length).toBeGreaterThanOrEqual(4);
      expect(letters.length).toBeGreaterThanOrEqual(size === "6x6" ? 12 : 20);
      // two letters side by side are never left without a hint
      const inRuns = new Set(asked.flatMap(({ cells }) => cells.slice(1).map((cell, i) => `${cells[i]}-${cell}`)));
      const neighbours = letters.flatMap((cell) =>
        [(cell + 1) % columns === 0 ? -1 : cell + 1, cell + columns]
          .filter((next) => letters.includes(next))
          .map((next) => `${cell}-${next}`),
      );
      expect(neighbours.filter((pair) => !inRuns.has(pair))).toStrictEqual([]);
    }
  });
});

describe("boards of all operations", () => {
  it.each(choices)("use each of them about as often: $size, $range", ({ size, range }) => {
    const used = new Map<string, number>();
    for (const puzzle of boards({ size, range, operations: "+-*/" }, 40))
      for (const { hint } of askedOf(puzzle)) used.set(hint.op, (used.get(hint.op) ?? 0) + 1);
    const all = [...used.values()].reduce((sum, one) => sum + one, 0);
    for (const op of OPERATIONS) {
      expect(used.get(op)! / all).toBeGreaterThan(0.18);
      expect(used.get(op)! / all).toBeLessThan(0.32);
    }
  });

  it.each(choices)("hardly ever have the same number twice: $size, $range", ({ size, range }) => {
    for (const puzzle of boards({ size, range, operations: "+-*/" }, 40)) {
      const numbers = askedOf(puzzle).map(({ digits }) => digits);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

it.each(SIZES)("a board of %s comes out also when chance never helps", (size) => {
  const stubborn: Random = {
    ...seeded("stubborn"),
    below: () => 0,
    between: (low) => low,
    pick: (items) => items[0]!,
    shuffled: (items) => [...items],
  };
  // In the usual run every third: pairs of operations, and all four.
  for (const operations of SUBSETS.filter((_, n) => depth(n % 3 === 2, true)))
    for (const { hint, digits } of askedOf(generate({ size, range: 50, operations }, stubborn)))
      expect(isResult(hint, Number(digits))).toBe(true);
});
