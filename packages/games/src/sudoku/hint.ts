import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import {
  bitOf,
  boxOf,
  candidatesOf,
  CELLS,
  digitsOf,
  PEERS,
  positionOf,
  type Level,
  type Move,
  type State,
} from "./board.ts";
import { isWrong } from "./play.ts";
import { chain } from "./techniques/chain.ts";
import { colouring } from "./techniques/colouring.ts";
import { fish } from "./techniques/fish.ts";
import { claiming, pointing } from "./techniques/locked.ts";
import { rectangle } from "./techniques/rectangle.ts";
import { hiddenSet, nakedSet } from "./techniques/sets.ts";
import { hiddenSingleInBox, hiddenSingleInLine, lastCell, nakedSingle } from "./techniques/singles.ts";
import type { Conclusion, Sight, Step, Technique } from "./techniques/step.ts";
import { trial } from "./techniques/trial.ts";
import { xyWing } from "./techniques/xy-wing.ts";
import { cellName, theUnit } from "./words.ts";

/** Easiest first, each with the lowest level whose boards may need it; `grade.ts` works by the same ladder. */
const LADDER: readonly (readonly [Technique, Level])[] = [
  [lastCell, "very_easy"],
  [hiddenSingleInBox, "very_easy"],
  [hiddenSingleInLine, "very_easy"],
  [nakedSingle, "very_easy"],
  [pointing, "normal"],
  [claiming, "normal"],
  [nakedSet(2), "medium"],
  [hiddenSet(2), "medium"],
  [nakedSet(3), "medium"],
  [hiddenSet(3), "medium"],
  [nakedSet(4), "medium"],
  [hiddenSet(4), "medium"],
  [fish(2), "hard"],
  [fish(3), "hard"],
  [xyWing, "hard"],
  [colouring, "hard"],
  [rectangle, "hard"],
  [fish(4), "hard"],
  [chain, "hard"],
  [trial, "hard"],
];

/** What the techniques see. What was ruled out wrongly, by a save from elsewhere, counts as possible. */
function sightOf(state: State): Sight {
  const solution = digitsOf(state.puzzle.solution);
  const sets = candidatesOf(state.values).map(
    (set, cell) => set & ~(state.pencil.ruledOut[cell]! & ~bitOf(solution[cell]!)),
  );
  return { values: state.values, sets, solution };
}

/** The easiest step of a board without errors, with the level of its technique; null when nothing is left to find. */
export function nextStep(state: State): { readonly step: Step; readonly level: Level } | null {
  const sight = sightOf(state);
  for (const [technique, level] of LADDER) {
    const step = technique(sight);
    if (step) return { step, level };
  }
  return null;
}

export const moveOf = (conclusion: Conclusion): Move =>
  "out" in conclusion
    ? { type: "ruleOut", cells: conclusion.out }
    : { type: "enter", cell: conclusion.cell, digit: conclusion.digit };

/** Errors come first, for nothing true follows from them; the last step alone says where. */
function errorHint(state: State, wrong: readonly number[]): Hint<Move> {
  const clashOf = (cell: number) => PEERS[cell]!.filter((peer) => state.values[peer] === state.values[cell]);
  const cell = wrong.find((one) => clashOf(one).length > 0) ?? wrong[0]!;
  const digit = state.values[cell]!;
  return {
    title: { id: "sudoku.technique.error" },
    steps: [
      { id: "sudoku.hint.error.look", values: { count: wrong.length } },
      { id: "sudoku.hint.error.why", values: { unit: theUnit(18 + boxOf(cell)) } },
      { id: "sudoku.hint.error.so", values: { digit, cell: cellName(cell) } },
    ],
    target: [positionOf(cell)],
    reason: [],
    ruledOut: [],
    move: { type: "clear", cell },
  };
}

/** The next step for the player: an error if there is one, else the easiest technique that gets further. */
export function hint(state: State): Hint<Move> | null {
  const wrong = CELLS.filter((cell) => isWrong(state, cell));
  if (wrong.length > 0) return errorHint(state, wrong);
  const step = nextStep(state)?.step;
  if (!step) return null;
  const target = "out" in step.conclusion ? step.conclusion.out.map(({ cell }) => cell) : [step.conclusion.cell];
  return {
    title: step.title,
    steps: step.steps,
    target: target.map(positionOf),
    reason: step.reason.map(positionOf),
    ruledOut: (step.ruledOut ?? []).map(positionOf),
    move: moveOf(step.conclusion),
  };
}

/** The steps of the hints, the easiest first; as examples where a digit or a size belongs to the name. */
export const TECHNIQUES: readonly Message[] = [
  { id: "sudoku.technique.lastCell" },
  { id: "sudoku.technique.hiddenSingle", values: { digit: 5 } },
  { id: "sudoku.technique.nakedSingle" },
  { id: "sudoku.technique.locked", values: { digit: 5 } },
  { id: "sudoku.technique.nakedSet", values: { size: 2 } },
  { id: "sudoku.technique.hiddenSet", values: { size: 2 } },
  { id: "sudoku.technique.fish", values: { size: 2 } },
  { id: "sudoku.technique.xyWing" },
  { id: "sudoku.technique.colouring", values: { digit: 5 } },
  { id: "sudoku.technique.rectangle" },
  { id: "sudoku.technique.chain" },
  { id: "sudoku.technique.trial" },
];
