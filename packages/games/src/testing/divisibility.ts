/* Divisibility by trying, for claims about factors and multiples. */

export const product = (numbers: readonly number[]): number => numbers.reduce((one, other) => one * other, 1);

/** The different prime factors of a whole number from 1. */
export function primesOf(of: number): readonly number[] {
  const primes: number[] = [];
  let left = of;
  for (let divisor = 2; left > 1; divisor++)
    if (left % divisor === 0) {
      primes.push(divisor);
      while (left % divisor === 0) left /= divisor;
    }
  return primes;
}

/** How many times a whole number can be divided by the prime. */
export const exponentIn = (of: number, prime: number): number =>
  of % prime === 0 ? 1 + exponentIn(of / prime, prime) : 0;

/** Whether it is the lowest number that all of them divide. */
export const isLeastMultiple = (value: number, numbers: readonly number[]): boolean =>
  numbers.every((one) => value % one === 0) &&
  primesOf(value).every((prime) => numbers.some((one) => (value / prime) % one !== 0));
