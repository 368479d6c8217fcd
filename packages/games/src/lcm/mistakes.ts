import { greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import { primePowersOf } from "@karota/engine/quiz/prime-factors.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { multipleOf, type Facts } from "./kinds.ts";

/** The results of the usual wrong ways to the lowest common multiple. */
export function wrongMultiples({ numbers, way }: Facts): readonly Named<number>[] {
  const right = multipleOf(numbers);
  const wrong: Named<number>[] = [];
  const add = (name: string, ...values: readonly number[]) => {
    for (const value of values) if (value !== right) wrong.push({ name, value });
  };
  const largest = numbers.at(-1)!;
  const product = numbers.reduce((one, other) => one * other);
  const primes = primePowersOf(right);

  add("multiplied", product);
  add("larger-multiple", ...[2, 3].map((times) => right * times).filter((one) => one !== product));
  const missing = primes.map(([prime]) => right / prime).filter((one) => one > largest);
  add("not-of-all", ...missing.filter((one) => numbers.some((number) => one % number === 0)));
  if (way === "primes")
    add(
      "primes-once",
      primes.reduce((all, [prime]) => all * prime, 1),
    );
  add("divisor-instead", numbers.reduce(greatestDivisor));
  add("largest-number", largest);
  add(
    "added",
    numbers.reduce((one, other) => one + other),
  );
  if (numbers.length > 2) add("one-forgotten", ...numbers.map((one, at) => leastMultiple(one, numbers[(at + 1) % 3]!)));
  return wrong;
}
