import { number, power, product, type Expression } from "./expression.ts";

/** A prime number and how often it divides, from 1. */
export type PrimePower = readonly [prime: number, exponent: number];

/** The prime factors of a whole number from 1, smallest first: 12 is 2² · 3; 1 has none. */
export function primePowersOf(of: number): readonly PrimePower[] {
  const powers: PrimePower[] = [];
  let rest = of;
  for (let prime = 2; rest > 1; prime = prime * prime > rest ? rest : prime + 1) {
    let exponent = 0;
    for (; rest % prime === 0; rest /= prime) exponent++;
    if (exponent > 0) powers.push([prime, exponent]);
  }
  return powers;
}

/** Prime factors as one writes them: 2² · 3; with none of them, 1. */
export function writtenPowers(powers: readonly PrimePower[]): Expression {
  const factors = powers.map(([prime, exponent]) =>
    exponent === 1 ? number(prime) : power(number(prime), number(exponent)),
  );
  return factors.length > 1 ? product(...factors) : (factors[0] ?? number(1));
}
