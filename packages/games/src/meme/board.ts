import type { Position } from "@karota/engine/game.ts";

export const GUESSES = 6;

export interface Options {
  readonly fields: 4 | 5;
  readonly colours: 6 | 8;
}

/** A sequence of colours, each once: numbers from 1 to the puzzle's `colours`. */
export type Sequence = readonly number[];
/** A row; null is an empty field. */
export type Row = readonly (number | null)[];

export interface Puzzle extends Options {
  readonly solution: Sequence;
}

export interface State {
  readonly puzzle: Puzzle;
  /** `GUESSES` rows, filled from the first on. A full row is locked and answered. */
  readonly rows: readonly Row[];
}

/** All moves are of the open row. The move that fills it locks it. */
export type Move =
  /** Sets a colour, null empties the field. A colour that is elsewhere in the row changes places with this field. */
  | { readonly type: "place"; readonly column: number; readonly value: number | null }
  /** Sets all fields at once. */
  | { readonly type: "fill"; readonly values: Sequence }
  | { readonly type: "clear" };

/** The answer to a guess: right colours in their place, and right ones that are elsewhere. */
export interface Answer {
  readonly place: number;
  readonly colour: number;
}

export const isFull = (row: Row): row is Sequence => !row.includes(null);

export function answerOf(guess: Sequence, solution: Sequence): Answer {
  const place = guess.filter((value, column) => value === solution[column]).length;
  return { place, colour: guess.filter((value) => solution.includes(value)).length - place };
}

export const answered = ({ rows }: State): readonly Sequence[] => rows.filter(isFull);

export const isSolved = ({ puzzle, rows }: State): boolean =>
  rows.some((row) => row.every((value, column) => value === puzzle.solution[column]));

/** The number of the open row; null when the board is over. */
export function openRow(state: State): number | null {
  const row = answered(state).length;
  return row === GUESSES || isSolved(state) ? null : row;
}

/** The row that is being filled; empty fields when the board is over. */
export const draftOf = (state: State): Row => state.rows[openRow(state) ?? -1] ?? emptyRow(state.puzzle);

export const emptyRow = ({ fields }: Pick<Puzzle, "fields">): Row => Array.from({ length: fields }, () => null);

/** The row with a colour in this field; one that is elsewhere in it changes places. Null empties the field. */
export function withPeg(row: Row, column: number, value: number | null): Row {
  const elsewhere = value === null ? -1 : row.indexOf(value);
  return (elsewhere < 0 ? row : row.with(elsewhere, row[column]!)).with(column, value);
}

export const sameRow = (one: Row, other: Row): boolean => one.every((value, column) => value === other[column]);

export const cellsOfRow = ({ fields }: Puzzle, row: number): readonly Position[] =>
  Array.from({ length: fields }, (_, column): Position => [column, row]);
