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
import { distance } from "./index.ts";

/** In tenths of a micrometre. */
const SIZES: Readonly<Record<string, bigint>> = {
  mm: 10_000n,
  cm: 100_000n,
  dm: 1_000_000n,
  m: 10_000_000n,
  km: 10_000_000_000n,
  in: 254_000n,
  ft: 3_048_000n,
  yd: 9_144_000n,
  mi: 16_093_440_000n,
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

quizLaws(distance, {
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
      (_, quiz) => distance.generate({ level, system, tasks: 40 }, seeded(`${level} ${system} ${quiz}`)).tasks,
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

  const metres = { large: "metre", small: "centimetre", amount: exact(3), extra: 5 } as const;
  const feet = { large: "foot", small: "inch", amount: exact(5, 2), extra: 0, form: "one" } as const;

  it("of 3 m + 5 cm are numbers glued together, added as they are, a forgotten part and another factor", () => {
    const facts = { ...metres, form: "sum", to: "smaller" } as const;
    expect(values(facts, "glued")).toStrictEqual([35]);
    expect(values(facts, "numbers-added")).toStrictEqual([8]);
    expect(values(facts, "part-forgotten")).toStrictEqual([300, 5]);
    expect(values(facts, "factor-wrong")).toStrictEqual([3_005, 35]);
  });

  it("in metres put the centimetres right behind the point", () => {
    expect(values({ ...metres, form: "sum", to: "larger" }, "digits-behind-point")).toStrictEqual([3.5]);
  });

  it("of 2.5 ft = ? in take the decimal for inches, and the other way round", () => {
    expect(values({ ...feet, to: "smaller" }, "decimals-as-units", [3, 36])).toStrictEqual([29]);
    expect(values({ ...feet, to: "larger" }, "digits-behind-point", [3, 36])).toStrictEqual([2.6]);
  });

  it("of 305 cm = 3 m + ? cm leave everything or subtract the 3", () => {
    const facts = { ...metres, form: "rest", to: "smaller" } as const;
    expect(values(facts, "whole-kept")).toStrictEqual([305]);
    expect(values(facts, "numbers-subtracted")).toStrictEqual([302]);
    expect(values(facts, "factor-wrong")).toStrictEqual([275]);
  });

  it("name the right factor and say where the number has to grow", () => {
    const [task] = distance.generate({ level: "easy", system: "imperial", tasks: 5 }, seeded("explained")).tasks;
    const facts = { ...feet, amount: exact(3), to: "smaller" } as const;
    const explain = (mistake: string) => {
      const choices = task!.choices.map((choice, place) => ({ ...choice, mistake: place === 0 ? mistake : null }));
      return SPEAKERS.en.say(distance.mistake({ ...task!, choices, correct: 1, facts }, { selected: 0 })!);
    };
    expect(explain("factor-wrong")).toBe("The two units are related differently: 1 ft = 12 in.");
    expect(explain("wrong-direction")).toContain("smaller unit");
  });
});

describe("the worked solution", () => {
  const stepsOf = (facts: Conversion) =>
    distance
      .solution({ ...distance.generate(distance.options.daily, seeded("told")).tasks[0]!, facts })
      .map(({ shown }) => shown.map((one) => toPlain(one, SPEAKERS.sl)).join(" "));

  it("goes through the units between and multiplies towards the smaller one", () => {
    const facts = { form: "one", to: "smaller", large: "kilometre", small: "centimetre", extra: 0 } as const;
    expect(stepsOf({ ...facts, amount: exact(3, 2) })).toStrictEqual([
      "1 km = 1000 m = 10000 dm = 100000 cm",
      "1,5 km = 1,5 · 100000 cm = 150000 cm",
      "1,5 km = 150000 cm",
    ]);
  });

  it("divides towards the larger one", () => {
    const facts = { form: "one", to: "larger", large: "foot", small: "inch", extra: 0 } as const;
    expect(stepsOf({ ...facts, amount: exact(7) })).toStrictEqual(["1 ft = 12 in", "84 : 12 = 7", "84 in = 7 ft"]);
  });

  it("writes two units in one before it subtracts", () => {
    const facts = { form: "difference", to: "larger", large: "metre", small: "centimetre" } as const;
    expect(stepsOf({ ...facts, amount: exact(2), extra: 35 })).toStrictEqual([
      "1 m = 10 dm = 100 cm",
      "35 cm = 0,35 m",
      "2 m − 0,35 m = 1,65 m",
      "2 m − 35 cm = 1,65 m",
    ]);
  });
});
