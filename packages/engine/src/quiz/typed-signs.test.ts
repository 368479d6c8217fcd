import { expect, test } from "vitest";
import type { Language } from "../message.ts";
import { exact } from "./exact.ts";
import {
  ascending,
  asFraction,
  clock,
  date,
  duration,
  equation,
  name,
  number,
  numeral,
  percent,
  power,
  quantity,
  symbol,
  system,
  weekday,
  withRemainder,
  type Expression,
} from "./expression.ts";
import { signsOf } from "./typed-signs.ts";

/** The only text that keys write. */
const REMAINDERS: Readonly<Record<Language, string>> = { sl: "0, ost. 0", en: "0 r 0", de: "0 Rest 0" };

const of = (language: Language, ...answers: readonly Expression[]): string =>
  signsOf(
    { taskId: "1", ask: { id: "quiz.less" }, question: symbol("?"), choices: answers.map((value) => ({ value })) },
    { language, say: ({ id }) => (id === "quiz.remainder" ? REMAINDERS[language] : id) },
  ).join("");

const [x, y] = [symbol("x"), symbol("y")];
const [M, KM] = [
  { name: "meter", symbol: "m" },
  { name: "kilometer", symbol: "km" },
];

test("numbers have the decimal sign of the language, a minus, a fraction bar, and the space of mixed numbers", () => {
  for (const answer of [number(3), number(-3), asFraction(exact(1, 2)), equation(x, number(-1)), percent(5)])
    expect(of("de", answer)).toBe("1234567890,−/ ");
  expect(of("en", quantity(3, M))).toBe("1234567890.−/ ");
});

test("what an answer is written with beyond numbers has keys", () => {
  expect(of("sl", power(number(2), number(5)))).toBe("1234567890,−/ ^");
  expect(of("sl", clock(845))).toBe("1234567890:");
  expect(of("sl", date(3, 17))).toBe("1234567890.");
  expect(of("sl", duration(95), duration(120))).toBe("1234567890 h  min");
  const remainders = (["sl", "en", "de"] as const).map((language) => of(language, withRemainder(7, 2)).slice(10));
  expect(remainders).toEqual([" ost. ", " r ", " Rest "]);
  expect(of("de", system(equation(x, number(3)), equation(y, number(-2))))).toBe("1234567890,−/ xy = ; ");
  expect(of("sl", ascending(quantity(3, KM), quantity(50, M)))).toBe("1234567890,−/  <  km m");
  expect(of("en", ascending(percent(3), number(exact(1, 2))))).toBe("1234567890.−/  < %");
});

test("numerals have the digits of their base or the Roman letters", () => {
  expect(of("sl", numeral(5, 2))).toBe("10");
  expect(of("sl", numeral(5, 8))).toBe("12345670");
  expect(of("sl", numeral(5, 16))).toBe("1234567890ABCDEF");
  expect([of("sl", numeral(5, "Roman")), of("sl", symbol("IIX"), symbol("IX"))]).toEqual(["IVXLCDM", "IVXLCDM"]);
});

test("names have the letters of their language and those that foreign names need, and a space", () => {
  expect(of("en", name("Ljubljana", "sl"))).toBe("ABCČDEFGHIJKLMNOPQRSŠTUVWXYZŽ ");
  expect(of("sl", name("Wien", "de"))).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜẞ ");
  expect(of("en", weekday(3))).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ ");
});

test("in whatever order the choices are, the keys are the same", () => {
  const choices = [ascending(quantity(3, KM), quantity(50, M)), ascending(quantity(50, M), quantity(3, KM))];
  expect(of("sl", ...choices)).toBe(of("sl", ...choices.toReversed()));
});
