import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { conversionLaws, mistakesNamed, solutionLines, type Sizes } from "../measures/testing/conversion-laws.ts";
import { distance } from "./index.ts";

/** In tenths of a micrometre. */
const SIZES: Sizes = {
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

/** Whether a choice is the length of a described pencil: by its ends in centimetres, or in centimetres and millimetres. */
function isMeasured(question: string, choice: string): boolean {
  const [first = NaN, second = NaN] = (question.match(/\d+/g) ?? []).map(Number);
  const [amount, unit] = choice.split(" ");
  return Number(amount) === (unit === "cm" ? second - first : 10 * first + second);
}

conversionLaws(distance, ["metric", "imperial"], SIZES, isMeasured);

describe("typical errors", () => {
  const metres = { large: "metre", small: "centimetre", amount: exact(3), extra: 5 } as const;
  const feet = { large: "foot", small: "inch", amount: exact(5, 2), extra: 0, form: "one" } as const;

  it("of 3 m + 5 cm are numbers glued together, added as they are, a forgotten part and another factor", () => {
    const facts = { ...metres, form: "sum", to: "smaller" } as const;
    expect(mistakesNamed(facts, "glued")).toStrictEqual([35]);
    expect(mistakesNamed(facts, "numbers-added")).toStrictEqual([8]);
    expect(mistakesNamed(facts, "part-forgotten")).toStrictEqual([300, 5]);
    expect(mistakesNamed(facts, "factor-wrong")).toStrictEqual([3_005, 35]);
  });

  it("in metres put the centimetres right behind the point", () => {
    expect(mistakesNamed({ ...metres, form: "sum", to: "larger" }, "digits-behind-point")).toStrictEqual([3.5]);
  });

  it("of 2.5 ft = ? in take the decimal for inches, and the other way round", () => {
    expect(mistakesNamed({ ...feet, to: "smaller" }, "decimals-as-units", [3, 36])).toStrictEqual([29]);
    expect(mistakesNamed({ ...feet, to: "larger" }, "digits-behind-point", [3, 36])).toStrictEqual([2.6]);
  });

  it("of 305 cm = 3 m + ? cm leave everything or subtract the 3", () => {
    const facts = { ...metres, form: "rest", to: "smaller" } as const;
    expect(mistakesNamed(facts, "whole-kept")).toStrictEqual([305]);
    expect(mistakesNamed(facts, "numbers-subtracted")).toStrictEqual([302]);
    expect(mistakesNamed(facts, "factor-wrong")).toStrictEqual([275]);
  });

  it("name the right factor and say where the number has to grow", () => {
    const [task] = distance.generate(
      { level: "easy", system: "imperial", tasks: 5, form: "numbers" },
      seeded("explained"),
    ).tasks;
    const facts = { ...feet, amount: exact(3), to: "smaller" } as const;
    const explain = (mistake: string) => {
      const choices = task!.choices.map((choice, place) => ({ ...choice, mistake: place === 0 ? mistake : null }));
      return SPEAKERS.en.say(distance.mistake({ ...task!, choices, correct: 1, facts }, { selected: 0 })!);
    };
    expect(explain("factor-wrong")).toBe("That’s not how the two units are related: 1 ft = 12 in.");
    expect(explain("wrong-direction")).toContain("smaller unit");
  });
});

describe("the worked solution", () => {
  it("goes through the units between and multiplies towards the smaller one", () => {
    const facts = { form: "one", to: "smaller", large: "kilometre", small: "centimetre", extra: 0 } as const;
    expect(solutionLines(distance, { ...facts, amount: exact(3, 2) })).toStrictEqual([
      "1 km = 1000 m = 10000 dm = 100000 cm",
      "1,5 km = 1,5 · 100000 cm = 150000 cm",
      "1,5 km = 150000 cm",
    ]);
  });

  it("divides towards the larger one", () => {
    const facts = { form: "one", to: "larger", large: "foot", small: "inch", extra: 0 } as const;
    expect(solutionLines(distance, { ...facts, amount: exact(7) })).toStrictEqual([
      "1 ft = 12 in",
      "84 : 12 = 7",
      "84 in = 7 ft",
    ]);
  });

  it("writes two units in one before it subtracts", () => {
    const facts = { form: "difference", to: "larger", large: "metre", small: "centimetre" } as const;
    expect(solutionLines(distance, { ...facts, amount: exact(2), extra: 35 })).toStrictEqual([
      "1 m = 10 dm = 100 cm",
      "35 cm = 0,35 m",
      "2 m − 0,35 m = 1,65 m",
      "2 m − 35 cm = 1,65 m",
    ]);
  });
});
