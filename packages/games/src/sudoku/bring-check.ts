import { cluesOf } from "./bits.ts";
import { bitOf, candidatesOf, CELLS, DIGITS, sees, UNITS, type Puzzle } from "./board.ts";
import { gradeSteps, type Grading } from "./bring-grade.ts";
import { isRefutedBySets } from "./grade.ts";
import { gradeUnique } from "./rate.ts";
import { countSolutions, nthSolution } from "./solve.ts";

/** Beyond this many, solutions are not counted. */
export const MAX_SOLUTIONS = 1000;

/** The same digit more than once in a unit (its number in `UNITS`). */
export interface Clash {
  readonly unit: number;
  readonly digit: number;
  readonly cells: readonly number[];
}
/** A cell with its digits in two solutions. */
export interface Difference {
  readonly cell: number;
  readonly digits: readonly [number, number];
}
/** Where a board without a solution fails: no digit for a cell, or no place for a digit in a unit. */
export type DeadEnd = { readonly cell: number } | { readonly unit: number; readonly digit: number };

/** What is known of a board. */
export type Report =
  | { readonly kind: "empty" }
  | { readonly kind: "clash"; readonly clashes: readonly Clash[] }
  | { readonly kind: "complete" }
  /** `suspects`: the givens without which alone there is a solution; null while they are being looked for. */
  | { readonly kind: "none"; readonly deadEnd: DeadEnd | null; readonly suspects: readonly number[] | null }
  | { readonly kind: "several"; readonly count: number; readonly differences: readonly [Difference, Difference] }
  | { readonly kind: "one"; readonly puzzle: Puzzle; readonly grading: Grading };

/** Every digit that is more than once in a row, column or box. */
export const clashesIn = (digits: readonly number[]): Clash[] =>
  UNITS.flatMap((cells, unit) =>
    DIGITS.flatMap((digit) => {
      const same = cells.filter((cell) => digits[cell] === digit);
      return same.length > 1 ? [{ unit, digit, cells: same }] : [];
    }),
  );

/** Where a board fails when its singles are followed; null when they end before. Ends: each round fills a cell. */
function findDeadEnd(digits: readonly number[]): DeadEnd | null {
  const values = [...digits];
  for (;;) {
    const sets = candidatesOf(values);
    const dead = CELLS.find((cell) => !values[cell] && sets[cell] === 0);
    if (dead !== undefined) return { cell: dead };
    let single: readonly [cell: number, digit: number] | null = null;
    for (const [unit, cells] of UNITS.entries())
      for (const digit of DIGITS) {
        if (cells.some((cell) => values[cell] === digit)) continue;
        const [place, second] = cells.filter((cell) => sets[cell]! & bitOf(digit));
        if (place === undefined) return { unit, digit };
        if (second === undefined) single ??= [place, digit];
      }
    const alone = CELLS.find((cell) => sets[cell] && (sets[cell] & (sets[cell] - 1)) === 0);
    if (alone !== undefined) single ??= [alone, DIGITS.find((digit) => sets[alone] === bitOf(digit))!];
    if (single === null) return null;
    values[single[0]] = single[1];
  }
}

/** Whether there is a solution; boards that sets refute are not searched, which could take seconds. */
const isSolvable = (digits: readonly number[]): boolean => {
  const clues = cluesOf(digits);
  return !isRefutedBySets(clues) && countSolutions(clues, 1) > 0;
};

/** Two cells in which the solutions differ, one with the other's digit where there are such. */
function differencesOf(one: readonly number[], other: readonly number[]): readonly [Difference, Difference] {
  const differences = CELLS.filter((cell) => one[cell] !== other[cell]).map((cell): Difference => ({
    cell,
    digits: [one[cell]!, other[cell]!],
  }));
  for (const first of differences)
    for (const second of differences)
      if (sees(first.cell, second.cell) && first.digits[0] === second.digits[1] && first.digits[1] === second.digits[0])
        return [first, second];
  // Two solutions never differ in one cell alone.
  return [differences[0]!, differences[1]!];
}

/**
 * What is to be said of a board (81 digits, 0 for empty), each report more complete than the one before. How long it
 * takes depends on the board: the caller ends it when it has waited enough.
 */
export function* examine(digits: readonly number[]): Generator<Report, void> {
  if (digits.every((digit) => digit === 0)) return yield { kind: "empty" };
  const clashes = clashesIn(digits);
  if (clashes.length > 0) return yield { kind: "clash", clashes };
  if (!digits.includes(0)) return yield { kind: "complete" };
  const deadEnd = findDeadEnd(digits);
  const clues = cluesOf(digits);
  if (deadEnd || !isSolvable(digits)) {
    yield { kind: "none", deadEnd, suspects: null };
    const suspects = CELLS.filter((cell) => digits[cell] && isSolvable(digits.with(cell, 0)));
    return yield { kind: "none", deadEnd, suspects };
  }
  const solution = nthSolution(clues, 1)!;
  const other = nthSolution(clues, 2);
  if (other) {
    const count = countSolutions(clues, MAX_SOLUTIONS);
    return yield { kind: "several", count, differences: differencesOf(solution, other) };
  }
  const puzzle: Puzzle = { level: gradeUnique(clues), initial: digits.join(""), solution: solution.join("") };
  for (const grading of gradeSteps(puzzle)) yield { kind: "one", puzzle, grading };
}
