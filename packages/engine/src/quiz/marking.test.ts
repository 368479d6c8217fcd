import { describe, expect, it } from "vitest";
import type { Speaker } from "../message.ts";
import { exact } from "./exact.ts";
import {
  asFraction,
  clock,
  clockInWords,
  duration,
  equation,
  fraction,
  name,
  number,
  numeral,
  percent,
  power,
  product,
  quantity,
  quotient,
  root,
  symbol,
  system,
  words,
  type Expression,
} from "./expression.ts";
import { infix } from "./expression.ts";
import { canRead, isRight, wrongChoice } from "./marking.ts";
import { toPlain } from "./plain.ts";
import type { Task } from "./task.ts";

const WRONG: readonly Expression[] = [number(7), number(8), number(9)];
/** A task whose second choice is right; the mistakes are called 0, 2 and 3. */
const task = (right: Expression, wrong = WRONG, accepts: readonly string[] = []): Task => ({
  taskId: "1",
  skill: "any",
  ask: { id: "ask" },
  question: symbol("?"),
  choices: [wrong[0]!, right, wrong[1]!, wrong[2]!].map((value, place) => ({
    value,
    mistake: place === 1 ? null : String(place),
  })),
  correct: 1,
  accepts,
  facts: null,
});

const x = (value: number | Expression) => equation(symbol("x"), typeof value === "number" ? number(value) : value);
const xy = (one: number, other: number) => system(x(one), equation(symbol("y"), number(other)));
const METRE = { name: "metre", symbol: "m" };
const metres = (amount: number) => quantity(exact(amount, 10), METRE);
const SQUARE_METRE = { name: "square-metre", symbol: "m²" };
const GALLON = { name: "us-gallon", symbol: "US gal" };

