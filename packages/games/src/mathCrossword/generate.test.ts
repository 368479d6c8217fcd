import { describe, expect, it } from "vitest";
import type { CrossHint } from "@karota/engine/grid/crossing.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { columnsOf, OPERATIONS, RANGES, SIZES, type Options, type Puzzle } from "./board.ts";
import { generate } from "./generate.ts";
import { mathCrossword } from "./index.ts";

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
    for (const puzzle of boards({ size, range, operations, clues: "whole" }, 12)) {
      expect(puzzle.gaps).toStrictEqual([]);
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
    for (const puzzle of boards({ size, range, operations: "+-*/", clues: "whole" }, 40))
      for (const { hint } of askedOf(puzzle)) used.set(hint.op, (used.get(hint.op) ?? 0) + 1);
    const all = [...used.values()].reduce((sum, one) => sum + one, 0);
    for (const op of OPERATIONS) {
      expect(used.get(op)! / all).toBeGreaterThan(0.18);
      expect(used.get(op)! / all).toBeLessThan(0.32);
    }
  });

  it.each(choices)("hardly ever have the same number twice: $size, $range", ({ size, range }) => {
    for (const puzzle of boards({ size, range, operations: "+-*/", clues: "whole" }, 40)) {
      const numbers = askedOf(puzzle).map(({ digits }) => digits);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
  });
});

describe("boards with gaps", () => {
  const [sum, difference] = [({ o1, o2 }: CrossHint) => o1 + o2!, ({ o1, o2 }: CrossHint) => o1 - o2!];
  const [product, quotient] = [({ o1, o2 }: CrossHint) => o1 * o2!, ({ o1, o2 }: CrossHint) => Math.floor(o1 / o2!)];

  /** All results of so many digits that a digit in the gap gives, in plain arithmetic. */
  function resultsOf(puzzle: Puzzle, { hint, digits, cells }: Asked): readonly string[] {
    const [first, second] = cells;
    const heading = second === first! + 1 ? "e" : "s";
    const head = heading === "e" ? first! - 1 : first! - puzzle.columns;
    const gap = puzzle.gaps.find((one) => one.head === head && one.heading === heading);
    if (!gap) return [digits];
    const operands = Array.from({ length: 10 }, (_, digit) => {
      const text = String(hint[gap.operand]);
      return `${text.slice(0, gap.place)}${digit}${text.slice(gap.place + 1)}`;
    }).filter((text) => text === String(Number(text)));
    return operands
      .map((text): CrossHint => ({ ...hint, [gap.operand]: Number(text) }))
      .map((one) => ({ one, result: { "+": sum, "-": difference, "*": product, "/": quotient }[one.op](one) }))
      .filter(({ one, result }) => result > 0 && isResult(one, result))
      .map(({ result }) => String(result))
      .filter(({ length }) => length === digits.length);
  }

  /** How many ways there are to take a result for each run so that crossing ones agree, up to `most`. */
  function countSolutions(
    runs: readonly { cells: readonly number[]; results: readonly string[] }[],
    most: number,
  ): number {
    const written = new Map<number, string>();
    const search = (left: typeof runs): number => {
      const open = left
        .map((run) => ({
          ...run,
          results: run.results.filter((result) =>
            run.cells.every((cell, i) => (written.get(cell) ?? result[i]) === result[i]),
          ),
        }))
        .toSorted((one, other) => one.results.length - other.results.length);
      const [next, ...others] = open;
      if (!next) return 1;
      let found = 0;
      for (const result of next.results) {
        const fresh = next.cells.filter((cell) => !written.has(cell));
        next.cells.forEach((cell, i) => written.set(cell, result[i]!));
        found += search(others);
        for (const cell of fresh) written.delete(cell);
        if (found >= most) break;
      }
      return found;
    };
    return search(runs);
  }

  it.each(choices)("have one solution, as a plain search finds as well: $size, $range", ({ size, range }) => {
    for (const operations of ["+", "-", "*", "/", "+-*/"])
      for (const puzzle of boards({ size, range, operations, clues: "missing" }, depth(2, 12))) {
        const runs = askedOf(puzzle).map((asked) => ({ cells: asked.cells, results: resultsOf(puzzle, asked), asked }));
        for (const { asked, results } of runs) expect(results).toContain(asked.digits);
        expect(countSolutions(runs, 2)).toBe(1);
        // a gap leaves a choice that crossings decide
        expect(runs.filter(({ results }) => results.length > 1)).toHaveLength(puzzle.gaps.length);
      }
  });

  it.each(choices)("lack a digit in about half of the calculations: $size, $range", ({ size, range }) => {
    const made = ["+", "-", "*", "/", "+-*/"].flatMap((operations) =>
      boards({ size, range, operations, clues: "missing" }, 12),
    );
    for (const puzzle of made) {
      const share = puzzle.gaps.length / askedOf(puzzle).length;
      expect(share).toBeGreaterThan(0.25);
      expect(share).toBeLessThanOrEqual(0.5);
    }
    const [gaps, all] = [made.flatMap((one) => one.gaps), made.flatMap(askedOf)];
    expect(gaps.length / all.length).toBeGreaterThan(0.42);
  });

  it("are the boards of whole calculations, but for the gaps", () => {
    const [options] = choices;
    const [whole] = boards({ ...options!, operations: "+-*/", clues: "whole" }, 1);
    const [gapped] = boards({ ...options!, operations: "+-*/", clues: "missing" }, 1);
    expect({ ...gapped, gaps: [] }).toStrictEqual(whole);
  });

  it("take options of the time before gaps as whole calculations", () => {
    expect(mathCrossword.options.schema.parse({ size: "8x8", range: 50, operations: "+" })).toEqual({
      size: "8x8",
      range: 50,
      operations: "+",
      clues: "whole",
    });
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
    for (const { hint, digits } of askedOf(generate({ size, range: 50, operations, clues: "missing" }, stubborn)))
      expect(isResult(hint, Number(digits))).toBe(true);
});
