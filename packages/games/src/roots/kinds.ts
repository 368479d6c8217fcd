import * as z from "zod/mini";
import { exact, greatestDivisor, toThe, type Exact } from "@karota/engine/quiz/exact.ts";
import { primePowersOf } from "@karota/engine/quiz/prime-factors.ts";
import type { Random } from "@karota/engine/random.ts";

const whole = z.int().check(z.gte(1), z.lte(1_000_000));

export const factsSchema = z.discriminatedUnion("kind", [
  /** The root of a power whose root is over/under; a decimal where `as` says so. */
  z.strictObject({
    kind: z.literal("power"),
    degree: z.int().check(z.gte(2), z.lte(9)),
    over: whole,
    under: whole,
    as: z.enum(["whole", "decimal", "fraction"]),
  }),
  /** One or two times a square root, joined by plus or minus: 3√16 − √25, given by the roots' values. */
  z.strictObject({
    kind: z.literal("terms"),
    plus: z.boolean(),
    terms: z.array(z.strictObject({ times: whole, value: whole })).check(z.minLength(1), z.maxLength(2)),
  }),
  /** √(left ± right) of two squares. */
  z.strictObject({ kind: z.literal("inside"), plus: z.boolean(), left: whole, right: whole }),
  /** √left · √right or √left : √right, neither of which is whole. */
  z.strictObject({ kind: z.enum(["product", "quotient"]), left: whole, right: whole }),
  /** √(times² · under) = ?√under */
  z.strictObject({ kind: z.literal("extract"), times: whole, under: whole }),
  /** first√under ± √(times² · under) = ?√under */
  z.strictObject({ kind: z.literal("combine"), plus: z.boolean(), first: whole, times: whole, under: whole }),
  /** times · under/√under = ?√under */
  z.strictObject({ kind: z.literal("rationalise"), times: whole, under: whole }),
]);
export type Facts = z.infer<typeof factsSchema>;
export type Of<Kind extends Facts["kind"]> = Extract<Facts, { kind: Kind }>;

export function answerOf(facts: Facts): Exact {
  switch (facts.kind) {
    case "power":
      return exact(facts.over, facts.under);
    case "terms": {
      const [first = 0, second = 0] = facts.terms.map(({ times, value }) => times * value);
      return exact(facts.plus ? first + second : first - second);
    }
    case "inside":
      return exact(Math.round(Math.sqrt(insideOf(facts))));
    case "product":
    case "quotient":
      return exact(Math.round(Math.sqrt(joinedOf(facts))));
    case "extract":
    case "rationalise":
      return exact(facts.times);
    case "combine":
      return exact(facts.plus ? facts.first + facts.times : facts.first - facts.times);
  }
}

/** The radicand of a power. */
export const radicandOf = ({ degree, over, under }: Of<"power">): Exact => toThe(exact(over, under), degree);
export const insideOf = ({ plus, left, right }: Of<"inside">): number => (plus ? left + right : left - right);
/** Both numbers under one root. */
export const joinedOf = ({ kind, left, right }: Of<"product" | "quotient">): number =>
  kind === "product" ? left * right : left / right;

const isSquare = (of: number): boolean => Number.isInteger(of) && Math.round(Math.sqrt(of)) ** 2 === of;
const isSquareFree = (of: number): boolean => primePowersOf(of).every(([, exponent]) => exponent === 1);

type Draw = (random: Random) => Facts | null;

const square =
  (low: number, high: number, step = 1): Draw =>
  (random) => ({
    kind: "power",
    degree: 2,
    over: low + step * random.below((high - low) / step + 1),
    under: 1,
    as: "whole",
  });

