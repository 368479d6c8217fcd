import { claimsOf } from "../../testing/claims-of.ts";
import { exponentIn, primesOf, product } from "../../testing/divisibility.ts";

interface Numbers {
  readonly numbers: readonly number[];
}
const isShared = (value: number, numbers: readonly number[]): boolean => numbers.every((one) => value % one === 0);

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Numbers>("lcm", {
  added: ({ facts: { numbers }, value }) =>
    value === numbers.reduce((one, other) => one + other) && !isShared(value, numbers),
  // No larger number divides all of them.
  "divisor-instead": ({ facts: { numbers }, value }) =>
    numbers.every((one) => one % value === 0) &&
    value < Math.max(...numbers) &&
    !Array.from({ length: Math.min(...numbers) - value }, (_, more) => value + 1 + more).some((larger) =>
      numbers.every((one) => one % larger === 0),
    ),
  "larger-multiple": ({ facts: { numbers }, value, rightValue }) => isShared(value, numbers) && value > rightValue,
  "largest-number": ({ facts: { numbers }, value }) => numbers.includes(value) && !isShared(value, numbers),
  multiplied: ({ facts: { numbers }, value, rightValue }) => value === product(numbers) && value > rightValue,
  "primes-once": ({ facts: { numbers }, value }) => {
    const primes = [...new Set(numbers.flatMap(primesOf))];
    const isOnceTooFew = primes.some((prime) => numbers.some((one) => exponentIn(one, prime) > 1));
    return value === product(primes) && isOnceTooFew;
  },
});
