import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decimalPlaces,
  decimalText,
  dividedBy,
  equal,
  exact,
  exactSchema,
  minus,
  negative,
  plus,
  times,
  toThe,
} from "./exact.ts";

const small = fc
  .tuple(fc.integer({ min: -5_000, max: 5_000 }), fc.integer({ min: 1, max: 5_000 }))
  .map(([n, d]) => exact(n, d));

describe("exact numbers", () => {
  it("are in lowest terms with the sign above", () => {
    expect(exact(6, -8)).toStrictEqual({ n: -3, d: 4 });
    expect(exact(0, -7)).toStrictEqual({ n: 0, d: 1 });
    expect(Object.is(exact(0, -7).n, 0)).toBe(true);
  });

  it("obey the laws of fractions", () => {
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(plus(a, b)).toStrictEqual(plus(b, a));
        expect(minus(plus(a, b), b)).toStrictEqual(a);
        expect(plus(a, negative(a))).toStrictEqual(exact(0));
        const divisor = b.n === 0 ? c : b;
        expect(divisor.n === 0 ? a : times(dividedBy(a, divisor), divisor)).toStrictEqual(a);
        expect(times(exact(2), plus(a, c))).toStrictEqual(plus(times(exact(2), a), times(exact(2), c)));
        expect(exactSchema.safeParse(a).success).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it("are exact where floating point is not", () => {
    expect(equal(plus(exact(1, 10), exact(2, 10)), exact(3, 10))).toBe(true);
    expect(toThe(exact(11, 10), 3)).toStrictEqual({ n: 1331, d: 1000 });
    expect(toThe(exact(2), -3)).toStrictEqual({ n: 1, d: 8 });
  });

  it("throw rather than lose a digit, and on a division by zero", () => {
    expect(() => times(exact(2 ** 40), exact(2 ** 40))).toThrow(RangeError);
    expect(() => plus(exact(2 ** 53 - 1), exact(1))).toThrow(RangeError);
    expect(() => exact(0.5)).toThrow(RangeError);
    expect(() => dividedBy(exact(1), exact(0))).toThrow(RangeError);
    expect(() => toThe(exact(0), -1)).toThrow(RangeError);
  });

  it("are written in full as decimals, or not at all", () => {
    expect(decimalText(exact(1, 8), ",")).toBe("0,125");
    expect(decimalText(exact(-5, 2), ".", 2)).toBe("2.50");
    expect(decimalText(exact(12), ",", 1)).toBe("12,0");
    expect(decimalText(exact(9_007_199_254_740_991), ",", 3)).toBe("9007199254740991,000");
    expect(decimalText(exact(1, 3), ",")).toBeNull();
    expect(decimalPlaces(exact(1, 6))).toBeNull();
    expect(decimalPlaces(exact(7, 40))).toBe(3);
  });

  it("are read from storage only in lowest terms", () => {
    for (const strange of [{ n: 2, d: 4 }, { n: 1, d: 0 }, { n: 1.5, d: 1 }, { n: 1, d: -2 }, { n: 1 }])
      expect(exactSchema.safeParse(strange).success).toBe(false);
  });
});
