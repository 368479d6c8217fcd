import { describe, expect, it } from "vitest";
import type { Language, Message, Speaker } from "../message.ts";
import { exact } from "./exact.ts";
import { equation, infix, number, sum, symbol, valueOf, words, type Expression } from "./expression.ts";
import { toMarkup, type Markup } from "./markup.ts";
import { toPlain } from "./plain.ts";
import { expressionSchema } from "./schema.ts";

const speaker = (language: Language): Speaker => ({
  language,
  say: ({ id }: Message) => (id === "gcd" ? { sl: "D", en: "gcd", de: "ggT" }[language] : id),
});
const x = symbol("x");
const power = (base: Expression, exponent: Expression): Expression => ({ kind: "power", base, exponent });
const root = (degree: number, of: Expression): Expression => ({ kind: "root", degree, of });
const index = (base: Expression, below: Expression): Expression => ({ kind: "index", base, index: below });
const fraction = (over: Expression, under: Expression): Expression => ({ kind: "fraction", over, under });
const half = exact(1, 2);

/** The markup as text, to compare. */
const html = (markup: Markup | string): string =>
  typeof markup === "string" ? markup : `<${markup.tag}>${markup.children.map(html).join("")}</${markup.tag}>`;
const math = (expression: Expression, language: Language = "sl") =>
  html(toMarkup(expression, speaker(language))).replace(/^<math>|<\/math>$/g, "");

const CASES: readonly [Expression, sl: string, en: string][] = [
  [sum(number(37), number(48)), "37 + 48", "37 + 48"],
  [infix("-", number(48), number(37)), "48 − 37", "48 − 37"],
  [infix("*", number(6), number(7)), "6 · 7", "6 × 7"],
  [infix(":", number(42), number(7)), "42 : 7", "42 ÷ 7"],
  [number(exact(1_234_567)), "1234567", "1234567"],
  [number(exact(-5, 4)), "−1,25", "−1.25"],
  [number(exact(5, 2), 2), "2,50", "2.50"],
  [number(exact(1, 3)), "1/3", "1/3"],
  [{ kind: "number", value: half, as: "fraction" }, "1/2", "1/2"],
  [{ kind: "number", value: exact(-7, 3), as: "mixed" }, "−2 1/3", "−2 1/3"],
  [{ kind: "number", value: exact(1, 3), as: "mixed" }, "1/3", "1/3"],
  [sum(number(5), number(-3)), "5 + (−3)", "5 + (−3)"],
  [equation(x, number(-3)), "x = −3", "x = −3"],
  [infix("*", number(2), sum(x, number(1))), "2 · (x + 1)", "2 × (x + 1)"],
  [infix("-", number(9), infix("-", x, number(1))), "9 − (x − 1)", "9 − (x − 1)"],
  [infix("-", infix("-", number(9), x), number(1)), "9 − x − 1", "9 − x − 1"],
  [infix("*", number(8), infix(":", number(6), number(3))), "8 · (6 : 3)", "8 × (6 ÷ 3)"],
  [sum(infix("implicit", number(2), x), symbol("y")), "2x + y", "2x + y"],
  [power(number(2), number(10)), "2^10", "2^10"],
  [power(number(-2), number(3)), "(−2)^3", "(−2)^3"],
  [power(number(exact(1, 3)), number(2)), "(1/3)^2", "(1/3)^2"],
  [power(number(2), sum(x, number(1))), "2^(x + 1)", "2^(x + 1)"],
  [root(2, number(49)), "√49", "√49"],
  [root(3, number(27)), "³√27", "³√27"],
  [root(2, sum(number(9), number(16))), "√(9 + 16)", "√(9 + 16)"],
  [{ kind: "call", name: index(symbol("log"), number(2)), of: [number(8)] }, "log₂(8)", "log₂(8)"],
  [index(symbol("1011"), number(2)), "1011₂", "1011₂"],
  [{ kind: "call", name: words({ id: "gcd" }), of: [number(12), number(18)] }, "D(12, 18)", "gcd(12, 18)"],
  [{ kind: "call", name: symbol("f"), of: [number(half), number(1)] }, "f(0,5; 1)", "f(0.5, 1)"],
  [sum(fraction(number(3), number(4)), fraction(number(1), number(6))), "3/4 + 1/6", "3/4 + 1/6"],
  [fraction(sum(x, number(1)), number(2)), "(x + 1)/2", "(x + 1)/2"],
  [{ kind: "quantity", amount: number(exact(5, 2)), unit: symbol("km") }, "2,5 km", "2.5 km"],
  [
    { kind: "system", rows: [equation(x, number(1)), equation(symbol("y"), number(2))] },
    "x = 1; y = 2",
    "x = 1; y = 2",
  ],
  [{ kind: "picture", name: "a", label: { id: "a flag" } }, "a flag", "a flag"],
];

