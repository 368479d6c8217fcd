import { runsOf, type CrossState, type Crossing, type Heading, type Run } from "@karota/engine/grid/crossing.ts";
import type { Language } from "@karota/engine/message.ts";

/** Sizes in which every letter is in a word across and in a word down. */
export const MINIS = ["5x5", "7x7"] as const;
export type Mini = (typeof MINIS)[number];
/**
 * Columns x rows of the whole board. The larger ones include a hint row and a hint column, which hold no letters; minis
 * have no hint cells, because the first cell of each word holds its number.
 */
export const SIZES = [...MINIS, "9x9", "13x13"] as const;
export type Size = (typeof SIZES)[number];
export const columnsOf = (size: Size): number => Number.parseInt(size, 10);
export const isMini = (size: Size): size is Mini => MINIS.some((mini) => mini === size);

/** hard: clues for adults, in words. */
export const LEVELS = ["easy", "normal", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export interface Options {
  readonly size: Size;
  readonly level: Level;
  readonly language: Language;
}

/** The clue of a run, in the language of the puzzle. */
export interface Clue {
  /** Counts the cells in which words begin, in reading order; two words from one cell share it. */
  readonly n: number;
  readonly heading: Heading;
  /** The cell of the first letter. */
  readonly cell: number;
  readonly length: number;
  readonly clue: string;
  /** An emoji for the word, shown in place of the clue; null for most. */
  readonly picture: string | null;
}

export interface Puzzle extends Crossing {
  readonly size: Size;
  readonly level: Level;
  /** Of the words and clues, which may differ from the page's. */
  readonly language: Language;
  /** One for each run, in the order of `runsOf`. */
  readonly clues: readonly Clue[];
}

export type State = CrossState<Puzzle>;

/** A cell is its number in the puzzle; a letter is a capital of the puzzle's language. */
export type Move =
  /** Writes a letter; "" clears. */
  | { readonly type: "enter"; readonly cell: number; readonly letter: string }
  /** Writes the right letters into these cells. */
  | { readonly type: "reveal"; readonly cells: readonly number[] };

/** The clue of a run. */
export const clueOf = (puzzle: Puzzle, run: Run): Clue => puzzle.clues[runsOf(puzzle).indexOf(run)]!;

/** The runs' numbers: cells in which one begins, counted in reading order. */
export function numbersOf(puzzle: Crossing): ReadonlyMap<number, number> {
  const firsts = [...new Set(runsOf(puzzle).map(({ cells }) => cells[0]!))].toSorted((one, other) => one - other);
  return new Map(firsts.map((cell, n) => [cell, n + 1]));
}

/** Those across before those down, each by their numbers: the order of a printed list. */
export const byNumber = (clues: readonly Clue[]): readonly Clue[] =>
  clues.toSorted((one, other) => one.heading.localeCompare(other.heading, "en") || one.n - other.n);
