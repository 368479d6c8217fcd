import { clockText } from "../clock-text.ts";
import type { Language, Message, Speaker } from "../message.ts";
import { clockWords } from "./clock-words.ts";
import { decimalText } from "./exact.ts";
import { isSolved, type Expression, type NumberExpression, type Operator } from "./expression.ts";
import { digitsOf } from "./numeral.ts";
import { valueOf } from "./value.ts";

/** The minus of mathematics, U+2212. */
export const MINUS = "−";
export const decimalSign = (language: Language): string => (language === "en" ? "." : ",");

/** The sign of an operator as the language writes it; "implicit" has none. */
export function operatorSign(operator: Exclude<Operator, "implicit">, language: Language): string {
  if (operator === "*") return language === "en" ? "×" : "·";
  if (operator === ":") return language === "en" ? "÷" : ":";
  // A comma would be taken for a decimal one.
  if (operator === "list") return language === "en" ? "," : ";";
  return operator === "-" ? MINUS : operator;
}

/** What is written between the items of a row, with its spaces; spoken, a sign that no voice says is words. */
export function betweenItems(operator: Operator, speaker: Speaker, spoken: boolean): string {
  if (operator === "implicit") return "";
  if (operator === "<" && spoken) return ` ${speaker.say({ id: "quiz.less" })} `;
  const sign = operatorSign(operator, speaker.language);
  return operator === "list" ? `${sign} ` : ` ${sign} `;
}

const STRENGTH: Record<Operator, number> = { list: 0, "=": 0, "<": 0, "+": 1, "-": 1, "*": 2, ":": 2, implicit: 3 };

/** Whether what is written begins with a minus. */
function beginsWithMinus(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
      return expression.value.n < 0;
    case "negative":
      return true;
    case "infix":
      return beginsWithMinus(expression.items[0]!);
    case "fraction":
      return beginsWithMinus(expression.over);
    case "quantity":
      return beginsWithMinus(expression.amount);
    default:
      return false;
  }
}

/** Whether an item of a row needs parentheses. */
export function itemNeedsParentheses(operator: Operator, item: Expression, place: number): boolean {
  const strength = STRENGTH[operator];
  if (place > 0 && strength > 0 && beginsWithMinus(item)) return true;
  if (operator === "implicit" && item.kind === "number") return numberParts(item, ".").under !== null;
  if (item.kind !== "infix") return false;
  const inner = STRENGTH[item.operator];
  if (inner !== strength) return inner < strength;
  return place > 0 && (operator === "-" || operator === ":" || (strength === 2 && item.operator !== operator));
}

/** Whether an expression after a lone minus needs parentheses. */
export const negatedNeedsParentheses = (of: Expression): boolean =>
  beginsWithMinus(of) || (of.kind === "infix" && STRENGTH[of.operator] < 2);

/** Whether the base of a power needs parentheses. */
export const baseNeedsParentheses = (base: Expression): boolean =>
  ["infix", "fraction", "power", "root", "negative", "quantity"].includes(base.kind) ||
  (base.kind === "number" && (base.value.n < 0 || numberParts(base, ".").under !== null));

/** The gap between an amount and its unit's symbol: a space, but for English percents (20%). */
export const unitGap = (sign: string, language: Language): string => (sign === "%" && language === "en" ? "" : " ");

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

/** Hours and minutes, without a part that is nothing. */
export const hoursAndMinutes = (minutes: number): readonly (readonly [amount: number, unit: "hour" | "minute"])[] => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [[hours, "hour"] as const] : []),
    ...(rest > 0 || hours === 0 ? [[rest, "minute"] as const] : []),
  ];
};
const TIME_SYMBOLS = { hour: "h", minute: "min" } as const;

/** The word of a unit beside an amount: 1 kilometer, 2 kilometra, 8,9 kilometra, ? kilometrov. */
export function unitWord(unit: string, amount: Expression): Message {
  const value = valueOf(amount);
  const whole = value?.d === 1 && !(amount.kind === "number" && amount.places);
  return {
    id: `unit.${unit}`,
    values: { n: whole ? value.n : 0, form: value === null ? "unknown" : whole ? "whole" : "fraction" },
  };
}

