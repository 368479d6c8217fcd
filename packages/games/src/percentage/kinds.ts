import { decimalPlaces, dividedBy, exact, minus, plus, times, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";

/** The kinds of tasks: the part, the percentage, the whole, a changed value, the value before, the change. */
export const ASKED = [
  "of",
  "share",
  "base",
  "increase",
  "decrease",
  "original-up",
  "original-down",
  "change-up",
  "change-down",
  "up-down",
  "down-up",
  "decimal-to-percent",
  "fraction-to-percent",
  "percent-to-decimal",
] as const;
export type AskedFor = (typeof ASKED)[number];

/** `percent` of `whole`; where only a percentage is written anew the whole is 1. */
export interface Percentage {
  readonly asked: AskedFor;
  readonly percent: Exact;
  readonly whole: number;
  /** The percentage of the second change; else 0. */
  readonly second: number;
}

/** One kind of task; its numbers are drawn from these. */
interface Kind {
  readonly asked: readonly AskedFor[];
  readonly percents: readonly number[];
  readonly wholes: readonly number[];
  /** Decimal places that the answer may have at most. */
  readonly places?: number;
  /** The percents are counted in so many parts of one: 2 for halves. */
  readonly parts?: number;
}

/** The numbers from low to high, both included. */
const numbers = (low: number, high: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, place) => low + step * place);
const ONE: readonly number[] = [1];
const FIVES = numbers(5, 95, 5);

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { asked: ["of"], percents: [50, 25, 20, 10, 75], wholes: numbers(8, 200, 4) },
    { asked: ["of"], percents: numbers(10, 90, 10), wholes: numbers(20, 300, 10) },
    { asked: ["of"], percents: numbers(1, 9), wholes: numbers(100, 900, 100) },
    { asked: ["decimal-to-percent"], percents: numbers(1, 99), wholes: ONE },
    { asked: ["percent-to-decimal"], percents: numbers(1, 99), wholes: ONE, places: 2 },
    { asked: ["fraction-to-percent"], percents: [...numbers(10, 90, 10), 25, 75], wholes: ONE },
  ],
  medium: [
    { asked: ["of"], percents: numbers(3, 98), wholes: numbers(20, 450, 5), places: 1 },
    { asked: ["share"], percents: numbers(4, 96), wholes: numbers(20, 250) },
    { asked: ["base"], percents: [4, 8, 12, ...FIVES], wholes: numbers(20, 450, 5) },
    { asked: ["increase", "decrease"], percents: [...numbers(5, 45, 5), 60, 70], wholes: numbers(20, 450, 5) },
    { asked: ["fraction-to-percent"], percents: numbers(2, 98), wholes: ONE },
  ],
  hard: [
    { asked: ["of"], percents: [...numbers(11, 99), ...numbers(105, 250, 5)], wholes: numbers(12, 480), places: 2 },
    { asked: ["share"], percents: numbers(5, 195, 10), wholes: numbers(16, 800, 8), parts: 2, places: 1 },
    { asked: ["share"], percents: numbers(104, 250), wholes: numbers(16, 400) },
    { asked: ["change-up", "change-down"], percents: numbers(4, 95), wholes: numbers(20, 480) },
    {
      asked: ["original-up", "original-down"],
      percents: [4, 8, 12, ...numbers(5, 60, 5)],
      wholes: numbers(20, 480, 5),
    },
    { asked: ["up-down", "down-up"], percents: numbers(5, 50, 5), wholes: numbers(40, 900, 20), places: 1 },
    {
      asked: ["fraction-to-percent", "decimal-to-percent"],
      percents: numbers(5, 1_995, 5),
      wholes: ONE,
      parts: 10,
      places: 1,
    },
  ],
};

const HUNDRED = exact(100);
const LARGEST_UNDER = 80;

/** The part that is `percent` of something. */
export const partOf = (percent: Exact, of: Exact): Exact => dividedBy(times(percent, of), HUNDRED);
/** What something becomes when it grows by so many percent; shrinks when they are negative. */
export const changed = (of: Exact, percent: Exact): Exact => plus(of, partOf(percent, of));

export const grows = (asked: AskedFor): boolean => ["increase", "original-up", "change-up", "up-down"].includes(asked);

/** What the whole becomes; of two changes, by the first. */
export const resultOf = ({ asked, percent, whole }: Percentage): Exact =>
  grows(asked) ? changed(exact(whole), percent) : minus(exact(whole), partOf(percent, exact(whole)));

export function answerOf(facts: Percentage): Exact {
  const { asked, percent, whole, second } = facts;
  switch (asked) {
    case "of":
      return partOf(percent, exact(whole));
    case "base":
    case "original-up":
    case "original-down":
      return exact(whole);
    case "increase":
    case "decrease":
      return resultOf(facts);
    case "up-down":
      return changed(resultOf(facts), exact(-second));
    case "down-up":
      return changed(resultOf(facts), exact(second));
    case "percent-to-decimal":
      return dividedBy(percent, HUNDRED);
    default:
      return percent;
  }
}

/** Whether the given numbers are whole, and percentages of 100 are not asked. */
export function isTellable(facts: Percentage): boolean {
  const { asked, percent, whole } = facts;
  switch (asked) {
    case "share":
      return whole !== 100 && partOf(percent, exact(whole)).d === 1;
    case "base":
      return partOf(percent, exact(whole)).d === 1;
    case "fraction-to-percent":
      return dividedBy(percent, HUNDRED).d <= LARGEST_UNDER && dividedBy(percent, HUNDRED).d > 1;
    case "original-up":
    case "original-down":
      return resultOf(facts).d === 1;
    case "change-up":
    case "change-down":
      return whole !== 100 && resultOf(facts).d === 1;
    default:
      return true;
  }
}

/** Draws the numbers of a task of the level; `turn` chooses the kind. Null when they do not come out. */
export function drawPercentage(level: keyof typeof KINDS, random: Random, turn: number): Percentage | null {
  const kinds = KINDS[level];
  const { asked, percents, wholes, places = 0, parts = 1 } = kinds[turn % kinds.length]!;
  const percent = exact(random.pick(percents), parts);
  const twice = asked[0] === "up-down";
  const facts: Percentage = {
    asked: random.pick(asked),
    percent,
    whole: random.pick(wholes),
    second: twice ? random.pick(percents) : 0,
  };
  const fits = isTellable(facts) && (decimalPlaces(answerOf(facts)) ?? Infinity) <= places;
  return fits ? facts : null;
}

/** What the task practises. */
export function skillOf({ asked }: Pick<Percentage, "asked">): string {
  if (asked === "up-down" || asked === "down-up") return "two-changes";
  if (asked === "increase" || asked === "decrease") return "change";
  if (asked.startsWith("original")) return "original";
  if (asked.startsWith("change")) return "percent-change";
  return asked === "of" || asked === "share" || asked === "base" ? asked : "convert";
}
