import * as z from "zod/mini";
import { getUnit } from "../data/units.ts";
import { place, solid as box, svgOf, type Drawing, type Point } from "../measures/drawing.ts";
import type { SolidName } from "./solid-rules.ts";
import { areaUnit, lengthUnit, solidSchema, volumeUnit, type Solid } from "./solids.ts";

/** How lengths, areas and volumes are written beside the solid. */
interface Sizes {
  length(value: number): string;
  area(value: number): string;
  volume(value: number): string;
  /** The first of what is given, in its own unit. */
  readonly first: string;
}

/** How much of a solid's depth goes to the right and upwards. */
const RIGHT = 0.45;
const UP = 0.32;

const within = (text: string, [x, y]: Point): Drawing => ({ outlines: [], words: [[text, [x, y]]] });
const together = (...drawings: readonly Drawing[]): Drawing => ({
  outlines: drawings.flatMap((one) => one.outlines),
  dashed: drawings.flatMap((one) => one.dashed ?? []),
  words: drawings.flatMap((one) => one.words),
});
/** Where the front face of a drawn box has its middle. */
function frontOf({ outlines: [front = []] }: Drawing): Point {
  const [[left, top], , [right, bottom]] = front as readonly [Point, Point, Point];
  return [(left + right) / 2, (top + bottom) / 2 + 6];
}

const DRAW: Readonly<Record<SolidName, (sizes: Sizes, ...given: readonly number[]) => Drawing>> = {
  cube: ({ length }, a = 0) => box(a, a, a, length(a), length(a), length(a)),
  cuboid: ({ length }, a = 0, b = 0, c = 0) => box(a, b, c, length(a), length(b), length(c)),
  "cuboid-edge": ({ length, volume }, all = 0, a = 0, b = 0) => {
    const drawn = box(Math.max(a, 8), b, Math.max(4, Math.min(8, all / a / b)), length(a), length(b), "?");
    return together(drawn, within(volume(all), frontOf(drawn)));
  },
  "cube-edge": ({ volume }, all = 0) => {
    const drawn = box(1, 1, 1, "a = ?", "a", "a");
    return together(drawn, within(volume(all), frontOf(drawn)));
  },
  "cuboid-two-units": ({ length, first }, a = 0, b = 0, c = 0) => box(10 * a, b, c, first, length(b), length(c)),
  prism: ({ length, area }, base = 0, h = 0) => {
    const { left, right, top, bottom, x, y } = place(14, Math.max(6, h), [170, 124], [140, 80]);
    const [deep, wide] = [24, right - left];
    const [near, far] = [x - wide / 4, x + wide / 4];
    const upper = top + deep;
    const lower = bottom - deep;
    return {
      outlines: [
        [
          [left, upper],
          [near, upper + deep],
          [near, bottom],
          [left, lower],
        ],
        [
          [near, upper + deep],
          [far, upper + deep],
          [far, bottom],
          [near, bottom],
        ],
        [
          [far, upper + deep],
          [right, upper],
          [right, lower],
          [far, bottom],
        ],
        [
          [left, upper],
          [near, top],
          [far, top],
          [right, upper],
          [far, upper + deep],
          [near, upper + deep],
        ],
      ],
      words: [
        [area(base), [x, upper + 6]],
        [length(h), [right + 8, y + 12], "start"],
      ],
    };
  },
  "triangular-prism": ({ length }, a = 0, h = 0, l = 0) => {
    const [dx, dy] = [Math.min(1.6 * a, l) * RIGHT, Math.min(1.6 * a, l) * UP];
    const at = place(a + dx, h + dy, [190, 128], [150, 90]);
    const { left, right: back, top: above, bottom } = at;
    const right = left + ((back - left) * a) / (a + dx);
    const top = bottom - ((bottom - above) * h) / (h + dy);
    const [behind, over] = [back - right, top - above];
    const peak = left + (right - left) * 0.4;
    return {
      outlines: [
        [
          [peak, top],
          [peak + behind, top - over],
          [back, bottom - over],
          [right, bottom],
        ],
        [
          [peak, top],
          [right, bottom],
          [left, bottom],
        ],
      ],
      dashed: [
        [
          [peak, top],
          [peak, bottom],
        ],
      ],
      words: [
        [length(a), [(left + right) / 2, bottom + 22]],
        [length(h), [peak + 5, bottom - 12], "start"],
        [length(l), [right + behind / 2 + 8, bottom - over / 2 + 16], "start"],
      ],
    };
  },
  pyramid: ({ length }, a = 0, h = 0) => pyramid(a, a, h, length(a), length(h), length(a)),
  "pyramid-rectangular": ({ length }, a = 0, b = 0, h = 0) => pyramid(a, b, h, length(a), length(h), length(b)),
  stacked: ({ length }, a = 0, b = 0, c = 0, d = 0) => {
    // Lower than other solids: there is a word above it too.
    const at = place(a + b * RIGHT, c + d + b * UP, [176, 118], [60, 60]);
    const scale = Math.min((at.right - at.left) / (a + b * RIGHT), (at.bottom - at.top) / (c + d + b * UP));
    const base = boxAt([at.left, at.bottom], scale, a, b, c);
    const aside = (b - d) / 2;
    const onTop: Point = [at.left + scale * ((a - d) / 2 + aside * RIGHT), at.bottom - scale * (c + aside * UP)];
    const middle = onTop[1] - (scale * d) / 2;
    const [over, above] = [onTop[0] + scale * d * (0.5 + RIGHT), onTop[1] - scale * d * (1 + UP)];
    return {
      outlines: [...base, ...boxAt(onTop, scale, d, d, d)],
      words: [
        [length(a), [at.left + (scale * a) / 2, at.bottom + 22]],
        [length(b), [at.left + scale * (a + (b * RIGHT) / 2) + 8, at.bottom - (scale * b * UP) / 2 + 16], "start"],
        [length(c), [at.left - 8, at.bottom - (scale * c) / 2 + 6], "end"],
        [length(d), [onTop[0] - 8, middle], "end"],
        [length(d), [over, above - 8]],
      ],
    };
  },
};

