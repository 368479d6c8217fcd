import { positionIn, type CrossState, type Crossing } from "@karota/engine/grid/crossing.ts";
import type { Position } from "@karota/engine/game.ts";

/** Columns x rows, the hint row and the hint column included. */
export const SIZES = ["6x6", "8x8"] as const;
export type Size = (typeof SIZES)[number];
export const columnsOf = (size: Size): number => (size === "6x6" ? 6 : 8);

/** From the easiest to the hardest; a level is the hardest kind of technique that the board needs. */
export const LEVELS = ["easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export interface Options {
  readonly level: Level;
  readonly size: Size;
}

export interface Puzzle extends Crossing {
  readonly size: Size;
  readonly level: Level;
}

/** Sets of digits, one for each cell of the board; digit d is the bit 1 << (d - 1). */
export type DigitSets = readonly number[];

export interface State extends CrossState<Puzzle> {
  /** The player's pencil marks. */
  readonly marks: DigitSets;
  /** What hints have ruled out for good; hints build on it. */
  readonly ruledOut: DigitSets;
}

/** A cell is its number in the puzzle; a digit is 1 to 9. */
export type Move =
  /** Writes a digit (0 clears) and rubs it out of the pencil marks of the two runs. */
  | { readonly type: "enter"; readonly cell: number; readonly digit: number }
  /** Adds a pencil mark, or takes it away. */
  | { readonly type: "mark"; readonly cell: number; readonly digit: number }
  /** Empties a cell: its digit, or its pencil marks when it has none. */
  | { readonly type: "clear"; readonly cell: number }
  /** Marks every digit that the sums and the digits on the board leave, in every empty cell. */
  | { readonly type: "fill" }
  /** Rules digits out (a set for each cell named) and shows what remains there as pencil marks. */
  | { readonly type: "ruleOut"; readonly cells: readonly { readonly cell: number; readonly digits: number }[] };

export const DIGITS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const ALL_DIGITS = 511;
export const bitOf = (digit: number): number => 1 << (digit - 1);
export const digitsIn = (set: number): number[] => DIGITS.filter((digit) => set & bitOf(digit));
export const sumOf = (digits: readonly number[]): number => digits.reduce((sum, digit) => sum + digit, 0);

export const digitAt = ({ values }: CrossState, cell: number): number => Number(values[cell]);
export const solutionAt = ({ cells }: Crossing, cell: number): number => Number(cells[cell]!.v);
export const positionsOf = (puzzle: Puzzle, cells: readonly number[]): Position[] =>
  cells.map((cell) => positionIn(puzzle, cell));
