import type { CrossHint, CrossState, Crossing, Heading } from "@karota/engine/grid/crossing.ts";

/** Columns x rows, the hint row and the hint column included. */
export const SIZES = ["6x6", "8x8"] as const;
export type Size = (typeof SIZES)[number];
export const columnsOf = (size: Size): number => (size === "6x6" ? 6 : 8);

/** No operand and no result is larger. */
export const RANGES = [50, 100, 200, 500, 1000, 5000, 10000] as const;
export type Range = (typeof RANGES)[number];

export const OPERATIONS = ["+", "-", "*", "/"] as const;
export type Operation = CrossHint["op"];

/** Whether every calculation is shown whole, or some with a digit missing. */
export const CLUES = ["whole", "missing"] as const;

export interface Options {
  readonly size: Size;
  readonly range: Range;
  /** Some of the operations, in their order. */
  readonly operations: string;
  readonly clues: (typeof CLUES)[number];
}

/** One digit of an operand that a hint does not show. */
export interface Gap {
  /** The cell of the hint, and to where its run goes. */
  readonly head: number;
  readonly heading: Heading;
  readonly operand: "o1" | "o2";
  /** Which digit of the operand, from the left; the first is 0. */
  readonly place: number;
}

export interface Puzzle extends Crossing {
  readonly size: Size;
  readonly range: Range;
  /** One for a hint at most; crossing results decide what is in it. */
  readonly gaps: readonly Gap[];
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
