import type { Message } from "@karota/engine/message.ts";
import { lettersOf, runAt, runsOf, type Run } from "@karota/engine/grid/crossing.ts";
import { bitOf, digitAt, digitsIn, sumOf, type Puzzle, type State } from "./board.ts";
import { SIZE_OF } from "./combinations.ts";
import { digitsInRun, emptyIn, openCombinations, sumOfRun } from "./play.ts";
import { cellName, cellNames, combinationNames, digitNames, theRun } from "./words.ts";

/** What a technique looks at: a board without errors, and what is still possible in its empty cells. */
export interface Sight {
  readonly state: State;
  readonly puzzle: Puzzle;
  /** A set of digits for each cell of the board. */
  readonly sets: readonly number[];
}

/** One step of logic with its texts: a digit is found, or digits are ruled out. */
export interface Step {
  readonly title: Message;
  /** Where to look, why, what follows. */
  readonly steps: readonly [Message, Message, Message];
  readonly reason: readonly number[];
  /** Cells that lose the digit on the way, when the conclusion is a digit. */
  readonly ruledOut?: readonly number[];
  readonly conclusion:
    | { readonly cell: number; readonly digit: number }
    | { readonly out: readonly { readonly cell: number; readonly digits: number }[] };
}

/** Finds the easiest step of its kind that gets further, or null. */
export type Technique = (sight: Sight) => Step | null;

const openRuns = ({ state, puzzle }: Sight): readonly Run[] =>
  runsOf(puzzle).filter((run) => emptyIn(state, run).length > 0);
const unionOf = (sets: readonly number[]): number => sets.reduce((union, set) => union | set, 0);

/** Those ways to make the sum of a run that every empty cell of it can still take part in. */
function validCombinations({ state, sets }: Sight, run: Run): readonly number[] {
  const empty = emptyIn(state, run);
  const there = digitsInRun(state, run);
  const possible = empty.reduce((union, cell) => union | sets[cell]!, there);
  return openCombinations(state, run).filter(
    (set) => (set & ~possible) === 0 && empty.every((cell) => sets[cell]! & set & ~there),
  );
}

/** A run with one empty cell. */
export const lastCell: Technique = (sight) => {
  const { state, puzzle } = sight;
  const run = openRuns(sight).find((one) => emptyIn(state, one).length === 1);
  if (!run) return null;
  const cell = emptyIn(state, run)[0]!;
  const filled = run.cells.filter((one) => one !== cell);
  const [sum, have] = [sumOfRun(puzzle, run), sumOf(filled.map((one) => digitAt(state, one)))];
  return {
    title: { id: "kakuro.technique.lastCell" },
    steps: [
      { id: "kakuro.hint.lastCell.look", values: { run: theRun(puzzle, run) } },
      { id: "kakuro.hint.lastCell.why", values: { have, sum } },
      { id: "kakuro.hint.lastCell.so", values: { have, sum, digit: sum - have, cell: cellName(puzzle, cell) } },
    ],
    reason: filled,
    conclusion: { cell, digit: sum - have },
  };
};

/** A cell with one digit left; the one whose two sums leave the fewest digits comes first. */
export const nakedSingle: Technique = ({ state, puzzle, sets }) => {
  const leftBy = (run: Run) => unionOf(openCombinations(state, run)) & ~digitsInRun(state, run);
  const singles = lettersOf(puzzle)
    .filter((cell) => state.values[cell] === "" && SIZE_OF[sets[cell]!] === 1)
    .map((cell) => {
      const runs = [runAt(puzzle, cell, "e")!, runAt(puzzle, cell, "s")!] as const;
      return { cell, runs, left: [leftBy(runs[0]), leftBy(runs[1])] as const };
    });
  const effort = ({ left }: (typeof singles)[number]) => SIZE_OF[left[0]]! + SIZE_OF[left[1]]!;
  const [easiest] = singles.sort((one, other) => effort(one) - effort(other));
  if (!easiest) return null;
  const { cell, runs, left } = easiest;
  const digit = digitsIn(sets[cell]!)[0]!;
  const bySums = SIZE_OF[left[0] & left[1]] === 1;
  return {
    title: { id: "kakuro.technique.nakedSingle" },
    steps: [
      { id: "kakuro.hint.nakedSingle.look", values: { cell: cellName(puzzle, cell) } },
      {
        id: bySums ? "kakuro.hint.nakedSingle.why" : "kakuro.hint.nakedSingle.whyRuledOut",
        values: {
          across: sumOfRun(puzzle, runs[0]),
          acrossDigits: digitNames(left[0]),
          down: sumOfRun(puzzle, runs[1]),
          downDigits: digitNames(left[1]),
        },
      },
      { id: "kakuro.hint.nakedSingle.so", values: { digit } },
    ],
    reason: runs.flatMap(({ head, cells }) => [head, ...cells.filter((one) => state.values[one] !== "")]),
    conclusion: { cell, digit },
  };
};

