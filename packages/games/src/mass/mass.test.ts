import { describe, expect, it } from "vitest";
import { exact } from "@karota/engine/quiz/exact.ts";
import { kitchenScaleSvg } from "@karota/engine/quiz/kitchen-scale.ts";
import { conversionLaws, mistakesNamed, solutionLines, type Sizes } from "../measures/testing/conversion-laws.ts";
import { getUnit } from "../data/units.ts";
import { mass } from "./index.ts";
import { SCALES } from "./kinds.ts";

/** Metric units in milligrams, imperial ones in ounces: the two never meet. */
const SIZES: Sizes = {
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

conversionLaws(mass, ["metric", "imperial"], SIZES);

describe("typical errors", () => {
  it("of 4 t = ? kg are other powers of ten, the number as it was and a single tonne", () => {
    const facts = {
      form: "one",
      to: "smaller",
      large: "tonne",
      small: "kilogram",
      amount: exact(4),
      extra: 0,
    } as const;
    expect(mistakesNamed(facts, "factor-wrong")).toStrictEqual([40_000, 400, 40]);
    expect(mistakesNamed(facts, "not-converted")).toStrictEqual([4]);
    expect(mistakesNamed(facts, "only-one")).toStrictEqual([1_000]);
  });

  it("of 2 kg + 50 g = ? kg forget the 0 behind the point", () => {
    const facts = { form: "sum", to: "larger", large: "kilogram", small: "gram", amount: exact(2), extra: 50 } as const;
    expect(mistakesNamed(facts, "digits-behind-point")).toStrictEqual([2.5]);
    expect(mistakesNamed(facts, "factor-wrong")).toContain(2.5);
  });

  it("of stone and pounds take the factor of pounds and ounces", () => {
    const facts = { form: "sum", to: "smaller", large: "stone", small: "pound", amount: exact(9), extra: 4 } as const;
    expect(mistakesNamed(facts, "factor-wrong", [10, 14, 16])).toStrictEqual([94, 148]);
  });
});

describe("the worked solution", () => {
  it("goes from tonnes to grams over kilograms, without the decagram", () => {
    const facts = { form: "one", to: "smaller", large: "tonne", small: "gram", extra: 0 } as const;
    expect(solutionLines(mass, { ...facts, amount: exact(2) })[0]).toBe("1 t = 1000 kg = 1000000 g");
  });

  it("subtracts the given part of a rest", () => {
    const facts = { form: "rest", to: "smaller", large: "stone", small: "pound", extra: 9 } as const;
    expect(solutionLines(mass, { ...facts, amount: exact(5) })).toStrictEqual([
      "1 st = 14 lb",
      "5 st = 5 · 14 lb = 70 lb",
      "79 lb − 70 lb = 9 lb",
      "79 lb = 5 st + 9 lb",
    ]);
  });
});

describe("the labels of a kitchen scale", () => {
  /** Of the bold letters of a wide system font, as shares of the font's size. */
  const LETTER = { width: 0.7, above: 0.75, below: 0.24 } as const;
  /** How far the paper around each label goes beyond it, over what was drawn before. */
  const HALO = 2;
  /** From the centre of the face to the inner ends of the numbered marks. */
  const MARKS = 78;

  interface Label {
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }

  const labelsOf = (svg: string): readonly Label[] => {
    const size = Number(/font-size="(\d+)"/.exec(svg)![1]);
    return [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)">([^<]+)</g)].map(([, x, y, text = ""]) => {
      const half = (text.length * LETTER.width * size) / 2;
      const below = /\d/.test(text) ? 0 : LETTER.below;
      return {
        text,
        left: Number(x) - half,
        right: Number(x) + half,
        top: Number(y) - LETTER.above * size,
        bottom: Number(y) + below * size,
      };
    });
  };
  const areApart = (one: Label, other: Label): boolean =>
    one.right + HALO <= other.left ||
    other.right + HALO <= one.left ||
    one.bottom + HALO <= other.top ||
    other.bottom + HALO <= one.top;

  it.each(SCALES.map((scale) => [`${scale.most} ${scale.unit}, ${scale.major} a number`, scale] as const))(
    "do not touch each other or the marks: %s",
    (_, scale) => {
      for (let value = 0; value < scale.most; value += scale.minor) {
        const labels = labelsOf(kitchenScaleSvg(scale, value, getUnit(scale.unit).symbol));
        expect(labels).toHaveLength(scale.most / scale.major + 1);
        for (const [place, label] of labels.entries()) {
          for (const other of labels.slice(place + 1))
            expect(areApart(label, other), `${label.text} and ${other.text} at ${value}`).toBe(true);
          const far = Math.hypot(Math.max(-label.left, label.right), Math.max(-label.top, label.bottom));
          expect(far, `${label.text} at ${value}`).toBeLessThan(MARKS);
        }
      }
    },
  );
});
