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
import { volumeliquids } from "./index.ts";

/** Metric units in cubic millimetres, US ones in fluid ounces: the two never meet. */
const SIZES: Readonly<Record<string, bigint>> = {
  "cm³": 1_000n,
  "dm³": 1_000_000n,
  "m³": 1_000_000_000n,
  ml: 1_000n,
  cl: 10_000n,
  dl: 100_000n,
  l: 1_000_000n,
  hl: 100_000_000n,
  "US fl oz": 1n,
  cup: 8n,
  "US pt": 16n,
  "US qt": 32n,
  "US gal": 128n,
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

quizLaws(volumeliquids, {
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
const SYSTEMS = ["eu", "us"] as const;

describe("the tasks", () => {
  const drawn = (level: (typeof LEVELS)[number], system: (typeof SYSTEMS)[number]) =>
    Array.from(
      { length: 50 },
      (_, quiz) => volumeliquids.generate({ level, system, tasks: 40 }, seeded(`${level} ${system} ${quiz}`)).tasks,
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

  it("of 3 l + 5 dl are numbers added as they are, a forgotten part and other powers of ten", () => {
    const facts = {
      form: "sum",
      to: "smaller",
      large: "litre",
      small: "decilitre",
      amount: exact(3),
      extra: 5,
    } as const;
    expect(values(facts, "numbers-added")).toStrictEqual([8]);
    expect(values(facts, "part-forgotten")).toStrictEqual([30, 5]);
    expect(values(facts, "factor-wrong")).toStrictEqual([305]);
  });

  it("take the 20 fluid ounces of an imperial pint for the 16 of a US one", () => {
    const facts = { form: "one", to: "smaller", large: "us-pint", small: "us-fluid-ounce", amount: exact(3), extra: 0 };
    expect(values(facts as Conversion, "factor-wrong", [8, 16, 20])).toStrictEqual([24, 60]);
  });

  it("take a US unit typed without its country", () => {
    const { tasks } = volumeliquids.generate({ level: "easy", system: "us", tasks: 40 }, seeded("typed"));
    for (const task of tasks) {
      const written = toPlain(task.choices[task.correct]!.value, SPEAKERS.de);
      expect(isRight(task, { text: written.replace("US ", "") })).toBe(true);
      expect(isRight(task, { text: written.replace(/US |(?=cup)/, "imp ") })).toBe(false);
    }
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Conversion) =>
    volumeliquids
      .solution({ ...volumeliquids.generate(volumeliquids.options.daily, seeded("told")).tasks[0]!, facts })
      .map(({ shown }) => shown.map((one) => toPlain(one, SPEAKERS.sl)).join(" "));

  it("leads from cubic units to litres over 1 dm³ = 1 l", () => {
    const facts = { form: "one", to: "smaller", extra: 0 } as const;
    expect(stepsOf({ ...facts, large: "litre", small: "cubic-centimetre", amount: exact(5, 2) })).toStrictEqual([
      "1 l = 1 dm³ = 1000 cm³",
      "2,5 l = 2,5 · 1000 cm³ = 2500 cm³",
      "2,5 l = 2500 cm³",
    ]);
    expect(stepsOf({ ...facts, large: "cubic-metre", small: "hectolitre", amount: exact(2) })[0]).toBe(
      "1 m³ = 1000 dm³ = 1000 l = 10 hl",
    );
    expect(stepsOf({ ...facts, large: "cubic-decimetre", small: "millilitre", amount: exact(2) })[0]).toBe(
      "1 dm³ = 1 l = 1000 ml",
    );
  });

  it("goes through the units between", () => {
    const facts = { form: "one", to: "larger", large: "us-gallon", small: "us-cup", extra: 0 } as const;
    expect(stepsOf({ ...facts, amount: exact(3) })).toStrictEqual([
      "1 US gal = 4 US qt = 8 US pt = 16 cup",
      "48 : 16 = 3",
      "48 cup = 3 US gal",
    ]);
  });
});
