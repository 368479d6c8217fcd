import { greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import { primePowersOf } from "@karota/engine/quiz/prime-factors.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { divisorOf, type Facts } from "./kinds.ts";

/** The results of the usual wrong ways to the greatest common divisor. */
export function wrongDivisors({ numbers, way }: Facts): readonly Named<number>[] {
  const right = divisorOf(numbers);
  const wrong: Named<number>[] = [];
  const add = (name: string, ...values: readonly number[]) => {
    for (const value of values) if (value !== right) wrong.push({ name, value });
  };
  const [smallest = 0, second = 0, third] = numbers;
  const primes = primePowersOf(right);

  for (let divisor = 1; divisor < right; divisor++) if (right % divisor === 0) add("smaller-divisor", divisor);
  const beyond = numbers.flatMap((one) => primePowersOf(one / right).map(([prime]) => right * prime));
  add("divides-not-all", ...new Set(beyond));
  if (primes.length > 0 && way === "primes") {
    const highest = primes.map(([prime]) => Math.max(...numbers.map((one) => powerIn(one, prime))));
    add("primes-once", multiplied(primes.map(([prime]) => prime)));
    add("highest-powers", multiplied(highest));
  }
  add("smallest-number", smallest);
  if (third === undefined) add("difference", second - smallest);
  else add("third-forgotten", ...numbers.map((one, place) => greatestDivisor(one, numbers[(place + 1) % 3]!)));
  add("multiple-instead", numbers.reduce(leastMultiple));
  if (right === 1) add("nothing-in-common", 0);
  return wrong;
}

const multiplied = (factors: readonly number[]): number => factors.reduce((product, factor) => product * factor, 1);

/** The highest power of the prime that divides the number: 8 in 24 for 2. */
const powerIn = (of: number, prime: number): number => (of % prime === 0 ? prime * powerIn(of / prime, prime) : 1);