describe("an expression as plain text", () => {
  it.each(CASES)("%j is written %s, in English %s", (expression, slovenian, english) => {
    expect(toPlain(expression, speaker("sl"))).toBe(slovenian);
    expect(toPlain(expression, speaker("en"))).toBe(english);
  });

  it("comes back from storage as it was", () => {
    for (const [expression] of CASES) expect(expressionSchema.safeParse(expression).data).toStrictEqual(expression);
    for (const strange of [
      null,
      { kind: "number" },
      { kind: "infix", operator: "?", items: [] },
      { kind: "html", text: "<b>" },
    ])
      expect(expressionSchema.safeParse(strange).success).toBe(false);
  });
});

describe("an expression as MathML", () => {
  it("sets fractions, powers, roots and indices as such", () => {
    expect(math(fraction(number(3), number(4)))).toBe("<mfrac><mn>3</mn><mn>4</mn></mfrac>");
    expect(math(power(number(2), number(10)))).toBe("<msup><mn>2</mn><mn>10</mn></msup>");
    expect(math(root(2, number(49)))).toBe("<msqrt><mn>49</mn></msqrt>");
    expect(math(root(3, x))).toBe("<mroot><mi>x</mi><mn>3</mn></mroot>");
    expect(math(index(symbol("1011"), number(2)))).toBe("<msub><mn>1011</mn><mn>2</mn></msub>");
  });

  it("writes numbers and signs in the language", () => {
    const product = infix("*", number(exact(5, 2)), number(-3));
    const negative = "<mrow><mo>(</mo><mrow><mo>−</mo><mn>3</mn></mrow><mo>)</mo></mrow>";
    expect(math(product, "de")).toBe(`<mrow><mn>2,5</mn><mo>·</mo>${negative}</mrow>`);
    expect(math(product, "en")).toBe(`<mrow><mn>2.5</mn><mo>×</mo>${negative}</mrow>`);
  });

  it("sets every kind of expression without throwing, with the text inside", () => {
    for (const [expression] of CASES) expect(math(expression).replace(/<[^>]*>/g, "")).not.toBe("");
  });
});

describe("the value of an expression", () => {
  it("is exact where there is one", () => {
    expect(valueOf(sum(fraction(number(3), number(4)), fraction(number(1), number(6))))).toStrictEqual(exact(11, 12));
    expect(valueOf(infix("-", number(1), infix("*", number(half), number(4))))).toStrictEqual(exact(-1));
    expect(valueOf(infix(":", number(1), number(3)))).toStrictEqual(exact(1, 3));
    expect(valueOf(power(number(half), number(2)))).toStrictEqual(exact(1, 4));
  });

  it("is null where there is none", () => {
    for (const one of [x, sum(x, number(1)), equation(number(1), number(1)), infix(":", number(1), number(0))])
      expect(valueOf(one)).toBeNull();
    expect(valueOf(power(number(2), number(half)))).toBeNull();
    expect(valueOf(fraction(number(1), number(0)))).toBeNull();
  });
});
