import { exact } from "@karota/engine/quiz/exact.ts";
import { difference, equation, number, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { placeName } from "@karota/engine/quiz/written-digits.ts";
import type { Schooling } from "@karota/engine/schooling.ts";
import { estimateStep } from "../estimates/estimate-step.ts";
import { SUBTRACTION } from "../estimates/operation.ts";
import { columnsOf, type Column } from "./columns.ts";
import type { Subtraction } from "./kinds.ts";
import { mentalSteps } from "./mental.ts";

/** The numbers as the question has them; `padded` writes both with the same number of decimal places. */
export const written = ({ minuend, subtrahend, places }: Subtraction, padded = false): Expression =>
  difference(...[minuend, subtrahend].map((one) => number(exact(one, 10 ** places), padded ? places : 0)));

export const differenceOf = ({ minuend, subtrahend, places }: Subtraction): Expression =>
  number(exact(minuend - subtrahend, 10 ** places));

/** Differences of numbers below this are calculated in the head. */
const WRITTEN_FROM = 100;

/** Whether the solution is in the head, and so is what is said of a mistake. */
export const isMental = ({ minuend, places }: Subtraction): boolean => places === 0 && minuend < WRITTEN_FROM;

/** The worked solution: in the head below 100, else an estimate, then column by column as schools write it. */
export function solution(facts: Subtraction, { subtraction }: Schooling): readonly Step[] {
  const { minuend, subtrahend, places } = facts;
  const result = resultStep(equation(written(facts), differenceOf(facts)));
  if (isMental(facts)) return [...mentalSteps(minuend, subtrahend), result];
  const columns = columnsOf(minuend, subtrahend);
  const digits = Math.max(String(minuend - subtrahend).length, places + 1);
  const explained = subtraction === "complete" ? completed : borrowed;
  const numbers = [minuend, subtrahend].map((units) => ({ units, places }));
  return [
    ...estimateStep(SUBTRACTION, numbers),
    ...(places > 0 ? [aligned(facts)] : []),
    ...columns.map((column, place) => explained(column, place - places, place < digits)),
    result,
  ];
}

function aligned(facts: Subtraction): Step {
  const equallyLong = facts.minuend % 10 > 0 && facts.subtrahend % 10 > 0;
  const id = equallyLong ? "subtraction.step.align" : "subtraction.step.alignWithZeros";
  return { say: { id }, shown: [written(facts, true)] };
}

/**
 * One column, by counting up from the lower digit: 8 and how many make 13?
 *
 * @param place 0 for the ones, 1 for the tens, -1 for the tenths
 * @param needed its digit is part of the result, and no zero in front of it
 */
function completed({ upper, lower, lent, borrows, digit }: Column, place: number, needed: boolean): Step {
  const low = (lower ?? 0) + (lent ? 1 : 0);
  const from = borrows ? upper + 10 : upper;
  const values = { place: placeName(place), digit };
  if (lower === null && !lent) return { say: { id: "subtraction.step.copy", values }, shown: [] };
  const shown = [equation(sum(number(low), number(digit)), number(from))];
  if (!needed) return { say: { id: "subtraction.step.nothing", values: { place: values.place } }, shown };
  const counted = { ...values, low, from };
  if (lent && lower !== null) {
    const id = borrows ? "subtraction.step.carriedAndCarry" : "subtraction.step.carried";
    return { say: { id, values: { ...counted, lower } }, shown };
  }
  const id = borrows ? "subtraction.step.completeAndCarry" : "subtraction.step.complete";
  return { say: { id, values: counted }, shown };
}

/** One column, by taking a ten of the next place apart where the upper digit is too small. Parameters as `completed`. */
function borrowed({ upper, lower, lent, borrows, digit }: Column, place: number, needed: boolean): Step {
  const left = upper - (lent ? 1 : 0);
  const values = { place: placeName(place), digit };
  const from = borrows ? left + 10 : left;
  const shown = lower === null ? [] : [equation(difference(number(from), number(lower)), number(digit))];
  // Only a 0 that had to lend is one below nothing.
  if (left < 0) return { say: { id: "subtraction.step.zeroLent", values }, shown };
  if (lent && borrows)
    return { say: { id: "subtraction.step.lentAndBorrow", values: { ...values, left, from } }, shown };
  if (borrows) return { say: { id: "subtraction.step.borrow", values: { ...values, upper, from } }, shown };
  if (!needed) return { say: { id: "subtraction.step.nothing", values: { place: values.place } }, shown };
  if (lent) return { say: { id: "subtraction.step.lent", values: { ...values, left } }, shown };
  if (lower === null) return { say: { id: "subtraction.step.copy", values }, shown };
  return { say: { id: "subtraction.step.write", values }, shown };
}
