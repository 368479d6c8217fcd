import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { logarithms } from "./index.ts";
import type { Facts } from "./kinds.ts";
import { wrongLogarithms } from "./mistakes.ts";
import { solution } from "./solution.ts";

const BELOW = "₀₁₂₃₄₅₆₇₈₉";
const SMALL = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const close = (one: number, other: number): boolean =>
  Number.isFinite(one) && Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));

/** A written number: 8, −2, 1/8, 0,01, √8, 2^(3/2), 4 · 9, or the value of x. */
function read(text: string, x: number): number {
  const [, raised, exponent] = /^(\(.*?\)|[^\s^/(]+)\^(.+)$/.exec(text) ?? [];
  if (raised !== undefined && exponent !== undefined && !/ /.test(text)) return read(raised, x) ** read(exponent, x);
  const bare = text.trim().replace(/^\((.*)\)$/, "$1");
  if (bare === "x") return x;
  if (bare !== text) return read(bare, x);
  const [, left, sign, right] = /^(.+) ([·×:÷+−]) (.+)$/.exec(bare) ?? [];
  if (left !== undefined && right !== undefined) {
    const [one, other] = [read(left, x), read(right, x)];
    if (sign === "+" || sign === "−") return sign === "+" ? one + other : one - other;
    return sign === "·" || sign === "×" ? one * other : one / other;
  }
  const [, degree, under] = /^([²³⁴⁵⁶])?√(.+)$/.exec(bare) ?? [];
  if (under !== undefined) return read(under, x) ** (1 / (degree ? SMALL.indexOf(degree) : 2));
  const [, over, below] = /^(.+?)\/(.+)$/.exec(bare) ?? [];
  if (over !== undefined && below !== undefined) return read(over, x) / read(below, x);
  return Number(bare.replace("−", "-").replace(",", "."));
}

/** The value of written logarithms, by natural ones. */
function worth(text: string, x: number): number {
  if (!text.includes("log")) return read(text, x);
  return text.split(/ (?=[+−] )/).reduce((total, part) => {
    const [, sign, times = "1", digits, base, of = ""] =
      /^(?:([+−]) )?(?:(\d+) [·×] )?log(?:([₀-₉]+)|_(x|\(.*?\)))\((.*)\)$/.exec(part) ?? [];
    const value = digits ? Number([...digits].map((digit) => BELOW.indexOf(digit)).join("")) : read(base ?? "", x);
    const one = (Number(times) * Math.log(read(of, x))) / Math.log(value);
    return sign === "−" ? total - one : total + one;
  }, 0);
}

quizLaws(logarithms, {
  speakers: SPEAKERS,
  answers: (question, choice) => {
    const x = read(choice, NaN);
    const [left = "", right] = question.split(" = ");
    return close(worth(left, x), right === undefined ? x : read(right, NaN));
  },
});

it.each(["easy", "medium", "hard"] as const)("every equation is true when %s, logarithms too", (level) => {
  for (let quiz = 0; quiz < 20; quiz++)
    for (const { facts, choices, correct } of logarithms.generate({ level, tasks: 40 }, seeded(`steps ${quiz}`))
      .tasks) {
      const x = read(toPlain(choices[correct]!.value, SPEAKERS.en), NaN);
      for (const shown of solution(facts).flatMap((step) => step.shown)) {
        const [first = "", ...sides] = toPlain(shown, SPEAKERS.en).split(" = ");
        const wrong = sides.filter((side) => !close(worth(first, x), worth(side, x)));
        expect(wrong, first).toStrictEqual([]);
      }
    }
});

const single = (facts: Partial<Extract<Facts, { kind: "single" }>>): Facts => ({
  kind: "single",
  sought: "value",
  of: 2,
  base: 1,
  power: 3,
  degree: 1,
  ...facts,
});

describe("typical errors", () => {
  const named = (facts: Facts, name: string) =>
    wrongLogarithms(facts).flatMap((one) => (one.name === name ? [one.value.n / one.value.d] : []));

  it("of log₂(8) are 8 divided by 2 and the exponents beside the right one", () => {
    expect(named(single({}), "divided")).toStrictEqual([4]);
    expect(named(single({}), "neighbour")).toStrictEqual([4, 2]);
  });

  it("of log₂(1/8) are the lost sign and the fraction", () => {
    expect(named(single({ power: -3 }), "sign-lost")).toStrictEqual([3]);
    expect(named(single({ power: -3 }), "fraction-kept")).toStrictEqual([1 / 3, -1 / 3]);
  });

  it("of log₈(4) are the fraction turned over and the exponent of 4 alone", () => {
    expect(named(single({ base: 3, power: 2 }), "turned-over")).toStrictEqual([1.5]);
    expect(named(single({ base: 3, power: 2 }), "base-ignored")).toStrictEqual([2]);
  });

  it("of log₂(x) = −3 are −8 and 8", () => {
    expect(named(single({ sought: "argument", power: -3 }), "negative-number")).toStrictEqual([-8]);
    expect(named(single({ sought: "argument", power: -3 }), "sign-ignored")).toStrictEqual([8]);
  });

  it("of log₆(4) + log₆(9) are the product and the sum of the arguments", () => {
    const facts: Facts = { kind: "laws", plus: true, base: 6, times: 1, left: 4, right: 9 };
    expect(named(facts, "argument-taken")).toStrictEqual([36]);
    expect(named(facts, "arguments-joined")).toStrictEqual([13]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Facts) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("looks for the exponent", () => {
    expect(stepsOf(single({ power: -3 }))).toStrictEqual([
      "Iščemo eksponent, s katerim iz osnove 2 nastane logaritmand: 2^−3 = 1/(2^3) = 1/8",
      "Rezultat: log₂(1/8) = −3",
    ]);
  });

  it("writes both with powers of one number and divides the exponents", () => {
    expect(stepsOf(single({ base: 3, power: 2 }))).toStrictEqual([
      "Zapišemo s potencami števila 2: 8 = 2^3 4 = 2^2",
      "Eksponent logaritmanda delimo z eksponentom osnove: 2 : 3 = 2/3",
      "Rezultat: log₈(4) = 2/3",
    ]);
  });

  it("writes a root as a power with a fraction", () => {
    expect(stepsOf(single({ degree: 2 }))).toStrictEqual([
      "Zapišemo s potencami števila 2: √8 = 2^(3/2)",
      "Osnovi sta enaki, zato je eksponent kar iskani logaritem.",
      "Rezultat: log₂(√8) = 3/2",
    ]);
  });

  it("raises both sides to find the base", () => {
    expect(stepsOf(single({ sought: "base", of: 3, base: 2, power: 3 }))).toStrictEqual([
      "Logaritem zapišemo kot potenco: x^(3/2) = 27",
      "Obe strani potenciramo z obratno vrednostjo eksponenta: x = 27^(2/3)",
      "Zapišemo s potencami števila 3: (3^3)^(2/3) = 3^2 = 9",
      "Rezultat: x = 9",
    ]);
  });

  it("joins two logarithms by their law", () => {
    expect(stepsOf({ kind: "laws", plus: true, base: 6, times: 2, left: 2, right: 9 })).toStrictEqual([
      "Število pred logaritmom postane eksponent logaritmanda: 2 · log₆(2) = log₆(2^2) = log₆(4)",
      "Vsota logaritmov z isto osnovo je logaritem zmnožka: log₆(4) + log₆(9) = log₆(4 · 9) = log₆(36)",
      "Iščemo eksponent, s katerim iz osnove 6 nastane logaritmand: 6^2 = 36",
      "Rezultat: 2 · log₆(2) + log₆(9) = 2",
    ]);
  });
});
