import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { cluesOf } from "./bits.ts";
import { digitsOf, LEVELS, type Level } from "./board.ts";
import { generate } from "./generate.ts";
import { clueCount } from "./grade.ts";
import { gradeUnique, rateUnique } from "./rate.ts";
import { TEMPLATES, transformedTemplate } from "./templates.ts";
import { slowCount } from "./testing/reference.ts";

const BOARDS = 12;
const SEEDS = Array.from({ length: BOARDS }, (_, n) => `seed ${n}`);

describe("the generator", () => {
  it.each(LEVELS)("makes boards of the level %s, each with one solution by a plain search", (level) => {
    for (const seed of SEEDS) {
      const board = generate({ level }, seeded(seed));
      const initial = digitsOf(board.initial);
      expect(board.level).toBe(level);
      expect(gradeUnique(cluesOf(initial))).toBe(level);
      expect(slowCount(initial, 2)).toBe(1);
      expect(slowCount(digitsOf(board.solution), 2)).toBe(1);
      expect(initial.every((digit, cell) => digit === 0 || board.solution[cell] === String(digit))).toBe(true);
    }
  });

  it("makes boards of every level when any will do, each with its own", () => {
    const levels = new Set<string>();
    const random = seeded("any");
    for (let n = 0; n < 300; n++) {
      const board = generate({ level: "any" }, random);
      expect(gradeUnique(cluesOf(digitsOf(board.initial)))).toBe(board.level);
      levels.add(board.level);
    }
    expect([...levels].toSorted()).toStrictEqual([...LEVELS].toSorted());
  });

  it.each([...LEVELS, "any"] as const)("keeps the pattern of clues under a half-turn: %s", (level) => {
    const random = seeded(`turned ${level}`);
    for (let n = 0; n < 6; n++) {
      const pattern = digitsOf(generate({ level }, random).initial).map((digit) => digit > 0);
      expect(pattern).toStrictEqual(pattern.toReversed());
    }
    if (level === "any") return;
    const stored = digitsOf(transformedTemplate(level, random).initial).map((digit) => digit > 0);
    expect(stored).toStrictEqual(stored.toReversed());
  });

  it("separates the levels by rating", () => {
    const ranges: Readonly<Record<Level, readonly [number, number]>> = {
      very_easy: [12, 12],
      easy: [15, 15],
      normal: [17, 23],
      medium: [25, 36],
      hard: [38, 48],
      expert: [50, 66],
      extreme: [70, 70],
    };
    const random = seeded("separate");
    for (const level of LEVELS)
      for (let n = 0; n < 6; n++) {
        const rating = rateUnique(cluesOf(digitsOf(generate({ level }, random).initial)));
        expect(rating).toBeGreaterThanOrEqual(ranges[level][0]);
        expect(rating).toBeLessThanOrEqual(ranges[level][1]);
      }
  });

  it("never makes two equal boards in a hundred seeds", () => {
    const boards = Array.from({ length: 100 }, (_, n) => generate({ level: "easy" }, seeded(`alike ${n}`)).initial);
    expect(new Set(boards).size).toBe(100);
  });

  it("returns a stored board in disguise when no attempt reaches the level", () => {
    // always the first choice: every attempt digs the same board, which is not of this level
    const stuck = {
      ...seeded("x"),
      below: () => 0,
      bits: () => 0,
      between: (low: number) => low,
      chance: () => false,
      shuffled: <T>(items: readonly T[]) => [...items],
    };
    expect(generate({ level: "medium" }, stuck)).toStrictEqual(transformedTemplate("medium", stuck));
    for (const level of depth<readonly Level[]>(["very_easy", "extreme"], LEVELS))
      expect(generate({ level }, stuck).level).toBe(level);
  });
});

describe("the stored boards", () => {
  it.each(LEVELS)("have the level %s and one solution in disguise", (level) => {
    for (const seed of SEEDS) {
      const board = transformedTemplate(level, seeded(seed));
      expect(board.initial).not.toBe(TEMPLATES[level]);
      expect(gradeUnique(cluesOf(digitsOf(board.initial)))).toBe(level);
      expect(slowCount(digitsOf(board.initial), 2)).toBe(1);
      expect(clueCount(cluesOf(digitsOf(board.initial)))).toBe(clueCount(cluesOf(digitsOf(TEMPLATES[level]))));
    }
  });
});
