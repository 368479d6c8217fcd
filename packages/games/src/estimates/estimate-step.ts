import { exact } from "@karota/engine/quiz/exact.ts";
import { equation, number, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import type { Operation } from "./operation.ts";

/** A decimal as a whole number in units of its last place, and how many places it has: 12,5 is 125 and 1. */
export interface Decimal {
  readonly units: number;
  readonly places: number;
}

const written = ({ units, places }: Decimal): Expression => number(exact(units, 10 ** places));

/**
 * The first step of a written calculation: about how much it is. None where that says nothing: the rounded numbers give
 * nothing, or the numbers are round already.
 */
export function estimateStep(operation: Operation, numbers: readonly Decimal[]): readonly Step[] {
  const units = numbers.map((one) => one.units);
  const rounded = operation.rounded(units);
  const estimate = operation.result(rounded);
  if (estimate <= 0 || rounded.every((one, place) => one === units[place])) return [];
  const places = operation.placesOf(numbers.map((one) => one.places));
  const shown = operation.written(rounded.map((one, at) => written({ units: one, places: numbers[at]!.places })));
  return [{ say: { id: "estimates.step.first" }, shown: [equation(shown, written({ units: estimate, places }))] }];
}
