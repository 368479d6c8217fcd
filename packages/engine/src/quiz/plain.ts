import type { Language, Speaker } from "../message.ts";
import { decimalText } from "./exact.ts";
import type { Expression, NumberExpression, Operator } from "./expression.ts";

/** The minus of mathematics, U+2212. */
export const MINUS = "−";
export const decimalSign = (language: Language): string => (language === "en" ? "." : ",");

/** The sign of an operator as the language writes it; "implicit" has none. */
export function operatorSign(operator: Exclude<Operator, "implicit">, language: Language): string {
  if (operator === "*") return language === "en" ? "×" : "·";
  if (operator === ":") return language === "en" ? "÷" : ":";
  return operator === "-" ? MINUS : operator;
}

const STRENGTH: Record<Operator, number> = { "=": 0, "+": 1, "-": 1, "*": 2, ":": 2, implicit: 3 };

/** Whether an item of a row needs parentheses. */
export function itemNeedsParentheses(operator: Operator, item: Expression, place: number): boolean {
  const strength = STRENGTH[operator];
  if (item.kind === "number") return item.value.n < 0 && place > 0 && strength > 0;
  if (item.kind !== "infix") return false;
  const inner = STRENGTH[item.operator];
  if (inner !== strength) return inner < strength;
  return place > 0 && (operator === "-" || operator === ":" || (strength === 2 && item.operator !== operator));
}

/** Whether the base of a power needs parentheses. */
export const baseNeedsParentheses = (base: Expression): boolean =>
  ["infix", "fraction", "power", "root"].includes(base.kind) ||
  (base.kind === "number" && (base.value.n < 0 || numberParts(base, ".").under !== null));

/** A number taken apart for writing: all parts are digits. */
export interface NumberParts {
  readonly negative: boolean;
  /** Absent (null) in a fraction below one. */
  readonly whole: string | null;
  readonly over: string | null;
  readonly under: string | null;
}

export function numberParts({ value, as, places = 0 }: NumberExpression, sign: string): NumberParts {
  const negative = value.n < 0;
  const decimal = as === undefined || value.d === 1 ? decimalText(value, sign, places) : null;
  if (decimal !== null) return { negative, whole: decimal, over: null, under: null };
  const n = Math.abs(value.n);
  const whole = as === "mixed" && n > value.d ? Math.trunc(n / value.d) : 0;
  return {
    negative,
    whole: whole > 0 ? String(whole) : null,
    over: String(n - whole * value.d),
    under: String(value.d),
  };
}

const DIGITS_ABOVE = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];
const DIGITS_BELOW = [..."₀₁₂₃₄₅₆₇₈₉"];
const inSmall = (digits: string, small: readonly string[]): string =>
  digits.replace(/\d/g, (digit) => small[Number(digit)]!);

/** The expression as plain text, for screen readers, export and print: no grouping, the language's decimal sign. */
export function toPlain(expression: Expression, speaker: Speaker): string {
  const say = (one: Expression): string => toPlain(one, speaker);
  const closed = (one: Expression, parentheses: boolean): string => (parentheses ? `(${say(one)})` : say(one));
  const tight = (one: Expression): string => closed(one, !["number", "symbol", "words"].includes(one.kind));
  switch (expression.kind) {
    case "number": {
      const { negative, whole, over, under } = numberParts(expression, decimalSign(speaker.language));
      const fraction = over === null ? null : `${over}/${under}`;
      return `${negative ? MINUS : ""}${[whole, fraction].filter((part) => part !== null).join(" ")}`;
    }
    case "symbol":
      return expression.text;
    case "words":
      return speaker.say(expression.message);
    case "infix": {
      const { operator, items } = expression;
      const between = operator === "implicit" ? "" : ` ${operatorSign(operator, speaker.language)} `;
      return items.map((item, place) => closed(item, itemNeedsParentheses(operator, item, place))).join(between);
    }
    case "fraction":
      return `${tight(expression.over)}/${tight(expression.under)}`;
    case "power":
      return `${closed(expression.base, baseNeedsParentheses(expression.base))}^${tight(expression.exponent)}`;
    case "root":
      return `${expression.degree === 2 ? "" : inSmall(String(expression.degree), DIGITS_ABOVE)}√${tight(expression.of)}`;
    case "index": {
      const index = say(expression.index);
      return say(expression.base) + (/^\d+$/.test(index) ? inSmall(index, DIGITS_BELOW) : `_${index}`);
    }
    case "call": {
      const items = expression.of.map(say);
      return `${say(expression.name)}(${items.join(items.some((item) => item.includes(",")) ? "; " : ", ")})`;
    }
    case "quantity":
      return `${say(expression.amount)} ${say(expression.unit)}`;
    case "system":
      return expression.rows.map(say).join("; ");
    case "picture":
      return speaker.say(expression.label);
  }
}