interface Case {
  readonly of: string;
  readonly task: Task;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly unread: readonly string[];
}
const CASES: readonly Case[] = [
  {
    of: "a time in words",
    task: task(clockInWords(450), [clockInWords(510), clockInWords(390), clockInWords(435)], ["19:30"]),
    right: ["half past seven", "pol osmih", "halb acht", "Halb 8", "7:30", "7.30", "19:30"],
    wrong: ["half past eight", "pol sedmih", "halb sieben", "7:15"],
    unread: ["", "half", "seven and a bit"],
  },
  {
    of: "a fraction",
    task: task(number(exact(1, 2))),
    right: ["0,5", "0.50", "1/2", "2/4", "½", "= 1/2"],
    wrong: ["5", "-1/2", "0,51", "−0,5"],
    unread: ["half", "", "1/0", "1".repeat(101), "5 km"],
  },
  {
    of: "a whole number",
    task: task(number(1000)),
    right: ["1000", "1 000", "1,000", "1.000"],
    wrong: ["1", "100", "1000,5"],
    unread: ["tisoč", "1e3", "2000/2", "1000/1", "10^3", "10³"],
  },
  {
    of: "a whole number among decimals",
    task: task(quantity(3000, METRE), [quantity(3, METRE), quantity(exact(3, 1000), METRE), quantity(300, METRE)]),
    right: ["3000", "3000 m", "3 000 m", "3,000", "3.000", "3,000 m", "3.000m", "6000/2"],
    wrong: ["3", "3.0", "3,0 m", "3,00", "0,003", "30,000", "3,001"],
    unread: ["3,000 km", "3,000,", "10^3"],
  },
  {
    of: "an area among decimals",
    task: task(quantity(57_000, SQUARE_METRE), [
      quantity(57, SQUARE_METRE),
      quantity(exact(57, 10), SQUARE_METRE),
      quantity(570, SQUARE_METRE),
    ]),
    right: ["57000 m²", "57,000 m²", "57.000m2", "57,000"],
    wrong: ["57 m²", "57.0", "57,00", "570,000 m²"],
    unread: ["57,000 m", "57,000,000,"],
  },
  {
    of: "a whole number whose thousandth is among the choices",
    task: task(number(1125), [number(exact(1125, 1000)), number(9), number(8)]),
    right: ["1125", "1 125"],
    wrong: ["1,125", "1.125"],
    unread: ["1,125,"],
  },
  {
    of: "a whole number of tens whose thousandth is among the choices",
    task: task(x(1120), [x(number(exact(112, 100))), x(9), x(8)]),
    right: ["1120", "1,120", "x = 1.120"],
    wrong: ["1,12", "1.12"],
    unread: ["y = 1,120"],
  },
  {
    of: "a decimal of three places",
    task: task(number(exact(1125, 1000)), [number(exact(1125, 100)), number(1125), number(9)]),
    right: ["1,125", "1.125"],
    wrong: ["1125", "1 125", "11,25"],
    unread: ["1,125,000,"],
  },
  {
    of: "a solved equation",
    task: task(x(-3), [x(3), x(4), x(5)]),
    right: ["x = −3", "x=-3", "X = -3", "-3", "−3"],
    wrong: ["x = 3", "3", "x = 30"],
    unread: ["y = -3", "x = ", "x = y", "x = 3 = 3"],
  },
  {
    of: "a solved system",
    task: task(xy(3, -2), [xy(3, 2), xy(-2, 3), xy(-3, -2)]),
    right: ["x = 3, y = −2", "x=3,y=-2", "y = -2; x = 3", "3, -2", "(3; −2)", "x = 3 in y = -2", "x=3 y=-2"],
    wrong: ["x = 3, y = 2", "-2, 3", "x = −2, y = 3", "x = 3; y = -2,5"],
    unread: ["3", "x = 3", "x = 3, x = 3", "x = 3, -2", "3,-2,1", "x = 3, z = -2", "3 -2"],
  },
  {
    of: "an amount",
    task: task(metres(55), [metres(550), metres(5500), metres(5)]),
    right: ["5,5", "5.5 m", "5,5m", "5 1/2 m", "5½ m"],
    wrong: ["55", "55 m", "550 m"],
    unread: ["5,5 km", "5,5 cm", "m", "5,5 m²"],
  },
  {
    of: "a square metre",
    task: task(quantity(5, SQUARE_METRE)),
    right: ["5 m²", "5 m2", "5m^2", "5 m 2", "5"],
    wrong: ["25 m²"],
    unread: ["5 m", "5 m3"],
  },
  {
    of: "a gallon of some country",
    task: task(quantity(2, GALLON)),
    right: ["2 US gal", "2 gal", "2 us gal.", "2"],
    wrong: ["3 gal"],
    unread: ["2 imp gal", "2 l"],
  },
  {
    of: "percent",
    task: task(percent(20), [percent(25), percent(2), percent(80)]),
    right: ["20 %", "20%", "20", "20,0 %"],
    wrong: ["0,2", "2 %"],
    unread: ["20 m", "%"],
  },
  {
    of: "a binary number",
    task: task(numeral(11, 2), [numeral(13, 2), numeral(7, 2), numeral(22, 2)]),
    right: ["1011", "1011₂", "0b1011", "10 11", "0001011"],
    wrong: ["1101", "10110", "1"],
    unread: ["11012", "1021", "11,0", "", "-1011"],
  },
  {
    of: "a hexadecimal number",
    task: task(numeral(255, 16), [numeral(15, 16), numeral(256, 16), numeral(240, 16)]),
    right: ["ff", "FF", "0xFF", "#ff", "FF₁₆"],
    wrong: ["F", "100", "255"],
    unread: ["FG", "xx"],
  },
  {
    of: "a Roman number",
    task: task(numeral(14, "Roman"), [symbol("XIIII"), numeral(16, "Roman"), symbol("VIX")]),
    right: ["XIV", "xiv", " X I V "],
    wrong: ["XIIII", "xvi", "vix", "XV"],
    unread: ["", "?"],
  },
  {
    of: "a time",
    task: task(clock(125), [clock(610), clock(130), clock(65)], ["14:05"]),
    right: ["2:05", "2.05", "14.05", "14:05", "2:05 am", "2:05 pm", "205"],
    wrong: ["10:10", "2:10", "15:05"],
    unread: ["2:5", "noon", ""],
  },
  {
    of: "a length of time",
    task: task(duration(95), [duration(135), duration(55), duration(195)]),
    right: ["1 h 35 min", "95 min", "1:35", "95"],
    wrong: ["1 h 5 min", "2 h 15 min", "135"],
    unread: ["long", "95 km"],
  },
  {
    of: "a name",
    task: task(
      name("San José", "en"),
      [name("Panama City", "en"), name("Managua", "en"), name("Belmopan", "en")],
      ["Saint Joseph"],
    ),
    right: ["san jose", "SAN JOSÉ", " San-José ", "saint joseph"],
    wrong: ["Jose", "san", "Managua", "panama city"],
    unread: ["", "?!"],
  },
  {
    of: "a power",
    task: task(
      power(number(2), number(6)),
      [2, 4, 6].map((base) => power(number(base), number(5))),
    ),
    right: ["2^6", "2⁶", "2 ^ 6", "4^3"],
    wrong: ["2^5", "6^2", "4^5"],
    unread: ["2^x", "two", "64", "32", "12", "2 · 2 · 2 · 2 · 2 · 2"],
  },
  {
    of: "a product of powers",
    task: task(product(power(number(2), number(2)), number(3)), [product(number(2), number(3)), number(5), number(7)]),
    right: ["2^2 · 3", "2² * 3", "2^2×3", "12"],
    wrong: ["2 · 3", "6", "5"],
    unread: ["2 · 5"],
  },
  {
    of: "a root that has no end",
    task: task(infix("implicit", number(3), root(2, number(2))), [root(2, number(6)), root(2, number(5)), number(6)]),
    right: ["3√2", "3 √ 2", "3·√2", "3 sqrt(2)"],
    wrong: ["√6", "3√3", "6"],
    unread: [""],
  },
];

