import * as z from "zod/mini";
import type { Fault, Verdict } from "@karota/engine/game.ts";
import {
  hintOf,
  isLetter,
  noValues,
  runAt,
  runsOf,
  unsolvedOf,
  verdictOf,
  withValue,
  type CrossState,
  type Run,
} from "@karota/engine/grid/crossing.ts";
import {
  ALL_DIGITS,
  bitOf,
  digitAt,
  positionsOf,
  solutionAt,
  sumOf,
  type DigitSets,
  type Move,
  type Puzzle,
  type State,
} from "./board.ts";
import { combinationsOf } from "./combinations.ts";

export const start = (puzzle: Puzzle): State => {
  const nothing = puzzle.cells.map(() => 0);
  return { puzzle, values: noValues(puzzle), marks: nothing, ruledOut: nothing };
};

export const sumOfRun = (puzzle: Puzzle, run: Run): number => hintOf(puzzle, run)!.o1;

/** The digits of a run, as a set. */
export const digitsInRun = (state: CrossState, run: Run): number =>
  run.cells.reduce((set, cell) => (state.values[cell] ? set | bitOf(digitAt(state, cell)) : set), 0);

export const emptyIn = (state: CrossState, run: Run): readonly number[] =>
  run.cells.filter((cell) => state.values[cell] === "");

/** The sets of digits that add up to a run's sum and contain the digits already in it. */
export function openCombinations(state: State, run: Run): readonly number[] {
  const there = digitsInRun(state, run);
  return combinationsOf(run.cells.length, sumOfRun(state.puzzle, run)).filter((set) => (there & ~set) === 0);
}

/** What the sums of its two runs and the digits in them leave possible in each empty cell. */
export function candidatesOf(state: State): number[] {
  const sets = state.values.map((value, cell) => (isLetter(state.puzzle, cell) && value === "" ? ALL_DIGITS : 0));
  for (const run of runsOf(state.puzzle)) {
    const left = openCombinations(state, run).reduce((union, set) => union | set, 0) & ~digitsInRun(state, run);
    for (const cell of run.cells) sets[cell]! &= left;
  }
  return sets;
}

const from = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high));
const cell = from(0, 63);
/** Moves also come from the browser's storage, so nothing is taken for granted. */
const moveSchema: z.ZodMiniType<Move> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("enter"), cell, digit: from(0, 9) }),
  z.object({ type: z.literal("mark"), cell, digit: from(1, 9) }),
  z.object({ type: z.literal("clear"), cell }),
  z.object({ type: z.literal("fill") }),
  z.object({ type: z.literal("ruleOut"), cells: z.array(z.object({ cell, digits: from(1, ALL_DIGITS) })) }),
]);

const same = (one: DigitSets, other: DigitSets): boolean => one.every((set, cell) => set === other[cell]);
/** The state itself when the sets are what they were. */
const withSets = (state: State, marks: DigitSets, ruledOut = state.ruledOut): State =>
  same(marks, state.marks) && same(ruledOut, state.ruledOut) ? state : { ...state, marks, ruledOut };

function enter(state: State, cell: number, digit: number): State {
  const entered = withValue(state, cell, digit === 0 ? "" : String(digit));
  if (entered === state || digit === 0) return entered;
  const marks = [...state.marks];
  marks[cell] = 0;
  for (const heading of ["e", "s"] as const)
    for (const peer of runAt(state.puzzle, cell, heading)?.cells ?? []) marks[peer]! &= ~bitOf(digit);
  return { ...entered, marks };
}

function ruleOut(state: State, cells: readonly { readonly cell: number; readonly digits: number }[]): State {
  const possible = candidatesOf(state);
  const [marks, ruledOut] = [[...state.marks], [...state.ruledOut]];
  for (const { cell, digits } of cells) {
    if (!isLetter(state.puzzle, cell) || state.values[cell] !== "") return state;
    ruledOut[cell]! |= digits;
    marks[cell] = (marks[cell] || possible[cell]!) & ~ruledOut[cell]!;
  }
  return withSets(state, marks, ruledOut);
}

export function apply(state: State, given: Move): State {
  const { success, data: move } = moveSchema.safeParse(given);
  if (!success) return state;
  switch (move.type) {
    case "enter":
      return enter(state, move.cell, move.digit);
    case "mark": {
      const { cell, digit } = move;
      if (!isLetter(state.puzzle, cell) || state.values[cell] !== "") return state;
      return { ...state, marks: state.marks.with(cell, state.marks[cell]! ^ bitOf(digit)) };
    }
    case "clear":
      if (!isLetter(state.puzzle, move.cell)) return state;
      if (state.values[move.cell] !== "") return enter(state, move.cell, 0);
      return withSets(state, state.marks.with(move.cell, 0));
    case "fill":
      return withSets(
        state,
        candidatesOf(state).map((set, cell) => set & ~state.ruledOut[cell]!),
      );
    case "ruleOut":
      return ruleOut(state, move.cells);
  }
}

/** A digit twice in a run, with the cells that hold it; and full runs of another sum. */
function faultsOf(state: State): Fault[] {
  return runsOf(state.puzzle).flatMap((run): Fault[] => {
    const twice = run.cells.filter(
      (cell) =>
        state.values[cell] && run.cells.some((other) => other !== cell && state.values[other] === state.values[cell]),
    );
    if (twice.length > 0) return [{ code: "twice", cells: positionsOf(state.puzzle, twice) }];
    if (emptyIn(state, run).length > 0) return [];
    const sum = sumOf(run.cells.map((cell) => digitAt(state, cell)));
    return sum === sumOfRun(state.puzzle, run) ? [] : [{ code: "sum", cells: positionsOf(state.puzzle, run.cells) }];
  });
}

export const check = (state: State): Verdict => verdictOf(state, faultsOf(state));

/** Writes the solution into every cell that does not hold it yet. */
export const solve = (state: State): Move[] =>
  unsolvedOf(state).map((cell) => ({ type: "enter", cell, digit: solutionAt(state.puzzle, cell) }));
