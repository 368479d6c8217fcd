import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact, leastMultiple, greatestDivisor, rootOf, times, dividedBy, plus } from "./exact.ts";
import { digitsOf, MAX_ROMAN, numeralMistakes, readDigits } from "./numeral.ts";
import { conversionMistakes } from "./powers-of-ten.ts";
import { carriesOf, columnsOf, digitMistakes } from "./written-digits.ts";

describe("numerals", () => {
  it("are read as they are written, in every base", () => {
    for (const base of [2, 3, 8, 10, 16, "Roman"] as const)
      for (let value = 1; value <= MAX_ROMAN; value++) expect(readDigits(digitsOf(value, base), base)).toBe(value);
    expect(digitsOf(1994, "Roman")).toBe("MCMXCIV");
    expect(digitsOf(0, 2)).toBe("0");
  });

  it("are refused for other characters", () => {
    for (const text of ["XIIII", "IC", "VV", "", "ABC", "IIII", "MMMM"]) expect(readDigits(text, "Roman")).toBeNull();
    for (const text of ["2", "1.1", "", "-1", "1e1"]) expect(readDigits(text, 2)).toBeNull();
    for (const wrong of [0, 4000, -1, 1.5]) expect(() => digitsOf(wrong, "Roman")).toThrow(RangeError);
  });

  it("go wrong in their digits, never to the same value", () => {
    expect(numeralMistakes(0b1011, 2)).toStrictEqual(
      [
        { name: "digits-swapped", value: 0b1101 },
        { name: "digits-swapped", value: 0b1011 },
        { name: "digits-reversed", value: 0b1101 },
        { name: "place-shifted", value: 0b10110 },
        { name: "place-shifted", value: 0b101 },
      ].filter(({ value }) => value !== 0b1011),
    );
  });
});

describe("written digits", () => {
  it("are aligned in columns with what is carried", () => {
    expect(columnsOf([57, 68])).toStrictEqual([
      { digits: [7, 8], carried: 0, total: 15 },
      { digits: [5, 6], carried: 1, total: 12 },
    ]);
    expect(carriesOf([57, 68])).toBe(2);
    expect(columnsOf([0, 0])).toHaveLength(1);
  });

  it("slip by one, by one in another column, and into each other's place", () => {
    expect(digitMistakes(85)).toStrictEqual([
      { name: "off-by-one", value: 86 },
      { name: "off-by-one", value: 84 },
      { name: "column-off", value: 95 },
      { name: "column-off", value: 75 },
      { name: "digits-swapped", value: 58 },
    ]);
    expect(digitMistakes(0)).toStrictEqual([{ name: "off-by-one", value: 1 }]);
    expect(digitMistakes(33).map(({ value }) => value)).not.toContain(33);
  });
});

describe("conversions", () => {
  it("go wrong in direction, by powers of ten, or not at all", () => {
    const wrong = Object.groupBy(conversionMistakes(exact(5), exact(1000)), ({ name }) => name);
    expect(wrong["wrong-direction"]).toStrictEqual([{ name: "wrong-direction", value: exact(1, 200) }]);
    expect(wrong["not-converted"]).toStrictEqual([{ name: "not-converted", value: exact(5) }]);
    expect(wrong["power-of-ten-off"]).toContainEqual({ name: "power-of-ten-off", value: exact(500) });
  });

  it("are never right and always end", () => {
    for (const factor of [exact(1, 3), exact(1), exact(1, 63_360)])
      for (const { value } of conversionMistakes(exact(12), factor)) {
        expect(value).not.toStrictEqual(times(exact(12), factor));
        expect(1_000_000 % value.d).toBe(0);
      }
  });
});

describe("exact numbers", () => {
  it("have divisors, multiples and roots", () => {
    expect([greatestDivisor(12, 18), greatestDivisor(0, 5), greatestDivisor(-4, 6)]).toStrictEqual([6, 5, 2]);
    expect(leastMultiple(4, 6)).toBe(12);
    expect(() => leastMultiple(2 ** 52, 3)).toThrow(RangeError);
    expect(rootOf(exact(27, 8), 3)).toStrictEqual(exact(3, 2));
    expect(rootOf(exact(2), 2)).toBeNull();
    expect(rootOf(exact(0), 2)).toStrictEqual(exact(0));
    for (let n = 0; n < 3_000; n++) expect(rootOf(exact(n * n), 2)).toStrictEqual(exact(n));
  });

  it("are cancelled before they grow too large", () => {
    const gallon = exact(473_176_473, 125_000_000);
    const ounce = exact(473_176_473, 16_000_000_000);
    expect(dividedBy(gallon, ounce)).toStrictEqual(exact(128));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 40 }), fc.integer({ min: 1, max: 2 ** 40 }), (a, b) => {
        expect(times(exact(a, b), exact(b, a))).toStrictEqual(exact(1));
        expect(plus(exact(a, b), exact(-a, b))).toStrictEqual(exact(0));
      }),
      { seed: 2 },
    );
  });
});
