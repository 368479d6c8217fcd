import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { cluesOf } from "./bits.ts";
import { CELLS, digitsOf, LEVELS, type Level } from "./board.ts";
import { generate } from "./generate.ts";
import { clueCount, grade } from "./grade.ts";
import { hint, nextStep } from "./hint.ts";
import { apply, check, start } from "./play.ts";
import { TEMPLATES } from "./templates.ts";

/** The hardest level among the steps that the hints take, which look at the board in another way than the grader. */
function hardestHint(initial: string, solution: string): Level {
  let state = start({ level: "hard", initial, solution });
  let hardest = 0;
  while (check(state).status !== "solved") {
    hardest = Math.max(hardest, LEVELS.indexOf(nextStep(state)!.level));
    state = apply(state, hint(state)!.move);
  }
  return LEVELS[hardest]!;
}

describe("the grade", () => {
  it.each(LEVELS)("of the stored board of level %s is its level", (level) => {
    expect(grade(cluesOf(digitsOf(TEMPLATES[level])))).toBe(level);
  });

  it("is the hardest technique that the hints need", () => {
    const random = seeded("grade");
    for (let n = 0; n < 60; n++) {
      const { level, initial, solution } = generate({ level: LEVELS[n % 5]! }, random);
      expect(hardestHint(initial, solution)).toBe(level === "easy" ? "very_easy" : level);
    }
  });

  it("separates very easy from easy at forty clues", () => {
    const { initial, solution } = generate({ level: "easy" }, seeded("boundary"));
    const grid = digitsOf(initial);
    const empty = CELLS.filter((cell) => grid[cell] === 0);
    const withClues = (clues: number) => {
      const more = empty.slice(0, clues - clueCount(cluesOf(grid)));
      return cluesOf(grid.map((digit, cell) => (more.includes(cell) ? Number(solution[cell]) : digit)));
    };
    expect(clueCount(withClues(39))).toBe(39);
    expect(grade(withClues(39))).toBe("easy");
    expect(grade(withClues(40))).toBe("very_easy");
  });

  it("is null for a board with two solutions or none", () => {
    expect(grade(cluesOf(CELLS.map(() => 0)))).toBeNull();
    // 1 to 8 in the first row, 9 in the last column below: no digit is left for the corner
    const none = digitsOf("123456780").concat(CELLS.slice(9).map((cell) => (cell === 35 ? 9 : 0)));
    expect(grade(cluesOf(none))).toBeNull();
  });
});
