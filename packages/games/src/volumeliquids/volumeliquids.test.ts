import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { seeded } from "@karota/engine/random.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { Conversion } from "../measures/conversion.ts";
import { conversionLaws, mistakesNamed, solutionLines, type Sizes } from "../measures/testing/conversion-laws.ts";
import { volumeliquids } from "./index.ts";

/** Metric units in cubic millimetres, US ones in fluid ounces: the two never meet. */
const SIZES: Sizes = {
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

conversionLaws(volumeliquids, ["eu", "us"], SIZES);

describe("typical errors", () => {
  it("of 3 l + 5 dl are numbers added as they are, a forgotten part and other powers of ten", () => {
    const facts = {
      form: "sum",
      to: "smaller",
      large: "litre",
      small: "decilitre",
      amount: exact(3),
      extra: 5,
    } as const;
    expect(mistakesNamed(facts, "numbers-added")).toStrictEqual([8]);
    expect(mistakesNamed(facts, "part-forgotten")).toStrictEqual([30, 5]);
    expect(mistakesNamed(facts, "factor-wrong")).toStrictEqual([305]);
  });

  it("take the 20 fluid ounces of an imperial pint for the 16 of a US one", () => {
    const facts = { form: "one", to: "smaller", large: "us-pint", small: "us-fluid-ounce", amount: exact(3), extra: 0 };
    expect(mistakesNamed(facts as Conversion, "factor-wrong", [8, 16, 20])).toStrictEqual([24, 60]);
  });

  it("take a US unit typed without its country", () => {
    const { tasks } = volumeliquids.generate(
      { level: "easy", system: "us", tasks: 40, form: "numbers" },
      seeded("typed"),
    );
    for (const task of tasks) {
      const written = toPlain(task.choices[task.correct]!.value, SPEAKERS.de);
      expect(isRight(task, { text: written.replace("US ", "") })).toBe(true);
      expect(isRight(task, { text: written.replace(/US |(?=cup)/, "imp ") })).toBe(false);
    }
  });
});

describe("the worked solution", () => {
  it("leads from cubic units to litres over 1 dm³ = 1 l", () => {
    const facts = { form: "one", to: "smaller", extra: 0 } as const;
    expect(
      solutionLines(volumeliquids, { ...facts, large: "litre", small: "cubic-centimetre", amount: exact(5, 2) }),
    ).toStrictEqual(["1 l = 1 dm³ = 1000 cm³", "2,5 l = 2,5 · 1000 cm³ = 2500 cm³", "2,5 l = 2500 cm³"]);
    expect(
      solutionLines(volumeliquids, { ...facts, large: "cubic-metre", small: "hectolitre", amount: exact(2) })[0],
    ).toBe("1 m³ = 1000 dm³ = 1000 l = 10 hl");
    expect(
      solutionLines(volumeliquids, { ...facts, large: "cubic-decimetre", small: "millilitre", amount: exact(2) })[0],
    ).toBe("1 dm³ = 1 l = 1000 ml");
  });

  it("goes through the units between", () => {
    const facts = { form: "one", to: "larger", large: "us-gallon", small: "us-cup", extra: 0 } as const;
    expect(solutionLines(volumeliquids, { ...facts, amount: exact(3) })).toStrictEqual([
      "1 US gal = 4 US qt = 8 US pt = 16 cup",
      "48 : 16 = 3",
      "48 cup = 3 US gal",
    ]);
  });
});
