import * as z from "zod/mini";
import { getUnit } from "../data/units.ts";
import {
  below,
  beside,
  corners,
  place,
  solid,
  svgOf,
  type Drawing,
  type Place,
  type Point,
  type Word,
} from "../measures/drawing.ts";
import type { ShapeName } from "./shape-rules.ts";
import { areaUnit, lengthUnit, shapeSchema, type Shape } from "./shapes.ts";

/** How lengths and areas are written beside the shape. */
interface Sizes {
  length(value: number): string;
  area(value: number): string;
  /** The first of what is given, in its own unit. */
  readonly first: string;
}

const box = (at: Place, side: string, other: string, ...inside: readonly string[]): Drawing => ({
  outlines: [corners(at)],
  words: [below(side, at), beside(other, at), ...inside.map((text): Word => [text, [at.x, at.y + 6]])],
});

/** How far the foot of the height is from the corner below the slanted side. */
const footOf = (slanted: number, height: number): number => Math.sqrt(slanted ** 2 - height ** 2);

const DRAW: Readonly<Record<ShapeName, (sizes: Sizes, ...given: readonly number[]) => Drawing>> = {
  square: ({ length }, a = 0) => box(place(1, 1), length(a), length(a)),
  rectangle: ({ length }, a = 0, b = 0) => box(place(a, b), length(a), length(b)),
  "rectangle-side": ({ length, area }, whole = 0, a = 0) =>
    box(place(a, whole / a, [170, 112], [96, 48]), length(a), "?", area(whole)),
  "square-side": ({ area }, whole = 0) => box(place(1, 1), "a = ?", "a", area(whole)),
  "rectangle-two-units": ({ length, first }, a = 0, b = 0) => box(place(10 * a, b), first, length(b)),

  parallelogram: ({ length }, a = 0, b = 0, h = 0) => {
    const shift = footOf(b, h);
    const at = place(a + shift, h, [200, 104], [(100 * (a + shift)) / a, 48]);
    const { left, top, right, bottom, y } = at;
    const slope = ((right - left) * shift) / (a + shift);
    const foot = left + slope;
    return {
      outlines: [
        [
          [foot, top],
          [right, top],
          [right - slope, bottom],
          [left, bottom],
        ],
      ],
      dashed: [
        [
          [foot, top],
          [foot, bottom],
        ],
      ],
      words: [
        [length(a), [(left + right - slope) / 2, bottom + 22]],
        [length(h), [foot + 6, top + (bottom - top) * 0.35 + 6], "start"],
        [length(b), [right - slope / 2 + 10, y + 14], "start"],
      ],
    };
  },
  triangle: ({ length }, a = 0, b = 0, h = 0) => {
    const at = place(a, h, [190, 116], [130, 56]);
    const { left, top, right, bottom, y } = at;
    const foot = left + (right - left) * (footOf(b, h) / a);
    const isRight = foot > (left + right) / 2;
    return {
      outlines: [
        [
          [foot, top],
          [right, bottom],
          [left, bottom],
        ],
      ],
      dashed: [
        [
          [foot, top],
          [foot, bottom],
        ],
      ],
      words: [
        below(length(a), at),
        [length(h), [foot + (isRight ? -6 : 6), bottom - 8], isRight ? "end" : "start"],
        [length(b), [(left + foot) / 2 - 10, y], "end"],
      ],
    };
  },
  trapezium: ({ length }, a = 0, c = 0, h = 0) => {
    const at = place(a, h, [200, 96], [140, 48]);
    const { left, top, right, bottom, y } = at;
    const upper = ((right - left) * c) / a;
    const foot = left + (right - left - upper) * 0.35;
    return {
      outlines: [
        [
          [foot, top],
          [foot + upper, top],
          [right, bottom],
          [left, bottom],
        ],
      ],
      dashed: [
        [
          [foot, top],
          [foot, bottom],
        ],
      ],
      words: [below(length(a), at), [length(c), [foot + upper / 2, top - 8]], [length(h), [foot + 6, y + 6], "start"]],
    };
  },
  rhombus: ({ length }, e = 0, f = 0) => {
    const at = place(e, f, [134, 116], [104, 84]);
    const { left, top, right, bottom, x, y } = at;
    return {
      outlines: [
        [
          [x, top],
          [right, y],
          [x, bottom],
          [left, y],
        ],
      ],
      dashed: [
        [
          [left, y],
          [right, y],
        ],
        [
          [x, top],
          [x, bottom],
        ],
      ],
      words: [
        below(`e = ${length(e)}`, at),
        beside(`f = ${length(f)}`, at),
        ["e", [(x + right) / 2, y - 5]],
        ["f", [x + 6, (y + bottom) / 2 + 4], "start"],
      ],
    };
  },
  corner: ({ length }, a = 0, b = 0, c = 0, d = 0) => {
    const at = place(a, b, [170, 104], [100, 72]);
    const { left, top, right, bottom, x, y } = at;
    const cut: Point = [right - ((right - left) * c) / a, top + ((bottom - top) * d) / b];
    return {
      outlines: [[[left, top], [cut[0], top], cut, [right, cut[1]], [right, bottom], [left, bottom]]],
      dashed: [
        [
          [cut[0], top],
          [right, top],
        ],
        [
          [right, top],
          [right, cut[1]],
        ],
      ],
      words: [
        [length(a), [x, bottom + 22]],
        [length(b), [left - 8, y + 6], "end"],
        [length(c), [(cut[0] + right) / 2, top - 8]],
        [length(d), [right + 8, (top + cut[1]) / 2 + 6], "start"],
      ],
    };
  },
  cube: ({ length }, a = 0) => solid(a, a, a, length(a), length(a), length(a)),
  cuboid: ({ length }, a = 0, b = 0, c = 0) => solid(a, b, c, length(a), length(b), length(c)),
};

/** The name of a shape's picture: its facts. */
export const pictureName = (shape: Shape): string => JSON.stringify(shape);

/** The shape with its lengths beside it, as SVG text. Lengths are whole, so they read alike in every language. */
export function drawPicture(name: string): string {
  const shape = z.parse(shapeSchema, JSON.parse(name));
  const sizes = (unit: { readonly symbol: string }) => (value: number) => `${value} ${unit.symbol}`;
  const first = sizes(getUnit(shape.unit))(shape.given[0]!);
  const words = { length: sizes(lengthUnit(shape)), area: sizes(areaUnit(shape)), first };
  return svgOf(DRAW[shape.shape](words, ...shape.given));
}
