import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { difficultyOf, mineCount, numbersOf, RULES, type Puzzle } from "./board.ts";
import { field, flood, open } from "./field.ts";
import { generate, packed } from "./generate.ts";
import { minesweeper } from "./index.ts";
import { grade, lay } from "./solve.ts";
import { puzzleOf } from "./testing/boards.ts";
import { isSolvedWithoutGuessing } from "./testing/slow-solver.ts";

const PRESETS = minesweeper.options.presets;

/** The share of the cells without mines that is left to find when the start is open. */
function shareLeft(puzzle: Puzzle): number {
  const places = lay(puzzle);
  open(places[puzzle.start]!);
  flood();
  return field.safeLeft / (places.length - mineCount(puzzle));
}

describe("the generator", () => {
  it.each(PRESETS)("makes $size boards with $mines mines that a plain solver opens without a guess", (options) => {
    for (let n = 0; n < depth(4, 12); n++) {
      const puzzle = generate(options, seeded(`proof ${n}`));
      expect(`${puzzle.width}x${puzzle.height}`).toBe(options.size);
      expect(mineCount(puzzle)).toBe(options.mines);
      expect(numbersOf(puzzle)[puzzle.start]).toBe(0);
      expect(isSolvedWithoutGuessing(puzzle), puzzle.layout).toBe(true);
      expect(grade(puzzle)).toBe(puzzle.hardest);
    }
  });

  it("makes boards of every grade and with starts all over the board", () => {
    const random = seeded("grades");
    const boards = Array.from({ length: 400 }, () => generate({ size: "10x10", mines: 20 }, random));
    expect(new Set(boards.map(({ hardest }) => hardest))).toStrictEqual(new Set(RULES));
    expect(new Set(boards.map(({ start }) => start)).size).toBeGreaterThan(80);
  });

  it.each(PRESETS)("leaves at least 40 % of the safe cells to find on $size boards with $mines mines", (options) => {
    const random = seeded("j");
    for (let n = 0; n < 300; n++) expect(shareLeft(generate(options, random))).toBeGreaterThanOrEqual(0.4);
  });

  it("makes boards of a day that need pairs and nothing harder", () => {
    const { daily } = minesweeper.options;
    for (let number = 0; number < depth(40, 365); number++) {
      const puzzle = generate(daily, seeded(`day ${number}`), { period: "daily", number, order: "" });
      expect(grade(puzzle)).toBe("pair");
    }
  });

  it("makes boards of a week that need cases", () => {
    const { weekly } = minesweeper.options;
    for (let number = 0; number < depth(20, 300); number++) {
      const puzzle = generate(weekly, seeded(`week ${number}`), { period: "weekly", number, order: "" });
      expect(["cases", "total"]).toContain(grade(puzzle));
      expect(shareLeft(puzzle)).toBeGreaterThanOrEqual(0.4);
    }
  });

  it.each(PRESETS)("can always fall back on a packed $size board with $mines mines", ({ size, mines }) => {
    const side = Number.parseInt(size);
    const puzzle = packed(side, mines);
    expect(mineCount(puzzle)).toBe(mines);
    expect(numbersOf(puzzle)[puzzle.start]).toBe(0);
    expect(grade(puzzle)).toBe("number");
    expect(shareLeft(puzzle)).toBeGreaterThan(0.4);
    expect(minesweeper.check(minesweeper.start(puzzle)).status).toBe("playing");
  });
});

describe("the grade", () => {
  it.each([
    ["number", ["s....", ".....", ".....", ".....", "....*"]],
    ["rest", ["s..*.", "...**", "*....", ".....", "....."]],
    ["pair", ["s....", "....*", ".....", "..*.*", "....."]],
    ["cases", ["s.*..", ".....", ".*...", ".....", "....."]],
    ["total", ["s....", "..*.*", ".....", "...*.", ".*..."]],
  ] as const)("is %s where that is the hardest rule needed", (rule, rows) => {
    expect(grade(puzzleOf(...rows))).toBe(rule);
  });

  it("is easy, normal or hard in the words of all games", () => {
    const words = RULES.map((hardest) => difficultyOf({ ...puzzleOf("s..", "...", "..*"), hardest }).id);
    const difficulties = ["easy", "easy", "normal", "hard", "hard"];
    expect(words).toStrictEqual(difficulties.map((one) => `option.level.${one}`));
  });

  it("is null where only a guess goes on", () => {
    const puzzle = puzzleOf("s....", ".....", "***..", "*.*..", "***..");
    expect(grade(puzzle)).toBeNull();
    expect(isSolvedWithoutGuessing(puzzle)).toBe(false);
  });

  it("agrees with a plain solver on boards as they fall, with and without a guess", () => {
    const random = seeded("as they fall");
    let solved = 0;
    for (let n = 0; n < 150; n++) {
      const cells = random.shuffled(Array.from({ length: 49 }, (_, cell) => (cell < 9 ? "*" : ".")));
      const start = cells.findIndex(
        (_, cell) =>
          numbersOf({ width: 7, height: 7, layout: cells.join(""), start: 0, hardest: "number" })[cell] === 0 &&
          cells[cell] === ".",
      );
      if (start < 0) continue;
      const puzzle = { width: 7, height: 7, layout: cells.join(""), start, hardest: "number" } as const;
      const byProof = isSolvedWithoutGuessing(puzzle);
      expect(grade(puzzle) !== null, puzzle.layout).toBe(byProof);
      if (byProof) solved++;
    }
    expect(solved).toBeGreaterThan(20);
    expect(solved).toBeLessThan(140);
  });
});
