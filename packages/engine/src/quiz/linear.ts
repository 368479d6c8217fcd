import { negative, type Exact } from "./exact.ts";
import { asFraction, infix, negativeOf, number, symbol, type Expression } from "./expression.ts";

/** A coefficient and the letter after it; without a letter it is a number alone. */
export type Term = readonly [coefficient: Exact, letter?: string | undefined];

const isOne = ({ n, d }: Exact): boolean => n === d;
const amount = (value: Exact): Expression => (value.d === 1 ? number(value) : asFraction(value));

/** A term whose coefficient is not negative. */
const written = ([coefficient, letter]: Term): Expression => {
  if (letter === undefined) return amount(coefficient);
  return isOne(coefficient) ? symbol(letter) : infix("implicit", amount(coefficient), symbol(letter));
};
const leading = ([coefficient, letter]: Term): Expression =>
  letter !== undefined && isOne(negative(coefficient)) ? negativeOf(symbol(letter)) : written([coefficient, letter]);

/** Terms as one writes them: 2x − 3y, −x + 5; no 1x, no + −3y, nothing for a coefficient of 0. With none left, 0. */
export function linear(...terms: readonly Term[]): Expression {
  const [first, ...rest] = terms.filter(([coefficient]) => coefficient.n !== 0);
  if (!first) return number(0);
  let result = leading(first);
  for (const [coefficient, letter] of rest)
    result =
      coefficient.n > 0
        ? infix("+", result, written([coefficient, letter]))
        : infix("-", result, written([negative(coefficient), letter]));
  return result;
}
