import { describe, expect, it } from "vitest";
import type { Language, Message, Speaker } from "../message.ts";
import { exact } from "./exact.ts";
import {
  asFraction,
  asMixed,
  call,
  clock,
  duration,
  equation,
  fraction,
  index,
  infix,
  name,
  negativeOf,
  number,
  numeral,
  percent,
  picture,
  power,
  quantity,
  root,
  sum,
  symbol,
  system,
  words,
  type Expression,
} from "./expression.ts";
import { linear } from "./linear.ts";
import { toMarkup, toParts, type Markup } from "./markup.ts";
import { toPlain, toSpoken } from "./plain.ts";
import { expressionSchema } from "./schema.ts";
import { valueOf } from "./value.ts";

const speaker = (language: Language): Speaker => ({
  language,
  say: ({ id, values }: Message) =>
    id === "gcd"
      ? { sl: "D", en: "gcd", de: "ggT" }[language]
      : values
        ? [id, ...Object.values(values).map((one) => JSON.stringify(one).replaceAll('"', ""))].join("/")
        : id,
});
const x = symbol("x");
const KM = { name: "kilometre", symbol: "km" };
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
  [asFraction(half), "1/2", "1/2"],
  [asMixed(exact(-7, 3)), "−2 1/3", "−2 1/3"],
  [asMixed(exact(1, 3)), "1/3", "1/3"],
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
  [call(index(symbol("log"), number(2)), number(8)), "log₂(8)", "log₂(8)"],
  [call(index(symbol("log"), fraction(1, 2)), number(8)), "log_(1/2)(8)", "log_(1/2)(8)"],
  [numeral(11, 2), "1011₂", "1011₂"],
  [numeral(255, 16), "FF₁₆", "FF₁₆"],
  [numeral(1994, "Roman"), "MCMXCIV", "MCMXCIV"],
  [clock(14 * 60 + 5), "14.05", "14:05"],
  [clock(0), "0.00", "0:00"],
  [duration(135), "2 h 15 min", "2 h 15 min"],
  [duration(0), "0 min", "0 min"],
  [duration(120), "2 h", "2 h"],
  [name("Dunaj", "sl"), "Dunaj", "Dunaj"],
  [percent(20), "20 %", "20%"],
  [negativeOf(x), "−x", "−x"],
  [linear([exact(2), "x"], [exact(-3), "y"]), "2x − 3y", "2x − 3y"],
  [linear([exact(-1), "x"], [exact(1), "y"], [exact(-5)]), "−x + y − 5", "−x + y − 5"],
  [linear([exact(0), "x"], [exact(-2), "y"], [exact(0)]), "−2y", "−2y"],
  [linear([exact(1, 2), "x"]), "(1/2)x", "(1/2)x"],
  [linear(), "0", "0"],
  [sum(x, infix("implicit", number(-3), symbol("y"))), "x + (−3y)", "x + (−3y)"],
  [call(words({ id: "gcd" }), number(12), number(18)), "D(12, 18)", "gcd(12, 18)"],
  [call(symbol("f"), number(half), number(1)), "f(0,5; 1)", "f(0.5, 1)"],
  [sum(fraction(number(3), number(4)), fraction(number(1), number(6))), "3/4 + 1/6", "3/4 + 1/6"],
  [fraction(sum(x, number(1)), 2), "(x + 1)/2", "(x + 1)/2"],
  [quantity(exact(5, 2), KM), "2,5 km", "2.5 km"],
  [quantity("?", KM), "? km", "? km"],
  [quantity(3, KM, "long"), "3 unit.kilometre/3/whole", "3 unit.kilometre/3/whole"],
  [system(equation(x, number(1)), equation(symbol("y"), number(-2))), "x = 1, y = −2", "x = 1, y = −2"],
  [system(equation(x, number(half)), equation(symbol("y"), number(2))), "x = 0,5; y = 2", "x = 0.5, y = 2"],
  [system(equation(sum(x, symbol("y")), number(1)), equation(x, number(2))), "x + y = 1; x = 2", "x + y = 1; x = 2"],
  [picture("a", { id: "a flag" }), "a flag", "a flag"],
];

