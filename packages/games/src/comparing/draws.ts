import { greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";
import { getUnit } from "../data/units.ts";
import type { Amount } from "./amounts.ts";
import type { Comparison } from "./comparison.ts";
import { drawRoot } from "./root-task.ts";
import { drawRounding } from "./rounding-task.ts";
import type { DrawComparing } from "./with-comparing.ts";

/** A number from low to high in units of its last decimal place, rounded to one of the places, in the same units. */
export const roundedNumber =
  (low: number, high: number, places: number, ...to: readonly number[]): DrawComparing =>
  (random) =>
    drawRounding([low, high], places, random.pick(to), random);

/** A square root of a number from low to high, rounded to ones. */
export const roundedRoot =
  (low: number, high: number): DrawComparing =>
  (random) =>
    drawRoot(low, high, random);

/** Asks which of the amounts is the greatest or the smallest, or how they are ordered. */
const compared = (amounts: readonly Amount[] | null, random: Random): Comparison | null =>
  amounts && {
    comparing: random.pick(["greatest", "least", "order", "order"] as const),
    amounts: [...random.shuffled(amounts)],
  };
const ordered = (amounts: readonly Amount[] | null, random: Random): Comparison | null =>
  amounts && { comparing: "order", amounts: [...random.shuffled(amounts)] };

const ASKED = 4;
const IN_FORMS = 3;
const digitsFrom = (random: Random, count: number): readonly number[] =>
  random.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, count);
const decimal = (over: number, under = 1): Amount => ({ over, under, as: "number" });
const joined = (...digits: readonly number[]): Amount => decimal(Number(digits.join("")));

/** Numbers of two digits that differ in the order of their digits. */
export const twoDigits: DrawComparing = (random) => {
  const [a = 0, b = 0, c = 0] = digitsFrom(random, 3);
  const all = [joined(a, b), joined(b, a), joined(a, c), joined(c, a), joined(b, c), joined(c, b), joined(a, a)];
  return compared(random.shuffled(all).slice(0, ASKED), random);
};

/** Numbers of the same three or four digits, with or without a zero, and one that is shorter or longer. */
export const moreDigits: DrawComparing = (random) => {
  const [a = 0, b = 0, c = 0] = digitsFrom(random, 3);
  const all = [joined(a, b, c), joined(a, c, b), joined(b, a, c), joined(a, 0, b), joined(a, b, 0), joined(c, a, b)];
  const other = random.pick([joined(Math.max(a, b, c), c), joined(1, 0, a, b), joined(a, b, c, 0), joined(1, a, b, c)]);
  return compared([...random.shuffled(all).slice(0, ASKED - 1), other], random);
};

/** Decimals of unlike length with the same whole part. */
export const unlikeDecimals: DrawComparing = (random) => {
  const whole = random.between(0, 9);
  const [a = 0, b = 0, c = 0] = digitsFrom(random, 3);
  const tenths = [a, b].map((one) => decimal(whole * 10 + one, 10));
  const longer = [
    decimal(whole * 100 + a * 10 + b, 100),
    decimal(whole * 100 + b, 100),
    decimal(whole * 100 + b * 10 + a, 100),
    decimal(whole * 1_000 + a * 100 + b * 10 + c, 1_000),
    decimal(whole * 1_000 + c * 10 + a, 1_000),
  ];
  return compared([random.pick(tenths), ...random.shuffled(longer).slice(0, ASKED - 1)], random);
};

const fractionOf = (over: number, under: number): Amount => ({ over, under, as: "fraction" });

/** Fractions with the same denominator, or with the same numerator. */
export const likeFractions: DrawComparing = (random) => {
  if (random.chance(0.5)) {
    const under = random.between(5, 12);
    const overs = random.shuffled(Array.from({ length: under - 1 }, (_, at) => at + 1)).slice(0, ASKED);
    return compared(
      overs.map((over) => fractionOf(over, under)),
      random,
    );
  }
  const over = random.between(1, 5);
  const unders = random.shuffled([2, 3, 4, 5, 6, 7, 8, 9, 10, 12].filter((under) => under > over)).slice(0, ASKED);
  return compared(
    unders.map((under) => fractionOf(over, under)),
    random,
  );
};

