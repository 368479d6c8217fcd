import type { Random } from "@karota/engine/random.ts";
import { romanOf } from "./letters.ts";

/** The kinds of tasks; each is a skill of its own. */
export const KINDS = ["reading", "writing", "adding", "subtracting"] as const;

export interface Facts {
  readonly kind: (typeof KINDS)[number];
  /** The number that is read or written, or both that are added or subtracted. */
  readonly numbers: readonly number[];
}

/**
 * One kind of task and the range of its numbers; of a sum, the range of the result. With a pair, a smaller letter comes
 * before a larger one.
 */
type Kind = readonly [kind: Facts["kind"], low: number, high: number, pair?: "pair"];

const PAIR = /I[VX]|X[LC]|C[DM]/;

/** The kinds of each level, taken in turn: I to X when easy, up to C and D when medium, all letters when hard. */
const LEVELS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    ["reading", 4, 20],
    ["writing", 4, 20],
    ["reading", 21, 39],
    ["writing", 21, 39],
    ["adding", 6, 39],
  ],
  medium: [
    ["reading", 40, 99],
    ["writing", 40, 99, "pair"],
    ["reading", 100, 399, "pair"],
    ["writing", 100, 399],
    ["adding", 40, 199],
  ],
  hard: [
    ["reading", 400, 1_399],
    ["writing", 400, 1_399, "pair"],
    ["reading", 1_400, 3_999, "pair"],
    ["writing", 1_400, 3_999],
    ["adding", 400, 2_100],
    ["subtracting", 100, 1_000],
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when the numbers do not fit it. */
export function drawFacts(level: keyof typeof LEVELS, random: Random, turn: number): Facts | null {
  const kinds = LEVELS[level];
  const [kind, low, high, pair] = kinds[turn % kinds.length]!;
  const result = random.between(low, high);
  if (pair && !PAIR.test(romanOf(result))) return null;
  if (kind === "reading" || kind === "writing") return { kind, numbers: [result] };
  const second = random.between(2, result);
  const first = kind === "adding" ? result - second : result + second;
  return first > 1 ? { kind, numbers: [first, second] } : null;
}
