import { equation, number, product, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";

/**
 * The steps of a written division by a whole number, digit by digit from the left, until nothing is left over.
 * @param places decimal places of the dividend
 * @param leavesRest ends with the last digit of the dividend, whatever is left over
 */
export function longDivision(dividend: number, places: number, divisor: number, leavesRest = false): readonly Step[] {
  const digits = [...String(dividend).padStart(places + 1, "0")].map(Number);
  const ones = digits.length - places - 1;
  const most = leavesRest ? digits.length : Infinity;
  const steps: Step[] = [];
  let rest = 0;
  for (let at = 0; at < digits.length || (rest > 0 && at < most); at++) {
    const digit = digits[at] ?? 0;
    const part = rest * 10 + digit;
    const times = Math.floor(part / divisor);
    rest = part - times * divisor;
    // What is too small at the beginning is taken together with the next digit.
    if (steps.length === 0 && times === 0 && at < ones) continue;
    const values = { divisor, part, times, rest, digit };
    steps.push({ say: { id: idOf(steps.length === 0, at === ones + 1, times === 0), values }, shown: shownOf(values) });
  }
  return steps;
}

function idOf(first: boolean, pastThePoint: boolean, zero: boolean): string {
  if (first) return zero ? "division.step.beginWithZero" : "division.step.begin";
  if (pastThePoint) return zero ? "division.step.pointAndZero" : "division.step.point";
  return zero ? "division.step.zero" : "division.step.next";
}

function shownOf({
  part,
  times,
  divisor,
  rest,
}: Readonly<Record<"part" | "times" | "divisor" | "rest", number>>): readonly Expression[] {
  if (times === 0) return [];
  const taken = product(number(times), number(divisor));
  return [equation(number(part), rest > 0 ? sum(taken, number(rest)) : taken)];
}