const decimal: Draw = (random) => {
  const [over, under] = random.chance(0.7) ? [random.between(2, 25), 10] : [random.between(2, 15), 100];
  return over % 10 === 0 ? null : { kind: "power", degree: 2, over, under, as: "decimal" };
};
const ratio: Draw = (random) => {
  const [over, under] = [random.between(1, 15), random.between(2, 15)];
  return greatestDivisor(over, under) > 1 ? null : { kind: "power", degree: 2, over, under, as: "fraction" };
};
/** The bases of third to sixth powers that pupils have learned or can find. */
const HIGHER: readonly (readonly [degree: number, most: number])[] = [
  [3, 12],
  [3, 12],
  [4, 7],
  [5, 5],
  [6, 3],
];
const higher: Draw = (random) => {
  const [degree, most] = random.pick(HIGHER);
  const over = random.between(2, most);
  const way = random.below(6);
  if (way === 0)
    return degree > 3 || over > 9 ? null : { kind: "power", degree, over: over * 10, under: 1, as: "whole" };
  if (way === 1) return degree > 4 || over > 9 ? null : { kind: "power", degree, over, under: 10, as: "decimal" };
  if (way > 3) return { kind: "power", degree, over, under: 1, as: "whole" };
  const under = random.between(2, Math.min(most, 5));
  return greatestDivisor(over, under) > 1 || over > 6 ? null : { kind: "power", degree, over, under, as: "fraction" };
};

const terms =
  (count: 1 | 2, mostTimes: number, mostValue: number): Draw =>
  (random) => {
    const drawn = Array.from({ length: count }, () => ({
      times: random.between(count === 1 ? 2 : 1, mostTimes),
      value: random.between(2, mostValue),
    }));
    const [first, second] = drawn;
    const facts: Facts = { kind: "terms", plus: count === 1 || random.chance(0.5), terms: drawn };
    const same = first!.value === second?.value;
    const unmultiplied = mostTimes > 1 && drawn.every(({ times }) => times === 1);
    return same || unmultiplied || answerOf(facts).n < 1 ? null : facts;
  };

/** Sides of right-angled triangles. */
const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;
const inside: Draw = (random) => {
  const [a, b, c] = random.pick(TRIPLES).map((side) => side) as [number, number, number];
  const scale = random.between(1, 5);
  if (c * scale > 30) return null;
  const [one, other] = random.shuffled([a, b]).map((side) => (side * scale) ** 2) as [number, number];
  const plus = random.chance(0.5);
  return { kind: "inside", plus, left: plus ? one : (c * scale) ** 2, right: other };
};

const joined =
  (mostUnder: number, mostTimes: number): Draw =>
  (random) => {
    const kind = random.pick(["product", "quotient"] as const);
    const under = random.between(2, mostUnder);
    const [one, other] = [random.between(1, mostTimes), random.between(1, mostTimes)];
    if (!isSquareFree(under) || one === other) return null;
    const [left, right] = [under * one ** 2, under * other ** 2];
    const facts: Facts = { kind, left, right };
    return isSquare(joinedOf(facts)) && left * right <= 2_500 && answerOf(facts).n > 1 ? facts : null;
  };

const radical = (random: Random): number => random.pick([2, 3, 5, 6, 7, 10, 11, 13]);
const extract: Draw = (random) => {
  const facts: Facts = { kind: "extract", times: random.between(2, 12), under: radical(random) };
  return facts.times ** 2 * facts.under > 1_000 ? null : facts;
};
const combine: Draw = (random) => {
  const facts = { first: random.between(2, 12), times: random.between(2, 6), under: radical(random) };
  const plus = facts.first < facts.times + 2 || random.chance(0.5);
  return facts.times ** 2 * facts.under > 300 ? null : { kind: "combine", plus, ...facts };
};
const rationalise: Draw = (random) => ({ kind: "rationalise", times: random.between(2, 12), under: radical(random) });

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Draw[]>> = {
  easy: [square(4, 12), terms(2, 1, 10), square(13, 25), terms(1, 9, 12), square(20, 120, 10)],
  medium: [decimal, ratio, inside, terms(2, 5, 12), joined(7, 5)],
  hard: [higher, extract, joined(15, 8), combine, rationalise],
};

/** Draws a task of the level; `turn` chooses the kind. Null when it does not fit. */
export function drawFacts(level: keyof typeof KINDS, random: Random, turn: number): Facts | null {
  const kinds = KINDS[level];
  return kinds[turn % kinds.length]!(random);
}

/** What the task practises. */
export function skillOf(facts: Facts): string {
  switch (facts.kind) {
    case "power":
      if (facts.degree > 2) return "higher-roots";
      return { whole: "square-roots", decimal: "decimals", fraction: "fractions" }[facts.as];
    case "terms":
      return "sums-of-roots";
    case "inside":
      return "sums-under-root";
    case "product":
    case "quotient":
      return "products-of-roots";
    case "extract":
    case "combine":
      return "partial-roots";
    case "rationalise":
      return "root-in-denominator";
  }
}
