import { expect, it } from "vitest";
import { beside, corners, place, solid, svgOf } from "./drawing.ts";

const frameOf = (svg: string): readonly number[] => /viewBox="([^"]*)"/.exec(svg)![1]!.split(" ").map(Number);

it.each([
  ["31 mm", 69],
  ["1250 mm", 94],
])("%s beside a shape has a margin of 16 to the edge of the picture in a wide font", (text, width) => {
  const at = place(90, 31);
  const svg = svgOf({ outlines: [corners(at)], words: [beside(text, at)] });
  const [left = 0, , shown = 0] = frameOf(svg);
  const [, start] = /<text x="(\d+)"/.exec(svg)!;
  expect(left + shown - (Number(start) + width)).toBeGreaterThanOrEqual(16);
  expect(svg).toContain(`<rect x="${left}" `);
});

it("a solid with long words grows in width, and stays as low as pictures that are scaled to one height", () => {
  const [, , width = 0, height = 0] = frameOf(svgOf(solid(9, 9, 9, "120 mm", "120 mm", "120 mm")));
  expect(width).toBeGreaterThan(330);
  expect(height).toBeLessThan(200);
});
