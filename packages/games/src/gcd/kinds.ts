import * as z from "zod/mini";
import { greatestDivisor } from "@karota/engine/quiz/exact.ts";
import { primePowersOf } from "@karota/engine/quiz/prime-factors.ts";
import type { Random } from "@karota/engine/random.ts";

const numbers = z.array(z.int().check(z.gte(2), z.lte(9_999))).check(z.minLength(2), z.maxLength(3));
export const factsSchema = z.strictObject({
  /** In rising order. */
  numbers,
  /** How the solution goes: the smaller number divides the larger, divisors of the smaller in turn, prime factors, division with remainder. */
  way: z.enum(["multiple", "list", "primes", "euclid"]),
});
export type Facts = z.infer<typeof factsSchema>;

export const divisorOf = (numbers: readonly number[]): number => numbers.reduce(greatestDivisor);

/** One kind of task: each number is a drawn divisor times a drawn factor. */
interface Kind {
  readonly way: Facts["way"];
  readonly count: 2 | 3;
  readonly divisor: readonly [low: number, high: number];
  readonly factor: readonly [low: number, high: number];
  readonly most: number;
  readonly least?: number;
  /** No number divides the others; each shares something with another one. */
  readonly entangled?: boolean;
}

const COPRIME = [1, 1] as const;

/** The kinds of each level, taken in turn. */
const KINDS: Readonly<Record<"easy" | "medium" | "hard", readonly Kind[]>> = {
  easy: [
    { way: "list", count: 2, divisor: [2, 5], factor: [2, 14], most: 50 },
    { way: "multiple", count: 2, divisor: [4, 15], factor: [2, 6], most: 60 },
    { way: "list", count: 2, divisor: [4, 12], factor: [2, 12], most: 72 },
    { way: "list", count: 2, divisor: COPRIME, factor: [8, 40], most: 40 },
    { way: "list", count: 2, divisor: [6, 20], factor: [2, 9], most: 90 },
  ],
  medium: [
    { way: "primes", count: 2, divisor: [6, 18], factor: [2, 9], most: 120 },
    { way: "primes", count: 3, divisor: [3, 12], factor: [2, 9], most: 72 },
    { way: "primes", count: 2, divisor: [12, 36], factor: [2, 8], most: 200 },
    { way: "multiple", count: 2, divisor: [12, 45], factor: [3, 8], most: 200 },
    { way: "primes", count: 2, divisor: COPRIME, factor: [20, 100], most: 100 },
  ],
  hard: [
    { way: "euclid", count: 2, divisor: [6, 40], factor: [5, 40], least: 120, most: 999 },
    { way: "primes", count: 3, divisor: [6, 24], factor: [2, 12], least: 30, most: 240 },
    { way: "primes", count: 2, divisor: [24, 72], factor: [3, 12], least: 100, most: 600 },
    { way: "primes", count: 3, divisor: [1, 6], factor: [6, 60], most: 180, entangled: true },
    { way: "euclid", count: 2, divisor: [1, 30], factor: [20, 200], least: 300, most: 2_000 },
  ],
};

const isComposite = (of: number): boolean => primePowersOf(of).reduce((all, [, exponent]) => all + exponent, 0) > 1;

/** How many divisions with remainder lead to the greatest common divisor. */
const divisionsOf = (large: number, small: number): number => (small === 0 ? 0 : 1 + divisionsOf(small, large % small));

/** Draws a task of the level; `turn` chooses the kind. Null when it does not fit. */
export function drawFacts(level: keyof typeof KINDS, random: Random, turn: number): Facts | null {
  const kinds = KINDS[level];
  const { way, count, divisor, factor, most, least = 2, entangled = false } = kinds[turn % kinds.length]!;
  const common = random.between(...divisor);
  const factors = Array.from({ length: count }, () => random.between(...factor));
  if (way === "multiple") factors[0] = 1;
  const numbers = factors.map((one) => common * one).toSorted((one, other) => one - other);
  const [first = 0, second = 0] = numbers;
  const divides = numbers.some((one, place) => numbers.some((other, at) => at !== place && other % one === 0));
  if (divisorOf(numbers) !== common || divides !== (way === "multiple") || first < least || numbers.at(-1)! > most)
    return null;
  if ((way === "primes" || way === "list") && !numbers.every(isComposite)) return null;
  if (way === "euclid" && (divisionsOf(second, first) < 3 || divisionsOf(second, first) > 6)) return null;
  const pairs = numbers.map((one, place) => greatestDivisor(one, numbers[(place + 1) % numbers.length]!));
  if (entangled && pairs.some((pair) => pair === common)) return null;
  return { numbers, way };
}

/** What the task practises. */
export function skillOf({ numbers, way }: Facts): string {
  if (way === "multiple") return "one-divides-other";
  if (way === "euclid") return "large-numbers";
  if (numbers.length > 2) return "three-numbers";
  return divisorOf(numbers) === 1 ? "coprime" : "two-numbers";
}
