import type { Speaker } from "../message.ts";
import type { Expression } from "./expression.ts";
import { baseNeedsParentheses, decimalSign, itemNeedsParentheses, MINUS, numberParts, operatorSign } from "./plain.ts";

/** A MathML element, for a view to create; never a string of markup, so nothing needs escaping. */
export interface Markup {
  readonly tag: string;
  readonly children: readonly (Markup | string)[];
}

const element = (tag: string, ...children: readonly (Markup | string)[]): Markup => ({ tag, children });
const row = (...children: readonly Markup[]): Markup =>
  children.length === 1 ? children[0]! : element("mrow", ...children);
const sign = (text: string): Markup => element("mo", text);
const inParentheses = (inner: Markup): Markup => row(sign("("), inner, sign(")"));
const INVISIBLE_TIMES = "\u2062";
const APPLY = "\u2061";

/** Puts `between` between the items. */
const joined = (items: readonly Markup[], between: Markup): readonly Markup[] =>
  items.flatMap((item, place) => (place === 0 ? [item] : [between, item]));

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
      if (whole !== null) parts.push(element("mn", whole));
      if (over !== null && under !== null) parts.push(element("mfrac", element("mn", over), element("mn", under)));
      return row(...parts);
    }
    case "symbol":
      return element(
        /^\d/.test(expression.text) ? "mn" : /^\p{L}$/u.test(expression.text) ? "mi" : "mtext",
        expression.text,
      );
    case "words":
      return element("mtext", speaker.say(expression.message));
    case "infix": {
      const { operator, items } = expression;
      const between = sign(operator === "implicit" ? INVISIBLE_TIMES : operatorSign(operator, speaker.language));
      const parts = items.map((item, place) =>
        itemNeedsParentheses(operator, item, place) ? inParentheses(of(item)) : of(item),
      );
      return row(...joined(parts, between));
    }
    case "fraction":
      return element("mfrac", of(expression.over), of(expression.under));
    case "power": {
      const base = of(expression.base);
      return element(
        "msup",
        baseNeedsParentheses(expression.base) ? inParentheses(base) : base,
        of(expression.exponent),
      );
    }
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
    case "quantity":
      return row(of(expression.amount), element("mtext", `\u00a0`), of(expression.unit));
    case "system": {
      const rows = expression.rows.map((one) => element("mtr", element("mtd", of(one))));
      return row(sign("{"), element("mtable", ...rows));
    }
    case "picture":
      return element("mtext", speaker.say(expression.label));
  }
}
