import type { Message } from "@karota/engine/message.ts";
import type { Random } from "@karota/engine/random.ts";

export const SHAPES = [
  "square",
  "rectangle",
  "rectangle-side",
  "square-side",
  "rectangle-two-units",
  "parallelogram",
  "triangle",
  "trapezium",
  "rhombus",
  "corner",
  "cube",
  "cuboid",
] as const;
export type ShapeName = (typeof SHAPES)[number];

interface Rule {
  readonly skill: string;
  readonly ask: Message;
  /** What the picture shows, in words. */
  readonly label: string;
  /** Names of what is given, as the label calls them. */
  readonly letters: readonly string[];
  draw(random: Random): readonly number[] | null;
  /** Twice the answer, so that halves stay whole. */
  doubled(...given: readonly number[]): number;
  /** Twice what comes out when it goes wrong. */
  mistakes(...given: readonly number[]): Readonly<Record<string, number | readonly number[]>>;
}

const AREA: Message = { id: "surface.ask.area" };
const SIDE: Message = { id: "surface.ask.side" };
const SURFACE: Message = { id: "surface.ask.surface" };

/** Each shape with its errors. Parameters default to 0 only because the number of what is given varies. */
export const RULES: Readonly<Record<ShapeName, Rule>> = {
  square: {
    skill: "square",
    ask: AREA,
    label: "surface.shape.square",
    letters: ["a"],
    draw: (random) => [random.between(5, 20)],
    doubled: (a = 0) => 2 * a * a,
    mistakes: (a = 0) => ({
      perimeter: 8 * a,
      "sides-added": 4 * a,
      "row-off": [2 * a * (a + 1), 2 * a * (a - 1)],
    }),
  },
  rectangle: {
    skill: "rectangle",
    ask: AREA,
    label: "surface.shape.rectangle",
    letters: ["a", "b"],
    draw: (random) => unlike([random.between(3, 12), random.between(2, 12)]),
    doubled: (a = 0, b = 0) => 2 * a * b,
    mistakes: (a = 0, b = 0) => ({
      perimeter: 4 * (a + b),
      "sides-added": 2 * (a + b),
      "row-off": [2 * a * (b + 1), 2 * a * (b - 1)],
      "needlessly-halved": a * b,
    }),
  },
  "rectangle-side": {
    skill: "missing-side",
    ask: SIDE,
    label: "surface.shape.rectangleSide",
    letters: ["area", "a"],
    draw: (random) => {
      const [a, b] = [random.between(3, 15), random.between(3, 15)];
      return a === b ? null : [a * b, a];
    },
    doubled: (area = 0, a = 0) => (2 * area) / a,
    mistakes: (area = 0, a = 0) => ({
      "side-subtracted": 2 * (area - a),
      "as-perimeter": area - 2 * a,
      multiplied: 2 * area * a,
      "side-off": [(2 * area) / a + 2, (2 * area) / a - 2],
    }),
  },
  "square-side": {
    skill: "missing-side",
    ask: SIDE,
    label: "surface.shape.squareSide",
    letters: ["area"],
    draw: (random) => [random.between(3, 20) ** 2],
    doubled: (area = 0) => 2 * Math.round(Math.sqrt(area)),
    mistakes: (area = 0) => {
      const side = Math.round(Math.sqrt(area));
      return { quartered: area / 2, "needlessly-halved": area, "side-off": [2 * side + 2, 2 * side - 2] };
    },
  },
  "rectangle-two-units": {
    skill: "rectangle",
    ask: AREA,
    label: "surface.shape.rectangleTwoUnits",
    letters: ["a", "b"],
    draw: (random) => [random.between(2, 9), random.between(11, 60)],
    doubled: (a = 0, b = 0) => 20 * a * b,
    mistakes: (a = 0, b = 0) => ({
      "units-mixed": 2 * a * b,
      "side-factor-wrong": 200 * a * b,
      perimeter: 4 * (10 * a + b),
      "sides-added": 2 * (10 * a + b),
    }),
  },
  parallelogram: {
    skill: "parallelogram",
    ask: AREA,
    label: "surface.shape.parallelogram",
    letters: ["a", "b", "h"],
    draw: (random) => slanted(random.between(5, 20), random),
    doubled: (a = 0, _b = 0, h = 0) => 2 * a * h,
    mistakes: (a = 0, b = 0, h = 0) => ({
      "slanted-side": 2 * a * b,
      perimeter: 4 * (a + b),
      "needlessly-halved": a * h,
      "sides-added": 2 * (a + h),
    }),
  },
  triangle: {
    skill: "triangle",
    ask: AREA,
    label: "surface.shape.triangle",
    letters: ["a", "b", "h"],
    draw: (random) => slanted(random.between(5, 20), random),
    doubled: (a = 0, _b = 0, h = 0) => a * h,
    mistakes: (a = 0, b = 0, h = 0) => ({
      "not-halved": 2 * a * h,
      "slanted-side": a * b,
      "sides-added": [2 * (a + h), 2 * (a + b + h)],
      "halved-twice": (a * h) / 2,
    }),
  },
  trapezium: {
    skill: "trapezium",
    ask: AREA,
    label: "surface.shape.trapezium",
    letters: ["a", "c", "h"],
    draw: (random) => {
      const [a, c, h] = [random.between(6, 20), random.between(3, 12), random.between(3, 12)];
      return a < c + 2 ? null : [a, c, h];
    },
    doubled: (a = 0, c = 0, h = 0) => (a + c) * h,
    mistakes: (a = 0, c = 0, h = 0) => ({
      "not-halved": 2 * (a + c) * h,
      "one-base": [2 * a * h, 2 * c * h],
      "sides-added": 2 * (a + c + h),
      "all-multiplied": a * c * h,
    }),
  },
  rhombus: {
    skill: "rhombus",
    ask: AREA,
    label: "surface.shape.rhombus",
    letters: ["e", "f"],
    draw: (random) => unlike([random.between(4, 24), random.between(4, 24)]),
    doubled: (e = 0, f = 0) => e * f,
    mistakes: (e = 0, f = 0) => ({
      "not-halved": 2 * e * f,
      "halved-twice": (e * f) / 2,
      "sides-added": [2 * (e + f), e + f],
    }),
  },
  corner: {
    skill: "composed",
    ask: AREA,
    label: "surface.shape.corner",
    letters: ["a", "b", "c", "d"],
    draw: (random) => {
      const [a, b] = [random.between(6, 20), random.between(5, 15)];
      const [c, d] = [random.between(2, 10), random.between(2, 10)];
      return a < c + 2 || b < d + 2 ? null : [a, b, c, d];
    },
    doubled: (a = 0, b = 0, c = 0, d = 0) => 2 * (a * b - c * d),
    mistakes: (a = 0, b = 0, c = 0, d = 0) => ({
      "cut-kept": 2 * a * b,
      "cut-added": 2 * (a * b + c * d),
      "cut-measured": 2 * (a - c) * (b - d),
      perimeter: 4 * (a + b),
    }),
  },
  cube: {
    skill: "solid",
    ask: SURFACE,
    label: "surface.shape.cube",
    letters: ["a"],
    draw: (random) => [random.between(2, 15)],
    doubled: (a = 0) => 12 * a * a,
    mistakes: (a = 0) => ({
      "one-face": 2 * a * a,
      "top-forgotten": 8 * a * a,
      volume: 2 * a ** 3,
      edges: 24 * a,
    }),
  },
  cuboid: {
    skill: "solid",
    ask: SURFACE,
    label: "surface.shape.cuboid",
    letters: ["a", "b", "c"],
    draw: (random) => unlike([random.between(3, 12), random.between(2, 10), random.between(2, 10)]),
    doubled: (a = 0, b = 0, c = 0) => 4 * (a * b + a * c + b * c),
    mistakes: (a = 0, b = 0, c = 0) => ({
      "not-doubled": 2 * (a * b + a * c + b * c),
      "pair-forgotten": [4 * (a * b + a * c), 4 * (a * b + b * c)],
      volume: 2 * a * b * c,
      edges: 8 * (a + b + c),
      "top-forgotten": 4 * (a * c + b * c),
    }),
  },
};

/** A side, a slanted side and the height between, whose foot is on the side. */
function slanted(a: number, random: Random): readonly number[] | null {
  const [b, h] = [random.between(4, 15), random.between(3, 12)];
  return h < b && b <= h + 4 && b ** 2 - h ** 2 <= a ** 2 ? [a, b, h] : null;
}

/** Nothing when all are alike: a square among rectangles. */
const unlike = (given: readonly number[]): readonly number[] | null => (new Set(given).size === 1 ? null : given);
