import type { Position } from "@karota/engine/game.ts";

export const SIZES = ["4x4", "6x6", "8x8", "10x10"] as const;
export const RANGES = ["2-5", "6-10", "11-20"] as const;
export type Range = (typeof RANGES)[number];
/** The multiples of any of the numbers, or those that all numbers have in common. */
export const SOUGHT = ["any", "common"] as const;
export type Sought = (typeof SOUGHT)[number];

export interface Options {
  readonly size: (typeof SIZES)[number];
  /** Where the numbers come from whose multiples are sought. */
  readonly range: Range;
  readonly sought: Sought;
}

export interface Puzzle {
  /** Rows and columns. */
  readonly side: number;
  readonly range: Range;
  readonly sought: Sought;
  /** Whose multiples are sought; ascending. */
  readonly numbers: readonly number[];
  /** The number written in each cell, row by row; every multiple occurs once. */
  readonly values: readonly number[];
}

/** A cell is a number from 0, row by row. */
export interface State {
  readonly puzzle: Puzzle;
  /** Ascending. */
  readonly selected: readonly number[];
}

/** Selects a cell, or deselects it. */
export interface Move {
  readonly type: "toggle";
  readonly cell: Position;
}

export const boundsOf = (range: Range): readonly [low: number, high: number] => {
  const [low, high] = range.split("-").map(Number);
  return [low!, high!];
};

export const positionOf = ({ side }: Puzzle, cell: number): Position => [cell % side, Math.floor(cell / side)];
/** Undefined outside the board. */
export const cellAt = ({ side }: Puzzle, [x, y]: Position): number | undefined =>
  x >= 0 && y >= 0 && x < side && y < side ? y * side + x : undefined;

/** Is this value one of those sought? */
export const isSoughtValue = ({ sought, numbers }: Pick<Puzzle, "sought" | "numbers">, value: number): boolean => {
  const divides = (number: number) => value % number === 0;
  return sought === "common" ? numbers.every(divides) : numbers.some(divides);
};

/** Is the number in this cell one of those sought? */
export const isSought = (puzzle: Puzzle, cell: number): boolean => isSoughtValue(puzzle, puzzle.values[cell]!);

export const soughtCells = (puzzle: Puzzle): readonly number[] =>
  [...puzzle.values.keys()].filter((cell) => isSought(puzzle, cell));
