/** Hints for calculations in which a digit is missing: crossings decide between the results that are possible. */
import type { Hint } from "@karota/engine/game.ts";
import { positionIn, runsOf, type Run } from "@karota/engine/grid/crossing.ts";
import { listOf, type Message } from "@karota/engine/message.ts";
import { valueOf, type Move, type State } from "./board.ts";
import { deduce, possibleIn } from "./deduce.ts";
import { clueOf, readingsOf } from "./gaps.ts";
import { cellName, equations, expression, solved, theLine } from "./words.ts";

const TITLE: Message = { id: "mathCrossword.technique.gap" };

/** A run whose calculation has a gap and of which the digits that are there leave one result. */
export function decidedHint(state: State): Hint<Move> | null {
  const { puzzle, values } = state;
  const run = runsOf(puzzle).find(
    (one) =>
      clueOf(puzzle, one).gap &&
      one.cells.some((cell) => values[cell] === "") &&
      possibleIn(puzzle, one, values).length === 1,
  );
  if (!run) return null;
  const clue = clueOf(puzzle, run);
  const [left] = possibleIn(puzzle, run, values);
  const empty = run.cells.filter((cell) => values[cell] === "");
  const there = run.cells.filter((cell) => values[cell] !== "");
  return {
    title: TITLE,
    steps: [
      { id: "mathCrossword.hint.gap.look", values: { line: theLine(puzzle, run), expression: expression(clue) } },
      {
        id: "mathCrossword.hint.gap.why",
        values: { equations: equations(readingsOf(clue, run.cells.length).map(solved)) },
      },
      {
        id: "mathCrossword.hint.gap.decided",
        values: { known: there.length, equation: solved(left!), number: valueOf(left!) },
      },
    ],
    target: empty.map((cell) => positionIn(puzzle, cell)),
    reason: [run.head, ...there].map((cell) => positionIn(puzzle, cell)),
    ruledOut: [],
    move: { entries: empty.map((cell) => ({ cell, digit: puzzle.cells[cell]!.v })) },
  };
}

/** A cell that all results have in common which are possible for its run, or for the two that cross in it. */
export function crossedHint(state: State): Hint<Move> | null {
  const { puzzle, values } = state;
  const found = deduce(puzzle, values);
  if (!found) return null;
  const { cell, digit, runs } = found;
  const lineOf = (run: Run): Message => ({
    id: "mathCrossword.hint.gap.line",
    values: {
      line: theLine(puzzle, run),
      expression: expression(clueOf(puzzle, run)),
      equations: equations(possibleIn(puzzle, run, values).map(solved)),
    },
  });
  return {
    title: TITLE,
    steps: [
      {
        id: "mathCrossword.hint.gap.cell",
        values: { count: runs.length, lines: listOf(runs.map((run) => theLine(puzzle, run))) },
      },
      ...runs.map(lineOf),
      { id: "mathCrossword.hint.gap.so", values: { count: runs.length, digit, cell: cellName(puzzle, cell) } },
    ],
    target: [positionIn(puzzle, cell)],
    reason: runs.map(({ head }) => positionIn(puzzle, head)),
    ruledOut: [],
    move: { entries: [{ cell, digit }] },
  };
}
