import { exact, type Exact } from "@karota/engine/quiz/exact.ts";
import { equation, number, product, quantity, quotient, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { getUnit } from "../data/units.ts";
import type { SolidName } from "./solid-rules.ts";
import { areaUnit, inAsked, lengthUnit, measureOf, type Solid } from "./solids.ts";
import { unitCubes } from "./unit-cubes.ts";

const step = (id: `volumeobjects.step.${string}`, ...shown: readonly Expression[]): Step => ({ say: { id }, shown });

const times = (...factors: readonly number[]): Expression =>
  equation(product(...factors.map((factor) => number(factor))), number(factors.reduce((one, other) => one * other)));
const divided = (value: number, by: number): Expression =>
  equation(quotient(number(value), number(by)), number(exact(value, by)));

type Explain = (solid: Solid, ...given: readonly number[]) => readonly Step[];

const length = (solid: Solid, value: number): Expression => quantity(exact(value), lengthUnit(solid));
const area = (solid: Solid, value: Exact | number): Expression =>
  quantity(typeof value === "number" ? exact(value) : value, areaUnit(solid));
const rectangle = (solid: Solid, one: number, other: number): Expression =>
  equation(product(length(solid, one), length(solid, other)), area(solid, one * other));

/** Unit cubes, and how many of them are in one layer. */
function layer(row: number, rows: number, layers: number): readonly Step[] {
  const cubes = unitCubes(row, rows, layers);
  return cubes.length > 0 ? [step("volumeobjects.step.layer", ...cubes, times(row, rows))] : [];
}

const EXPLAIN: Readonly<Record<SolidName, Explain>> = {
  cube: (_, a = 0) => [...layer(a, a, a), step("volumeobjects.step.cube", times(a, a, a))],
  cuboid: (_, a = 0, b = 0, c = 0) => [...layer(a, b, c), step("volumeobjects.step.cuboid", times(a, b, c))],
  "cuboid-edge": (_, volume = 0, a = 0, b = 0) => [
    step("volumeobjects.step.knownEdges", times(a, b)),
    step("volumeobjects.step.divideVolume", divided(volume, a * b)),
  ],
  "cube-edge": (solid, volume = 0) => {
    const edge = number(measureOf(solid));
    return [step("volumeobjects.step.cubeEdge", equation(product(edge, edge, edge), number(volume)))];
  },
  "cuboid-two-units": (solid, a = 0, b = 0, c = 0) => [
    step("volumeobjects.step.sameUnit", equation(quantity(exact(a), getUnit(solid.unit)), length(solid, 10 * a))),
    step("volumeobjects.step.cuboid", times(10 * a, b, c)),
  ],
  prism: (_, base = 0, h = 0) => [step("volumeobjects.step.baseByHeight", times(base, h))],
  "triangular-prism": (solid, a = 0, h = 0, l = 0) => {
    const base = exact(a * h, 2);
    return [
      step(
        "volumeobjects.step.triangleBase",
        equation(quotient(product(length(solid, a), length(solid, h)), number(2)), area(solid, base)),
      ),
      step("volumeobjects.step.baseByHeight", equation(product(number(base), number(l)), number(measureOf(solid)))),
    ];
  },
  pyramid: (solid, a = 0, h = 0) => pyramid(solid, a, a, h),
  "pyramid-rectangular": (solid, a = 0, b = 0, h = 0) => pyramid(solid, a, b, h),
  stacked: (_, a = 0, b = 0, c = 0, d = 0) => [
    step("volumeobjects.step.cuboidPart", times(a, b, c)),
    step("volumeobjects.step.cubePart", times(d, d, d)),
    step("volumeobjects.step.addParts", equation(sum(number(a * b * c), number(d ** 3)), number(a * b * c + d ** 3))),
  ],
};

const pyramid: Explain = (solid, a = 0, b = 0, h = 0) => [
  step("volumeobjects.step.base", rectangle(solid, a, b)),
  step("volumeobjects.step.baseByHeight", times(a * b, h)),
  step("volumeobjects.step.third", divided(a * b * h, 3)),
];

/** The worked solution: what is multiplied and why, then the result. */
export const solidSolution = (solid: Solid): readonly Step[] => [
  ...EXPLAIN[solid.solid](solid, ...solid.given),
  resultStep(inAsked(solid, measureOf(solid))),
];
