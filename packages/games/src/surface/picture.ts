import * as z from "zod/mini";
import { getUnit } from "../data/units.ts";
import { areaUnit, lengthUnit, shapeSchema, type Shape } from "./shapes.ts";
import type { ShapeName } from "./shape-rules.ts";

const WIDTH = 280;
const HEIGHT = 180;
const INK = "#3A2A00";
const PAPER = "#FFFDF6";
const FILL = "#FFE9A8";
const DASHED = "#8A5A00";

/** A point of the picture, x to the right and y down, in its units. */
type Point = readonly [x: number, y: number];

/** What is drawn: outlines, dashed helping lines and words with their places. */
interface Drawing {
  readonly outlines: readonly (readonly Point[])[];
  readonly dashed?: readonly (readonly [Point, Point])[];
  readonly words: readonly (readonly [text: string, at: Point, anchor?: "start" | "end"])[];
}

/** How high a shape is drawn that is `width` wide: as the lengths tell, but never too flat or too high. */
function heightOf(wide: number, high: number, width: number): number {
  return Math.round(Math.min(116, Math.max(54, (width * high) / wide)));
}

/** A shape of this size in the middle, leaving room for words. */
function middle(width: number, height: number): { left: number; top: number; right: number; bottom: number } {
  const left = Math.round((WIDTH - width) / 2);
  const top = Math.round((HEIGHT - height) / 2) - 8;
  return { left, top, right: left + width, bottom: top + height };
}

function box(width: number, height: number, words: { below?: string; beside?: string; inside?: string }): Drawing {
  const { left, top, right, bottom } = middle(width, height);
  return {
    outlines: [
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    ],
    words: [
      ...(words.below ? [[words.below, [WIDTH / 2, bottom + 22]] as const] : []),
      ...(words.beside ? [[words.beside, [right + 8, (top + bottom) / 2 + 6], "start"] as const] : []),
      ...(words.inside ? [[words.inside, [WIDTH / 2, (top + bottom) / 2 + 6]] as const] : []),
    ],
  };
}

type Draw = (
  say: { length(value: number): string; area(value: number): string; first: string },
  ...given: readonly number[]
) => Drawing;

const DRAW: Readonly<Record<ShapeName, Draw>> = {
  square: ({ length }, a = 0) => box(110, 110, { below: length(a), beside: length(a) }),
  rectangle: ({ length }, a = 0, b = 0) => box(150, heightOf(a, b, 150), { below: length(a), beside: length(b) }),
  "rectangle-side": ({ length, area }, whole = 0, a = 0) =>
    box(150, heightOf(a, whole / a, 150), { below: length(a), beside: "?", inside: area(whole) }),
  "square-side": ({ area }, whole = 0) => box(110, 110, { below: "?", beside: "?", inside: area(whole) }),
  "rectangle-two-units": ({ length, first }, a = 0, b = 0) =>
    box(150, heightOf(10 * a, b, 150), { below: first, beside: length(b) }),
  parallelogram: ({ length }, a = 0, b = 0, h = 0) => {
    const height = heightOf(a, h, 140);
    const { left, top, right, bottom } = middle(180, height);
    return {
      outlines: [
        [
          [left + 40, top],
          [right, top],
          [right - 40, bottom],
          [left, bottom],
        ],
      ],
      dashed: [
        [
          [left + 40, top],
          [left + 40, bottom],
        ],
      ],
      words: [
        [length(a), [left + 70, bottom + 22]],
        [length(h), [left + 48, (top + bottom) / 2 + 6], "start"],
        [length(b), [right - 10, (top + bottom) / 2 + 12], "start"],
      ],
    };
  },
  triangle: ({ length }, a = 0, b = 0, h = 0) => {
    const height = heightOf(a, h, 170);
    const { left, top, right, bottom } = middle(170, height);
    const foot = left + 60;
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
        [length(a), [WIDTH / 2, bottom + 22]],
        [length(h), [foot + 8, bottom - height / 3], "start"],
        [length(b), [left + 22, (top + bottom) / 2 - 2], "end"],
      ],
    };
  },
  trapezium: ({ length }, a = 0, c = 0, h = 0) => {
    const height = Math.min(96, heightOf(a, h, 180));
    const { left, top, right, bottom } = middle(180, height);
    const upper = Math.round(Math.min(140, Math.max(60, (180 * c) / a)));
    const foot = left + 30;
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
      words: [
        [length(a), [WIDTH / 2, bottom + 22]],
        [length(c), [foot + upper / 2, top - 8]],
        [length(h), [foot + 8, (top + bottom) / 2 + 6], "start"],
      ],
    };
  },
  rhombus: ({ length }, e = 0, f = 0) => {
    const height = Math.round(Math.min(130, Math.max(70, (170 * f) / e)));
    const { left, top, right, bottom } = middle(170, height);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
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
        [length(e), [right + 6, y + 6], "start"],
        [length(f), [x + 10, bottom + 18], "start"],
      ],
    };
  },
  corner: ({ length }, a = 0, b = 0, c = 0, d = 0) => {
    const height = Math.min(110, heightOf(a, b, 170));
    const { left, top, right, bottom } = middle(170, height);
    const cut: Point = [
      right - Math.round(Math.min(100, Math.max(60, (170 * c) / a))),
      top + Math.round(Math.min(height - 22, Math.max(30, (height * d) / b))),
    ];
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
        [length(a), [WIDTH / 2, bottom + 22]],
        [length(b), [left - 8, (top + bottom) / 2 + 6], "end"],
        [length(c), [(cut[0] + right) / 2, top - 8]],
        [length(d), [right + 8, (top + cut[1]) / 2 + 6], "start"],
      ],
    };
  },
  cube: ({ length }, a = 0) => solid(96, 96, 40, { wide: length(a) }),
  cuboid: ({ length }, a = 0, b = 0, c = 0) => {
    const height = Math.round(Math.min(96, Math.max(48, (130 * c) / a)));
    return solid(130, height, 36, { wide: length(a), deep: length(b), high: length(c) });
  },
};

