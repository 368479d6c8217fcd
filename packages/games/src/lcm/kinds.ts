import * as z from "zod/mini";
import { greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import { primePowersOf } from "@karota/engine/quiz/prime-factors.ts";
import type { Random } from "@karota/engine/random.ts";

const numbers = z.array(z.int().check(z.gte(2), z.lte(999))).check(z.minLength(2), z.maxLength(3));
export const factsSchema = z.strictObject({
  /** In rising order. */
  numbers,
  /** How the solution goes: the larger number is a multiple, multiples of the larger in turn, prime factors. */
  way: z.enum(["multiple", "list", "primes"]),
});
export type Facts = z.infer<typeof factsSchema>;

export const multipleOf = (numbers: readonly number[]): number => numbers.reduce(leastMultiple);

/** Whether each pair of the numbers shares no divisor but 1. */
export const areCoprime = (numbers: readonly number[]): boolean =>
  numbers.every((one, place) => numbers.slice(place + 1).every((other) => greatestDivisor(one, other) === 1));

/** One kind of task. */
interface Kind {
  readonly way: Facts["way"];
  readonly count: 2 | 3;
  readonly range: readonly [low: number, high: number];
  /** The largest multiple. */
  readonly most: number;
  readonly coprime?: boolean;
}

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { way: "list", count: 2, range: [4, 18], most: 72 },
    { way: "list", count: 2, range: [3, 14], most: 120, coprime: true },
    { way: "list", count: 2, range: [6, 30], most: 120 },
    { way: "multiple", count: 2, range: [3, 60], most: 60 },
    { way: "list", count: 2, range: [10, 40], most: 120 },
  ],
  medium: [
    { way: "primes", count: 2, range: [8, 48], most: 200 },
    { way: "primes", count: 3, range: [2, 15], most: 120 },
    { way: "primes", count: 2, range: [12, 60], most: 360 },
    { way: "primes", count: 2, range: [8, 30], most: 400, coprime: true },
    { way: "primes", count: 3, range: [4, 24], most: 240 },
  ],
  hard: [
    { way: "primes", count: 2, range: [24, 120], most: 1_000 },
    { way: "primes", count: 3, range: [6, 48], most: 720 },
    { way: "primes", count: 2, range: [45, 240], most: 2_000 },
    { way: "primes", count: 3, range: [4, 25], most: 1_200, coprime: true },
    { way: "primes", count: 3, range: [12, 72], most: 1_500 },
  ],
};

const isComposite = (of: number): boolean => primePowersOf(of).reduce((all, [, exponent]) => all + exponent, 0) > 1;

/** Draws a task of the level; `turn` chooses the kind. Null when it does not fit. */
export function drawFacts(level: keyof typeof KINDS, random: Random, turn: number): Facts | null {
  const kinds = KINDS[level];
  const { way, count, range, most, coprime = false } = kinds[turn % kinds.length]!;
  const numbers = Array.from({ length: count }, () => random.between(...range)).toSorted((one, other) => one - other);
  const divides = numbers.some((one, place) => numbers.slice(place + 1).some((other) => other % one === 0));
  const multiple = multipleOf(numbers);
  const fits = multiple <= most && divides === (way === "multiple") && areCoprime(numbers) === coprime;
  if (!fits || new Set(numbers).size < count || (way === "primes" && !numbers.some(isComposite))) return null;
  // Beyond two pairs of coprime numbers their product would answer most tasks.
  if (
    count === 3 &&
    !coprime &&
    numbers.some((one) => greatestDivisor(one, multiple / one) === 1 && isAlone(one, numbers))
  )
    return null;
  return { numbers, way };
}

/** Whether the number shares nothing with any other one. */
const isAlone = (of: number, numbers: readonly number[]): boolean =>
  numbers.every((one) => one === of || greatestDivisor(one, of) === 1);

/** What the task practises. */
export function skillOf({ numbers, way }: Facts): string {
  if (way === "multiple") return "one-divides-other";
  if (areCoprime(numbers)) return "coprime";
  return numbers.length > 2 ? "three-numbers" : "two-numbers";
}
