import type { Random } from "@karota/engine/random.ts";
import { sumColumns } from "@karota/engine/quiz/base-columns.ts";
import { differenceColumns } from "./subtraction.ts";

/** The kinds of tasks; each is a skill of its own. */
export const KINDS = ["to-decimal", "from-powers", "from-decimal", "counting", "addition", "subtraction"] as const;

export interface Facts {
  readonly kind: (typeof KINDS)[number];
  /** The number to convert, or both that are added or subtracted. */
  readonly numbers: readonly number[];
}

/** One kind of task and the range of its numbers. */
interface Kind {
  readonly kind: Facts["kind"];
  readonly low: number;
  readonly high: number;
  /** In how many columns at least something is carried or borrowed. */
  readonly least?: number;
  readonly most?: number;
}

/** The kinds of each level, taken in turn. */
const LEVELS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { kind: "to-decimal", low: 5, high: 31 },
    { kind: "from-powers", low: 5, high: 63 },
    { kind: "from-decimal", low: 5, high: 31 },
    { kind: "counting", low: 3, high: 63 },
    { kind: "to-decimal", low: 32, high: 63 },
    { kind: "from-decimal", low: 32, high: 63 },
  ],
  medium: [
    { kind: "to-decimal", low: 64, high: 127 },
    { kind: "from-decimal", low: 64, high: 127 },
    { kind: "addition", low: 5, high: 31, least: 1, most: 2 },
    { kind: "to-decimal", low: 128, high: 255 },
    { kind: "from-decimal", low: 128, high: 255 },
  ],
  hard: [
    { kind: "to-decimal", low: 256, high: 1023 },
    { kind: "addition", low: 32, high: 255, least: 3 },
    { kind: "from-decimal", low: 256, high: 1023 },
    { kind: "subtraction", low: 17, high: 127, least: 2 },
  ],
};

const digitsOne = (value: number): number => value.toString(2).replaceAll("0", "").length;

/** Draws a task of the level; `turn` chooses the kind. Null when the numbers do not fit it. */
export function drawFacts(level: keyof typeof LEVELS, random: Random, turn: number): Facts | null {
  const kinds = LEVELS[level];
  const { kind, low, high, least = 0, most = Infinity } = kinds[turn % kinds.length]!;
  const first = random.between(low, high);
  if (kind === "to-decimal" || kind === "from-decimal") return { kind, numbers: [first] };
  if (kind === "from-powers") {
    const ones = digitsOne(first);
    return ones > 1 && ones < 5 && first.toString(2).includes("0") ? { kind, numbers: [first] } : null;
  }
  // Counting on is worth a question only where something is carried.
  if (kind === "counting") return first % 2 === 1 ? { kind, numbers: [first, 1] } : null;
  const second = random.between(low, high);
  if (kind === "subtraction" && first - second < 4) return null;
  const columns = kind === "addition" ? sumColumns(first, second, 2) : differenceColumns(first, second);
  const carries = columns.filter((column) => ("borrows" in column ? column.borrows : column.total > 1)).length;
  return carries >= least && carries <= most ? { kind, numbers: [first, second] } : null;
}
