import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { isWrong, lettersOf, runAt } from "@karota/engine/grid/crossing.ts";
import { bitOf, digitAt, positionsOf, solutionAt, type Move, type State } from "./board.ts";
import { candidatesOf } from "./play.ts";
import {
  combinations,
  lastCell,
  nakedSet,
  nakedSingle,
  onlyPlace,
  type Sight,
  type Step,
  type Technique,
} from "./techniques.ts";
import { cellName, theRun } from "./words.ts";

/** Easiest first. The solver that makes and grades boards goes by the same rules, so one of them always gets further. */
const LADDER: readonly Technique[] = [lastCell, nakedSingle, onlyPlace, combinations, nakedSet(2), nakedSet(3)];

/** What the techniques see. What was ruled out wrongly, by a save from elsewhere, counts as possible. */
function sightOf(state: State): Sight {
  const { puzzle, ruledOut } = state;
  const sets = candidatesOf(state).map((set, cell) =>
    set === 0 ? 0 : set & ~(ruledOut[cell]! & ~bitOf(solutionAt(puzzle, cell))),
  );
  return { state, puzzle, sets };
}

/** The easiest step of a board without errors; null when there is none. */
export function nextStep(state: State): Step | null {
  const sight = sightOf(state);
  for (const technique of LADDER) {
    const step = technique(sight);
    if (step) return step;
  }
  return null;
}

/** Errors come first, for nothing true follows from them; the last step alone says where. */
function errorHint(state: State, wrong: readonly number[]): Hint<Move> {
  const { puzzle } = state;
  const cell = wrong[0]!;
  return {
    title: { id: "kakuro.technique.error" },
    steps: [
      { id: "kakuro.hint.error.look", values: { count: wrong.length } },
      { id: "kakuro.hint.error.why", values: { run: theRun(puzzle, runAt(puzzle, cell, "e")!) } },
      { id: "kakuro.hint.error.so", values: { digit: digitAt(state, cell), cell: cellName(puzzle, cell) } },
    ],
    target: [],
    reason: [],
    ruledOut: [],
    move: { type: "clear", cell },
  };
}

/** The next step for the player: an error if there is one, else the easiest technique that gets further. */
export function hint(state: State): Hint<Move> | null {
  const { puzzle } = state;
  const wrong = lettersOf(puzzle).filter((cell) => isWrong(state, cell));
  if (wrong.length > 0) return errorHint(state, wrong);
  const step = nextStep(state);
  if (!step) return null;
  const { conclusion } = step;
  const target = "out" in conclusion ? conclusion.out.map(({ cell }) => cell) : [conclusion.cell];
  return {
    title: step.title,
    steps: step.steps,
    target: positionsOf(puzzle, target),
    reason: positionsOf(puzzle, step.reason),
    ruledOut: positionsOf(puzzle, step.ruledOut ?? []),
    move:
      "out" in conclusion
        ? { type: "ruleOut", cells: conclusion.out }
        : { type: "enter", cell: conclusion.cell, digit: conclusion.digit },
  };
}

/** The steps of the hints, the easiest first; as examples where a digit or a size belongs to the name. */
export const TECHNIQUES: readonly Message[] = [
  { id: "kakuro.technique.lastCell" },
  { id: "kakuro.technique.nakedSingle" },
  { id: "kakuro.technique.onlyPlace", values: { digit: 5 } },
  { id: "kakuro.technique.combinations" },
  { id: "kakuro.technique.nakedSet", values: { size: 2 } },
];
