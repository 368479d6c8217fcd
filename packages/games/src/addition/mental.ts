import { difference, equation, number, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import { openJumps } from "../starter/pictures.ts";

const TEN = 10;
/** From this digit on, a number is rounded up to the next ten and what is too much is taken away again. */
const NEARLY_TEN = 8;

const tensOf = (one: number): number => one - (one % TEN);
const added = (...parts: readonly number[]): Expression =>
  equation(sum(...parts.map((part) => number(part))), number(parts.reduce((one, other) => one + other)));

/**
 * Up to the next ten with a part of the second number, and on with the rest of it. The first number is none of tens, and
 * the ones of both make ten or more. `seen` shows it.
 */
export function overTen([first, second]: readonly [number, number], ...seen: readonly Expression[]): readonly Step[] {
  const missing = TEN - (first % TEN);
  const rest = second - missing;
  const full = first + missing;
  if (rest === 0) return [{ say: { id: "addition.step.fullTen" }, shown: [...seen, added(first, second)] }];
  return [
    {
      say: { id: "addition.step.fillUp", values: { first, second, missing, rest, full } },
      shown: [...seen, added(first, missing)],
    },
    { say: { id: "addition.step.addRest", values: { rest } }, shown: [added(full, rest)] },
  ];
}

/** The stops of a way over a ten, from the first number on. */
const stopsOver = (first: number, second: number): readonly number[] =>
  [first, tensOf(first) + TEN, first + second].filter((stop, place, stops) => stop !== stops[place - 1]);

/** A digit and a number of tens and ones. */
function withDigit(larger: number, digit: number): readonly Step[] {
  const ones = larger % TEN;
  if (larger + digit < TEN) return [];
  const tensStay: Step = {
    say: { id: "addition.step.tensStay" },
    shown: [added(tensOf(larger), ones + digit)],
  };
  if (ones === 0) return [tensStay];
  if (ones + digit >= TEN) return overTen([larger, digit], openJumps(...stopsOver(larger, digit)));
  return [{ say: { id: "addition.step.addOnes" }, shown: [added(ones, digit)] }, tensStay];
}

/** A number that is nearly full of tens is taken for the full one; what is too much is taken away. */
function compensated(other: number, near: number): readonly Step[] {
  const full = tensOf(near) + TEN;
  const tooMuch = full - near;
  const result = equation(difference(number(other + full), number(tooMuch)), number(other + near));
  return [
    { say: { id: "addition.step.nearly", values: { near, full } }, shown: [added(other, full)] },
    { say: { id: "addition.step.tooMuch", values: { n: tooMuch } }, shown: [result] },
  ];
}

/** Two numbers of tens and ones: compensated, taken apart, or first the tens and then the ones. */
function withTens(first: number, second: number): readonly Step[] {
  const [ones, others] = [first % TEN, second % TEN];
  const isOver = ones + others >= TEN;
  if (isOver && Math.max(ones, others) >= NEARLY_TEN)
    return ones > others ? compensated(second, first) : compensated(first, second);
  if (!isOver && ones > 0 && others > 0)
    return [
      { say: { id: "addition.step.addTens" }, shown: [added(tensOf(first), tensOf(second))] },
      { say: { id: "addition.step.addOnes" }, shown: [added(ones, others)] },
      { say: { id: "addition.step.together" }, shown: [added(tensOf(first) + tensOf(second), ones + others)] },
    ];
  const reached = first + tensOf(second);
  const tens: Step = {
    say: { id: "addition.step.firstTens", values: { second } },
    shown: [...(isOver ? [openJumps(first, ...stopsOver(reached, others))] : []), added(first, tensOf(second))],
  };
  if (others === 0) return [tens];
  if (isOver) return [tens, ...overTen([reached, others])];
  return [tens, { say: { id: "addition.step.addRest", values: { rest: others } }, shown: [added(reached, others)] }];
}

/** How two numbers are added in the head, as schools teach it up to 100. */
export function mentalSteps(first: number, second: number): readonly Step[] {
  const [larger, smaller] = [Math.max(first, second), Math.min(first, second)];
  return smaller < TEN ? withDigit(larger, smaller) : withTens(first, second);
}