const DIGITS_ABOVE = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];
const DIGITS_BELOW = [..."₀₁₂₃₄₅₆₇₈₉"];
const inSmall = (digits: string, small: readonly string[]): string =>
  digits.replace(/\d/g, (digit) => small[Number(digit)]!);
/** What separates the items of a list, also where the decimal sign is a comma. */
const listed = (items: readonly string[]): string => items.join(items.some((item) => item.includes(",")) ? "; " : ", ");
const TIGHT = ["number", "symbol", "words", "name", "numeral", "clock"];

/** The expression as plain text, for export and print: no grouping, the language's decimal sign, units as symbols. */
export const toPlain = (expression: Expression, speaker: Speaker): string => write(expression, speaker, false);
/** The same to be read aloud, by `toSpeech`: units are words. */
export const toSpoken = (expression: Expression, speaker: Speaker): string => write(expression, speaker, true);

function write(expression: Expression, speaker: Speaker, spoken: boolean): string {
  const say = (one: Expression): string => write(one, speaker, spoken);
  const closed = (one: Expression, parentheses: boolean): string => (parentheses ? `(${say(one)})` : say(one));
  const tight = (one: Expression): string => closed(one, !TIGHT.includes(one.kind));
  switch (expression.kind) {
    case "number": {
      const { negative, whole, over, under } = numberParts(expression, decimalSign(speaker.language));
      const fraction = over === null ? null : `${over}/${under}`;
      return `${negative ? MINUS : ""}${[whole, fraction].filter((part) => part !== null).join(" ")}`;
    }
    case "symbol":
    case "name":
      return expression.text;
    case "numeral": {
      const { value, base } = expression;
      return digitsOf(value, base) + (base === "Roman" ? "" : inSmall(String(base), DIGITS_BELOW));
    }
    case "clock":
      return expression.as === "words"
        ? clockWords(expression.minutes, speaker.language)
        : clockText(expression.minutes, speaker.language);
    case "duration":
      return hoursAndMinutes(expression.minutes)
        .map(([n, unit]) => `${n} ${spoken ? speaker.say(unitWord(unit, amountOf(n))) : TIME_SYMBOLS[unit]}`)
        .join(" ");
    case "weekday":
      return speaker.say({ id: "quiz.weekday", values: { day: expression.day } });
    case "date":
      return speaker.say({ id: "quiz.date", values: { month: expression.month, day: expression.day } });
    case "words":
      return speaker.say(expression.message);
    case "area":
      return spoken ? speaker.say(expression.label) : expression.letter;
    case "negative":
      return MINUS + closed(expression.of, negatedNeedsParentheses(expression.of));
    case "infix": {
      const { operator, items } = expression;
      return items
        .map((item, place) => closed(item, itemNeedsParentheses(operator, item, place)))
        .join(betweenItems(operator, speaker, spoken));
    }
    case "fraction":
      return `${tight(expression.over)}/${tight(expression.under)}`;
    case "power":
      return `${closed(expression.base, baseNeedsParentheses(expression.base))}^${tight(expression.exponent)}`;
    case "root":
      return `${expression.degree === 2 ? "" : inSmall(String(expression.degree), DIGITS_ABOVE)}√${tight(expression.of)}`;
    case "index": {
      const below = say(expression.index);
      return (
        say(expression.base) + (/^\d+$/.test(below) ? inSmall(below, DIGITS_BELOW) : `_${tight(expression.index)}`)
      );
    }
    case "call":
      return `${say(expression.name)}(${listed(expression.of.map(say))})`;
    case "quantity": {
      const { amount, unit, long } = expression;
      if (spoken || long) return `${say(amount)} ${speaker.say(unitWord(unit.name, amount))}`;
      return `${say(amount)}${unitGap(unit.symbol, speaker.language)}${unit.symbol}`;
    }
    case "remainder": {
      const id = spoken ? "quiz.remainder.spoken" : "quiz.remainder";
      return speaker.say({ id, values: { whole: expression.whole, rest: expression.rest } });
    }
    case "system": {
      const rows = expression.rows.map(say);
      return isSolved(expression.rows) ? listed(rows) : rows.join("; ");
    }
    case "picture":
    case "drawing":
      return speaker.say(expression.label);
  }
}

const amountOf = (n: number): NumberExpression => ({ kind: "number", value: { n, d: 1 } });
