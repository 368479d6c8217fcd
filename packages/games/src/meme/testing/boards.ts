import { GUESSES, type Move, type Puzzle, type Row, type State } from "../board.ts";
import { start } from "../play.ts";

export const puzzle: Puzzle = { fields: 4, colours: 6, solution: [3, 1, 6, 4] };
export const NONE: Row = [null, null, null, null];
export const fresh = start(puzzle);
export const stateOf = (...rows: readonly Row[]): State => ({
  puzzle,
  rows: [...rows, ...Array.from({ length: GUESSES - rows.length }, () => NONE)],
});
export const place = (column: number, value: number | null): Move => ({ type: "place", column, value });
