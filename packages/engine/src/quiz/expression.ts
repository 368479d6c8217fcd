import type { Message } from "../message.ts";
import { dividedBy, exact, minus, plus, times, toThe, type Exact } from "./exact.ts";

/** "implicit" writes nothing between its items: 2x. */
export type Operator = "+" | "-" | "*" | ":" | "=" | "implicit";

/** What stands in a question, a choice or a step; plain JSON, in no language yet. */
export type Expression =
  | NumberExpression
  /** Signs that are the same in every language: x, ?, XIV, 1011, 12:45. */
  | { readonly kind: "symbol"; readonly text: string }
  /** A word or sentence: a city, a unit, the name of a function. */
  | { readonly kind: "words"; readonly message: Message }
  /** Two or more items in a row; parentheses come by themselves where they are needed. */
  | { readonly kind: "infix"; readonly operator: Operator; readonly items: readonly Expression[] }
  | { readonly kind: "fraction"; readonly over: Expression; readonly under: Expression }
  | { readonly kind: "power"; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: "root"; readonly degree: number; readonly of: Expression }
  /** A small sign at the foot: log₂, 1011₂. */
  | { readonly kind: "index"; readonly base: Expression; readonly index: Expression }
  /** gcd(12, 18); the name is a symbol, words or an index. */
  | { readonly kind: "call"; readonly name: Expression; readonly of: readonly Expression[] }
  /** An amount and its unit: 5 km. */
  | { readonly kind: "quantity"; readonly amount: Expression; readonly unit: Expression }
  /** Equations that hold together, one a row. */
  | { readonly kind: "system"; readonly rows: readonly Expression[] }
  /** A picture by its name in the game's folder. The label says what is seen without giving the answer away. */
  | { readonly kind: "picture"; readonly name: string; readonly label: Message };

export interface NumberExpression {
  readonly kind: "number";
  readonly value: Exact;
  /** Absent: a decimal where it ends, else a fraction. Mixed: 1 1/2. */
  readonly as?: "fraction" | "mixed";
  /** At least so many decimal places: 2,50. */
  readonly places?: number;
}

/** A number, whole or exact. */
export const number = (value: Exact | number, places = 0): NumberExpression => ({
  kind: "number",
  value: typeof value === "number" ? exact(value) : value,
  ...(places > 0 && { places }),
});
export const symbol = (text: string): Expression => ({ kind: "symbol", text });
export const words = (message: Message): Expression => ({ kind: "words", message });
export const infix = (operator: Operator, ...items: readonly Expression[]): Expression => ({
  kind: "infix",
  operator,
  items,
});
export const sum = (...items: readonly Expression[]): Expression => infix("+", ...items);
export const equation = (...sides: readonly Expression[]): Expression => infix("=", ...sides);

/** The expression's exact value; null where it has none that can be told. Throws a RangeError beyond safe integers. */
export function valueOf(expression: Expression): Exact | null {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "fraction":
      return combine(dividedBy, [expression.over, expression.under]);
    case "power": {
      const base = valueOf(expression.base);
      const exponent = valueOf(expression.exponent);
      return base && exponent?.d === 1 && (base.n !== 0 || exponent.n > 0) ? toThe(base, exponent.n) : null;
    }
    case "infix":
      return infixValue(expression.operator, expression.items);
    default:
      return null;
  }
}

function infixValue(operator: Operator, items: readonly Expression[]): Exact | null {
  switch (operator) {
    case "+":
      return combine(plus, items);
    case "-":
      return combine(minus, items);
    case "*":
    case "implicit":
      return combine(times, items);
    case ":":
      return combine(dividedBy, items);
    case "=":
      return null;
  }
}

function combine(join: (a: Exact, b: Exact) => Exact, items: readonly Expression[]): Exact | null {
  let result: Exact | null = null;
  for (const item of items) {
    const value = valueOf(item);
    if (value === null) return null;
    if (result !== null && join === dividedBy && value.n === 0) return null;
    result = result === null ? value : join(result, value);
  }
  return result;
}
