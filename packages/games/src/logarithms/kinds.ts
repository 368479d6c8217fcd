import * as z from "zod/mini";
import { exact, plus, times, toThe, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Random } from "@karota/engine/random.ts";

const whole = z.int().check(z.gte(1), z.lte(1_000_000));
const exponent = z.int().check(z.gte(-20), z.lte(20));

export const factsSchema = z.discriminatedUnion("kind", [
  /**
   * The logarithm of a power to the base of another power of the same number: of^power, perhaps under a root, to the
   * base of^base. One of the three is sought.
   */
  z.strictObject({
    kind: z.literal("single"),
    sought: z.enum(["value", "argument", "base"]),
    of: whole,
    base: exponent,
    power: exponent,
    degree: whole,
  }),
  /** Logarithms of powers of their bases, added or subtracted. */
  z.strictObject({
    kind: z.literal("two"),
    plus: z.boolean(),
    terms: z.array(z.strictObject({ base: whole, power: exponent })).check(z.length(2)),
  }),
  /** times · log(left) ± log(right) to one base, where only both together give a whole number. */
  z.strictObject({ kind: z.literal("laws"), plus: z.boolean(), base: whole, times: whole, left: whole, right: whole }),
]);
export type Facts = z.infer<typeof factsSchema>;
export type Of<Kind extends Facts["kind"]> = Extract<Facts, { kind: Kind }>;

/** The logarithm itself, whichever part is sought. */
export const logarithmOf = ({ base, power, degree }: Of<"single">): Exact => exact(power, base * degree);
export const baseOf = ({ of, base }: Of<"single">): Exact => toThe(exact(of), base);
/** The expression in the parentheses, without its root. */
export const argumentOf = ({ of, power }: Of<"single">): Exact => toThe(exact(of), power);
/** The one argument that both logarithms make together. */
export const joinedOf = ({ plus: adding, times: factor, left, right }: Of<"laws">): Exact =>
  times(exact(left ** factor), adding ? exact(right) : exact(1, right));

/** The exponent that makes `of` out of the base; null when there is none. */
function exponentOf(base: number, of: Exact): number | null {
  for (let power = 0, value = 1; value <= of.n; power++, value *= base)
    if (value === of.n) return of.d === 1 ? power : null;
  return null;
}

export function answerOf(facts: Facts): Exact {
  switch (facts.kind) {
    case "single":
      return { value: logarithmOf, argument: argumentOf, base: baseOf }[facts.sought](facts);
    case "two": {
      const [first = 0, second = 0] = facts.terms.map(({ power }) => power);
      return plus(exact(first), exact(facts.plus ? second : -second));
    }
    case "laws":
      return exact(exponentOf(facts.base, joinedOf(facts)) ?? 0);
  }
}

type Draw = (random: Random) => Facts | null;

const LARGEST = 2_000;
/** The largest exponent with a small power; for ten, six. */
const mostPower = (of: number): number => (of === 10 ? 6 : Math.floor(Math.log(LARGEST) / Math.log(of) + 1e-9));

const single = (sought: Of<"single">["sought"], of: number, base: number, power: number, degree = 1): Facts => ({
  kind: "single",
  sought,
  of,
  base,
  power,
  degree,
});

/** To a whole base, with a whole result from 0. */
const simple =
  (mostBase: number, leastPower: number): Draw =>
  (random) => {
    const of = random.between(2, mostBase);
    return mostPower(of) < leastPower ? null : single("value", of, 1, random.between(leastPower, mostPower(of)));
  };
