import type { Hint, HintPlace } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { bitOf, boxOf, candidatesOf, CELLS, digitsOf, PEERS, positionOf, type Move, type State } from "./board.ts";
import { isWrong } from "./play.ts";
import { alsXz } from "./techniques/als.ts";
import { chain } from "./techniques/chain.ts";
import { BEYOND, BEYOND_LOCKED } from "./techniques/ladder.ts";
import { claiming, pointing } from "./techniques/locked.ts";
import { sightOf, type Sight } from "./techniques/sight.ts";
import { hiddenSingleInBox, hiddenSingleInLine, lastCell, nakedSingle } from "./techniques/singles.ts";
import type { Candidate, Conclusion, Step, Technique } from "./techniques/step.ts";
import { trial } from "./techniques/trial.ts";
import { wWing } from "./techniques/wings.ts";
import { cellName, theUnit } from "./words.ts";

/** Easiest first, each with its rating in tenths; what a rating needs beyond these is in `rate.ts`. */
const LADDER: readonly (readonly [Technique, rating: number, ...unknown[]])[] = [
  [lastCell, 10],
  [hiddenSingleInBox, 12],
  [hiddenSingleInLine, 15],
  [nakedSingle, 23],
  [pointing, 26],
  [claiming, 28],
  ...BEYOND_LOCKED,
  [wWing, BEYOND],
  [alsXz([2, 2], [2, 3], [3, 3], [2, 4]), BEYOND],
  [chain, BEYOND],
  [trial, BEYOND],
];

/** What the techniques see. What was ruled out wrongly, by a save from elsewhere, counts as possible. */
function sightOfState(state: State): Sight {
  const solution = digitsOf(state.puzzle.solution);
  const sets = candidatesOf(state.values).map(
    (set, cell) => set & ~(state.pencil.ruledOut[cell]! & ~bitOf(solution[cell]!)),
  );
  return sightOf(state.values, sets, solution);
}

/** The easiest step of a board without errors, with the rating of its technique; null when nothing is left to find. */
export function nextStep(state: State): { readonly step: Step; readonly rating: number } | null {
  const sight = sightOfState(state);
  for (const [technique, rating] of LADDER) {
    const step = technique(sight);
    if (step) return { step, rating };
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

const shownPlace = ({ cells, digit }: Candidate): HintPlace => ({ cells: cells.map(positionOf), value: digit });

/** The next step for the player: an error if there is one, else the easiest technique that gets further. */
export function hint(state: State): Hint<Move> | null {
  const wrong = CELLS.filter((cell) => isWrong(state, cell));
  if (wrong.length > 0) return errorHint(state, wrong);
  const step = nextStep(state)?.step;
  if (!step) return null;
  const target = "out" in step.conclusion ? step.conclusion.out.map(({ cell }) => cell) : [step.conclusion.cell];
  const { title, steps, links } = step.words();
  return {
    title,
    steps,
    target: target.map(positionOf),
    reason: step.reason.map(positionOf),
    ruledOut: (step.ruledOut ?? []).map(positionOf),
    ...(links && {
      links: links.map(({ kind, from, to }) => ({ kind, from: shownPlace(from), to: shownPlace(to) })),
    }),
    move: moveOf(step.conclusion),
  };
}

/** The steps of the hints, the easiest first; with an example where a digit belongs to the name. */
export const TECHNIQUES: readonly Message[] = [
  { id: "sudoku.technique.lastCell" },
  { id: "sudoku.technique.hiddenSingle", values: { digit: 5 } },
  { id: "sudoku.technique.nakedSingle" },
  { id: "sudoku.technique.locked", values: { digit: 5 } },
  { id: "sudoku.technique.nakedSet", values: { size: 2 } },
  { id: "sudoku.technique.fish", values: { size: 2 } },
  { id: "sudoku.technique.hiddenSet", values: { size: 2 } },
  { id: "sudoku.technique.nakedSet", values: { size: 3 } },
  { id: "sudoku.technique.fish", values: { size: 3 } },
  { id: "sudoku.technique.hiddenSet", values: { size: 3 } },
  { id: "sudoku.technique.xyWing" },
  { id: "sudoku.technique.strongLinks", values: { kind: "skyscraper" } },
  { id: "sudoku.technique.strongLinks", values: { kind: "kite" } },
  { id: "sudoku.technique.strongLinks", values: { kind: "turbot" } },
  { id: "sudoku.technique.strongLinks", values: { kind: "emptyRectangle" } },
  { id: "sudoku.technique.strongLinks", values: { kind: "finned" } },
  { id: "sudoku.technique.xyzWing" },
  { id: "sudoku.technique.rectangle", values: { type: 1 } },
  { id: "sudoku.technique.rectangle", values: { type: 2 } },
  { id: "sudoku.technique.rectangle", values: { type: 3 } },
  { id: "sudoku.technique.rectangle", values: { type: 4 } },
  { id: "sudoku.technique.nakedSet", values: { size: 4 } },
  { id: "sudoku.technique.fish", values: { size: 4 } },
  { id: "sudoku.technique.hiddenSet", values: { size: 4 } },
  { id: "sudoku.technique.bug" },
  { id: "sudoku.technique.strongLinks", values: { kind: "chain" } },
  { id: "sudoku.technique.alsXz" },
  { id: "sudoku.technique.wWing" },
  { id: "sudoku.technique.chain" },
  { id: "sudoku.technique.trial" },
];
