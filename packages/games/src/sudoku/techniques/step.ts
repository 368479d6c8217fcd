import type { Message } from "@karota/engine/message.ts";
import { bitOf, UNITS } from "../board.ts";

/** What a technique looks at: the digits on the board and what is still possible in the empty cells. */
export interface Sight {
  readonly values: readonly number[];
  /** A set of digits for each cell, 0 for a cell with a digit. */
  readonly sets: readonly number[];
  /** The only solution, as digits. */
  readonly solution: readonly number[];
}

/** A digit is found, or digits are ruled out. */
export type Conclusion =
  | { readonly cell: number; readonly digit: number }
  | { readonly out: readonly { readonly cell: number; readonly digits: number }[] };

/** One step of logic with its words. */
export interface Step {
  readonly title: Message;
  /** Where to look, why, what follows. */
  readonly steps: readonly [Message, Message, Message];
  readonly reason: readonly number[];
  /** Cells that lose the digit on the way, when the conclusion is a digit. */
  readonly ruledOut?: readonly number[];
  readonly conclusion: Conclusion;
}

/** Finds the first step of its kind that gets further, or null. */
export type Technique = (sight: Sight) => Step | null;

/** The cells of a unit (its number in `UNITS`) that can take a digit. */
export const placesFor = (sight: Sight, unit: number, digit: number): number[] =>
  UNITS[unit]!.filter((cell) => sight.sets[cell]! & bitOf(digit));

/** Taking the digits out of the cells, as far as they are there; null when nothing would go. */
export function takeOut(sight: Sight, cells: readonly number[], digits: number): Conclusion | null {
  const out = cells.map((cell) => ({ cell, digits: sight.sets[cell]! & digits })).filter((entry) => entry.digits !== 0);
  return out.length === 0 ? null : { out };
}

/** All ways to choose `size` of the items, in order. */
export function* choices<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let i = from; i <= items.length - size; i++)
      for (const rest of choices(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}
