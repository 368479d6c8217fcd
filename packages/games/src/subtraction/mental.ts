import { difference, equation, number, sum, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import { openJumps } from "../starter/pictures.ts";

const TEN = 10;
/** From this digit on, a number is rounded up to the next ten and what is taken away too much is given back. */
const NEARLY_TEN = 8;

const tensOf = (one: number): number => one - (one % TEN);
const taken = (from: number, part: number): Expression =>
  equation(difference(number(from), number(part)), number(from - part));
const added = (one: number, other: number): Expression =>
  equation(sum(number(one), number(other)), number(one + other));

/** A digit that reaches below the full ten is taken away in two parts. `seen` shows it. */
export function overTen(minuend: number, subtrahend: number, ...seen: readonly Expression[]): readonly Step[] {
  const first = minuend % TEN;
  const rest = subtrahend - first;
  const full = minuend - first;
  return [
    {
      say: { id: "subtraction.step.toTen", values: { subtrahend, first, rest, full } },
      shown: [...seen, taken(minuend, first)],
    },
    { say: { id: "subtraction.step.rest", values: { rest } }, shown: [taken(full, rest)] },
  ];
}

/** A digit from a number of tens and ones. */
function lessDigit(minuend: number, digit: number): readonly Step[] {
  const ones = minuend % TEN;
  if (minuend <= TEN) return [];
  if (ones === 0)
    return [
      { say: { id: "subtraction.step.fromTen", values: { digit } }, shown: [taken(TEN, digit)] },
      { say: { id: "subtraction.step.otherTensStay" }, shown: [added(minuend - TEN, TEN - digit)] },
    ];
  if (ones < digit) return overTen(minuend, digit);
  return [
    { say: { id: "subtraction.step.takeOnes" }, shown: [taken(ones, digit)] },
    { say: { id: "subtraction.step.tensStay" }, shown: [added(tensOf(minuend), ones - digit)] },
  ];
}

/** Numbers that are close to each other: counted up from the smaller one, over the ten between them. */
function countedUp(minuend: number, subtrahend: number): readonly Step[] {
  const between = tensOf(minuend);
  const stops = subtrahend < between && between < minuend ? [subtrahend, between, minuend] : [subtrahend, minuend];
  const parts = stops.slice(1).map((stop, place) => stop - stops[place]!);
  const [first = 0, second] = parts;
  return [
    {
      say: { id: "subtraction.step.countUp", values: { subtrahend, minuend } },
      shown: [openJumps(...stops), ...parts.map((part, place) => added(stops[place]!, part))],
    },
    ...(second === undefined ? [] : [{ say: { id: "subtraction.step.jumps" }, shown: [added(first, second)] }]),
  ];
}

/** A number that is nearly full of tens is taken for the full one; what is too much is given back. */
function compensated(minuend: number, near: number): readonly Step[] {
  const full = tensOf(near) + TEN;
  return [
    { say: { id: "subtraction.step.nearly", values: { near, full } }, shown: [taken(minuend, full)] },
    {
      say: { id: "subtraction.step.tooMuch", values: { n: full - near } },
      shown: [added(minuend - full, full - near)],
    },
  ];
}

/** Two numbers of tens and ones that are more than ten apart. */
function lessTens(minuend: number, subtrahend: number): readonly Step[] {
  const [ones, others] = [minuend % TEN, subtrahend % TEN];
  if (ones < others && others >= NEARLY_TEN) return compensated(minuend, subtrahend);
  if (ones >= others && others > 0)
    return [
      { say: { id: "subtraction.step.takeTens" }, shown: [taken(tensOf(minuend), tensOf(subtrahend))] },
      { say: { id: "subtraction.step.takeOnes" }, shown: [taken(ones, others)] },
      {
        say: { id: "subtraction.step.together" },
        shown: [added(tensOf(minuend) - tensOf(subtrahend), ones - others)],
      },
    ];
  const reached = minuend - tensOf(subtrahend);
  const tens: Step = {
    say: { id: "subtraction.step.firstTens", values: { subtrahend } },
    shown: [taken(minuend, tensOf(subtrahend))],
  };
  return others === 0 ? [tens] : [tens, ...lessDigit(reached, others)];
}

/** How a number is subtracted from one below 100 in the head, as schools teach it. */
export function mentalSteps(minuend: number, subtrahend: number): readonly Step[] {
  if (subtrahend < TEN) return lessDigit(minuend, subtrahend);
  return minuend - subtrahend < TEN ? countedUp(minuend, subtrahend) : lessTens(minuend, subtrahend);
}