describe("an expression as plain text", () => {
  it.each(CASES)("%j is written %s, in English %s", (expression, slovenian, english) => {
    expect(toPlain(expression, speaker("sl"))).toBe(slovenian);
    expect(toPlain(expression, speaker("en"))).toBe(english);
  });

  it("is read from storage as it was written", () => {
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
    expect(math(numeral(11, 2))).toBe("<msub><mn>1011</mn><mn>2</mn></msub>");
    expect(math(numeral(5, "Roman"))).toBe("<mn>V</mn>");
  });

  it("puts a brace before equations, not before their solution", () => {
    const solved = [equation(x, number(1)), equation(symbol("y"), number(2))];
    expect(math(system(...solved))).not.toContain("{");
    expect(math(system(equation(sum(x, symbol("y")), number(3)), solved[0]!))).toContain("<mo>{</mo><mtable>");
  });

  it("has numbers and signs in the language", () => {
    const product = infix("*", number(exact(5, 2)), number(-3));
    const negative = "<mrow><mo>(</mo><mrow><mo>−</mo><mn>3</mn></mrow><mo>)</mo></mrow>";
    expect(math(product, "de")).toBe(`<mrow><mn>2,5</mn><mo>·</mo>${negative}</mrow>`);
    expect(math(product, "en")).toBe(`<mrow><mn>2.5</mn><mo>×</mo>${negative}</mrow>`);
  });

  it("sets every kind of expression without throwing, with the text inside", () => {
    for (const [expression] of CASES) expect(math(expression).replace(/<[^>]*>/g, "")).not.toBe("");
  });
});

describe("an expression as parts", () => {
  const parts = (expression: Expression) =>
    toParts(expression, speaker("sl")).map((part) => (part.kind === "math" ? html(part.markup) : part));

  it("keeps names, words, units and pictures out of mathematics, so that they wrap and are read well", () => {
    expect(parts(name("Dunaj", "sl"))).toStrictEqual([
      { kind: "text", text: "Dunaj", spoken: "Dunaj", language: "sl" },
    ]);
    expect(parts(picture("AT", { id: "a flag" }))).toStrictEqual([{ kind: "picture", name: "AT", label: "a flag" }]);
    expect(parts(equation(quantity(5, KM), quantity("?", { name: "metre", symbol: "m" })))).toStrictEqual([
      "<math><mn>5</mn></math>",
      { kind: "text", text: "\u00a0km", spoken: "\u00a0unit.kilometre/5/whole" },
      { kind: "text", text: " = ", spoken: " = " },
      "<math><mtext>?</mtext></math>",
      { kind: "text", text: "\u00a0m", spoken: "\u00a0unit.metre/0/unknown" },
    ]);
    expect(parts(sum(x, number(1)))).toHaveLength(1);
  });
});

describe("an expression read aloud", () => {
  const spoken = (expression: Expression) => toSpoken(expression, speaker("sl"));

  it("has units as words in the form that the amount requires", () => {
    expect(spoken(quantity(exact(89, 10), KM))).toBe("8,9 unit.kilometre/0/fraction");
    expect(spoken(quantity(2, KM))).toBe("2 unit.kilometre/2/whole");
    expect(spoken(quantity("?", KM))).toBe("? unit.kilometre/0/unknown");
    expect(spoken(duration(61))).toBe("1 unit.hour/1/whole 1 unit.minute/1/whole");
  });
});

describe("the value of an expression", () => {
  it("includes numerals, times, roots and percent, and amounts where the unit's size is defined", () => {
    expect(valueOf(numeral(11, 2))).toStrictEqual(exact(11));
    expect(valueOf(clock(61))).toStrictEqual(exact(61));
    expect(valueOf(root(2, number(exact(9, 4))))).toStrictEqual(exact(3, 2));
    expect(valueOf(root(2, number(8)))).toBeNull();
    expect(valueOf(root(3, number(-8)))).toBeNull();
    expect(valueOf(infix("*", percent(20), number(50)))).toStrictEqual(exact(10));
    expect(valueOf(quantity(5, KM))).toBeNull();
    expect(valueOf(infix("*", number(2), quantity(5, KM)), () => exact(1000))).toStrictEqual(exact(10_000));
  });

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