/** The three visible faces of a box with this lower left corner in front. */
function boxAt([x, y]: Point, scale: number, wide: number, deep: number, high: number): readonly (readonly Point[])[] {
  const at = (across: number, back: number, up: number): Point => [
    x + scale * (across + back * RIGHT),
    y - scale * (up + back * UP),
  ];
  return [
    [at(0, 0, high), at(wide, 0, high), at(wide, 0, 0), at(0, 0, 0)],
    [at(0, 0, high), at(0, deep, high), at(wide, deep, high), at(wide, 0, high)],
    [at(wide, 0, high), at(wide, deep, high), at(wide, deep, 0), at(wide, 0, 0)],
  ];
}

/** A pyramid over a rectangle, with its height and its hidden edges dashed. */
function pyramid(wide: number, deep: number, high: number, below: string, inside: string, behind: string): Drawing {
  // No deeper than it is wide, so that the height is clear of the front edge.
  const depth = Math.min(deep, 1.2 * wide);
  const [overX, overY] = [depth * RIGHT, depth * UP];
  const at = place(wide + overX, Math.max(high, 1.1 * overY), [200, 128], [130, 96]);
  const { left, right: back, top, bottom } = at;
  const right = left + ((back - left) * wide) / (wide + overX);
  const [dx, dy] = [back - right, Math.min(34, (overY * (back - left)) / (wide + overX))];
  const peak: Point = [(left + back) / 2, top];
  const [hidden, far]: readonly [Point, Point] = [
    [left + dx, bottom - dy],
    [back, bottom - dy],
  ];
  return {
    outlines: [
      [peak, [right, bottom], far],
      [peak, [left, bottom], [right, bottom]],
    ],
    dashed: [
      [[left, bottom], hidden],
      [hidden, far],
      [peak, hidden],
      [peak, [peak[0], bottom - dy / 2]],
    ],
    words: [
      [below, [(left + right) / 2, bottom + 22]],
      [inside, [peak[0] + 6, bottom - dy - 14], "start"],
      [behind, [right + dx / 2 + 8, bottom - dy / 2 + 16], "start"],
    ],
  };
}

/** The name of a solid's picture: its facts. */
export const pictureName = (solid: Solid): string => JSON.stringify(solid);

/** The solid with its lengths beside it, as SVG text. Lengths are whole, so they read alike in every language. */
export function drawPicture(name: string): string {
  const solid = z.parse(solidSchema, JSON.parse(name));
  const sizes = (unit: { readonly symbol: string }) => (value: number) => `${value} ${unit.symbol}`;
  const words: Sizes = {
    length: sizes(lengthUnit(solid)),
    area: sizes(areaUnit(solid)),
    volume: sizes(volumeUnit(solid)),
    first: sizes(getUnit(solid.unit))(solid.given[0]!),
  };
  return svgOf(DRAW[solid.solid](words, ...solid.given));
}