describe.each(CASES)("$of that is typed", ({ task: asked, right, wrong, unread }) => {
  it("is right in every way to write it", () => {
    for (const text of right) {
      expect(canRead(asked, text), text).toBe(true);
      expect(isRight(asked, { text }), text).toBe(true);
      expect(wrongChoice(asked, { text }), text).toBeUndefined();
    }
  });

  it("is wrong when it is something else, and no answer when it cannot be parsed", () => {
    for (const text of wrong) {
      expect(canRead(asked, text), text).toBe(true);
      expect(isRight(asked, { text }), text).toBe(false);
    }
    for (const text of unread) {
      expect(canRead(asked, text), text).toBe(false);
      expect(isRight(asked, { text }), text).toBe(false);
    }
  });

  it.each(["sl", "en", "de"] as const)("is equal to the choice when written as the choices are in %s", (language) => {
    const speaker: Speaker = { language, say: ({ id }) => id };
    asked.choices.forEach((choice, selected) => {
      const text = toPlain(choice.value, speaker);
      expect(isRight(asked, { text }), text).toBe(selected === asked.correct);
      expect(wrongChoice(asked, { text }), text).toBe(selected === asked.correct ? undefined : choice);
    });
  });
});

const HALF = exact(1, 2);
const MINUTE = { name: "minute", symbol: "min" };
const STORY = words({ id: "whole", values: { text: { id: "text", values: { a: 95 } }, question: { id: "question" } } });
const DURATIONS = [duration(135), duration(55), duration(195)];
const EIGHTHS = [asFraction(exact(8, 7)), asFraction(exact(1, 8)), asFraction(exact(1, 7))];
const DECIMALS = [number(exact(1, 4)), number(25), number(3)];

