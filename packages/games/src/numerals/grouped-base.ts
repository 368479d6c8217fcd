import { sumColumns, wrongSums } from "@karota/engine/quiz/base-columns.ts";
import { misgrouped, misspread } from "@karota/engine/quiz/digit-groups.ts";
import { digitsOf } from "@karota/engine/quiz/numeral.ts";
import { digitValues, misread, miswritten } from "@karota/engine/quiz/place-values.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import type { BaseFacts } from "./base-quiz.ts";

/** A base whose digits stand for groups of binary ones. */
export type GroupedBase = 8 | 16;
/** How many binary digits one digit stands for. */
export const bitsOf = (base: GroupedBase): number => Math.log2(base);

export type GroupedKind = "to-decimal" | "from-decimal" | "from-binary" | "to-binary" | "addition";

/** One kind of task and the range of its numbers. */
export interface Range<Kind extends string> {
  readonly kind: Kind;
  readonly low: number;
  readonly high: number;
  /** In how many columns at least something is carried. */
  readonly least?: number;
  /** Whether a letter has to stand in the numeral. */
  readonly letter?: true;
}

/** Draws numbers of a range; null when they do not fit it. */
export function drawRange<Kind extends string>(
  { kind, low, high, least = 0, letter }: Range<Kind>,
  base: GroupedBase,
  random: Random,
): BaseFacts<Kind> | null {
  const first = random.between(low, high);
  if (letter && !/[A-F]/.test(digitsOf(first, base))) return null;
  if (kind !== "addition") return { kind, numbers: [first] };
  const second = random.between(low, high);
  const carries = sumColumns(first, second, base).filter(({ total }) => total >= base).length;
  return carries >= least ? { kind, numbers: [first, second] } : null;
}

/** What comes out in the usual wrong ways. */
export function groupedMistakes(
  { kind, numbers: [first = 0, second = 0] }: BaseFacts<GroupedKind>,
  base: GroupedBase,
): readonly Named<number>[] {
  switch (kind) {
    case "to-decimal": {
      const added = digitValues(first, base).reduce((one, other) => one + other);
      return [...misread(first, base), { name: "digits-added", value: added }];
    }
    case "from-decimal":
      return miswritten(first, base);
    case "from-binary":
      return misgrouped(first, bitsOf(base));
    case "to-binary":
      return misspread(first, bitsOf(base));
    case "addition":
      return [...wrongSums(first, second, base), { name: "subtracted", value: Math.abs(first - second) }];
  }
}
