import * as z from "zod/mini";
import {
  dividedBy,
  exact,
  greatestDivisor,
  leastMultiple,
  minus,
  plus,
  times,
  type Exact,
} from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";

const whole = z.int().check(z.gte(0), z.lte(10_000));
const positive = z.int().check(z.gte(1), z.lte(10_000));
const term = z.strictObject({ whole, over: whole, under: positive });

/** A number of a task: a fraction (whole 0), a mixed number, or a whole number (over 0, under 1). */
export type Term = z.infer<typeof term>;

export const factsSchema = z.discriminatedUnion("kind", [
  /** over/under = ?/(under · factor), or the other way round. */
  z.strictObject({ kind: z.enum(["expand", "cancel"]), over: positive, under: positive, factor: positive }),
  /** The numerator of a mixed number written as a fraction, or the whole part of such a fraction. */
  z.strictObject({ kind: z.enum(["to-fraction", "to-mixed"]), whole: positive, over: positive, under: positive }),
  z.strictObject({ kind: z.literal("part"), over: positive, under: positive, of: positive }),
  z.strictObject({ kind: z.enum(["sum", "difference", "product", "quotient"]), left: term, right: term }),
  /** first ± left · right */
  z.strictObject({ kind: z.literal("order"), plus: z.boolean(), first: term, left: term, right: term }),
]);
export type Facts = z.infer<typeof factsSchema>;
export type Calculation = Extract<Facts, { left: Term }>;
export type TwoTerms = Exclude<Calculation, { kind: "order" }>;

export const valueOfTerm = ({ whole, over, under }: Term): Exact => exact(whole * under + over, under);

const JOINS = { sum: plus, difference: minus, product: times, quotient: dividedBy } as const;
export function valueOfFacts(facts: Calculation): Exact {
  const [left, right] = [valueOfTerm(facts.left), valueOfTerm(facts.right)];
  if (facts.kind !== "order") return JOINS[facts.kind](left, right);
  return (facts.plus ? plus : minus)(valueOfTerm(facts.first), times(left, right));
}

export const isMixed = ({ whole, under }: Term): boolean => whole > 0 && under > 1;
/** Whether the answer is written with its whole part before the fraction: where the task has one, and above one. */
export function isMixedAnswer(facts: Calculation): boolean {
  const { n, d } = valueOfFacts(facts);
  return (
    n > d || isMixed(facts.left) || isMixed(facts.right) || (facts.kind === "difference" && facts.left.under === 1)
  );
}

/** A proper fraction in lowest terms. */
function proper(random: Random, most: number): Term {
  const under = random.between(2, most);
  const fitting = Array.from({ length: under - 1 }, (_, n) => n + 1).filter((n) => greatestDivisor(n, under) === 1);
  return { whole: 0, over: random.pick(fitting), under };
}
const mixed = (random: Random, mostWhole: number, most: number): Term => ({
  ...proper(random, most),
  whole: random.between(1, mostWhole),
});
const wholeNumber = (random: Random, most: number): Term => ({ whole: random.between(2, most), over: 0, under: 1 });

type Draw = (random: Random) => Facts | null;

const equivalent: Draw = (random) => {
  const { over, under } = proper(random, 12);
  const factor = random.between(2, 9);
  return under * factor > 72 ? null : { kind: random.pick(["expand", "cancel"] as const), over, under, factor };
};
const converted: Draw = (random) => ({
  kind: random.pick(["to-fraction", "to-mixed"] as const),
  ...mixed(random, 9, 10),
});
const part: Draw = (random) => {
  const { over, under } = proper(random, 10);
  const of = under * random.between(2, 12);
  return of > 100 ? null : { kind: "part", over, under, of };
};
const sameDenominator =
  (kind: "sum" | "difference"): Draw =>
  (random) => {
    const under = random.between(3, 15);
    const [one, other] = [random.between(1, under - 1), random.between(1, under - 1)];
    if (one === other || (kind === "sum" && one + other >= under) || (kind === "difference" && one < other))
      return null;
    return { kind, left: { whole: 0, over: one, under }, right: { whole: 0, over: other, under } };
  };

/** Calculations whose answer is above zero, no whole number, and has a denominator that pupils can manage. */
const fitting = (facts: Calculation, mostUnder: number): Facts | null => {
  const { n, d } = valueOfFacts(facts);
  return n > 0 && d > 1 && d <= mostUnder ? facts : null;
};
const unlike =
  (kind: "sum" | "difference", drawn: (random: Random) => Term): Draw =>
  (random) => {
    const [left, right] = [drawn(random), drawn(random)];
    if (left.under === right.under || leastMultiple(left.under, right.under) > 60) return null;
    return fitting({ kind, left, right }, 60);
  };
const multiplied =
  (kind: "product" | "quotient", drawn: (random: Random) => Term): Draw =>
  (random) => {
    const [left, right] = [drawn(random), drawn(random)];
    const equal = left.over === right.over && left.under === right.under && left.whole === right.whole;
    return equal ? null : fitting({ kind, left, right }, 100);
  };
/** A fraction and a whole number. */
const withWhole: Draw = (random) => {
  const kind = random.pick(["difference", "product", "quotient"] as const);
  const [fraction, number] = [proper(random, 12), wholeNumber(random, 9)];
  const ordered = kind === "quotient" || (kind === "product" && random.chance(0.5));
  return fitting(ordered ? { kind, left: fraction, right: number } : { kind, left: number, right: fraction }, 100);
};
const orderOfOperations: Draw = (random) => {
  const [first, left, right] = [proper(random, 10), proper(random, 8), proper(random, 8)];
  const facts = { kind: "order", plus: random.chance(0.5), first, left, right } as const;
  const { d } = times(valueOfTerm(left), valueOfTerm(right));
  return leastMultiple(d, first.under) > 60 ? null : fitting(facts, 60);
};

const fraction = (random: Random): Term => proper(random, 12);
const mixedNumber = (random: Random): Term => mixed(random, 6, 12);
const smallMixed = (random: Random): Term => mixed(random, 4, 8);

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Draw[]>> = {
  easy: [equivalent, sameDenominator("sum"), converted, sameDenominator("difference"), part],
  medium: [
    unlike("sum", fraction),
    unlike("difference", fraction),
    multiplied("product", fraction),
    multiplied("quotient", fraction),
    withWhole,
  ],
  hard: [
    unlike("sum", mixedNumber),
    unlike("difference", mixedNumber),
    multiplied("product", smallMixed),
    multiplied("quotient", smallMixed),
    orderOfOperations,
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when it does not fit. */
export function drawFacts(level: keyof typeof KINDS, random: Random, turn: number): Facts | null {
  const kinds = KINDS[level];
  return kinds[turn % kinds.length]!(random);
}

/** What the task practises. */
export function skillOf(facts: Facts): string {
  switch (facts.kind) {
    case "expand":
    case "cancel":
      return "equivalent";
    case "to-fraction":
    case "to-mixed":
      return "mixed-numbers";
    case "part":
      return "part-of-number";
    case "order":
      return "order-of-operations";
    default: {
      const { kind, left, right } = facts;
      if (isMixed(left) || isMixed(right)) return "mixed-calculation";
      if (left.under === 1 || right.under === 1) return "whole-and-fraction";
      if (kind === "product") return "multiply";
      if (kind === "quotient") return "divide";
      return left.under === right.under ? "same-denominator" : "unlike-denominators";
    }
  }
}
