import { lettersOf, runsOf, type CrossHint, type Run } from "@karota/engine/grid/crossing.ts";
import { valueOf, type Puzzle } from "./board.ts";
import { clueOf, readingsOf } from "./gaps.ts";

const fits = ({ cells }: Run, number: string, digits: readonly string[]): boolean =>
  cells.every((cell, i) => digits[cell] === "" || digits[cell] === number[i]);

/** The calculations that are possible for a run beside the digits that are known ("" elsewhere). */
export const possibleIn = (puzzle: Puzzle, run: Run, digits: readonly string[]): readonly CrossHint[] =>
  readingsOf(clueOf(puzzle, run), run.cells.length).filter((hint) => fits(run, String(valueOf(hint)), digits));

/** A cell whose digit follows from the runs through it. */
interface Deduction {
  readonly cell: number;
  readonly digit: string;
  /** One run when all that is possible in it has this digit, else both. */
  readonly runs: readonly Run[];
}

/** What follows next from the digits that are known, one run before two that cross; null when nothing does. */
export function deduce(puzzle: Puzzle, digits: readonly string[]): Deduction | null {
  const digitsFor = (run: Run, cell: number): Set<string> =>
    new Set(possibleIn(puzzle, run, digits).map((hint) => String(valueOf(hint))[run.cells.indexOf(cell)]!));
  const open = lettersOf(puzzle).filter((cell) => digits[cell] === "");
  const through = open.map((cell) => ({ cell, runs: runsOf(puzzle).filter(({ cells }) => cells.includes(cell)) }));
  const single = through.flatMap(({ cell, runs }) => runs.map((run) => ({ cell, runs: [run] })));
  for (const { cell, runs } of [...single, ...through]) {
    const [first, ...others] = runs.map((run) => digitsFor(run, cell));
    const [digit, second] = [...first!].filter((one) => others.every((other) => other.has(one)));
    if (digit !== undefined && second === undefined) return { cell, digit, runs };
  }
  return null;
}

/**
 * Whether every digit follows, one after the other, as `deduce` finds them: then there is one solution.
 * @param numbers what is possible in each run, as text
 */
export function isDecided(runs: readonly Run[], numbers: readonly (readonly string[])[]): boolean {
  const digits: string[] = [];
  for (const { cells } of runs) for (const cell of cells) digits[cell] = "";
  let left = numbers;
  for (let isFurther = true; isFurther;) {
    isFurther = false;
    const sets = new Map<number, number>();
    runs.forEach(({ cells }, n) =>
      cells.forEach((cell, i) => {
        const set = left[n]!.reduce((bits, number) => bits | (1 << Number(number[i])), 0);
        sets.set(cell, set & (sets.get(cell) ?? 1023));
      }),
    );
    for (const [cell, set] of sets) {
      if (digits[cell] !== "" || set === 0 || (set & (set - 1)) !== 0) continue;
      digits[cell] = String(31 - Math.clz32(set));
      isFurther = true;
    }
    left = left.map((some, n) => (some.length === 1 ? some : some.filter((number) => fits(runs[n]!, number, digits))));
  }
  return !digits.includes("");
}

/** The results that are possible for each run of a board, by its clue alone. */
export const numbersOf = (puzzle: Puzzle): readonly (readonly string[])[] =>
  runsOf(puzzle).map((run) => readingsOf(clueOf(puzzle, run), run.cells.length).map((hint) => String(valueOf(hint))));
