import { claimsOf } from "../../testing/claims-of.ts";
import { exponentIn, isLeastMultiple, primesOf, product } from "../../testing/divisibility.ts";

interface Numbers {
  readonly numbers: readonly number[];
}

/** The prime factors of all numbers. */
const sharedPrimes = ({ numbers }: Numbers): readonly number[] =>
  primesOf(numbers[0]!).filter((prime) => numbers.every((one) => one % prime === 0));

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Numbers>("gcd", {
  difference: ({ facts: { numbers }, value }) =>
    numbers.length === 2 && Math.abs(numbers[0]! - numbers[1]!) === value && numbers.some((one) => one % value > 0),
  "highest-powers": ({ facts, value }) =>
    value ===
    product(
      sharedPrimes(facts).map((prime) => prime ** Math.max(...facts.numbers.map((one) => exponentIn(one, prime)))),
    ),
  "multiple-instead": ({ facts: { numbers }, value }) =>
    isLeastMultiple(value, numbers) && value > Math.min(...numbers),
  "nothing-in-common": ({ value }) => value === 0,
  "primes-once": ({ facts, value }) => {
    const shared = sharedPrimes(facts);
    const severalTimes = shared.filter((prime) => facts.numbers.every((one) => one % prime ** 2 === 0));
    return value === product(shared) && severalTimes.length > 0;
  },
  "smaller-divisor": ({ facts: { numbers }, value, rightValue }) =>
    numbers.every((one) => one % value === 0) && value < rightValue,
  "smallest-number": ({ facts: { numbers }, value }) =>
    numbers.includes(value) && numbers.some((one) => one % value > 0),
  "third-forgotten": ({ facts: { numbers }, value }) =>
    numbers.length === 3 && numbers.filter((one) => one % value === 0).length === 2,
});
