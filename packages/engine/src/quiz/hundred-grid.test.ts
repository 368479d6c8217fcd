import { expect, it } from "vitest";
import { hundredGridSvg } from "./hundred-grid.ts";

const CELL = 18;

/** The size of the hatched areas in cells. */
const shadedIn = (svg: string): number =>
  [...svg.matchAll(/<path d="M([\d.]+) ([\d.]+)L[\d.]+ [\d.]+L([\d.]+) ([\d.]+)L[^"]+Z"[^>]*\/><path d="M[^"Z]+"/g)]
    .map((found) => found.slice(1).map(Number) as [number, number, number, number])
    .reduce((sum, [left, top, right, bottom]) => sum + ((right - left) * (bottom - top)) / CELL ** 2, 0);

it("hatches as many of a hundred cells as are asked for", () => {
  for (let shaded = 0; shaded <= 100; shaded++) expect(shadedIn(hundredGridSvg(shaded))).toBe(shaded);
});

it("has eleven lines each way, of which every fifth is thick", () => {
  const [thin = "", thick = ""] = [...hundredGridSvg(37).matchAll(/<path d="((?:M\d+ \d+[HV]\d+)+)"/g)].map(
    ([, d]) => d,
  );
  expect([thin, thick].map((d) => d.match(/H/g)!.length)).toEqual([8, 3]);
  expect([thin, thick].map((d) => d.match(/V/g)!.length)).toEqual([8, 3]);
});
