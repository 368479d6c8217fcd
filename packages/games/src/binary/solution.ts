import {
  difference,
  equation,
  number,
  numeral,
  product,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { digitsOf } from "@karota/engine/quiz/numeral.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { digitValues, placeTerms, total } from "@karota/engine/quiz/place-values.ts";
import { divisionSteps, powersStep, sumSteps } from "../numerals/steps.ts";
import type { Facts } from "./kinds.ts";
import { differenceColumns } from "./subtraction.ts";

const two = (value: number): Expression => numeral(value, 2);

/** Below this a number is taken apart into powers of two, from here on divided again and again. */
const FIRST_DIVIDED = 64;

/** The worked solution: place values, powers or divisions, or column by column. */
export function solution({ kind, numbers }: Facts): readonly Step[] {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case "to-decimal":
      return toDecimal(first);
    case "from-powers":
      return [digitsStep(first), resultStep(equation(total(placeTerms(first, 2).values), two(first)))];
    case "from-decimal":
      return first < FIRST_DIVIDED ? byPowers(first) : divisionSteps("binary", first, 2);
    case "counting":
    case "addition":
      return sumSteps(first, second, 2);
    case "subtraction":
      return [
        ...differenceColumns(first, second).map(({ upper, lower, lent, borrows, digit }, place) => {
          const from = borrows ? sum(number(2), number(upper)) : number(upper);
          const taken = [...(lent > 0 ? [number(lent)] : []), number(lower)];
          const leading = first - second < 2 ** place;
          const id = borrows ? "binary.step.borrow" : leading ? "binary.step.leadingZero" : "numerals.step.write";
          const values = { column: place + 1, digit };
          return { say: { id, values }, shown: [equation(difference(from, ...taken), number(digit))] };
        }),
        resultStep(equation(difference(two(first), two(second)), two(first - second))),
      ];
  }
}

function toDecimal(value: number): readonly Step[] {
  const { powers } = placeTerms(value, 2);
  return [
    {
      say: { id: "binary.step.places", values: { last: digitsOf(value, 2).length - 1 } },
      shown: [equation(two(value), total(powers))],
    },
    powersStep(value, 2),
    resultStep(equation(two(value), number(value))),
  ];
}

/** A 1 for every power that is there and a 0 for every one that is not. */
function digitsStep(value: number): Step {
  const digits = digitValues(value, 2);
  const terms = digits.map((digit, at) => product(number(digit), number(2 ** (digits.length - 1 - at))));
  return {
    say: { id: "binary.step.digits" },
    shown: [equation(total(placeTerms(value, 2).values), total(terms))],
  };
}

function byPowers(value: number): readonly Step[] {
  const { values } = placeTerms(value, 2);
  return [
    {
      say: { id: "binary.step.take", values: { largest: 2 ** Math.floor(Math.log2(value)) } },
      shown: [equation(number(value), total(values))],
    },
    digitsStep(value),
    resultStep(equation(number(value), two(value))),
  ];
}
