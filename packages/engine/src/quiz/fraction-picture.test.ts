import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fractionBarsSvg, fractionCirclesSvg, parts, shadedWholes } from "./fraction-picture.ts";
import { hatchingOf, type PicturePoint } from "./hatching.ts";

const pointsOf = (d: string): readonly PicturePoint[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The areas of the parts in order, and the ends of the lines that are drawn in each of them. */
const partsIn = (svg: string) =>
  [...svg.matchAll(/<path d="([^"]+Z)"[^>]*\/>(?:<path d="([^"Z]+)" fill="none"[^>]*\/>)?/g)].map(
    ([, area, lines]) => ({
      area: pointsOf(area!),
      lines: pointsOf(lines ?? ""),
    }),
  );

/** The size of an area, by its corners. */
const sizeOf = (area: readonly PicturePoint[]): number =>
  Math.abs(
    area.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = area[(place + 1) % area.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

describe.each([
  { name: "bars", draw: fractionBarsSvg },
  { name: "circles", draw: fractionCirclesSvg },
])("fractions as $name", ({ draw }) => {
  it("have wholes of equal parts, of which exactly the first ones are hatched", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 1, max: 36 }), (under, wanted) => {
        const over = Math.min(wanted, 3 * under);
        const drawn = partsIn(draw(shadedWholes(over, under)));
        expect(drawn).toHaveLength(Math.ceil(over / under) * under);
        expect(drawn.map(({ lines }) => lines.length > 0)).toEqual(drawn.map((_, place) => place < over));
        const sizes = drawn.map(({ area }) => sizeOf(area));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.02 * Math.max(...sizes) + 12);
      }),
      { seed: 7 },
    );
  });

  it("hatch added parts the other way", () => {
    const [shaded, added] = partsIn(draw([["shaded", "added"]]));
    const leans = (lines: readonly PicturePoint[]) => {
      const [[x1, y1], [x2, y2]] = [lines[0]!, lines[1]!];
      return Math.sign((y2 - y1) / (x2 - x1));
    };
    expect([leans(shaded!.lines), leans(added!.lines)]).toEqual([-1, 1]);
  });

  it("stay within the picture", () => {
    const svg = draw(shadedWholes(11, 4));
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number);
    for (const [x, y] of partsIn(svg).flatMap(({ area, lines }) => [...area, ...lines])) {
      expect(Math.min(x, width! - x)).toBeGreaterThanOrEqual(13);
      expect(Math.min(y, height! - y)).toBeGreaterThanOrEqual(13);
    }
  });
});

it("a part that is crossed out has a cross beside its hatching", () => {
  const crosses = (svg: string): number => svg.match(/stroke-width="3.5"/g)?.length ?? 0;
  expect(crosses(fractionBarsSvg([[...parts(3, "shaded"), ...parts(2, "crossed out")]]))).toBe(2);
});

it("the lines of a hatching end on the outline of the area and lie apart", () => {
  const square: readonly PicturePoint[] = [
    [10, 10],
    [50, 10],
    [50, 50],
    [10, 50],
  ];
  for (const hatching of ["rising", "falling"] as const) {
    const ends = pointsOf(hatchingOf(square, hatching));
    expect(ends.length).toBeGreaterThan(12);
    for (const [x, y] of ends) expect([x, y].some((value) => value === 10 || value === 50)).toBe(true);
  }
});
