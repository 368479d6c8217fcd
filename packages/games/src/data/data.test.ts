import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@karota/engine/message.ts";
import { exact, times, type Exact } from "@karota/engine/quiz/exact.ts";
import { quantity } from "@karota/engine/quiz/expression.ts";
import { toSpoken } from "@karota/engine/quiz/plain.ts";
import { readWords } from "@karota/engine/quiz/reading.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { capitalsOf, CONTINENTS, COUNTRIES, getCountry, hasTasks, lookAlike, namesOf } from "./countries.ts";
import { flagOf } from "./flags.ts";
import { getUnit, UNITS, unitsOf } from "./units.ts";

describe("the units", () => {
  const spoken = (amount: Exact | number | "?", unit: string, language: "sl" | "en" | "de" = "sl") =>
    toSpoken(quantity(amount, getUnit(unit)), SPEAKERS[language]);

  it("have Slovenian forms with dual, plural and the genitive of decimals", () => {
    expect([1, 2, 3, 4, 5, 0, 101, 102, 11].map((n) => spoken(n, "kilometre"))).toStrictEqual([
      "1 kilometer",
      "2 kilometra",
      "3 kilometri",
      "4 kilometri",
      "5 kilometrov",
      "0 kilometrov",
      "101 kilometer",
      "102 kilometra",
      "11 kilometrov",
    ]);
    expect(spoken(exact(89, 10), "kilometre")).toBe("8,9 kilometra");
    expect(spoken(exact(1, 2), "us-gallon")).toBe("0,5 ameriške galone");
    expect(spoken("?", "square-metre")).toBe("? kvadratnih metrov");
    expect(spoken(2, "imperial-fluid-ounce")).toBe("2 britanski tekočinski unči");
    expect(spoken(3, "day")).toBe("3 dnevi");
  });

  it("have forms in English and German", () => {
    expect(spoken(1, "foot", "en")).toBe("1 foot");
    expect(spoken(exact(5, 2), "foot", "en")).toBe("2.5 feet");
    expect(spoken(1, "tonne", "de")).toBe("1 Tonne");
    expect(spoken(exact(3, 2), "mile", "de")).toBe("1,5 Meilen");
  });

  it("have a text, and a name and symbol of their own", () => {
    expect(UNITS.length).toBeGreaterThanOrEqual(45);
    expect(new Set(UNITS.map((unit) => unit.name)).size).toBe(UNITS.length);
    expect(new Set(UNITS.map((unit) => unit.symbol)).size).toBe(UNITS.length);
    for (const { name } of UNITS)
      for (const language of LANGUAGES) expect(spoken(5, name, language)).not.toContain("unit.");
  });

  it("are as large as agreed, in order within their kind and system", () => {
    const size = (name: string): Exact => getUnit(name).size;
    const is = (whole: string, count: number, part: string): void =>
      expect(times(exact(count), size(part)), whole).toStrictEqual(size(whole));
    is("foot", 12, "inch");
    is("yard", 3, "foot");
    is("mile", 1760, "yard");
    is("pound", 16, "ounce");
    is("stone", 14, "pound");
    is("long-ton", 160, "stone");
    is("acre", 4840, "square-yard");
    is("square-foot", 144, "square-inch");
    is("us-gallon", 128, "us-fluid-ounce");
    is("us-gallon", 8, "us-pint");
    is("us-pint", 2, "us-cup");
    is("imperial-gallon", 160, "imperial-fluid-ounce");
    is("imperial-gallon", 8, "imperial-pint");
    is("hectare", 100, "are");
    expect(size("inch")).toStrictEqual(exact(254, 10_000));
    // 231 cubic inches, and the litres of the Weights and Measures Act.
    expect(size("us-gallon")).toStrictEqual(times(exact(231), exact(16_387_064, 1_000_000_000)));
    expect(size("imperial-gallon")).toStrictEqual(exact(454_609, 100_000));
    expect(size("pound")).toStrictEqual(exact(45_359_237, 100_000));
    for (const unit of UNITS) {
      const row = unitsOf(unit.kind, unit.system).map(({ size: { n, d } }) => n / d);
      expect(row).toStrictEqual(row.toSorted((one, other) => one - other));
    }
  });
});

describe("the countries", () => {
  it("are each listed once, on a continent, with names in three languages", () => {
    expect(COUNTRIES.length).toBe(196);
    expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
    for (const country of COUNTRIES) {
      expect(CONTINENTS).toContain(country.continent);
      expect([1, 2, 3]).toContain(country.familiarity);
      for (const language of LANGUAGES) expect(country.name[language].trim()).not.toBe("");
    }
  });

  it("and their capitals are distinct in every language, by every name that is accepted", () => {
    for (const waysOf of [namesOf, capitalsOf]) {
      const owners = new Map<string, string>();
      for (const country of COUNTRIES)
        for (const way of waysOf(country)) {
          const read = readWords(way);
          expect(read).not.toBe("");
          expect([undefined, country.code], way).toContain(owners.get(read));
          owners.set(read, country.code);
        }
    }
  });

  it("are enough for each number of tasks that a continent offers, and familiar ones for an easy quiz of the world", () => {
    expect(hasTasks(COUNTRIES, "south-america", 10)).toBe(true);
    expect(hasTasks(COUNTRIES, "south-america", 20)).toBe(false);
    expect(COUNTRIES.filter((one) => one.capital !== null && one.familiarity === 1).length).toBeGreaterThanOrEqual(50);
  });

  it("have flags that look different, but for the listed pairs", () => {
    for (const { code } of COUNTRIES) expect(flagOf(code)).toMatch(/^<svg [^>]+>.+<\/svg>$/);
    expect(new Set(COUNTRIES.map(({ code }) => flagOf(code))).size).toBe(COUNTRIES.length);
    expect(lookAlike(getCountry("RO"))).toBe(getCountry("TD"));
    expect(lookAlike(getCountry("MC"))).toBe(getCountry("ID"));
    expect(lookAlike(getCountry("SI"))).toBeUndefined();
  });
});
