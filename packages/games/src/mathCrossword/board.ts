import type { CrossHint, CrossState, Crossing } from "@karota/engine/grid/crossing.ts";

/** Columns x rows, the hint row and the hint column included. */
export const SIZES = ["6x6", "8x8"] as const;
export type Size = (typeof SIZES)[number];
export const columnsOf = (size: Size): number => (size === "6x6" ? 6 : 8);

/** No operand and no result is larger. */
export const RANGES = [50, 100, 200, 500, 1000, 5000, 10000] as const;
export type Range = (typeof RANGES)[number];

export const OPERATIONS = ["+", "-", "*", "/"] as const;
export type Operation = CrossHint["op"];

export interface Options {
  readonly size: Size;
  readonly range: Range;
  /** Some of the operations, in their order. */
  readonly operations: string;
}

export interface Puzzle extends Crossing {
  readonly size: Size;
  readonly range: Range;
}
export type State = CrossState<Puzzle>;

/** Writes digits into cells ("" clears); a hint writes a whole number at once. A cell is its number in the puzzle. */
export interface Move {
  readonly entries: readonly { readonly cell: number; readonly digit: string }[];
}

/** The exact value of a hint; NaN when it has none. */
export function valueOf({ o1, op, o2 }: CrossHint): number {
  if (o2 === null) return Number.NaN;
  if (op === "+") return o1 + o2;
  if (op === "-") return o1 - o2;
  if (op === "*") return o1 * o2;
  return o2 !== 0 && o1 % o2 === 0 ? o1 / o2 : Number.NaN;
}
