import { digitsOf } from "@karota/engine/quiz/numeral.ts";
import type { Random } from "@karota/engine/random.ts";
import { sumColumns } from "@karota/engine/quiz/base-columns.ts";

/** The kinds of tasks; each is a skill of its own. */
export const KINDS = ["to-decimal", "from-decimal", "from-binary", "to-binary", "from-octal", "addition"] as const;

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
  /** Whether the numeral must have a letter. */
  readonly letter?: true;
}

/** The kinds of each level, taken in turn: two, three and up to four hexadecimal digits. */
const LEVELS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { kind: "to-decimal", low: 0x10, high: 0x7f, letter: true },
    { kind: "from-binary", low: 0x10, high: 0x7f },
    { kind: "from-decimal", low: 0x10, high: 0x7f, letter: true },
    { kind: "to-binary", low: 0x10, high: 0x7f, letter: true },
    { kind: "to-decimal", low: 0x10, high: 0x7f },
  ],
  medium: [
    { kind: "to-decimal", low: 0x80, high: 0xff, letter: true },
    { kind: "from-binary", low: 0x80, high: 0xfff },
    { kind: "addition", low: 0x11, high: 0xff, least: 1 },
    { kind: "from-decimal", low: 0x80, high: 0xff, letter: true },
    { kind: "to-binary", low: 0x80, high: 0x3ff, letter: true },
  ],
  hard: [
    { kind: "to-decimal", low: 0x100, high: 0xfff, letter: true },
    { kind: "addition", low: 0x100, high: 0xfff, least: 2 },
    { kind: "from-octal", low: 0o100, high: 0o3777 },
    { kind: "from-decimal", low: 0x100, high: 0xfff, letter: true },
    { kind: "from-binary", low: 0x1000, high: 0xffff },
    { kind: "to-binary", low: 0x400, high: 0x7ff, letter: true },
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when the numbers do not fit it. */
export function drawFacts(level: keyof typeof LEVELS, random: Random, turn: number): Facts | null {
  const kinds = LEVELS[level];
  const { kind, low, high, least = 0, letter } = kinds[turn % kinds.length]!;
  const first = random.between(low, high);
  if (letter && !/[A-F]/.test(digitsOf(first, 16))) return null;
  if (kind !== "addition") return { kind, numbers: [first] };
  const second = random.between(low, high);
  const carries = sumColumns(first, second, 16).filter(({ total }) => total > 15).length;
  return carries >= least ? { kind, numbers: [first, second] } : null;
}
