import type { Mark, Verdict } from "@karota/engine/game.ts";
import {
  answered,
  answerOf,
  draftOf,
  emptyRow,
  GUESSES,
  isFull,
  isSolved,
  openRow,
  sameRow,
  withPeg,
  type Move,
  type Puzzle,
  type Row,
  type State,
} from "./board.ts";
import { contradictionOf } from "./contradiction.ts";

export const start = (puzzle: Puzzle): State => ({
  puzzle,
  rows: Array.from({ length: GUESSES }, () => emptyRow(puzzle)),
});

/** Are these whole colours of the puzzle, as many as there are fields, none twice? Empty fields are fine. */
export function isRow({ fields, colours }: Puzzle, row: unknown): row is Row {
  if (!Array.isArray(row) || row.length !== fields) return false;
  const values = row.filter((value) => value !== null);
  return (
    values.every((value) => Number.isInteger(value) && value >= 1 && value <= colours) &&
    new Set(values).size === values.length
  );
}

/** The open row after a move; null when the move cannot be. */
function rowAfter(puzzle: Puzzle, row: Row, move: Move): Row | null {
  if (move.type === "clear") return emptyRow(puzzle);
  if (move.type === "fill") return isRow(puzzle, move.values) && isFull(move.values) ? move.values : null;
  if (move.type !== "place" || !Number.isInteger(move.column)) return null;
  if (row[move.column] === undefined) return null;
  const after = withPeg(row, move.column, move.value);
  return isRow(puzzle, after) ? after : null;
}

export function apply(state: State, move: Move): State {
  const open = openRow(state);
  if (open === null || typeof move !== "object" || move === null) return state;
  const row = state.rows[open]!;
  const after = rowAfter(state.puzzle, row, move);
  return after === null || sameRow(after, row) ? state : { ...state, rows: state.rows.with(open, [...after]) };
}

/** What is answered cannot be unknown again. */
export const undoable = (before: State, move: Move): boolean =>
  answered(apply(before, move)).length === answered(before).length;

/** `hasWrongValues` means that the open row contradicts the answers, so that it cannot become the solution. */
export function check(state: State): Verdict {
  const solved = isSolved(state);
  const failed = !solved && openRow(state) === null;
  return {
    status: solved ? "solved" : failed ? "failed" : "playing",
    allFilledUp: solved,
    hasWrongValues: failed || (!solved && contradictionOf(state, draftOf(state)) !== null),
    faults: [],
    progress: { done: solved ? GUESSES : answered(state).length, total: GUESSES },
  };
}

/** Writes the solution into the open row: first over the wrong pegs, so that no wrong row fills up. */
export function solve(state: State): Move[] {
  const { solution } = state.puzzle;
  let now = state;
  const moves: Move[] = [];
  const write = (column: number) => {
    const move: Move = { type: "place", column, value: solution[column]! };
    moves.push(move);
    now = apply(now, move);
  };
  if (openRow(state) === null) return moves;
  const columns = [...solution.keys()];
  for (const column of columns) {
    const value = draftOf(now)[column];
    if (value !== null && value !== solution[column]) write(column);
  }
  for (const column of columns) if (!isSolved(now) && draftOf(now)[column] === null) write(column);
  return moves;
}

/** Of each try how many colours were in their place, how many elsewhere, how many not there; never which. */
export const marks = (state: State): readonly (readonly Mark[])[] =>
  answered(state).map((guess) => {
    const { place, colour } = answerOf(guess, state.puzzle.solution);
    return guess.map((_, at) => (at < place ? "right" : at < place + colour ? "near" : "wrong"));
  });
