import type { Hint } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { isWrong, lettersOf, positionIn, runAt, runsOf, type Run } from "@karota/engine/grid/crossing.ts";
import { clueOf, type Move, type State } from "./board.ts";
import { cellName, clueName, patternOf } from "./words.ts";

const filledIn = ({ values }: State, { cells }: Run): readonly number[] => cells.filter((cell) => values[cell] !== "");

/** Errors come first, for they mislead the words that cross; the last step alone says where. */
function errorHint(state: State, wrong: readonly number[]): Hint<Move> {
  const { puzzle } = state;
  const cell = wrong[0]!;
  const run = runAt(puzzle, cell, "e") ?? runAt(puzzle, cell, "s")!;
  const clue = clueOf(puzzle, run);
  return {
    title: { id: "crossword.technique.error" },
    steps: [
      { id: "crossword.hint.error.look", values: { count: wrong.length } },
      { id: "crossword.hint.error.why", values: { run: clueName(clue), clue: clue.clue } },
      { id: "crossword.hint.error.so", values: { letter: state.values[cell]!, cell: cellName(puzzle, cell) } },
    ],
    target: [],
    reason: [],
    ruledOut: [],
    move: { type: "enter", cell, letter: "" },
  };
}

/** The word that is easiest to guess: the one with the greatest share of its letters written, then the shortest. */
function easiestRun(state: State): Run | undefined {
  const open = runsOf(state.puzzle).filter((run) => filledIn(state, run).length < run.cells.length);
  const share = (run: Run): number => filledIn(state, run).length / run.cells.length;
  const [best] = open.toSorted(
    (one, other) =>
      share(other) - share(one) || one.cells.length - other.cells.length || one.cells[0]! - other.cells[0]!,
  );
  return best;
}

/** The other word of a letter, which may be known where this one is not. */
function crossedStep(state: State, run: Run): Message {
  const clue = clueOf(state.puzzle, run);
  return {
    id: "crossword.hint.crossed",
    values: { run: clueName(clue), clue: clue.clue, pattern: patternOf(state, run) },
  };
}

/**
 * An error if there is one; else the next letter of the easiest word, from the letters that cross it and from the word
 * that crosses it there.
 */
export function hint(state: State): Hint<Move> | null {
  const { puzzle } = state;
  const wrong = lettersOf(puzzle).filter((cell) => isWrong(state, cell));
  if (wrong.length > 0) return errorHint(state, wrong);
  const run = easiestRun(state);
  if (!run) return null;
  const clue = clueOf(puzzle, run);
  const filled = filledIn(state, run);
  const missing = clue.length - filled.length;
  const cell = run.cells.find((one) => state.values[one] === "")!;
  const kind = filled.length === 0 ? "first" : missing === 1 ? "last" : "crossing";
  const letter = puzzle.cells[cell]!.v;
  const crossing = runAt(puzzle, cell, run.heading === "e" ? "s" : "e");
  return {
    title: { id: `crossword.technique.${kind}` },
    steps: [
      { id: "crossword.hint.look", values: { run: clueName(clue), clue: clue.clue } },
      { id: `crossword.hint.${kind}`, values: { pattern: patternOf(state, run), length: clue.length, missing } },
      ...(crossing ? [crossedStep(state, crossing)] : []),
      { id: "crossword.hint.so", values: { place: run.cells.indexOf(cell) + 1, letter } },
    ],
    target: [positionIn(puzzle, cell)],
    reason: filled.map((one) => positionIn(puzzle, one)),
    ruledOut: [],
    move: { type: "reveal", cells: [cell] },
  };
}

/** The steps of the hints, the easiest first. */
export const TECHNIQUES: readonly Message[] = [
  { id: "crossword.technique.last" },
  { id: "crossword.technique.crossing" },
  { id: "crossword.technique.first" },
];
