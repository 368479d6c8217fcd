import fc from "fast-check";
import { expect, it } from "vitest";
import { firstPlace, roundedTo } from "./rounding.ts";

it("rounds a half up, less than a half down, and leaves a round number", () => {
  expect([449, 450, 451, 400, 39, 50].map((one) => roundedTo(100, one))).toEqual([400, 500, 500, 400, 0, 100]);
});

it("rounds to a multiple of the place that is at most half a place away", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(1, 10, 100, 1000), (one, place) => {
      const rounded = roundedTo(place, one);
      expect(rounded % place).toBe(0);
      expect(Math.abs(rounded - one) * 2).toBeLessThanOrEqual(place);
    }),
  );
});

it("knows the place of the first digit", () => {
  expect([7, 10, 487, 1000, 9999].map(firstPlace)).toEqual([1, 10, 100, 1000, 1000]);
});
