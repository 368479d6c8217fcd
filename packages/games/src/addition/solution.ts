import { exact } from "@karota/engine/quiz/exact.ts";
import { equation, number, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { columnsOf, placeName, type Column } from "@karota/engine/quiz/written-digits.ts";
import { estimateStep } from "../estimates/estimate-step.ts";
import { ADDITION } from "../estimates/operation.ts";
import { filledFrames } from "../starter/pictures.ts";
import type { Addends } from "./kinds.ts";
import { mentalSteps, overTen } from "./mental.ts";

/** The addends as the question has them; `padded` writes all with the same number of decimal places. */
export const written = ({ addends, places }: Addends, padded = false): Expression =>
  sum(...addends.map((addend) => number(exact(addend, 10 ** places), padded ? places : 0)));

export const totalOf = ({ addends, places }: Addends): Expression =>
  number(
    exact(
      addends.reduce((one, other) => one + other),
      10 ** places,
    ),
  );

/** Sums below this are calculated in the head. */
const WRITTEN_FROM = 100;

/** Whether the solution is in the head, and so is what is said of a mistake. */
export const isMental = ({ addends: [first = 0, second = 0, third], places }: Addends): boolean =>
  places === 0 && third === undefined && first + second < WRITTEN_FROM;

/** The worked solution: in the head below 100, else an estimate, then column by column. */
export function solution(facts: Addends): readonly Step[] {
  const [first = 0, second = 0] = facts.addends;
  const result = resultStep(equation(written(facts), totalOf(facts)));
  if (isMental(facts) && Math.max(first, second) < 10 && first + second > 10) {
    const larger = [Math.max(first, second), Math.min(first, second)] as const;
    return [...overTen(larger, filledFrames(...larger)), result];
  }
  if (isMental(facts)) return [...mentalSteps(first, second), result];
  const columns = columnsOf(facts.addends);
  const steps = columns.map((column, place) => explained(column, place - facts.places, place === columns.length - 1));
  const numbers = facts.addends.map((units) => ({ units, places: facts.places }));
  return [...estimateStep(ADDITION, numbers), ...(facts.places > 0 ? [aligned(facts)] : []), ...steps, result];
}

const aligned = (facts: Addends): Step => ({ say: { id: "addition.step.align" }, shown: [written(facts, true)] });

/** @param place 0 for the ones, 1 for the tens, -1 for the tenths */
function explained({ digits, carried, total }: Column, place: number, last: boolean): Step {
  const parts = [...digits, ...(carried > 0 ? [carried] : [])].map((digit) => number(digit));
  const values = { place: placeName(place) };
  if (parts.length === 1) return { say: { id: "addition.step.copy", values: { ...values, digit: total } }, shown: [] };
  const carry = last ? 0 : Math.floor(total / 10);
  const shown = [equation(sum(...parts), number(total))];
  if (carry === 0) return { say: { id: "addition.step.write", values: { ...values, digit: total } }, shown };
  return { say: { id: "addition.step.carry", values: { ...values, digit: total % 10, carry } }, shown };
}
