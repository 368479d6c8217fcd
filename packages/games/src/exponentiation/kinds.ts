import * as z from "zod/mini";
import { dividedBy, exact, exactSchema, minus, plus, times, toThe, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";

/**
 * The forms of the question, with base a, exponent m and a second number n:
 * - power: aᵐ · product: a · a · a to be written as a power · negated: −aᵐ without parentheses
 * - times-power: n · aᵐ · sum-of-powers: aᵐ + nᵐ · power-of-sum: (a + n)ᵐ
 * - same-base-product: aᵐ · aⁿ · same-base-quotient: aᵐ : aⁿ · power-of-power: (aᵐ)ⁿ, to be written as a power of a
 * - same-exponent: aᵐ · nᵐ
 */
export const FORMS = [
  "power",
  "product",
  "negated",
  "times-power",
  "sum-of-powers",
  "power-of-sum",
  "same-base-product",
  "same-base-quotient",
  "power-of-power",
  "same-exponent",
] as const;
export type Form = (typeof FORMS)[number];

export interface Exponentiation {
  readonly form: Form;
  readonly base: Exact;
  readonly exponent: number;
  /** The n above; 0 for forms without it. */
  readonly other: number;
  /** Numbers that are not whole are written as decimals, else as fractions. */
  readonly decimal: boolean;
}

export const factsSchema = z.strictObject({
  form: z.enum(FORMS),
  base: exactSchema,
  exponent: z.int().check(z.gte(-6), z.lte(12)),
  other: z.int().check(z.gte(0), z.lte(99)),
  decimal: z.boolean(),
});

/** One kind of task: its form and the numbers to draw from. */
interface Kind {
  readonly form: Form;
  readonly bases: readonly Exact[];
  readonly exponents: readonly number[];
  readonly others?: readonly number[];
  readonly decimal?: true;
  /** The largest absolute value of the result. */
  readonly most?: number;
}

const between = (low: number, high: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, place) => low + step * place);
const whole = (numbers: readonly number[]): readonly Exact[] => numbers.map((one) => exact(one));
const tenths = (numbers: readonly number[]): readonly Exact[] => numbers.map((one) => exact(one, 10));
/** Fractions below one in lowest terms, the larger part up to `most`. */
const fractions = (most: number): readonly Exact[] =>
  between(3, most).flatMap((under) =>
    between(1, under - 1).flatMap((over) => (exact(over, under).d === under ? [exact(over, under)] : [])),
  );

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { form: "power", bases: whole(between(3, 15)), exponents: [2] },
    { form: "power", bases: whole([3, 4, 5, 6, 10]), exponents: [3] },
    { form: "product", bases: whole(between(2, 20)), exponents: [2, 3, 4, 5, 6] },
    { form: "times-power", bases: whole([10]), exponents: [2, 3, 4, 5], others: between(2, 9) },
    { form: "power", bases: whole([2, 3, 10]), exponents: [4, 5, 6], most: 1_000_000 },
    { form: "power", bases: whole(between(20, 90, 10)), exponents: [2] },
  ],
  medium: [
    { form: "power", bases: whole(between(11, 25)), exponents: [2] },
    { form: "power", bases: whole(between(2, 12)), exponents: [0, 1, 3, 4, 5, 6, 7], most: 2_000 },
    { form: "power", bases: tenths([...between(1, 9), ...between(11, 15)]), exponents: [2, 3], decimal: true },
    { form: "power", bases: fractions(9), exponents: [2, 3] },
    { form: "times-power", bases: whole(between(2, 9)), exponents: [2, 3], others: between(2, 9), most: 999 },
    { form: "sum-of-powers", bases: whole(between(2, 12)), exponents: [2, 3], others: between(2, 12), most: 500 },
    { form: "power-of-sum", bases: whole(between(2, 9)), exponents: [2], others: between(2, 9) },
    {
      form: "same-base-product",
      bases: whole(between(2, 9)),
      exponents: between(2, 5),
      others: between(2, 5),
      most: 9_999_999,
    },
  ],
  hard: [
    { form: "power", bases: whole(between(-12, -2)), exponents: [2, 3, 4, 5], most: 2_000 },
    { form: "negated", bases: whole(between(2, 12)), exponents: [2, 4], most: 2_000 },
    { form: "power", bases: whole(between(2, 10)), exponents: [-1, -2, -3, -4], most: 1 },
    {
      form: "power",
      bases: [...fractions(6), ...fractions(6).flatMap((one) => (one.n > 1 ? [dividedBy(exact(1), one)] : []))],
      exponents: [-3, -2, -1, 3],
    },
    {
      form: "same-base-quotient",
      bases: whole(between(2, 9)),
      exponents: between(5, 12),
      others: between(2, 8),
      most: 9_999_999,
    },
    {
      form: "power-of-power",
      bases: whole(between(2, 7)),
      exponents: [2, 3, 4, 5],
      others: [2, 3, 4],
      most: 99_999_999,
    },
    {
      form: "same-exponent",
      bases: whole([2, 4, 5, 8, 20, 25, 50]),
      exponents: [2, 3, 4, 5],
      others: [2, 4, 5, 8, 20, 25, 50],
      most: 1_000_000,
    },
  ],
};

