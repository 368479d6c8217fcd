import type { Language, Message } from "../message.ts";
import { exact, type Exact } from "./exact.ts";

/** "implicit" writes nothing between its items: 2x; "list" sets them side by side: 0,4; 0,45. */
export type Operator = "+" | "-" | "*" | ":" | "=" | "<" | "list" | "implicit";

/** The base of a numeral: 2 to 16, or Roman. */
export type NumeralBase = number | "Roman";

/** A unit: its words are the text `unit.<name>`, its symbol is the same in every language. */
export interface UnitSign {
  readonly name: string;
  readonly symbol: string;
}

/** A part of a question, a choice or a step; plain JSON, in no language yet. Make one with the functions below. */
export type Expression =
  | NumberExpression
  /** Signs that are the same in every language: x, ?, π. */
  | { readonly kind: "symbol"; readonly text: string }
  | { readonly kind: "numeral"; readonly value: number; readonly base: NumeralBase }
  /** In words: as it is said, without the half of the day; then the minutes are a multiple of five. */
  | { readonly kind: "clock"; readonly minutes: number; readonly as?: "words" }
  | { readonly kind: "duration"; readonly minutes: number }
  | { readonly kind: "weekday"; readonly day: number }
  | { readonly kind: "date"; readonly month: number; readonly day: number }
  | { readonly kind: "name"; readonly text: string; readonly language: Language }
  | { readonly kind: "words"; readonly message: Message }
  /** An area of the question's picture that is marked with a letter. The label describes it to who does not see it. */
  | { readonly kind: "area"; readonly letter: string; readonly label: Message }
  | { readonly kind: "negative"; readonly of: Expression }
  | { readonly kind: "infix"; readonly operator: Operator; readonly items: readonly Expression[] }
  | { readonly kind: "fraction"; readonly over: Expression; readonly under: Expression }
  | { readonly kind: "power"; readonly base: Expression; readonly exponent: Expression }
  | { readonly kind: "root"; readonly degree: number; readonly of: Expression }
  | { readonly kind: "index"; readonly base: Expression; readonly index: Expression }
  | { readonly kind: "call"; readonly name: Expression; readonly of: readonly Expression[] }
  | { readonly kind: "quantity"; readonly amount: Expression; readonly unit: UnitSign; readonly long?: true }
  | { readonly kind: "system"; readonly rows: readonly Expression[] }
  /** What a division gives that leaves something over, both whole numbers: 3, remainder 2. */
  | { readonly kind: "remainder"; readonly whole: number; readonly rest: number }
  /**
   * `told`: its label is written above it, as a part of the question. `means`: what a picture says that is an answer, as
   * it would be typed.
   */
  | {
      readonly kind: "picture";
      readonly name: string;
      readonly label: Message;
      readonly told?: true;
      readonly means?: Expression;
    }
  /** A picture that was drawn, as SVG text: it replaces the picture's name in redacted tasks. */
  | { readonly kind: "drawing"; readonly svg: string; readonly label: Message; readonly told?: true };

export interface NumberExpression {
  readonly kind: "number";
  readonly value: Exact;
  /** Absent: a decimal where it ends, else a fraction. Mixed: 1 1/2. */
  readonly as?: "fraction" | "mixed";
  /** At least so many decimal places: 2,50. */
  readonly places?: number;
}

const exactly = (value: Exact | number): Exact => (typeof value === "number" ? exact(value) : value);

