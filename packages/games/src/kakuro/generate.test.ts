import { describe, expect, it } from "vitest";
import { lettersOf, positionIn } from "@karota/engine/grid/crossing.ts";
import { seeded, type Random } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { LEVELS, SIZES, type Level, type Puzzle, type Size } from "./board.ts";
import { generate } from "./generate.ts";
import { nextStep } from "./hint.ts";
import { kakuro } from "./index.ts";
import { apply, start } from "./play.ts";
import { levelOf } from "./testing/level.ts";
import { countSolutions, sumsOf } from "./testing/reference.ts";

/** Boards of each level in turn; each is made once for all tests. */
const made: Record<Size, Puzzle[]> = { "6x6": [], "8x8": [] };
const levelAt = (n: number): Level => LEVELS[n % LEVELS.length]!;
const boards = (size: Size, count: number): readonly Puzzle[] =>
  Array.from(
    { length: count },
    (_, n) => (made[size][n] ??= generate({ level: levelAt(n), size }, seeded(`generate ${n}`))),
  );

describe.each(SIZES)("boards of %s", (size) => {
  it("have one solution, as a slow search finds as well, and no digit is given", () => {
    for (const puzzle of boards(size, size === "6x6" ? depth(25, 100) : depth(10, 40))) {
      expect(countSolutions(puzzle, 2)).toBe(1);
      expect(start(puzzle).values.every((value) => value === "")).toBe(true);
    }
  });

  it("have sums that their digits make, no digit twice in a run, every white cell in two runs of two or more", () => {
    for (const puzzle of boards(size, depth(25, 200))) {
      const { cells, sums } = sumsOf(puzzle);
      for (const { total, cells: run } of sums) {
        const digits = run.map((cell) => {
          const [x, y] = cell.split(",").map(Number);
          return Number(puzzle.cells[y! * puzzle.columns + x!]!.v);
        });
        expect(digits.reduce((sum, digit) => sum + digit, 0)).toBe(total);
        expect(new Set(digits).size).toBe(digits.length);
        expect(run.length).toBeGreaterThan(1);
      }
      for (const cell of cells) expect(sums.filter((sum) => sum.cells.includes(cell))).toHaveLength(2);
    }
  });

  it("have white cells that are connected, symmetric and many, none in the first row and column", () => {
    const least = size === "6x6" ? 15 : 28;
    const columns = size === "6x6" ? 6 : 8;
    for (const puzzle of boards(size, depth(25, 200))) {
      expect(puzzle.cells).toHaveLength(columns * columns);
      const white = new Set(lettersOf(puzzle).map((cell) => positionIn(puzzle, cell).join()));
      expect(white.size).toBeGreaterThanOrEqual(least);
      for (const at of white) {
        const [x, y] = at.split(",").map(Number) as [number, number];
        expect(Math.min(x, y)).toBeGreaterThan(0);
        expect(white.has([columns - x, columns - y].join())).toBe(true);
      }
      const reached = new Set([[...white][0]!]);
      for (const at of reached) {
        const [x, y] = at.split(",").map(Number) as [number, number];
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const) {
          const next = [x + dx, y + dy].join();
          if (white.has(next)) reached.add(next);
        }
      }
      expect(reached.size).toBe(white.size);
    }
  });

  it("have black cells in small groups, and of 8x8 two thirds of the cells white", () => {
    const side = size === "6x6" ? 5 : 7;
    for (const puzzle of boards(size, depth(25, 200))) {
      const white = new Set(lettersOf(puzzle).map((cell) => positionIn(puzzle, cell).join()));
      const share = white.size / side ** 2;
      expect(share).toBeGreaterThanOrEqual(size === "8x8" ? 0.64 : 0.6);
      expect(share).toBeLessThanOrEqual(size === "8x8" ? 0.7 : 0.84);
      const inside = Array.from({ length: side ** 2 }, (_, n) => [1 + (n % side), 1 + Math.floor(n / side)].join());
      const left = new Set(inside.filter((at) => !white.has(at)));
      for (const first of left) {
        const group = new Set([first]);
        for (const at of group) {
          left.delete(at);
          const [x, y] = at.split(",").map(Number) as [number, number];
          const beside = [
            [x + 1, y],
            [x - 1, y],
            [x, y + 1],
            [x, y - 1],
          ].map((one) => one.join());
          for (const next of beside) if (left.has(next)) group.add(next);
        }
        expect(group.size).toBeLessThanOrEqual(size === "6x6" ? 5 : 4);
      }
    }
  });

  it("of days have no pattern of the last 30 days", () => {
    const patterns = Array.from({ length: 62 }, (_, day) => {
      const edition = { period: "daily", number: 20_000 + day, order: "secret" } as const;
      return lettersOf(generate({ level: "hard", size }, seeded(`day ${day}`), edition)).join();
    });
    patterns.forEach((pattern, day) => expect(patterns.slice(Math.max(0, day - 30), day)).not.toContain(pattern));
  });

  it("are of the level that was asked for", () => {
    boards(size, depth(45, 200)).forEach((puzzle, n) => {
      expect(puzzle.level).toBe(levelAt(n));
      expect(levelOf(puzzle)).toBe(puzzle.level);
    });
  });

  it("need the techniques of their level when they are solved with hints, and no harder ones", () => {
    const needs: Record<string, Level> = {
      "kakuro.technique.onlyPlace": "normal",
      "kakuro.technique.nakedSet": "hard",
    };
    for (const puzzle of boards(size, depth(25, 100))) {
      let state = start(puzzle);
      let hardest = 0;
      for (let step = nextStep(state); step; step = nextStep(state)) {
        hardest = Math.max(hardest, LEVELS.indexOf(needs[step.title.id] ?? "easy"));
        const { conclusion } = step;
        state = apply(
          state,
          "out" in conclusion ? { type: "ruleOut", cells: conclusion.out } : { type: "enter", ...conclusion },
        );
      }
      // a hint may take the only place of a digit where easier steps would have done
      const level = LEVELS.indexOf(puzzle.level);
      expect(hardest).toBeLessThanOrEqual(Math.max(1, level));
      expect(hardest).toBeGreaterThanOrEqual(level);
    }
  });

  it.each(LEVELS)(
    "that are %s come also when chance never helps: stored ones, which have one solution too",
    (level) => {
      // draws past the last digit, so that no attempt fills a pattern
      const stubborn: Random = { ...seeded("stored"), below: (bound) => bound, shuffled: (items) => [...items] };
      const stored = Array.from({ length: 16 }, (_, n) => {
        let draw = 0;
        const chance = () => ((n >> (1 + draw++)) & 1) === 1;
        return generate({ level, size }, { ...stubborn, chance, pick: (items) => items[n % items.length]! });
      });
      for (const puzzle of stored) {
        expect(puzzle).toMatchObject({ level, size });
        expect(levelOf(puzzle)).toBe(level);
      }
      for (const puzzle of stored.slice(0, depth(3, 16))) expect(countSolutions(puzzle, 2)).toBe(1);
      // two boards, each in the eight disguises that chance can give it
      expect(new Set(stored.map(({ cells }) => cells.map(({ v }) => v || "0").join(""))).size).toBeGreaterThan(8);
    },
  );
});

it.each(LEVELS)("have 200 patterns or more in 1,000 boards of 8x8 that are %s", (level) => {
  const random = seeded("patterns");
  const patterns = Array.from({ length: depth(100, 1_000) }, () =>
    lettersOf(generate({ level, size: "8x8" }, random)).join(),
  );
  // of the first hundred, most differ
  expect(new Set(patterns).size).toBeGreaterThanOrEqual(depth(70, 200));
});

it("takes options of the time before levels could be chosen, with the daily's level", () => {
  for (const size of SIZES) expect(kakuro.options.schema.parse({ size })).toEqual({ level: "normal", size });
});
