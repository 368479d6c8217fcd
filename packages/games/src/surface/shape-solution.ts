import { exact } from "@karota/engine/quiz/exact.ts";
import {
  difference,
  equation,
  number,
  product,
  quantity,
  quotient,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { getUnit } from "../data/units.ts";
import { areaUnit, inAsked, lengthUnit, measureOf, type Shape } from "./shapes.ts";
import type { ShapeName } from "./shape-rules.ts";
import { unitSquares } from "./unit-squares.ts";

const step = (id: `surface.step.${string}`, ...shown: readonly Expression[]): Step => ({ say: { id }, shown });

/** How lengths and areas of a shape are written. */
interface Measures {
  length(value: number): Expression;
  area(value: number): Expression;
  /** The product of two lengths. */
  times(one: number, other: number): Expression;
  /** Half of an area. */
  half(of: number): Expression;
  readonly shape: Shape;
}

type Explain = (measures: Measures, ...given: readonly number[]) => readonly Step[];

const EXPLAIN: Readonly<Record<ShapeName, Explain>> = {
  square: ({ times }, a = 0) => [step("surface.step.square", times(a, a), ...unitSquares(a, a))],
  rectangle: ({ times }, a = 0, b = 0) => [step("surface.step.rectangle", times(a, b), ...unitSquares(a, b))],
  "rectangle-side": (_, area = 0, a = 0) => [
    step("surface.step.rectangleSide", equation(quotient(number(area), number(a)), number(area / a))),
  ],
  "square-side": ({ shape }, area = 0) => {
    const side = number(measureOf(shape));
    return [step("surface.step.squareSide", equation(product(side, side), number(area)))];
  },
  "rectangle-two-units": ({ shape, length, times }, a = 0, b = 0) => [
    step("surface.step.sameUnit", equation(quantity(exact(a), getUnit(shape.unit)), length(10 * a))),
    step("surface.step.rectangle", times(10 * a, b)),
  ],
  parallelogram: ({ times }, a = 0, _b = 0, h = 0) => [step("surface.step.parallelogram", times(a, h))],
  triangle: ({ times, half }, a = 0, _b = 0, h = 0) => [
    step("surface.step.sideByHeight", times(a, h)),
    step("surface.step.halfParallelogram", half(a * h)),
  ],
  trapezium: ({ length, times, half }, a = 0, c = 0, h = 0) => [
    step("surface.step.bases", equation(sum(length(a), length(c)), length(a + c))),
    step("surface.step.byHeight", times(a + c, h)),
    step("surface.step.halve", half((a + c) * h)),
  ],
  rhombus: ({ times, half }, e = 0, f = 0) => [
    step("surface.step.diagonals", times(e, f)),
    step("surface.step.halfRectangle", half(e * f)),
  ],
  corner: ({ area, times }, a = 0, b = 0, c = 0, d = 0) => [
    step("surface.step.whole", times(a, b)),
    step("surface.step.cut", times(c, d)),
    step("surface.step.difference", equation(difference(area(a * b), area(c * d)), area(a * b - c * d))),
  ],
  cube: ({ area, times }, a = 0) => [
    step("surface.step.face", times(a, a)),
    step("surface.step.sixFaces", equation(product(number(6), area(a * a)), area(6 * a * a))),
  ],
  cuboid: ({ area, times }, a = 0, b = 0, c = 0) => {
    const faces = [a * b, a * c, b * c];
    const half = a * b + a * c + b * c;
    return [
      step("surface.step.threeFaces", times(a, b), times(a, c), times(b, c)),
      step("surface.step.addFaces", equation(sum(...faces.map(area)), area(half))),
      step("surface.step.twice", equation(product(number(2), area(half)), area(2 * half))),
    ];
  },
};

/** The worked solution: what is multiplied and why, then the result. */
export function shapeSolution(shape: Shape): readonly Step[] {
  const length = (value: number): Expression => quantity(exact(value), lengthUnit(shape));
  const area = (value: number): Expression => quantity(exact(value), areaUnit(shape));
  const measures: Measures = {
    length,
    area,
    times: (one, other) => equation(product(length(one), length(other)), area(one * other)),
    half: (of) => equation(quotient(area(of), number(2)), quantity(exact(of, 2), areaUnit(shape))),
    shape,
  };
  return [...EXPLAIN[shape.shape](measures, ...shape.given), resultStep(inAsked(shape, measureOf(shape)))];
}
