import type { Language, Speaker } from "../message.ts";
import { isSolved, type Expression, type Operator } from "./expression.ts";
import { digitsOf } from "./numeral.ts";
import {
  baseNeedsParentheses,
  betweenItems,
  decimalSign,
  itemNeedsParentheses,
  MINUS,
  negatedNeedsParentheses,
  numberParts,
  operatorSign,
  toPlain,
  toSpoken,
} from "./plain.ts";
import { wordedSvg } from "./worded-svg.ts";

/** Mathematics as a tree with the elements of MathML, which views and paper set; never a string of markup. */
export interface Markup {
  readonly tag: string;
  readonly children: readonly (Markup | string)[];
}

/** What a view sets side by side, left to right: mathematics, text that may wrap, pictures. */
export type Part =
  /** `spoken` is the plain text of which a reading is made. */
  | { readonly kind: "math"; readonly markup: Markup; readonly spoken: string }
  /** The same, in place of what is written; `language` is the text's own where it is not the speaker's. */
  | { readonly kind: "text"; readonly text: string; readonly spoken: string; readonly language?: Language }
  /** What is written above a picture, in a line of its own. */
  | { readonly kind: "caption"; readonly text: string }
  /** Without a label it is described in the caption. */
  | { readonly kind: "picture"; readonly name: string; readonly label: string }
  | { readonly kind: "drawing"; readonly svg: string; readonly label: string };

const element = (tag: string, ...children: readonly (Markup | string)[]): Markup => ({ tag, children });
const row = (...children: readonly Markup[]): Markup =>
  children.length === 1 ? children[0]! : element("mrow", ...children);
const sign = (text: string): Markup => element("mo", text);
const inParentheses = (inner: Markup): Markup => row(sign("("), inner, sign(")"));
const closedIf = (parentheses: boolean, inner: Markup): Markup => (parentheses ? inParentheses(inner) : inner);
/** From so many digits on, a number is set in groups of three. */
const MIN_GROUPED_DIGITS = 5;
const BETWEEN_GROUPS = /\B(?=(?:\d{3})+(?!\d))/;

/** A number whose groups of digits are texts of their own; what is set between them is no part of it. */
function numberElement(written: string): Markup {
  const whole = /^\d*/.exec(written)![0];
  if (whole.length < MIN_GROUPED_DIGITS) return element("mn", written);
  const groups = whole.split(BETWEEN_GROUPS);
  return element("mn", ...groups.slice(0, -1), groups.at(-1)! + written.slice(whole.length));
}
/** A whole number in a text that is long enough for groups: no decimals, and no numeral of another base. */
const LONG_NUMBER = new RegExp(`(?<![\\p{L}\\d.,])\\d{${MIN_GROUPED_DIGITS},}(?![\\p{L}\\d₀-₉])`, "gu");
/** The invisible one, which is in no text. */
const SEPARATOR = "\u2063";
/** A text in pieces that begin where a group of digits does; what is set between them is no part of it. */
export const splitAtGroups = (text: string): readonly string[] =>
  text.replace(LONG_NUMBER, (digits) => digits.split(BETWEEN_GROUPS).join(SEPARATOR)).split(SEPARATOR);
const INVISIBLE_TIMES = "\u2062";
const APPLY = "\u2061";

/** Puts `between` between the items. */
const joined = (items: readonly Markup[], between: Markup): readonly Markup[] =>
  items.flatMap((item, place) => (place === 0 ? [item] : [between, item]));

const TEXTUAL = ["name", "words", "area", "weekday", "date", "duration", "quantity", "remainder", "picture", "drawing"];
/** A row of several numbers may be too long for one line. */
const MAY_WRAP: readonly Operator[] = ["<", "list"];
const isTextual = (expression: Expression): boolean =>
  TEXTUAL.includes(expression.kind) ||
  (expression.kind === "clock" && expression.as === "words") ||
  (expression.kind === "infix" && (MAY_WRAP.includes(expression.operator) || expression.items.some(isTextual)));