/** A number, whole or exact; a decimal where it ends. */
export const number = (value: Exact | number, places = 0): NumberExpression => ({
  kind: "number",
  value: exactly(value),
  ...(places > 0 && { places }),
});
/** A number written as a fraction in lowest terms, also where a decimal would end: 1/2. */
export const asFraction = (value: Exact): NumberExpression => ({ kind: "number", value, as: "fraction" });
/** A number written with its whole part before the fraction: 1 1/2. */
export const asMixed = (value: Exact): NumberExpression => ({ kind: "number", value, as: "mixed" });
/** A sign that is the same in every language. A single small letter is set as a variable. */
export const symbol = (text: string): Expression => ({ kind: "symbol", text });
/** A whole number from 0 written in a base, with the base at its foot: 1011₂; or from 1 to 3999 in Roman numerals. */
export const numeral = (value: number, base: NumeralBase): Expression => ({ kind: "numeral", value, base });
/** A time of day in minutes from midnight, 0 to 1439: 14:05. */
export const clock = (minutes: number): Expression => ({ kind: "clock", minutes });
/** A time of the dial as it is said, in minutes from 1:00 (60) to 12:55 (775), a multiple of five: half past seven. */
export const clockInWords = (minutes: number): Expression => ({ kind: "clock", minutes, as: "words" });
/** How long something takes, in whole minutes: 2 h 15 min. */
export const duration = (minutes: number): Expression => ({ kind: "duration", minutes });
/** A weekday from 1, Monday, to 7. */
export const weekday = (day: number): Expression => ({ kind: "weekday", day });
/** A day of a year; the month from 1 to 12, the day from 1 to 31. */
export const date = (month: number, day: number): Expression => ({ kind: "date", month, day });
/** The name of a place in one language. The only kind of words that can be a choice. */
export const name = (text: string, language: Language): Expression => ({ kind: "name", text, language });
/** A word or sentence in the player's language; not for choices, because the server could not read it typed. */
export const words = (message: Message): Expression => ({ kind: "words", message });
/** An area of the question's picture, marked with a letter. */
export const area = (letter: string, label: Message): Expression => ({ kind: "area", letter, label });
/** A minus before a term: −x. A negative number is a number. */
export const negativeOf = (of: Expression): Expression => ({ kind: "negative", of });
/** Two or more items in a row; parentheses come by themselves where they are needed. */
export const infix = (operator: Operator, ...items: readonly Expression[]): Expression => ({
  kind: "infix",
  operator,
  items,
});
export const sum = (...items: readonly Expression[]): Expression => infix("+", ...items);
export const difference = (...items: readonly Expression[]): Expression => infix("-", ...items);
export const product = (...items: readonly Expression[]): Expression => infix("*", ...items);
export const quotient = (...items: readonly Expression[]): Expression => infix(":", ...items);
/** Two or more sides, all equal. */
export const equation = (...sides: readonly Expression[]): Expression => infix("=", ...sides);
/** Two or more numbers, each smaller than the next: 0,4 < 0,45 < 0,5. As an answer it is their order. */
export const ascending = (...items: readonly Expression[]): Expression => infix("<", ...items);
/** Numbers side by side, to be compared. */
export const listed = (...items: readonly Expression[]): Expression => infix("list", ...items);
/** A fraction as it is written, in lowest terms or not: 2/4, (x + 1)/2. */
export const fraction = (over: Expression | number, under: Expression | number): Expression => ({
  kind: "fraction",
  over: typeof over === "number" ? number(over) : over,
  under: typeof under === "number" ? number(under) : under,
});
export const power = (base: Expression, exponent: Expression): Expression => ({ kind: "power", base, exponent });
/** @param degree 2 for the square root, which is written without it */
export const root = (degree: number, of: Expression): Expression => ({ kind: "root", degree, of });
/** A small sign at the foot: log₂. */
export const index = (base: Expression, below: Expression): Expression => ({ kind: "index", base, index: below });
/** gcd(12, 18); the name is a symbol, words or an index. */
export const call = (called: Expression, ...of: readonly Expression[]): Expression => ({
  kind: "call",
  name: called,
  of,
});
/**
 * An amount and its unit: 5 km; "?" for an unknown amount.
 * @param long the unit is written out on the screen too: 5 kilometrov
 */
export const quantity = (amount: Exact | number | "?", { name: unit, symbol: sign }: UnitSign, long?: "long") =>
  ({
    kind: "quantity",
    amount: amount === "?" ? symbol(amount) : number(amount),
    unit: { name: unit, symbol: sign },
    ...(long && { long: true }),
  }) as const satisfies Expression;
const PERCENT: UnitSign = { name: "percent", symbol: "%" };
/** 20 %; as a value it is a fifth. */
export const percent = (amount: Exact | number | "?"): Expression => quantity(amount, PERCENT);
/** A whole quotient and what is left over, from 0: 3, remainder 2. */
export const withRemainder = (whole: number, rest: number): Expression => ({ kind: "remainder", whole, rest });
/** Equations that hold together, one a row with a brace; a solved one (x = 3, y = −2) is on one line. */
export const system = (...rows: readonly Expression[]): Expression => ({ kind: "system", rows });
/**
 * A picture that the topic's `picture` draws.
 * @param drawn names the picture for the topic; never sent where answers are secret
 * @param label describes the picture without revealing the answer
 */
export const picture = (drawn: string, label: Message): Expression => ({ kind: "picture", name: drawn, label });
/** The same where the picture alone does not say everything: the label is written above it. */
export const describedPicture = (drawn: string, label: Message): Expression => ({
  kind: "picture",
  name: drawn,
  label,
  told: true,
});

/** A picture that is an answer: `means` is what it shows, as it would be typed. */
export const picturedValue = (drawn: string, label: Message, means: Expression): Expression => ({
  kind: "picture",
  name: drawn,
  label,
  means,
});
/** An answer as it would be typed: what it means, where it is a picture. */
export const typedForm = (answer: Expression): Expression =>
  answer.kind === "picture" && answer.means ? answer.means : answer;

/** Each part right below an expression. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "infix":
      return expression.items;
    case "fraction":
      return [expression.over, expression.under];
    case "power":
      return [expression.base, expression.exponent];
    case "root":
    case "negative":
      return [expression.of];
    case "index":
      return [expression.base, expression.index];
    case "call":
      return [expression.name, ...expression.of];
    case "quantity":
      return [expression.amount];
    case "system":
      return expression.rows;
    default:
      return [];
  }
}

/** The expression and everything in it. */
export const withinOf = (expression: Expression): readonly Expression[] => [
  expression,
  ...partsOf(expression).flatMap(withinOf),
];

/** Whether a system says what each letter is: x = 3, y = −2. */
export const isSolved = (rows: readonly Expression[]): boolean =>
  rows.every(
    (row) => row.kind === "infix" && row.operator === "=" && row.items.length === 2 && row.items[0]!.kind === "symbol",
  ) && rows.every((row) => row.kind === "infix" && row.items[1]!.kind === "number");
