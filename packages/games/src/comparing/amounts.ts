import * as z from "zod/mini";
import { dividedBy, exact, times, type Exact } from "@karota/engine/quiz/exact.ts";
import { asMixed, fraction, number, percent, quantity, type Expression } from "@karota/engine/quiz/expression.ts";
import { getUnit, UNITS } from "../data/units.ts";

const MOST = 1_000_000;
const whole = z.int().check(z.gte(0), z.lte(MOST));
const positive = z.int().check(z.gte(1), z.lte(MOST));

/** How an amount is written: 0,75 as a number, 3/4 as a fraction, 1 3/4 mixed, 75 % or with a unit. */
export const amountSchema = z.strictObject({
  over: whole,
  under: positive,
  as: z.enum(["number", "fraction", "mixed", "percent", "quantity"]),
  unit: z.exactOptional(z.string().check(z.refine((name) => UNITS.some((unit) => unit.name === name)))),
});
/** A number as it is written in a task, perhaps not in lowest terms. */
export type Amount = z.infer<typeof amountSchema>;

export const written = ({ over, under, as, unit }: Amount): Expression => {
  switch (as) {
    case "number":
      return number(exact(over, under));
    case "fraction":
      return fraction(over, under);
    case "mixed":
      return asMixed(exact(over, under));
    case "percent":
      return percent(exact(over, under));
    case "quantity":
      return quantity(exact(over, under), getUnit(unit!));
  }
};

/** What it is worth, in the measure of its kind. */
export function valueOfAmount({ over, under, as, unit }: Amount): Exact {
  const amount = exact(over, under);
  if (as === "percent") return dividedBy(amount, exact(100));
  return as === "quantity" ? times(amount, getUnit(unit!).size) : amount;
}

export const sizeOf = (amount: Amount): number => {
  const { n, d } = valueOfAmount(amount);
  return n / d;
};

/** From the smallest to the greatest, by some measure. */
export const sortedBy = (amounts: readonly Amount[], measure: (amount: Amount) => number): readonly Amount[] =>
  amounts.toSorted((one, other) => measure(one) - measure(other) || sizeOf(one) - sizeOf(other));

/** How many decimal places a decimal is written with. */
const placesOf = ({ under }: Amount): number => String(under).length - 1;
const wholeOf = ({ over, under }: Amount): number => Math.floor(over / under);
const restOf = ({ over, under }: Amount): number => over % under;
const digits = ({ over }: Amount): string => String(over);
const FAR = 1_000;

/** What is wrongly taken for the size of a number, by the name of the mistake. */
type Measure = (amount: Amount) => number;

const WHOLE: Readonly<Record<string, Measure>> = {
  "first-digits-compared": (amount) => Number(`0.${digits(amount)}`),
  "ones-compared": ({ over }) => over % 10,
};
const DECIMALS: Readonly<Record<string, Measure>> = {
  "more-decimals-taken-as-more": (amount) => wholeOf(amount) * FAR ** 2 + restOf(amount),
  "fewer-decimals-taken-as-more": (amount) => wholeOf(amount) * FAR - placesOf(amount),
};
const FRACTIONS: Readonly<Record<string, Measure>> = {
  "numerators-compared": (amount) => wholeOf(amount) * FAR + restOf(amount),
  "denominators-compared": (amount) => wholeOf(amount) * FAR + amount.under,
};
const MIXED: Readonly<Record<string, Measure>> = {
  ...FRACTIONS,
  "wholes-ignored": (amount) => restOf(amount) / amount.under,
};
const FORMS: Readonly<Record<string, Measure>> = {
  "percent-sign-ignored": ({ over, under }) => over / under,
  "decimal-read-as-percent": (amount) => (amount.as === "number" ? amount.over / 100 : sizeOf(amount)),
  "fraction-read-as-decimal": (amount) =>
    amount.as === "fraction" ? Number(`${amount.over}.${amount.under}`) : sizeOf(amount),
};
const QUANTITIES: Readonly<Record<string, Measure>> = {
  "units-ignored": ({ over, under }) => over / under,
  "only-units-compared": ({ unit }) => getUnit(unit!).size.n / getUnit(unit!).size.d,
};

/** What kind of numbers are compared, which decides how they are compared and what goes wrong. */
export type Family = "wholes" | "decimals" | "fractions" | "mixed" | "forms" | "quantities";

export function familyOf(amounts: readonly Amount[]): Family {
  const kinds = new Set(amounts.map(({ as }) => as));
  if (kinds.has("quantity")) return "quantities";
  if (kinds.has("percent")) return "forms";
  if (kinds.has("mixed")) return "mixed";
  if (kinds.has("fraction")) return "fractions";
  return amounts.every(({ under }) => under === 1) ? "wholes" : "decimals";
}

const MISTAKEN: Readonly<Record<Family, Readonly<Record<string, Measure>>>> = {
  wholes: WHOLE,
  decimals: DECIMALS,
  fractions: FRACTIONS,
  mixed: MIXED,
  forms: FORMS,
  quantities: QUANTITIES,
};
export const mistakenMeasures = (amounts: readonly Amount[]): readonly (readonly [name: string, Measure])[] =>
  Object.entries(MISTAKEN[familyOf(amounts)]);