/** A cuboid seen from the front, above and right. */
function solid(
  width: number,
  height: number,
  deep: number,
  words: { wide: string; deep?: string; high?: string },
): Drawing {
  const { left, top: above, bottom } = middle(width + deep, height + deep * 0.7);
  const rise = Math.round(deep * 0.7);
  const [right, top] = [left + width, above + rise];
  const back: Point = [right + deep, above];
  return {
    outlines: [
      [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
      [[left, top], [left + deep, above], back, [right, top]],
      [[right, top], back, [back[0], bottom - rise], [right, bottom]],
    ],
    words: [
      [words.wide, [left + width / 2, bottom + 22]],
      ...(words.deep ? [[words.deep, [right + deep / 2 + 10, bottom - rise / 2 + 12], "start"] as const] : []),
      ...(words.high ? [[words.high, [left - 8, (top + bottom) / 2 + 6], "end"] as const] : []),
    ],
  };
}

const points = (line: readonly Point[]): string => line.map((point) => point.join(",")).join(" ");

/** The name of a shape's picture: its facts. */
export const pictureName = (shape: Shape): string => JSON.stringify(shape);

/** The shape with its lengths beside it, as SVG text. Lengths are whole, so they read alike in every language. */
export function drawPicture(name: string): string {
  const shape = z.parse(shapeSchema, JSON.parse(name));
  const sizes = (unit: { readonly symbol: string }) => (value: number) => `${value} ${unit.symbol}`;
  const say = {
    length: sizes(lengthUnit(shape)),
    area: sizes(areaUnit(shape)),
    first: sizes(getUnit(shape.unit))(shape.given[0]!),
  };
  const { outlines, dashed = [], words } = DRAW[shape.shape](say, ...shape.given);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="12" fill="${PAPER}"/>`,
    `<g fill="${FILL}" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round">`,
    ...outlines.map((line) => `<polygon points="${points(line)}"/>`),
    `</g><g stroke="${DASHED}" stroke-width="2" stroke-dasharray="6 5">`,
    ...dashed.map(([[x1, y1], [x2, y2]]) => `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`),
    `</g><g fill="${INK}" font-family="system-ui, sans-serif" font-size="18" font-weight="600">`,
    ...words.map(
      ([text, [x, y], anchor = "middle"]) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`,
    ),
    "</g></svg>",
  ].join("");
}
