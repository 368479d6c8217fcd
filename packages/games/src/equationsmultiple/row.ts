import { exact } from "@karota/engine/quiz/exact.ts";
import { equation, infix, number, product, symbol, system, type Expression } from "@karota/engine/quiz/expression.ts";
import { linear } from "@karota/engine/quiz/linear.ts";
import { MINUS } from "@karota/engine/quiz/plain.ts";

export const LETTERS = ["x", "y", "z"] as const;
export type Letter = (typeof LETTERS)[number];

/** One equation ax + by = c. */
export interface Row {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

export const terms = (...parts: readonly (readonly [coefficient: number, letter?: string])[]): Expression =>
  linear(...parts.map(([coefficient, letter]) => [exact(coefficient), letter] as const));

export const written = ({ a, b, c }: Row): Expression => equation(terms([a, "x"], [b, "y"]), number(c));

/** mx + n; 8 − x where the x would begin with a minus. */
export const byX = (m: number, n: number): Expression => (m < 0 && n > 0 ? terms([n], [m, "x"]) : terms([m, "x"], [n]));
/** The same with a value for x. */
export const byValue = (m: number, n: number, value: number): Expression => {
  const put = (many: number): Expression => timesValue(many, value);
  if (m < 0 && n > 0) return infix("-", number(n), put(-m));
  return n === 0 ? put(m) : infix(n > 0 ? "+" : "-", put(m), number(Math.abs(n)));
};

/** x = 3, y = −2 */
export const solved = (values: readonly number[]): Expression =>
  system(...values.map((value, place) => equation(symbol(LETTERS[place]!), number(value))));

export const letterIs = (letter: Letter, value: number): Expression => equation(symbol(letter), number(value));

/** A whole number as text that is the same in every language. */
export const sign = (value: number): string => (value < 0 ? MINUS : "") + String(Math.abs(value));

/** So many times a value: 2 · (−3); the value alone where it is once. */
export const timesValue = (many: number, value: number): Expression => {
  if (many === 1) return number(value);
  return many === -1 ? { kind: "negative", of: number(value) } : product(number(many), number(value));
};

/** Terms one after the other; those after the first by their size and sign. */
export function added(
  [first, ...rest]: readonly number[],
  write: (coefficient: number, place: number) => Expression,
): Expression {
  let result = write(first!, 0);
  for (const [place, coefficient] of rest.entries())
    result = infix(coefficient > 0 ? "+" : "-", result, write(Math.abs(coefficient), place + 1));
  return result;
}

/** The left side with numbers for its letters: 2 · 3 + 5 · (−1). */
export const withValues = (coefficients: readonly number[], values: readonly number[]): Expression =>
  added(coefficients, (coefficient, place) => timesValue(coefficient, values[place]!));
