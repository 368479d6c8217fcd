import { describe, expect, it } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { comparedAsAsked } from "../comparing/testing/as-asked.ts";
import { roots } from "./index.ts";
import type { Facts } from "./kinds.ts";
import { wrongRoots } from "./mistakes.ts";
import { solution } from "./solution.ts";

const SMALL = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const TOKEN = /\d+(?:[.,]\d+)?|[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[√()+−·×:÷/^]/g;
const close = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));

/** The value of a written calculation with roots, worked out with the machine's own numbers. */
function worth(text: string): number {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const take = (...wanted: readonly string[]): string | undefined =>
    wanted.includes(tokens[at] ?? "") ? tokens[at++] : undefined;
  const sum = (): number => {
    let value = product();
    for (let sign = take("+", "−"); sign; sign = take("+", "−")) value += (sign === "+" ? 1 : -1) * product();
    return value;
  };
  const product = (): number => {
    let value = implied();
    for (let sign = take("·", "×", ":", "÷", "/"); sign; sign = take("·", "×", ":", "÷", "/"))
      value = sign === "·" || sign === "×" ? value * implied() : value / implied();
    return value;
  };
  const implied = (): number => {
    let value = raised();
    while (/^[√⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(tokens[at] ?? "")) value *= raised();
    return value;
  };
  const raised = (): number => {
    const base = single();
    return take("^") ? base ** single() : base;
  };
  const single = (): number => {
    if (take("(")) {
      const value = sum();
      take(")");
      return value;
    }
    const token = tokens[at++] ?? "";
    if (token === "√") return Math.sqrt(single());
    if (SMALL.includes(token[0] ?? " ")) {
      take("√");
      return single() ** (1 / Number([...token].map((digit) => SMALL.indexOf(digit)).join("")));
    }
    return Number(token.replace(",", "."));
  };
  const value = sum();
  return at === tokens.length ? value : NaN;
}

quizLaws(roots, {
  speakers: SPEAKERS,
  answers: (question, choice, asked) => {
    const compared = comparedAsAsked(question, choice, asked);
    if (compared !== null) return compared;
    const [left = "", right] = question.split(" = ");
    return close(worth(left), worth(right === undefined ? choice : right.replace("?", choice)));
  },
});

it.each(["easy", "medium", "hard"] as const)("every equation is true when %s, irrational ones too", (level) => {
  for (let quiz = 0; quiz < 20; quiz++)
    for (const { facts } of roots.generate({ level, tasks: 40 }, seeded(`steps ${quiz}`)).tasks)
      for (const shown of "comparing" in facts ? [] : solution(facts).flatMap((step) => step.shown)) {
        const sides = toPlain(shown, SPEAKERS.en).split(" = ");
        expect(
          sides.every((side) => close(worth(side), worth(sides[0]!))),
          sides.join(" = "),
        ).toBe(true);
      }
});

describe("typical errors", () => {
  const named = (facts: Facts, name: string) =>
    wrongRoots(facts).flatMap((one) => (one.name === name ? [one.value.n / one.value.d] : []));

  it("of √196 are half of it, neighbours and the other number whose square ends in 6", () => {
    const facts: Facts = { kind: "power", degree: 2, over: 14, under: 1, as: "whole" };
    expect(named(facts, "halved")).toStrictEqual([98]);
    expect(named(facts, "neighbour")).toStrictEqual([15, 13]);
    expect(named(facts, "same-ending")).toStrictEqual([16]);
  });

  it("of √(9 + 16) is the sum of the roots", () => {
    expect(named({ kind: "inside", plus: true, left: 9, right: 16 }, "rooted-apart")).toStrictEqual([7]);
  });

  it("of √0,09 is the point in the wrong place", () => {
    const facts: Facts = { kind: "power", degree: 2, over: 3, under: 10, as: "decimal" };
    expect(named(facts, "point-misplaced")).toStrictEqual([3, 0.03]);
  });

  it("of √72 = ?√2 are the square itself and what takes out only a part", () => {
    const facts: Facts = { kind: "extract", times: 6, under: 2 };
    expect(named(facts, "square-not-rooted")).toStrictEqual([36]);
    expect(named(facts, "partly-rooted")).toStrictEqual([3, 2]);
  });

  it("of ∛64 is the square root", () => {
    expect(named({ kind: "power", degree: 3, over: 4, under: 1, as: "whole" }, "other-degree")).toStrictEqual([8]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Facts) =>
    solution(facts).map(({ say, shown }) =>
      [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "),
    );

  it("factorises what pupils do not have by heart", () => {
    expect(stepsOf({ kind: "power", degree: 2, over: 18, under: 1, as: "whole" })).toStrictEqual([
      "Število pod korenom razcepimo na prafaktorje: 324 = 2^2 · 3^4",
      "Eksponente delimo s stopnjo korena (2): √(2^2 · 3^4) = 2 · 3^2 = 18",
      "Rezultat: √324 = 18",
    ]);
  });

  it("takes out the largest square before it adds", () => {
    expect(stepsOf({ kind: "combine", plus: true, first: 5, times: 3, under: 2 })).toStrictEqual([
      "Število pod korenom zapišemo kot zmnožek, v katerem je eden od faktorjev največji možni kvadrat, 9: 18 = 9 · 2",
      "Kvadrat korenimo in rezultat zapišemo pred koren: √18 = √9 · √2 = 3√2",
      "Enaka korena seštejemo kot podobna člena: 5√2 + 3√2 = 8√2",
      "Rezultat: 5√2 + √18 = 8√2",
    ]);
  });

  it("clears the denominator of its root", () => {
    expect(stepsOf({ kind: "rationalise", times: 2, under: 3 })).toStrictEqual([
      "Ulomek razširimo s korenom iz imenovalca: 6/(√3) = (6√3)/(√3 · √3) = (6√3)/3",
      "Okrajšamo s številom 3: (6√3)/3 = 2√3",
      "Rezultat: 6/(√3) = 2√3",
    ]);
  });
});
