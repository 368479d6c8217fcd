import type { Random } from "@karota/engine/random.ts";
import { sumColumns } from "@karota/engine/quiz/base-columns.ts";

/** The kinds of tasks; each is a skill of its own. */
export const KINDS = ["to-decimal", "from-decimal", "from-binary", "to-binary", "addition"] as const;

export interface Facts {
  readonly kind: (typeof KINDS)[number];
  /** The number to convert, or both that are added. */
  readonly numbers: readonly number[];
}

/** One kind of task and the range of its numbers. */
interface Kind {
  readonly kind: Facts["kind"];
  readonly low: number;
  readonly high: number;
  /** In how many columns at least something is carried. */
  readonly least?: number;
}

/** The kinds of each level, taken in turn: two, three and four octal digits. */
const LEVELS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { kind: "to-decimal", low: 0o11, high: 0o77 },
    { kind: "from-binary", low: 0o11, high: 0o77 },
    { kind: "from-decimal", low: 0o11, high: 0o77 },
    { kind: "to-binary", low: 0o11, high: 0o77 },
  ],
  medium: [
    { kind: "to-decimal", low: 0o100, high: 0o777 },
    { kind: "from-binary", low: 0o100, high: 0o777 },
    { kind: "addition", low: 0o11, high: 0o77, least: 1 },
    { kind: "from-decimal", low: 0o100, high: 0o777 },
    { kind: "to-binary", low: 0o100, high: 0o777 },
  ],
  hard: [
    { kind: "to-decimal", low: 0o1000, high: 0o7777 },
    { kind: "addition", low: 0o100, high: 0o777, least: 2 },
    { kind: "from-decimal", low: 0o1000, high: 0o7777 },
    { kind: "from-binary", low: 0o1000, high: 0o7777 },
    { kind: "to-binary", low: 0o1000, high: 0o3777 },
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when the numbers do not fit it. */
export function drawFacts(level: keyof typeof LEVELS, random: Random, turn: number): Facts | null {
  const kinds = LEVELS[level];
  const { kind, low, high, least = 0 } = kinds[turn % kinds.length]!;
  const first = random.between(low, high);
  if (kind !== "addition") return { kind, numbers: [first] };
  const second = random.between(low, high);
  const carries = sumColumns(first, second, 8).filter(({ total }) => total > 7).length;
  return carries >= least ? { kind, numbers: [first, second] } : null;
}