const MOST_COMMON = 60;
const isLowest = (over: number, under: number): boolean => greatestDivisor(over, under) === 1;

/** Fractions below one with unlike denominators that have a common one up to 60. */
export const unlikeFractions: DrawComparing = (random) => {
  const unders = random.shuffled([2, 3, 4, 5, 6, 8, 9, 10, 12]).slice(0, ASKED);
  const amounts = unders.map((under) => fractionOf(random.between(1, under - 1), under));
  const fits = unders.reduce(leastMultiple) <= MOST_COMMON && amounts.every(({ over, under }) => isLowest(over, under));
  return fits ? compared(amounts, random) : null;
};

/** Mixed numbers, most of them with the same whole part. */
export const mixedNumbers: DrawComparing = (random) => {
  const whole = random.between(1, 4);
  const unders = random.shuffled([2, 3, 4, 5, 6, 8, 10]).slice(0, ASKED);
  const amounts = unders.map((under, place): Amount => {
    const ones = place === 0 ? whole + 1 : whole;
    return { over: ones * under + random.between(1, under - 1), under, as: "mixed" };
  });
  const fits = unders.reduce(leastMultiple) <= MOST_COMMON && amounts.every(({ over, under }) => isLowest(over, under));
  return fits ? compared(amounts, random) : null;
};

/** Fractions whose percentages are learned by heart, in percent. */
const KNOWN: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 10],
  [3, 10],
  [7, 10],
];
/** Less often known ones, for the level hard. */
const RARE: readonly (readonly [number, number])[] = [
  [1, 8],
  [3, 8],
  [5, 8],
  [7, 8],
  [3, 20],
  [7, 20],
  [3, 25],
  [8, 25],
];

/** A percentage, a decimal and a fraction that are not far from each other. */
export const forms =
  (isHard: boolean): DrawComparing =>
  (random) => {
    const [over, under] = random.pick(isHard ? RARE : KNOWN);
    const near = (): number => Math.round((100 * over) / under) + random.between(-20, 20);
    const [percent, hundredths] = [near(), near()];
    const isTenths = hundredths % 10 === 0 || (!isHard && random.chance(0.7));
    const shown = isTenths ? decimal(Math.round(hundredths / 10), 10) : decimal(hundredths, 100);
    const amounts: readonly Amount[] = [{ over: percent, under: 1, as: "percent" }, shown, fractionOf(over, under)];
    const isBelowOne = ({ over: n, under: d, as }: Amount): boolean => n > 0 && n < (as === "percent" ? 100 : d);
    return amounts.length === IN_FORMS && amounts.every(isBelowOne) ? ordered(amounts, random) : null;
  };

/**
 * Three amounts in two or three units, near each other.
 * @param units from the smallest to the largest
 * @param over  the largest unit is counted in so many parts of one: 10 for tenths
 */
export const quantities =
  (units: readonly (readonly [string, string, ...string[]])[], over = 1): DrawComparing =>
  (random) => {
    const own = random.pick(units);
    const [small, large] = [own[0], own.at(-1)!];
    const amount = (value: number, under: number, unit: string): Amount => ({
      over: value,
      under,
      as: "quantity",
      unit,
    });
    const base = over === 1 ? random.between(2, 9) : random.between(11, 79);
    if (over > 1 && base % over === 0) return null;
    const inUnit = (unit: string): number => {
      const [of, to] = [getUnit(large).size, getUnit(unit).size];
      return ((base / over) * of.n * to.d * (random.between(5, 16) / 10)) / (of.d * to.n);
    };
    const second = own.length > 2 ? own[1] : small;
    const others = [small, second].map((unit) => amount(Math.round(inUnit(unit)), 1, unit));
    const fits = others.every(({ over: value }) => value > 1);
    return fits ? ordered([amount(base, over, large), ...others], random) : null;
  };
