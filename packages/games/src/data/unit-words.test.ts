import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { exact } from "@karota/engine/quiz/exact.ts";
import { quantity } from "@karota/engine/quiz/expression.ts";
import { readAs } from "@karota/engine/quiz/meaning.ts";
import { toPlain, toSpoken } from "@karota/engine/quiz/plain.ts";
import { isUnitWord } from "@karota/engine/quiz/unit-words.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { getUnit, UNITS } from "./units.ts";

const AMOUNTS = [1, 2, 3, 4, 5, 11, 100, 101, 102].map((n) => exact(n)).concat(exact(5, 2), exact(89, 10));
const PERCENT = { name: "percent", symbol: "%" };

describe("a typed amount", () => {
  it("is read with its unit's word in every form and language, with its symbol and without", () => {
    for (const unit of [...UNITS, PERCENT])
      for (const language of LANGUAGES)
        for (const amount of AMOUNTS) {
          const asked = quantity(amount, unit);
          const spoken = toSpoken(asked, SPEAKERS[language]);
          const plain = toPlain(asked, SPEAKERS[language]);
          const bare = toPlain(asked.amount, SPEAKERS[language]);
          for (const text of [spoken, spoken.toUpperCase(), plain, bare, spoken.replace(" ", "")])
            expect(readAs(asked, text, false), text).toStrictEqual([amount]);
        }
  });

  it("is not read with another unit's word", () => {
    const kindless = (name: string) => name.replace(/^(us|imperial|long)-/, "").replace("tonne", "ton");
    for (const unit of UNITS)
      for (const other of UNITS.filter((one) => kindless(one.name) !== kindless(unit.name)))
        for (const language of LANGUAGES) {
          const spoken = toSpoken(quantity(5, other), SPEAKERS[language]);
          expect(readAs(quantity(5, unit), spoken, true), `${spoken} as ${unit.name}`).toBeNull();
        }
    expect(readAs(quantity(5, getUnit("us-gallon")), "5 imperial gallons", true)).toBeNull();
    expect(readAs(quantity(5, getUnit("imperial-pint")), "5 ameriških pint", true)).toBeNull();
  });

  it.each([
    ["kilometre", "5 kilometrov"],
    ["kilometre", "5 Kilometer"],
    ["kilometre", "5 kilometers"],
    ["square-metre", "5 kvadratnih metrov"],
    ["square-metre", "5 Quadratmeter"],
    ["square-metre", "5 sq metres"],
    ["us-gallon", "5 galon"],
    ["foot", "5 Fuß"],
    ["foot", "5 cevljev"],
  ])("is parsed as expected in %s: %s", (unit, text) => {
    expect(readAs(quantity(5, getUnit(unit)), text, true)).toStrictEqual([exact(5)]);
  });

  it("has a word for every unit", () => {
    for (const { name } of UNITS)
      expect(isUnitWord(name, toSpoken(quantity(2, getUnit(name)), SPEAKERS.en).slice(2)), name).toBe(true);
  });
});
