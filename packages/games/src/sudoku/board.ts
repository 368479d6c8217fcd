import type { Position } from "@karota/engine/game.ts";

/** From the easiest to the hardest; each is a range of ratings, see `rate.ts`. */
export const LEVELS = ["very_easy", "easy", "normal", "medium", "hard", "expert", "extreme"] as const;
export type Level = (typeof LEVELS)[number];

/** The command line also takes `any`: boards as they come, each with its level. */
export interface Options {
  readonly level: Level | "any";
}

export interface Puzzle {
  readonly level: Level;
  /** 81 digits, row by row; 0 is empty. */
  readonly initial: string;
  /** 81 digits 1 to 9; the only solution of `initial`. */
  readonly solution: string;
}

/** Sets of digits, one for each of the 81 cells; digit d is the bit 1 << (d - 1). */
export type DigitSets = readonly number[];

export const PENCIL_KINDS = ["corner", "centre"] as const;
export type PencilKind = (typeof PENCIL_KINDS)[number];

export interface Pencil extends Readonly<Record<PencilKind, DigitSets>> {
  /** What hints have ruled out for good; hints build on it. */
  readonly ruledOut: DigitSets;
}

export interface State {
  readonly puzzle: Puzzle;
  /** 81 digits, givens included; 0 is empty. */
  readonly values: readonly number[];
  readonly pencil: Pencil;
}

/** A cell is a number from 0 to 80, row by row; a digit is 1 to 9. */
export type Move =
  /** Writes a digit (0 clears) and rubs it out of the pencil marks of the cells it sees. */
  | { readonly type: "enter"; readonly cell: number; readonly digit: number }
  /** Adds a pencil mark, or takes it away. */
  | { readonly type: "mark"; readonly kind: PencilKind; readonly cell: number; readonly digit: number }
  /** Empties a cell: its digit, or its pencil marks when it has none. */
  | { readonly type: "clear"; readonly cell: number }
  /** Marks every digit that is still possible in every empty cell, in the corners. */
  | { readonly type: "fill" }
  /** Rules digits out (a set for each cell named) and shows what remains there as corner marks. */
  | { readonly type: "ruleOut"; readonly cells: readonly { readonly cell: number; readonly digits: number }[] };

export const CELLS: readonly number[] = Array.from({ length: 81 }, (_, cell) => cell);
export const DIGITS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const ALL_DIGITS = 511;

export const rowOf = (cell: number): number => Math.floor(cell / 9);
export const columnOf = (cell: number): number => cell % 9;
export const boxOf = (cell: number): number => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
export const positionOf = (cell: number): Position => [columnOf(cell), rowOf(cell)];

/** The nine rows, the nine columns and the nine boxes, each with its cells. */
export const UNITS: readonly (readonly number[])[] = [rowOf, columnOf, boxOf].flatMap((of) =>
  DIGITS.map((n) => CELLS.filter((cell) => of(cell) === n - 1)),
);
/** The numbers of a cell's row, column and box in `UNITS`. */
export const unitsOf = (cell: number): readonly number[] => [rowOf(cell), 9 + columnOf(cell), 18 + boxOf(cell)];

export const sees = (one: number, other: number): boolean =>
  one !== other && (rowOf(one) === rowOf(other) || columnOf(one) === columnOf(other) || boxOf(one) === boxOf(other));
/** For each cell the twenty that share a row, column or box with it. */
export const PEERS: readonly (readonly number[])[] = CELLS.map((cell) => CELLS.filter((other) => sees(cell, other)));

export const bitOf = (digit: number): number => 1 << (digit - 1);
export const digitsIn = (set: number): number[] => DIGITS.filter((digit) => set & bitOf(digit));
export const sizeOf = (set: number): number => digitsIn(set).length;

/** The digits that are still possible in each cell; empty for a cell with a digit. */
export const candidatesOf = (values: readonly number[]): number[] =>
  CELLS.map((cell) =>
    values[cell]
      ? 0
      : PEERS[cell]!.reduce((left, peer) => (values[peer] ? left & ~bitOf(values[peer]) : left), ALL_DIGITS),
  );

export const digitsOf = (grid: string): number[] => Array.from(grid, Number);
