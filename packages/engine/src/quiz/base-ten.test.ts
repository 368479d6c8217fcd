import { expect, it } from "vitest";
import { baseTenSvg } from "./base-ten.ts";

const CUBE = 10;

/** Where the leftmost rods and the leftmost small cubes are, row by row. */
function columnsOf(svg: string) {
  const blocks = [...svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" fill/g)].map(
    ([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }),
  );
  const second = 12 + 10 * CUBE;
  return [blocks.filter(({ y }) => y < second), blocks.filter(({ y }) => y >= second)].map((row) => ({
    tens: Math.min(...row.filter(({ width, height }) => width === CUBE && height > CUBE).map(({ x }) => x)),
    ones: Math.min(...row.filter(({ height }) => height === CUBE).map(({ x }) => x)),
  }));
}

it.each([
  [44, 15],
  [15, 44],
  [125, 31],
])("the tens of %i and %i are one column, and their ones another", (first, second) => {
  const [one, other] = columnsOf(baseTenSvg([{ number: first }, { number: second }]));
  expect(one).toEqual(other);
  expect(one!.ones).toBeGreaterThan(one!.tens);
});

it("a picture of two numbers below 100 has room on a phone that is 320 pixels wide", () => {
  const width = /^<svg[^>]* width="(\d+)"/.exec(baseTenSvg([{ number: 99 }, { number: 99 }]))![1];
  // Beside it: the gutters of the page and the padding of the card, 16 pixels each.
  expect(Number(width)).toBeLessThanOrEqual(320 - 4 * 16);
});