/** What the question amounts to. Throws a RangeError beyond safe integers. */
export function resultOf({ form, base, exponent, other }: Exponentiation): Exact {
  const power = toThe(base, exponent);
  switch (form) {
    case "power":
    case "product":
      return power;
    case "negated":
      return minus(exact(0), power);
    case "times-power":
      return times(exact(other), power);
    case "sum-of-powers":
      return plus(power, toThe(exact(other), exponent));
    case "power-of-sum":
      return toThe(plus(base, exact(other)), exponent);
    case "same-base-product":
      return times(power, toThe(base, other));
    case "same-base-quotient":
      return dividedBy(power, toThe(base, other));
    case "power-of-power":
      return toThe(power, other);
    case "same-exponent":
      return times(power, toThe(exact(other), exponent));
  }
}

const MAX_UNDER = 1_300;

/** Draws the numbers of a task of the level; `turn` chooses the kind. Null when they are not of that kind. */
export function drawExponentiation(level: keyof typeof KINDS, random: Random, turn: number): Exponentiation | null {
  const kinds = KINDS[level];
  const { form, bases, exponents, others, decimal = false, most = Infinity } = kinds[turn % kinds.length]!;
  const facts: Exponentiation = {
    form,
    base: random.pick(bases),
    exponent: random.pick(exponents),
    other: others ? random.pick(others) : 0,
    decimal,
  };
  const { base, exponent, other } = facts;
  if (form === "same-base-quotient" && exponent - other < 2) return null;
  if (form === "same-exponent" && (base.n === other || !/^[1-9]0+$/.test(String(base.n * other)))) return null;
  // 2 · 2 and 2² are equal, so that an error would go unnoticed.
  if (Math.abs(base.n) === 2 && base.d === 1 && exponent === 2 && form !== "power-of-power") return null;
  if (form === "product" && base.n === exponent) return null;
  if ((form === "sum-of-powers" || form === "power-of-sum") && base.n === other) return null;
  const result = resultOf(facts);
  return Math.abs(result.n) / result.d <= most &&
    result.d <= MAX_UNDER &&
    Math.abs(result.n) <= Math.max(MAX_UNDER, most)
    ? facts
    : null;
}

/** Whether the answer is a power and not its value. */
export const asPower = ({ form }: Exponentiation): boolean =>
  ["product", "same-base-product", "same-base-quotient", "power-of-power"].includes(form);

/** The exponent of an answer that is a power. */
export function exponentOf({ form, exponent, other }: Exponentiation): number {
  if (form === "same-base-product") return exponent + other;
  if (form === "same-base-quotient") return exponent - other;
  return form === "power-of-power" ? exponent * other : exponent;
}

/** What the task practises. */
export function skillOf({ form, base, exponent }: Exponentiation): string {
  if (form === "product") return "as-power";
  if (form === "negated" || (form === "power" && base.n < 0)) return "signs";
  if (form === "times-power" || form === "sum-of-powers" || form === "power-of-sum") return "order";
  if (form !== "power") return "rules";
  if (exponent < 0) return "negative-exponent";
  if (base.d > 1) return "parts";
  return exponent === 2 ? "squares" : "powers";
}
