import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seeded } from "@karota/engine/random.ts";
import { cluesOf } from "./bits.ts";
import { digitsOf } from "./board.ts";
import { generate } from "./generate.ts";
import { setsFill, setsSolve, singlesFill, singlesSolve } from "./grade.ts";
import { countSolutions, solveUnique, staysUnique } from "./solve.ts";
import { slowCount } from "./testing/reference.ts";

const SEVENTEEN = [
  "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
  "000000010400000000020000000000050604008000300001090000300400200050100000000807000",
];

const board = generate({ level: "hard" }, seeded("solve"));
const solution = digitsOf(board.solution);
/** The solution with some cells left empty. */
const holes = fc.uniqueArray(fc.nat(80), { minLength: 45, maxLength: 58 });
const withHoles = (cells: readonly number[]) => solution.map((digit, cell) => (cells.includes(cell) ? 0 : digit));

describe("the solver", () => {
  it.each(SEVENTEEN)("finds the one solution of a board with 17 clues: %s", (text) => {
    const grid = digitsOf(text);
    const solved = solveUnique(grid)!;
    expect(slowCount(solved, 2)).toBe(1);
    expect(grid.every((digit, cell) => digit === 0 || digit === solved[cell])).toBe(true);
    expect(solved).not.toContain(0);
  });

  it("counts as many solutions as a plain search, of boards with one, several or none", () => {
    const counts = new Set<number>();
    fc.assert(
      fc.property(holes, fc.nat(80), fc.integer({ min: 1, max: 9 }), (cells, changed, digit) => {
        const grid = withHoles(cells).with(changed, digit);
        const slow = slowCount(grid, 3);
        counts.add(slow);
        expect(solveUnique(grid) !== null).toBe(slow === 1);
        expect(countSolutions(cluesOf(withHoles(cells)), 3)).toBe(slowCount(withHoles(cells), 3));
      }),
      { seed: 1, numRuns: 150 },
    );
    expect(counts.size).toBe(4);
  });

  it("decides whether a cell could hold another digit", () => {
    const answers = new Set<boolean>();
    fc.assert(
      fc.property(holes, (cells) => {
        const grid = withHoles(cells);
        const cell = cells[0]!;
        const others = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== solution[cell]);
        const slow = others.some((digit) => slowCount(grid.with(cell, digit), 1) > 0);
        answers.add(slow);
        expect(staysUnique(cluesOf(grid), Uint8Array.from(solution), [cell])).toBe(!slow);
      }),
      { seed: 2, numRuns: 60 },
    );
    expect(answers.size).toBe(2);
  });

  it("solves by sets without two cells exactly where sets fill these two, when it did with them", () => {
    const answers = new Set<boolean>();
    fc.assert(
      fc.property(holes, ([one, other, ...cells]) => {
        const lost = [one!, other!];
        if (!setsSolve(cluesOf(withHoles(cells)))) return;
        const clues = cluesOf(withHoles([...lost, ...cells]));
        const solved = setsSolve(clues);
        answers.add(solved);
        expect(staysUnique(clues, Uint8Array.from(solution), lost) && setsFill(lost)).toBe(solved);
      }),
      { seed: 3, numRuns: 300 },
    );
    expect(answers.size).toBe(2);
  });

  it.each(["box", "hidden", "all"] as const)("fills two cells by singles (%s) exactly where these solve it", (kind) => {
    const answers = new Set<boolean>();
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(80), { minLength: 25, maxLength: 50 }), ([one, other, ...cells]) => {
        const lost = [one!, other!];
        if (!singlesSolve(cluesOf(withHoles(cells)), kind)) return;
        const clues = cluesOf(withHoles([...lost, ...cells]));
        const solved = singlesSolve(clues, kind);
        answers.add(solved);
        expect(singlesFill(clues, kind, lost)).toBe(solved);
      }),
      { seed: 4, numRuns: 300 },
    );
    expect(answers.size).toBe(2);
  });

  it("finds no single solution on an empty board or one with a digit twice in a row", () => {
    expect(solveUnique(Array.from({ length: 81 }, () => 0))).toBeNull();
    expect(solveUnique(solution.with(0, solution[1]!))).toBeNull();
  });
});
