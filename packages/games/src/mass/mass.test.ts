import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { sizeOf } from "../data/units.ts";
import type { Conversion } from "../measures/conversion.ts";
import { conversionMistakes } from "../measures/conversion-mistakes.ts";
import { mass } from "./index.ts";

/** Metric units in milligrams, imperial ones in ounces: the two never meet. */
const SIZES: Readonly<Record<string, bigint>> = {
  mg: 1n,
  g: 1_000n,
  dag: 10_000n,
  kg: 1_000_000n,
  t: 1_000_000_000n,
  oz: 1n,
  lb: 16n,
  st: 224n,
  "imp ton": 35_840n,
};

/** One side of an equation, in billionths of the table's unit; null where it is written wrongly. */
function sideOf(text: string, sign: "," | "."): bigint | null {
  let total = 0n;
  for (const part of text.replaceAll(" − ", " + -").split(" + ")) {
    const [, minus, whole = "", , written, decimals = "", unit = ""] =
      /^(-?)(\d+)(([.,])(\d+))? (.+)$/.exec(part) ?? [];
    const size = SIZES[unit];
    if (whole === "" || size === undefined || (written !== undefined && written !== sign)) return null;
    const amount = BigInt(whole + decimals.padEnd(9, "0")) * size;
    total += minus === "-" ? -amount : amount;
  }
  return total;
}

quizLaws(mass, {
  speakers: SPEAKERS,
  sizeOf,
  answers: (question, choice, { language }) => {
    const sign = language === "en" ? "." : ",";
    const [asked = "", unit] = /\? (.+)$/.exec(question) ?? [];
    if (choice.replace(/^\S+ /, "") !== unit) return false;
    const [left, right] = question
      .replace(asked, choice)
      .split(" = ")
      .map((side) => sideOf(side, sign));
    return left !== null && left === right;
  },
});

const LEVELS = ["easy", "medium", "hard"] as const;
const SYSTEMS = ["metric", "imperial"] as const;

describe("the tasks", () => {
  const drawn = (level: (typeof LEVELS)[number], system: (typeof SYSTEMS)[number]) =>
    Array.from(
      { length: 50 },
      (_, quiz) => mass.generate({ level, system, tasks: 40 }, seeded(`${level} ${system} ${quiz}`)).tasks,
    ).flat();

  it("have wrong answers that all come from a named error", () => {
    for (const level of LEVELS)
      for (const system of SYSTEMS)
        for (const { choices } of drawn(level, system))
          expect(choices.map((choice) => choice.mistake)).not.toContain("near-miss");
  });

  it("have no decimals when easy, neither in the question nor in a choice", () => {
    for (const system of SYSTEMS)
      for (const { question, choices } of drawn("easy", system))
        for (const one of [question, ...choices.map((choice) => choice.value)])
          expect(toPlain(one, SPEAKERS.en)).not.toContain(".");
  });

  it("accept the answer typed with its unit and without, with point and comma", () => {
    for (const system of SYSTEMS)
      for (const task of drawn("hard", system).slice(0, 200)) {
        const written = toPlain(task.choices[task.correct]!.value, SPEAKERS.sl);
        const [amount = ""] = written.split(" ");
        for (const text of [written, amount, amount.replace(",", "."), written.replace(" ", "")])
          expect(isRight(task, { text }), text).toBe(true);
      }
  });
});

describe("typical errors", () => {
  const values = (facts: Conversion, name: string, others: readonly number[] = []) =>
    conversionMistakes(
      facts,
      others.map((other) => exact(other)),
      false,
    ).flatMap((one) => (one.name === name ? [one.value.n / one.value.d] : []));

  it("of 4 t = ? kg are other powers of ten, the number as it was and a single tonne", () => {
    const facts = {
      form: "one",
      to: "smaller",
      large: "tonne",
      small: "kilogram",
      amount: exact(4),
      extra: 0,
    } as const;
    expect(values(facts, "factor-wrong")).toStrictEqual([40_000, 400, 40]);
    expect(values(facts, "not-converted")).toStrictEqual([4]);
    expect(values(facts, "only-one")).toStrictEqual([1_000]);
  });

  it("of 2 kg + 50 g = ? kg forget the 0 behind the point", () => {
    const facts = { form: "sum", to: "larger", large: "kilogram", small: "gram", amount: exact(2), extra: 50 } as const;
    expect(values(facts, "digits-behind-point")).toStrictEqual([2.5]);
    expect(values(facts, "factor-wrong")).toContain(2.5);
  });

  it("of stone and pounds take the factor of pounds and ounces", () => {
    const facts = { form: "sum", to: "smaller", large: "stone", small: "pound", amount: exact(9), extra: 4 } as const;
    expect(values(facts, "factor-wrong", [10, 14, 16])).toStrictEqual([94, 148]);
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Conversion) =>
    mass
      .solution({ ...mass.generate(mass.options.daily, seeded("told")).tasks[0]!, facts })
      .map(({ shown }) => shown.map((one) => toPlain(one, SPEAKERS.sl)).join(" "));

  it("goes from tonnes to grams over kilograms, without the decagram", () => {
    const facts = { form: "one", to: "smaller", large: "tonne", small: "gram", extra: 0 } as const;
    expect(stepsOf({ ...facts, amount: exact(2) })[0]).toBe("1 t = 1000 kg = 1000000 g");
  });

  it("subtracts the given part of a rest", () => {
    const facts = { form: "rest", to: "smaller", large: "stone", small: "pound", extra: 9 } as const;
    expect(stepsOf({ ...facts, amount: exact(5) })).toStrictEqual([
      "1 st = 14 lb",
      "5 st = 5 · 14 lb = 70 lb",
      "79 lb − 70 lb = 9 lb",
      "79 lb = 5 st + 9 lb",
    ]);
  });
});