describe.each([
  {
    of: "a quotient",
    asked: { ...task(number(21)), question: quotient(number(84), number(4)) },
    unread: ["84/4", "84 / 4", "84⁄4", "84 : 4"],
    right: ["21", "21,0"],
  },
  {
    of: "a quotient that is no whole number",
    asked: { ...task(number(exact(5, 2)), DECIMALS), question: quotient(number(5), number(2)) },
    unread: ["5/2", " 5 / 2", "5:2"],
    right: ["2,5", "2 1/2", "2½", "10/4"],
  },
  {
    of: "a quotient before its equals sign",
    asked: { ...task(number(HALF), DECIMALS), question: equation(quotient(number(1), number(2)), symbol("?")) },
    unread: ["1/2"],
    right: ["0,5", "0.50"],
  },
  {
    of: "a power",
    asked: { ...task(number(49)), question: power(number(7), number(2)) },
    unread: ["7^2", "7²", "(-7)^2"],
    right: ["49"],
  },
  {
    of: "a power that is no whole number",
    asked: { ...task(number(exact(1, 8)), DECIMALS), question: power(number(2), number(-3)) },
    unread: ["2^-3", "2^(-3)", "(1/2)^3"],
    right: ["1/8", "0,125"],
  },
  {
    of: "minutes that are to be hours and minutes",
    asked: { ...task(duration(95), DURATIONS), question: equation(quantity(95, MINUTE), symbol("?")) },
    unread: ["95", "95 min", "95 minut"],
    right: ["1 h 35 min", "1:35", "1 Stunde 35 Minuten"],
  },
  {
    of: "minutes in a word problem",
    asked: { ...task(duration(95), DURATIONS), question: STORY },
    unread: ["95", "95 min"],
    right: ["1 h 35 min"],
  },
])("$of, typed again", ({ asked, unread, right }) => {
  it("is no answer, and its answer is", () => {
    for (const text of unread) {
      expect(canRead(asked, text), text).toBe(false);
      expect(isRight(asked, { text }), text).toBe(false);
    }
    for (const text of right) expect(isRight(asked, { text }), text).toBe(true);
  });
});

describe("a question typed again", () => {
  it("is an answer where the answers are written so", () => {
    const asked = { ...task(asFraction(exact(7, 8)), EIGHTHS), question: quotient(number(7), number(8)) };
    expect(isRight(asked, { text: "7/8" })).toBe(true);
    const [, ...others] = EIGHTHS;
    const turned = { ...task(EIGHTHS[0]!, [asFraction(exact(7, 8)), ...others]), question: asked.question };
    expect([canRead(turned, "7/8"), isRight(turned, { text: "7/8" })]).toEqual([true, false]);
  });

  it("may be the minutes that have passed, where it does not say them", () => {
    const passed = words({ id: "passed", values: { fromHour: 8, fromMinute: "00", toHour: 9, toMinute: "35" } });
    const asked = { ...task(duration(95), DURATIONS), question: passed };
    for (const text of ["95", "95 min"]) expect(isRight(asked, { text }), text).toBe(true);
    const short = { ...task(duration(9), DURATIONS), question: words({ id: "passed", values: { fromHour: 9 } }) };
    expect(isRight(short, { text: "9" })).toBe(true);
  });
});

describe("an answer", () => {
  it("that was chosen is right by its place and shows the error of the choice", () => {
    const asked = task(number(1));
    expect(isRight(asked, { selected: 1 })).toBe(true);
    expect(isRight(asked, { selected: 0 })).toBe(false);
    expect(wrongChoice(asked, { selected: 2 })?.mistake).toBe("2");
    expect(wrongChoice(asked, { selected: 1 })).toBeUndefined();
  });

  it("that was typed shows the same error as the choice it means", () => {
    const asked = task(fraction(1, 2));
    expect(wrongChoice(asked, { text: "7,0" })?.mistake).toBe("0");
    expect(wrongChoice(asked, { text: "6" })).toBeUndefined();
  });

  it("in words of the player's language cannot be typed", () => {
    const asked = task(words({ id: "even" }), [words({ id: "odd" }), words({ id: "prime" }), words({ id: "none" })]);
    for (const text of ["even", "odd", ""]) {
      expect(canRead(asked, text)).toBe(false);
      expect(isRight(asked, { text })).toBe(false);
    }
  });
});
