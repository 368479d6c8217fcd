import type { Hint } from "@karota/engine/game.ts";
import { hintOf, isWrong, lettersOf, positionIn, runsOf, type Run } from "@karota/engine/grid/crossing.ts";
import type { Move, State } from "./board.ts";
import { clueOf, gapAt } from "./gaps.ts";
import { crossedHint, decidedHint } from "./hint-gap.ts";
import { numberOf } from "./play.ts";
import { cellName, equations, expression, NAMES, theLine, whole } from "./words.ts";
import { effortOf, workingOf } from "./working.ts";

const emptyIn = ({ values }: State, run: Run): readonly number[] => run.cells.filter((cell) => values[cell] === "");

/**
 * The run that is easiest to work out: few steps, easy operations, and digits that are there already to check by; null
 * when only runs are left whose calculations have a gap.
 */
function easiestRun(state: State): Run | null {
  let easiest: Run | null = null;
  let least = Infinity;
  for (const run of runsOf(state.puzzle)) {
    const empty = emptyIn(state, run).length;
    if (empty === 0 || gapAt(state.puzzle, run.head, run.heading)) continue;
    const effort = effortOf(hintOf(state.puzzle, run)!) - 2 * (run.cells.length - empty);
    if (effort >= least) continue;
    [easiest, least] = [run, effort];
  }
  return easiest;
}

/** Errors come first; the last step alone says where. */
function errorHint(state: State, wrong: readonly number[]): Hint<Move> {
  const { puzzle } = state;
  const cell = wrong[0]!;
  const runs = runsOf(puzzle).filter((one) => one.cells.includes(cell));
  const plainRun = runs.find((one) => !gapAt(puzzle, one.head, one.heading));
  const run = plainRun ?? runs[0]!;
  return {
    title: { id: "mathCrossword.technique.error" },
    steps: [
      { id: "mathCrossword.hint.error.look", values: { count: wrong.length } },
      {
        id: plainRun ? "mathCrossword.hint.error.why" : "mathCrossword.hint.error.whyGap",
        values: { line: theLine(puzzle, run), expression: expression(clueOf(puzzle, run)) },
      },
      { id: "mathCrossword.hint.error.so", values: { digit: state.values[cell]!, cell: cellName(puzzle, cell) } },
    ],
    target: [],
    reason: [],
    ruledOut: [],
    move: { entries: [{ cell, digit: "" }] },
  };
}

/**
 * The next step for the player: an error if there is one, else what crossings have decided of a calculation with a gap,
 * else the easiest result, worked out place by place.
 */
export function hint(state: State): Hint<Move> | null {
  const { puzzle } = state;
  const wrong = lettersOf(puzzle).filter((cell) => isWrong(state, cell));
  if (wrong.length > 0) return errorHint(state, wrong);
  const run = easiestRun(state);
  return decidedHint(state) ?? (run ? wholeHint(state, run) : crossedHint(state));
}

/** A calculation without a gap. */
function wholeHint(state: State, run: Run): Hint<Move> {
  const { puzzle } = state;
  const asked = hintOf(puzzle, run)!;
  const empty = emptyIn(state, run);
  const known = run.cells.filter((cell) => !empty.includes(cell));
  const { steps, last } = workingOf(asked);
  return {
    title: { id: "mathCrossword.technique", values: { op: NAMES[asked.op] } },
    steps: [
      {
        id: "mathCrossword.hint.look",
        values: { line: theLine(puzzle, run), expression: expression(whole(asked)), known: known.length },
      },
      steps.length === 0
        ? { id: "mathCrossword.hint.whyShort", values: { op: NAMES[asked.op] } }
        : { id: "mathCrossword.hint.why", values: { op: NAMES[asked.op], steps: equations(steps) } },
      { id: "mathCrossword.hint.so", values: { last, number: numberOf(puzzle, run), known: known.length } },
    ],
    target: empty.map((cell) => positionIn(puzzle, cell)),
    reason: [run.head, ...known].map((cell) => positionIn(puzzle, cell)),
    ruledOut: [],
    move: { entries: empty.map((cell) => ({ cell, digit: puzzle.cells[cell]!.v })) },
  };
}
