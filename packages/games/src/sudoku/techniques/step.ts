import type { Message } from "@karota/engine/message.ts";
import { bitOf } from "../board.ts";
import { canBeIn, placesIn, type Bands, type Sight } from "./sight.ts";

/** A digit is found, or digits are ruled out. */
export type Conclusion =
  | { readonly cell: number; readonly digit: number }
  | { readonly out: readonly { readonly cell: number; readonly digits: number }[] };

/** A digit in a cell, or in one of several. */
export interface Candidate {
  readonly cells: readonly number[];
  readonly digit: number;
}
/** Strong: if `from` is wrong, `to` is right. Weak: if `from` is right, `to` is wrong. */
export interface Link {
  readonly kind: "strong" | "weak";
  readonly from: Candidate;
  readonly to: Candidate;
}

/** What a step says: its name, and where to look, why, what follows; of a chain also its links. */
export interface Words {
  readonly title: Message;
  readonly steps: readonly [Message, Message, Message];
  readonly links?: readonly Link[];
}

/** One step of logic. Its words are made when they are wanted, for the rating takes many steps without them. */
export interface Step {
  readonly words: () => Words;
  readonly reason: readonly number[];
  /** Cells that lose the digit on the way, when the conclusion is a digit. */
  readonly ruledOut?: readonly number[];
  readonly conclusion: Conclusion;
}

/** Finds the first step of its kind that gets further, or null. */
export type Technique = (sight: Sight) => Step | null;
/** The same without words, for ratings. */
export type Finder = (sight: Sight) => Pick<Step, "conclusion"> | null;

/** Taking the digits out of the cells, as far as they are there; null when nothing would go. */
export function takeOut(sight: Sight, cells: readonly number[], digits: number): Conclusion | null {
  const out = cells.map((cell) => ({ cell, digits: sight.sets[cell]! & digits })).filter((entry) => entry.digits !== 0);
  return out.length === 0 ? null : { out };
}
/** Taking one digit out of cells given as bands. */
export function takeOutOf(sight: Sight, bands: Bands, digit: number): Conclusion | null {
  if (!canBeIn(sight, bands, digit)) return null;
  const cells = placesIn(sight, bands, digit);
  return { out: cells.map((cell) => ({ cell, digits: bitOf(digit) })) };
}