/** A digit that every way to make the sum needs, with one place in the run. */
export const onlyPlace: Technique = (sight) => {
  const { state, puzzle, sets } = sight;
  for (const run of openRuns(sight)) {
    const ways = validCombinations(sight, run);
    const needed = ways.reduce((common, set) => common & set, 511) & ~digitsInRun(state, run);
    for (const digit of digitsIn(needed)) {
      const [cell, second] = run.cells.filter((one) => sets[one]! & bitOf(digit));
      if (cell === undefined || second !== undefined) continue;
      return {
        title: { id: "kakuro.technique.onlyPlace", values: { digit } },
        steps: [
          { id: "kakuro.hint.onlyPlace.look", values: { run: theRun(puzzle, run) } },
          {
            id: "kakuro.hint.onlyPlace.why",
            values: { count: ways.length, ways: combinationNames(ways), digit },
          },
          { id: "kakuro.hint.onlyPlace.so", values: { digit, cell: cellName(puzzle, cell) } },
        ],
        reason: [run.head, ...run.cells.filter((one) => state.values[one] !== "")],
        ruledOut: emptyIn(state, run).filter((one) => one !== cell),
        conclusion: { cell, digit },
      };
    }
  }
  return null;
};

/** Digits that no remaining way to make the sum of a run has. */
export const combinations: Technique = (sight) => {
  const { state, puzzle, sets } = sight;
  for (const run of openRuns(sight)) {
    const ways = validCombinations(sight, run);
    const possible = unionOf(ways);
    const out = emptyIn(state, run)
      .map((cell) => ({ cell, digits: sets[cell]! & ~possible }))
      .filter(({ digits }) => digits !== 0);
    if (out.length === 0) continue;
    return {
      title: { id: "kakuro.technique.combinations" },
      steps: [
        { id: "kakuro.hint.combinations.look", values: { run: theRun(puzzle, run) } },
        { id: "kakuro.hint.combinations.why", values: { count: ways.length, ways: combinationNames(ways) } },
        {
          id: "kakuro.hint.combinations.so",
          values: {
            digits: digitNames(unionOf(out.map(({ digits }) => digits))),
            count: SIZE_OF[unionOf(out.map(({ digits }) => digits))]!,
            cells: cellNames(
              puzzle,
              out.map(({ cell }) => cell),
            ),
          },
        },
      ],
      reason: [run.head, ...run.cells.filter((cell) => !out.some((one) => one.cell === cell))],
      conclusion: { out },
    };
  }
  return null;
};

/** All ways to choose `size` of the items, in order. */
function* choices<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= items.length - size; i++)
      for (const rest of choices(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/** Two or three cells of a run that share two or three digits exclude them from the rest. */
export const nakedSet =
  (size: 2 | 3): Technique =>
  (sight) => {
    const { state, puzzle, sets } = sight;
    for (const run of openRuns(sight)) {
      const empty = emptyIn(state, run);
      for (const cells of choices(empty, size)) {
        const shared = unionOf(cells.map((cell) => sets[cell]!));
        if (SIZE_OF[shared] !== size) continue;
        const out = empty
          .filter((cell) => !cells.includes(cell))
          .map((cell) => ({ cell, digits: sets[cell]! & shared }))
          .filter(({ digits }) => digits !== 0);
        if (out.length === 0) continue;
        const digits = digitNames(shared);
        return {
          title: { id: "kakuro.technique.nakedSet", values: { size } },
          steps: [
            { id: "kakuro.hint.nakedSet.look", values: { run: theRun(puzzle, run), size } },
            { id: "kakuro.hint.nakedSet.why", values: { size, digits, cells: cellNames(puzzle, cells) } },
            {
              id: "kakuro.hint.nakedSet.so",
              values: {
                size,
                digits,
                out: cellNames(
                  puzzle,
                  out.map(({ cell }) => cell),
                ),
              },
            },
          ],
          reason: cells,
          conclusion: { out },
        };
      }
    }
    return null;
  };
