import type { Position } from "@karota/engine/game.ts";
import { FACE_KINDS, type Face } from "./faces.ts";
import { SYMBOLS, type CardSymbol } from "./symbols.ts";

export const SIZES = ["4x4", "6x6"] as const;
export const OCCURRENCES = [2, 3, 4] as const;

/** What the cards show: pictures that are the same, or two that belong together and look different. */
export const DECKS = ["pictures", "times", "fractions", "flags", "wordsSl", "wordsEn", "wordsDe"] as const;

export interface Options {
  readonly size: (typeof SIZES)[number];
  /** How many cards show the same picture. */
  readonly occurrences: (typeof OCCURRENCES)[number];
  readonly deck: (typeof DECKS)[number];
}

export interface Puzzle {
  /** Rows and columns. */
  readonly side: number;
  readonly occurrences: number;
  /** The symbol of each cell, row by row; each occurs `occurrences` times. */
  readonly symbols: readonly CardSymbol[];
  /** What each cell shows, row by row; absent where it shows the picture of its symbol. */
  readonly faces?: readonly Face[];
}

/** A cell is a number from 0, row by row. What lies open just now is the view's. */
export interface State {
  readonly puzzle: Puzzle;
  /** In the order of `SYMBOLS`. */
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

/** The symbols of a board, in their order. */
export const symbolsOn = ({ symbols }: Puzzle): readonly CardSymbol[] => SYMBOLS.filter((one) => symbols.includes(one));

/** What a cell shows. */
export const faceOf = ({ symbols, faces }: Puzzle, cell: number): Face =>
  faces?.[cell] ?? { kind: "picture", picture: symbols[cell]! };

/** The two faces of a pair in their own order, wherever they are on the board. */
export function facesOf(puzzle: Puzzle, symbol: CardSymbol): readonly Face[] {
  const faces = cellsOf(puzzle, symbol).map((cell) => faceOf(puzzle, cell));
  return faces.toSorted((one, other) => FACE_KINDS.indexOf(one.kind) - FACE_KINDS.indexOf(other.kind));
}

export const isFound = ({ puzzle, found }: State, cell: number): boolean => found.includes(puzzle.symbols[cell]!);
