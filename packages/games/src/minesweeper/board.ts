import type { Position } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";

export const SIZES = ["10x10", "15x15"] as const;
export type Size = (typeof SIZES)[number];
/** Mines to choose from, in the order of difficulty. */
export const MINES = { "10x10": [10, 20, 30], "15x15": [30, 40, 50] } as const;
export interface Options {
  readonly size: Size;
  readonly mines: number;
}
/** Boards of other programs and of tests may be smaller or oblong; a side has this many cells at most. */
export const MAX_SIDE = 15;
export const SHORTEST = 4;

/** What proves a cell, from the easiest on; a board is graded by the hardest one it needs. */
export const RULES = ["number", "rest", "pair", "cases", "total"] as const;
export type Rule = (typeof RULES)[number];

/** The rules in the words of all games, `option.level.<difficulty>`. */
const DIFFICULTIES: Readonly<Record<Rule, "easy" | "normal" | "hard">> = {
  number: "easy",
  rest: "easy",
  pair: "normal",
  cases: "hard",
  total: "hard",
};
export const difficultyOf = ({ hardest }: Puzzle): Message => ({ id: `option.level.${DIFFICULTIES[hardest]}` });

export interface Puzzle {
  readonly width: number;
  readonly height: number;
  /** One character a cell, row by row: "*" is a mine, "." is none. */
  readonly layout: string;
  /** The cell the board is opened from; no mine touches it. */
  readonly start: number;
  readonly hardest: Rule;
}

export interface State {
  readonly puzzle: Puzzle;
  /** One letter a cell, row by row, as on the wire: hIdden, Marked or Revealed. */
  readonly cover: string;
}

/** A cell is its number, row by row from 0. */
export type Move =
  /** Digs up hidden cells; a cell without mines around opens its neighbours too. */
  | { readonly type: "reveal"; readonly cells: readonly number[] }
  /** Sets flags or takes them away. */
  | { readonly type: "mark"; readonly cells: readonly number[]; readonly marked: boolean }
  /** Digs up all neighbours without a flag of a number that has as many flags around. */
  | { readonly type: "chord"; readonly cell: number };

type Sides = Pick<Puzzle, "width" | "height">;

export const positionOf = ({ width }: Sides, cell: number): Position => [cell % width, Math.floor(cell / width)];
export const isMine = ({ layout }: Puzzle, cell: number): boolean => layout[cell] === "*";
export const mineCount = ({ layout }: Puzzle): number => layout.split("*").length - 1;

const AROUND: readonly Position[] = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx): Position => [dx, dy]));
const neighbourLists = new Map<string, readonly (readonly number[])[]>();

/** For each cell the cells that touch it by a side or a corner, in reading order. */
export function neighboursIn({ width, height }: Sides): readonly (readonly number[])[] {
  const known = neighbourLists.get(`${width}x${height}`);
  if (known) return known;
  const lists = Array.from({ length: width * height }, (_, cell) =>
    AROUND.flatMap(([dx, dy]) => {
      const [x, y] = [(cell % width) + dx, Math.floor(cell / width) + dy];
      const inside = x >= 0 && x < width && y >= 0 && y < height && (dx !== 0 || dy !== 0);
      return inside ? [y * width + x] : [];
    }),
  );
  neighbourLists.set(`${width}x${height}`, lists);
  return lists;
}

const counted = new WeakMap<Puzzle, readonly number[]>();

/** How many mines touch each cell; of a mine, how many others. */
export function numbersOf(puzzle: Puzzle): readonly number[] {
  const known = counted.get(puzzle);
  if (known) return known;
  const numbers = neighboursIn(puzzle).map((around) => around.filter((cell) => isMine(puzzle, cell)).length);
  counted.set(puzzle, numbers);
  return numbers;
}
