import { expect, test } from "vitest";
import { numberLineSvg } from "./number-line.ts";

const written = (stops: readonly number[]) =>
  [...decodeURIComponent(numberLineSvg(stops, false)).matchAll(/>(\d+)</g)].map(([, number]) => Number(number));

test("every fifth number is written but for those that would touch a stop's", () => {
  expect(written([16, 7])).toEqual([5, 7, 10, 16]);
  // Here each number has room for itself.
  expect(written([16, 14])).toEqual([14, 15, 16, 20]);
});
