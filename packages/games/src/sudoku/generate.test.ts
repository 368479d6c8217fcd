import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { cluesOf } from "./bits.ts";
import { digitsOf, LEVELS } from "./board.ts";
import { generate } from "./generate.ts";
import { clueCount, grade } from "./grade.ts";
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
      expect(grade(cluesOf(initial))).toBe(level);
      expect(slowCount(initial, 2)).toBe(1);
      expect(slowCount(digitsOf(board.solution), 2)).toBe(1);
      expect(initial.every((digit, cell) => digit === 0 || board.solution[cell] === String(digit))).toBe(true);
    }
  });

  it("makes boards of every level when any will do, each with its own", () => {
    const levels = new Set<string>();
    const random = seeded("any");
    for (let n = 0; n < 100; n++) {
      const board = generate({ level: "any" }, random);
      expect(grade(cluesOf(digitsOf(board.initial)))).toBe(board.level);
      levels.add(board.level);
    }
    expect([...levels].toSorted()).toStrictEqual([...LEVELS].toSorted());
  });

  it("leaves no clue that could be missed on a board of any level, unless it is very easy", () => {
    const board = generate({ level: "any" }, seeded("minimal"));
    expect(board.level).not.toBe("very_easy");
    const initial = digitsOf(board.initial);
    const needed = initial.map((digit, cell) => digit === 0 || slowCount(initial.with(cell, 0), 2) === 2);
    expect(needed).not.toContain(false);
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
      shuffled: <T>(items: readonly T[]) => [...items],
    };
    expect(generate({ level: "medium" }, stuck)).toStrictEqual(transformedTemplate("medium", stuck));
    for (const level of LEVELS) expect(generate({ level }, stuck).level).toBe(level);
  });
});

describe("the stored boards", () => {
  it.each(LEVELS)("have the level %s and one solution in disguise", (level) => {
    for (const seed of SEEDS) {
      const board = transformedTemplate(level, seeded(seed));
      expect(board.initial).not.toBe(TEMPLATES[level]);
      expect(grade(cluesOf(digitsOf(board.initial)))).toBe(level);
      expect(slowCount(digitsOf(board.initial), 2)).toBe(1);
      expect(clueCount(cluesOf(digitsOf(board.initial)))).toBe(clueCount(cluesOf(digitsOf(TEMPLATES[level]))));
    }
  });
});
