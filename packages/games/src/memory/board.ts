import type { Position } from "@karota/engine/game.ts";

export const SIZES = ["4x4", "6x6"] as const;
export const OCCURRENCES = [2, 3, 4] as const;

export interface Options {
  readonly size: (typeof SIZES)[number];
  /** How many cards show the same picture. */
  readonly occurrences: (typeof OCCURRENCES)[number];
}

/** The pictures by their symbols on the wire; the names are texts `memory.symbol.<name>`. */
export const PICTURES = {
  A: "carrot",
  B: "apple",
  C: "mushroom",
  D: "flower",
  E: "tree",
  F: "cherries",
  G: "snail",
  H: "butterfly",
  I: "fish",
  J: "rabbit",
  K: "ladybird",
  L: "sun",
  M: "moon",
  N: "acorn",
  O: "umbrella",
  P: "boat",
  Q: "house",
  R: "key",
} as const;
export type CardSymbol = keyof typeof PICTURES;
export const SYMBOLS = Object.keys(PICTURES) as readonly CardSymbol[];

export interface Puzzle {
  /** Rows and columns. */
  readonly side: number;
  readonly occurrences: number;
  /** The symbol of each cell, row by row; each occurs `occurrences` times. */
  readonly symbols: readonly CardSymbol[];
}

/** A cell is a number from 0, row by row. What lies open just now is the view's. */
export interface State {
  readonly puzzle: Puzzle;
  /** In the order of the alphabet. */
  readonly found: readonly CardSymbol[];
  /** The cells that were turned over at some time, ascending; those of found symbols are among them. */
  readonly seen: readonly number[];
  /** How often a whole group was turned over. */
  readonly tries: number;
}

/** Turns a group over: as many different cells as show the same picture, none of them found. */
export interface Move {
  readonly type: "try";
  readonly cells: readonly Position[];
}

export const positionOf = ({ side }: Puzzle, cell: number): Position => [cell % side, Math.floor(cell / side)];
/** Undefined outside the board. */
export const cellAt = ({ side }: Puzzle, [x, y]: Position): number | undefined =>
  x >= 0 && y >= 0 && x < side && y < side ? y * side + x : undefined;

export const cellsOf = ({ symbols }: Puzzle, symbol: CardSymbol): readonly number[] =>
  [...symbols.keys()].filter((cell) => symbols[cell] === symbol);

/** The symbols of a board, in the order of the alphabet. */
export const symbolsOn = ({ symbols }: Puzzle): readonly CardSymbol[] => SYMBOLS.filter((one) => symbols.includes(one));

export const isFound = ({ puzzle, found }: State, cell: number): boolean => found.includes(puzzle.symbols[cell]!);
