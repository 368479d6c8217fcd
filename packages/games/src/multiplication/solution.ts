import { exact } from "@karota/engine/quiz/exact.ts";
import {
  difference,
  equation,
  number,
  product,
  quotient,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { placeName } from "@karota/engine/quiz/written-digits.ts";
import { estimateStep } from "../estimates/estimate-step.ts";
import { MULTIPLICATION } from "../estimates/operation.ts";
import { areaOf } from "./area.ts";
import { digitsFromOnes, endsWithZero, isMental, isTable, type Multiplication } from "./kinds.ts";

export const written = ({ factors, places }: Multiplication): Expression =>
  product(...factors.map((one, place) => number(exact(one, 10 ** places[place]!))));

export const productOf = ({ factors, places }: Multiplication): Expression =>
  number(exact(factors[0] * factors[1], 10 ** (places[0] + places[1])));

const times = (...factors: readonly number[]): Expression => product(...factors.map((one) => number(one)));

/** The worked solution: in the head below 100 and with full tens, else an estimate, then in writing. */
export function solution(facts: Multiplication): readonly Step[] {
  const { factors, places } = facts;
  const numbers = factors.map((units, at) => ({ units, places: places[at]! }));
  const estimate = isWritten(facts) ? estimateStep(MULTIPLICATION, numbers) : [];
  const result = resultStep(equation(written(facts), productOf(facts)));
  const steps = wholeSteps(factors);
  const decimals = places[0] + places[1];
  if (decimals === 0) return [...estimate, ...steps, result];
  const [a, b] = factors;
  return [
    ...estimate,
    { say: { id: "multiplication.step.withoutPoint" }, shown: [times(a, b)] },
    ...steps,
    {
      say: {
        id: "multiplication.step.point",
        values: { first: places[0], second: places[1], total: decimals },
      },
      shown: [equation(times(a, b), number(a * b))],
    },
    result,
  ];
}

const isWritten = (facts: Multiplication): boolean =>
  facts.places[0] + facts.places[1] > 0 || !(facts.factors.some(endsWithZero) || isMental(facts));

/** How whole numbers are multiplied, up to the product. */
function wholeSteps(factors: Multiplication["factors"]): readonly Step[] {
  const [a, b] = factors;
  if (isTable(factors)) return tableSteps(Math.min(a, b), Math.max(a, b));
  if (factors.some(endsWithZero)) return tensSteps(factors);
  if (isMental({ factors, places: [0, 0] })) return partsSteps(Math.max(a, b), Math.min(a, b));
  if (Math.min(a, b) < 10) return columnSteps(Math.max(a, b), Math.min(a, b));
  return partialSteps(a, b);
}

/** A product of the table from one that is easier. */
function tableSteps(smaller: number, larger: number): readonly Step[] {
  if (larger === 10) return [{ say: { id: "multiplication.step.ten", values: { factor: smaller } }, shown: [] }];
  if (smaller === 2 || smaller === 3)
    return [
      {
        say: { id: "multiplication.step.repeat", values: { times: smaller, factor: larger } },
        shown: [equation(sum(...Array.from({ length: smaller }, () => number(larger))), number(smaller * larger))],
      },
    ];
  const ten = equation(times(10, larger), number(10 * larger));
  if (smaller === 5)
    return [
      {
        say: { id: "multiplication.step.five" },
        shown: [ten, equation(quotient(number(10 * larger), number(2)), number(5 * larger))],
      },
    ];
  if (larger === 9)
    return [
      {
        say: { id: "multiplication.step.nine", values: { factor: smaller } },
        shown: [
          equation(times(10, smaller), number(10 * smaller)),
          equation(difference(number(10 * smaller), number(smaller)), number(9 * smaller)),
        ],
      },
    ];
  if (smaller === 4)
    return [
      {
        say: { id: "multiplication.step.four" },
        shown: [equation(times(2, larger), number(2 * larger)), equation(times(2, 2 * larger), number(4 * larger))],
      },
    ];
  const rest = smaller - 5;
  return [
    {
      say: { id: "multiplication.step.split", values: { factor: smaller, rest } },
      shown: [
        equation(times(5, larger), number(5 * larger)),
        equation(times(rest, larger), number(rest * larger)),
        equation(sum(number(5 * larger), number(rest * larger)), number(smaller * larger)),
      ],
    },
  ];
}

/** The zeros at the end are left aside and put back. */
function tensSteps(factors: Multiplication["factors"]): readonly Step[] {
  const [a, b] = factors.map((one) => Number(String(one).replace(/0+$/, ""))) as [number, number];
  const power = (factors[0] * factors[1]) / (a * b);
  return [
    { say: { id: "multiplication.step.withoutZeros" }, shown: [byPlaces(a, b)] },
    {
      say: { id: "multiplication.step.zeros" },
      shown: [equation(times(a * b, power), number(a * b * power))],
    },
  ];
}

/** 34 · 2 = 30 · 2 + 4 · 2 = 68; a single digit is not taken apart. */
function byPlaces(long: number, digit: number): Expression {
  const parts = digitsFromOnes(long)
    .flatMap((one, place) => (one > 0 ? [one * 10 ** place] : []))
    .toReversed();
  const taken = parts.length > 1 ? [sum(...parts.map((part) => times(part, digit)))] : [];
  return equation(times(long, digit), ...taken, number(long * digit));
}

/** 14 · 6 from 10 · 6 and 4 · 6, in the head. */
function partsSteps(long: number, digit: number): readonly Step[] {
  const rest = long % 10;
  const first = long - rest;
  return [
    {
      say: { id: "multiplication.step.parts", values: { factor: long, first, rest } },
      shown: [
        equation(times(first, digit), number(first * digit)),
        equation(times(rest, digit), number(rest * digit)),
        equation(sum(number(first * digit), number(rest * digit)), number(long * digit)),
        ...(rest > 0 ? [areaOf(long, digit)] : []),
      ],
    },
  ];
}

/** Place by place from the ones, with what is carried. */
function columnSteps(long: number, digit: number): readonly Step[] {
  const digits = digitsFromOnes(long);
  let carried = 0;
  return digits.map((one, place): Step => {
    const here = one * digit + carried;
    const shown = [equation(carried > 0 ? sum(times(one, digit), number(carried)) : times(one, digit), number(here))];
    const values = { place: placeName(place) };
    carried = place === digits.length - 1 ? 0 : Math.floor(here / 10);
    if (carried === 0) return { say: { id: "multiplication.step.write", values: { ...values, digit: here } }, shown };
    return { say: { id: "multiplication.step.carry", values: { ...values, digit: here % 10, carry: carried } }, shown };
  });
}

/** A product for each place of the second factor, and their sum. */
function partialSteps(a: number, b: number): readonly Step[] {
  const parts = digitsFromOnes(b).flatMap((digit, place) => (digit > 0 ? [{ digit, power: 10 ** place }] : []));
  return [
    {
      say: { id: "multiplication.step.takeApart", values: { factor: b } },
      shown: [equation(number(b), sum(...parts.toReversed().map(({ digit, power }) => number(digit * power))))],
    },
    ...parts.map(({ digit, power }): Step => ({
      say: { id: "multiplication.step.partial", values: { factor: digit * power } },
      shown: [
        ...(digit > 1 ? [byPlaces(a, digit)] : []),
        ...(power > 1 || digit === 1 ? [equation(times(a * digit, power), number(a * digit * power))] : []),
      ],
    })),
    {
      say: { id: "multiplication.step.add" },
      shown: [
        equation(sum(...parts.map(({ digit, power }) => number(a * digit * power))), number(a * b)),
        ...(Math.max(a, b) < 100 && parts.length > 1 ? [areaOf(a, b)] : []),
      ],
    },
  ];
}