const ofTen: Draw = (random) => single("value", 10, 1, random.between(0, 6));
const argument: Draw = (random) => {
  const of = random.between(2, 12);
  return single("argument", of, 1, random.between(2, Math.min(mostPower(of), 8)));
};
const base: Draw = (random) => {
  const of = random.between(2, 15);
  return single("base", of, 1, random.between(2, mostPower(of)));
};
const two: Draw = (random) => {
  const [first, second] = [random.between(2, 10), random.between(2, 10)];
  const terms = [first, second].map((of) => ({ base: of, power: random.between(1, Math.min(mostPower(of), 5)) }));
  const facts: Facts = { kind: "two", plus: random.chance(0.5), terms };
  return answerOf(facts).n < 1 || first === second ? null : facts;
};
const negative: Draw = (random) => {
  const of = random.between(2, 10);
  const sought = random.chance(0.7) ? "value" : "argument";
  return single(sought, of, 1, -random.between(1, Math.min(mostPower(of), of === 10 ? 4 : 6)));
};
/** log₉(3), log₈(2): the base is a power of the argument. */
const unitFraction: Draw = (random) => {
  const [of, base] = [random.between(2, 15), random.between(2, 6)];
  return of ** base > LARGEST ? null : single("value", of, base, random.chance(0.8) ? 1 : -1);
};
const ROOTS_OF_BASES = [2, 3, 5, 6, 7, 10] as const;
const fractional =
  (sought: Of<"single">["sought"]): Draw =>
  (random) => {
    const of = random.pick(ROOTS_OF_BASES);
    const [base, power] = [random.between(2, 4), random.between(sought === "value" ? -5 : 1, 6)];
    const tooLarge = of ** base > LARGEST || of ** Math.abs(power) > LARGEST;
    return tooLarge || power === 0 || power % base === 0 ? null : single(sought, of, base, power);
  };
/** log½(8), log½(1/8) */
const fractionBase: Draw = (random) => {
  const [of, base, power] = [random.between(2, 7), -random.between(1, 2), random.between(-6, 6)];
  const tooLarge = of ** -base > 100 || of ** Math.abs(power) > LARGEST;
  return tooLarge || power === 0 ? null : single("value", of, base, power);
};
const ofRoot: Draw = (random) => {
  const [of, power, degree] = [random.pick(ROOTS_OF_BASES), random.between(1, 5), random.between(2, 4)];
  return of ** power > LARGEST || power % degree === 0 ? null : single("value", of, 1, power, degree);
};
const laws =
  (mostTimes: number): Draw =>
  (random) => {
    const base = random.pick([2, 3, 4, 5, 6, 8, 9, 10, 12, 15]);
    const factor = mostTimes > 1 ? random.between(2, mostTimes) : 1;
    const adding = random.chance(0.5);
    const product = base ** random.between(1, 4);
    const left = random.between(2, factor > 1 ? 20 : 120);
    const right = adding ? product / left ** factor : left ** factor / product;
    if (!Number.isInteger(right) || right < 2 || right > 150 || left ** factor > LARGEST * 2) return null;
    const facts: Facts = { kind: "laws", plus: adding, base, times: factor, left, right };
    const alone = [left, right].some((one) => exponentOf(base, exact(one)) !== null);
    return alone || answerOf(facts).n < 1 ? null : facts;
  };

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Draw[]>> = {
  easy: [simple(5, 2), argument, simple(15, 0), two, ofTen],
  medium: [negative, base, unitFraction, laws(1), negative],
  hard: [
    fractional("value"),
    laws(3),
    fractionBase,
    ofRoot,
    (random) => fractional(random.pick(["argument", "base"]))(random),
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when it does not fit. */
export function drawFacts(level: keyof typeof KINDS, random: Random, turn: number): Facts | null {
  const kinds = KINDS[level];
  return kinds[turn % kinds.length]!(random);
}

/** What the task practises. */
export function skillOf(facts: Facts): string {
  if (facts.kind === "two") return "sums";
  if (facts.kind === "laws") return "laws";
  if (facts.sought !== "value") return facts.sought === "base" ? "unknown-base" : "unknown-argument";
  if (facts.degree > 1) return "roots";
  if (facts.base < 0) return "fraction-bases";
  if (facts.base > 1) return "fractional-results";
  return facts.power < 0 ? "negative-results" : "whole-results";
}
