import { exact, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Message } from "@karota/engine/message.ts";
import type { Random } from "@karota/engine/random.ts";

export const SOLIDS = [
  "cube",
  "cuboid",
  "cuboid-edge",
  "cube-edge",
  "cuboid-two-units",
  "prism",
  "triangular-prism",
  "pyramid",
  "pyramid-rectangular",
  "stacked",
] as const;
export type SolidName = (typeof SOLIDS)[number];

interface Rule {
  readonly skill: string;
  readonly ask: Message;
  /** What the picture shows, in words. */
  readonly label: string;
  /** Names of what is given, as the label calls them. */
  readonly letters: readonly string[];
  draw(random: Random): readonly number[] | null;
  /** The answer's amount. */
  measure(...given: readonly number[]): Exact;
  /** What comes out when it goes wrong. */
  mistakes(...given: readonly number[]): Readonly<Record<string, readonly Exact[]>>;
}

const VOLUME: Message = { id: "volumeobjects.ask.volume" };
const EDGE: Message = { id: "volumeobjects.ask.edge" };

const all = (...values: readonly number[]): readonly Exact[] => values.map((value) => exact(value));
const surfaceOf = (a: number, b: number, c: number): number => 2 * (a * b + a * c + b * c);

/** Each solid with its errors. Parameters default to 0 only because the number of what is given varies. */
export const RULES: Readonly<Record<SolidName, Rule>> = {
  cube: {
    skill: "cube",
    ask: VOLUME,
    label: "volumeobjects.solid.cube",
    letters: ["a"],
    draw: (random) => [random.between(2, 10)],
    measure: (a = 0) => exact(a ** 3),
    mistakes: (a = 0) => ({
      surface: all(6 * a * a),
      "one-face": all(a * a),
      "edges-added": all(3 * a, 12 * a),
      "layer-off": all(a * a * (a + 1), a * a * (a - 1)),
    }),
  },
  cuboid: {
    skill: "cuboid",
    ask: VOLUME,
    label: "volumeobjects.solid.cuboid",
    letters: ["a", "b", "c"],
    draw: (random) => unlike([random.between(2, 10), random.between(2, 10), random.between(2, 10)]),
    measure: (a = 0, b = 0, c = 0) => exact(a * b * c),
    mistakes: (a = 0, b = 0, c = 0) => ({
      surface: all(surfaceOf(a, b, c)),
      "one-face": all(a * b, a * c),
      "edges-added": all(a + b + c, 4 * (a + b + c)),
      "layer-off": all(a * b * (c + 1), a * b * (c - 1)),
    }),
  },
  "cuboid-edge": {
    skill: "missing-edge",
    ask: EDGE,
    label: "volumeobjects.solid.cuboidEdge",
    letters: ["volume", "a", "b"],
    draw: (random) => {
      const [a, b, c] = [random.between(3, 12), random.between(2, 10), random.between(2, 12)];
      return a < b ? null : [a * b * c, a, b];
    },
    measure: (volume = 0, a = 0, b = 0) => exact(volume, a * b),
    mistakes: (volume = 0, a = 0, b = 0) => ({
      "edge-forgotten": [exact(volume, a), exact(volume, b)],
      "base-subtracted": all(volume - a * b),
      "edges-added-first": [exact(volume, a + b)],
      "edge-off": [exact(volume + a * b, a * b), exact(volume - a * b, a * b)],
    }),
  },
  "cube-edge": {
    skill: "missing-edge",
    ask: EDGE,
    label: "volumeobjects.solid.cubeEdge",
    letters: ["volume"],
    draw: (random) => [random.between(2, 12) ** 3],
    measure: (volume = 0) => exact(Math.round(Math.cbrt(volume))),
    mistakes: (volume = 0) => {
      const edge = Math.round(Math.cbrt(volume));
      return {
        "face-instead": all(edge ** 2),
        thirded: [exact(volume, 3)],
        sixthed: [exact(volume, 6)],
        "edge-off": all(edge + 1, edge - 1),
      };
    },
  },
  "cuboid-two-units": {
    skill: "cuboid",
    ask: VOLUME,
    label: "volumeobjects.solid.cuboidTwoUnits",
    letters: ["a", "b", "c"],
    draw: (random) => [random.between(2, 9), random.between(5, 20), random.between(3, 12)],
    measure: (a = 0, b = 0, c = 0) => exact(10 * a * b * c),
    mistakes: (a = 0, b = 0, c = 0) => ({
      "units-mixed": all(a * b * c),
      "edge-factor-wrong": all(100 * a * b * c),
      "one-face": all(10 * a * b),
      "edges-added": all(10 * a + b + c),
      surface: all(surfaceOf(10 * a, b, c)),
    }),
  },
  prism: {
    skill: "prism",
    ask: VOLUME,
    label: "volumeobjects.solid.prism",
    letters: ["base", "h"],
    draw: (random) => [random.between(12, 90), random.between(3, 12)],
    measure: (base = 0, h = 0) => exact(base * h),
    mistakes: (base = 0, h = 0) => ({
      "height-added": all(base + h),
      "needlessly-halved": [exact(base * h, 2)],
      "as-pyramid": [exact(base * h, 3)],
      "layer-off": all(base * (h + 1), base * (h - 1)),
    }),
  },
  "triangular-prism": {
    skill: "prism",
    ask: VOLUME,
    label: "volumeobjects.solid.triangularPrism",
    letters: ["a", "h", "l"],
    draw: (random) => [random.between(3, 12), random.between(3, 12), random.between(5, 20)],
    measure: (a = 0, h = 0, l = 0) => exact(a * h * l, 2),
    mistakes: (a = 0, h = 0, l = 0) => ({
      "base-not-halved": all(a * h * l),
      "as-pyramid": [exact(a * h * l, 6), exact(a * h * l, 3)],
      "one-face": [exact(a * h, 2), exact(a * l)],
      "edges-added": all(a + h + l),
    }),
  },
  pyramid: {
    skill: "pyramid",
    ask: VOLUME,
    label: "volumeobjects.solid.pyramid",
    letters: ["a", "h"],
    draw: (random) => thirdable([random.between(2, 12), random.between(4, 15)]),
    measure: (a = 0, h = 0) => exact(a * a * h, 3),
    mistakes: (a = 0, h = 0) => ({
      "not-thirded": all(a * a * h),
      "halved-instead": [exact(a * a * h, 2)],
      "base-not-squared": [exact(a * h, 3), exact(a * h)],
      "one-face": all(a * a),
    }),
  },
  "pyramid-rectangular": {
    skill: "pyramid",
    ask: VOLUME,
    label: "volumeobjects.solid.pyramidRectangular",
    letters: ["a", "b", "h"],
    draw: (random) => {
      const [a, b, h] = [random.between(3, 12), random.between(2, 12), random.between(4, 15)];
      return a === b ? null : thirdable([a, b, h]);
    },
    measure: (a = 0, b = 0, h = 0) => exact(a * b * h, 3),
    mistakes: (a = 0, b = 0, h = 0) => ({
      "not-thirded": all(a * b * h),
      "halved-instead": [exact(a * b * h, 2)],
      "one-face": all(a * b),
      "edges-added": all(a + b + h),
    }),
  },
  stacked: {
    skill: "composed",
    ask: VOLUME,
    label: "volumeobjects.solid.stacked",
    letters: ["a", "b", "c", "d"],
    draw: (random) => {
      const [a, b, c] = [random.between(5, 12), random.between(4, 10), random.between(2, 6)];
      const d = random.between(2, 6);
      return d < a && d < b && d !== c ? [a, b, c, d] : null;
    },
    measure: (a = 0, b = 0, c = 0, d = 0) => exact(a * b * c + d ** 3),
    mistakes: (a = 0, b = 0, c = 0, d = 0) => ({
      "cube-forgotten": all(a * b * c),
      "cube-subtracted": all(a * b * c - d ** 3),
      "cube-flat": all(a * b * c + d * d, a * b * c + 3 * d),
      multiplied: all(a * b * c * d),
    }),
  },
};

/** Nothing when all are alike: a cube among cuboids. */
const unlike = (given: readonly number[]): readonly number[] | null => (new Set(given).size === 1 ? null : given);

/** Nothing when a third of the product is not whole. */
const thirdable = (given: readonly number[]): readonly number[] | null =>
  given.some((one) => one % 3 === 0) ? given : null;