/** The expression in the speaker's language, as parts to set side by side; names and words are outside of `math`. */
export function toParts(expression: Expression, speaker: Speaker): readonly Part[] {
  const text = (written: string, spoken = written): Part => ({ kind: "text", text: written, spoken });
  if (!isTextual(expression))
    return [{ kind: "math", markup: toMarkup(expression, speaker), spoken: toSpoken(expression, speaker) }];
  switch (expression.kind) {
    case "picture":
    case "drawing": {
      const said = speaker.say(expression.label);
      const label = expression.told ? "" : said;
      const seen: Part =
        expression.kind === "picture"
          ? { kind: "picture", name: expression.name, label }
          : { kind: "drawing", svg: wordedSvg(expression.svg, speaker), label };
      // No line ends between a number and its unit.
      return expression.told ? [{ kind: "caption", text: said.replace(/(\d) (?=\D)/g, "$1\u00a0") }, seen] : [seen];
    }
    case "name":
      return [{ kind: "text", text: expression.text, spoken: expression.text, language: expression.language }];
    case "quantity": {
      const amount = toPlain(expression.amount, speaker);
      const rest = (whole: string): string => whole.slice(amount.length).replace(/^ /, "\u00a0");
      const unit = text(rest(toPlain(expression, speaker)), rest(toSpoken(expression, speaker)));
      return [...toParts(expression.amount, speaker), unit];
    }
    case "infix": {
      const { operator, items } = expression;
      const between =
        operator === "implicit"
          ? []
          : [text(betweenItems(operator, speaker, false), betweenItems(operator, speaker, true))];
      return items.flatMap((item, place) => {
        const parts = toParts(item, speaker);
        const closed = itemNeedsParentheses(operator, item, place) ? [text("("), ...parts, text(")")] : parts;
        return place === 0 ? closed : [...between, ...closed];
      });
    }
    default:
      return [text(toPlain(expression, speaker), toSpoken(expression, speaker))];
  }
}

/** The expression as one `math` element, in the speaker's language. A picture appears as its label. */
export const toMarkup = (expression: Expression, speaker: Speaker): Markup =>
  element("math", inner(expression, speaker));

function inner(expression: Expression, speaker: Speaker): Markup {
  const of = (one: Expression): Markup => inner(one, speaker);
  switch (expression.kind) {
    case "number": {
      const { negative, whole, over, under } = numberParts(expression, decimalSign(speaker.language));
      const parts: Markup[] = [];
      if (negative) parts.push(sign(MINUS));
      if (whole !== null) parts.push(numberElement(whole));
      if (over !== null && under !== null) parts.push(element("mfrac", numberElement(over), numberElement(under)));
      return row(...parts);
    }
    case "symbol":
      // One small letter is a variable, which MathML sets in italics.
      return element(
        /^\d/.test(expression.text) ? "mn" : /^\p{Ll}$/u.test(expression.text) ? "mi" : "mtext",
        expression.text,
      );
    case "numeral": {
      const digits = element("mn", digitsOf(expression.value, expression.base));
      return expression.base === "Roman" ? digits : element("msub", digits, element("mn", String(expression.base)));
    }
    case "negative":
      return row(sign(MINUS), closedIf(negatedNeedsParentheses(expression.of), of(expression.of)));
    case "infix": {
      const { operator, items } = expression;
      const between = sign(operator === "implicit" ? INVISIBLE_TIMES : operatorSign(operator, speaker.language));
      const parts = items.map((item, place) => closedIf(itemNeedsParentheses(operator, item, place), of(item)));
      return row(...joined(parts, between));
    }
    case "fraction":
      return element("mfrac", of(expression.over), of(expression.under));
    case "power":
      return element(
        "msup",
        closedIf(baseNeedsParentheses(expression.base), of(expression.base)),
        of(expression.exponent),
      );
    case "root":
      return expression.degree === 2
        ? element("msqrt", of(expression.of))
        : element("mroot", of(expression.of), element("mn", String(expression.degree)));
    case "index":
      return element("msub", of(expression.base), of(expression.index));
    case "call": {
      const list = joined(expression.of.map(of), sign(speaker.language === "en" ? "," : ";"));
      return row(of(expression.name), sign(APPLY), inParentheses(row(...list)));
    }
    case "system": {
      // A semicolon where the numbers have commas of their own.
      const between = toPlain(expression, speaker).includes(";") ? ";" : ",";
      if (isSolved(expression.rows))
        return row(...joined(expression.rows.map(of), element("mtext", `${between}\u00a0`)));
      const rows = expression.rows.map((one) => element("mtr", element("mtd", of(one))));
      return row(sign("{"), element("mtable", ...rows));
    }
    default:
      return element("mtext", toPlain(expression, speaker));
  }
}
