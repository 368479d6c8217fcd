import { equal, exact } from "@karota/engine/quiz/exact.ts";
import { equation, number, product, quotient, sum, symbol, type Expression } from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { estimateFirst } from "./estimate.ts";
import {
  dividendOf,
  divisorOf,
  endsWithZero,
  isMental,
  isTable,
  isTens,
  quotientOf,
  tensPart,
  withoutZeros,
  type Division,
} from "./kinds.ts";
import { longDivision } from "./long-division.ts";

export const written = (facts: Division): Expression => quotient(number(dividendOf(facts)), number(divisorOf(facts)));

export function solution(facts: Division): readonly Step[] {
  const right = quotientOf(facts);
  return [
    ...(isWritten(facts) ? estimateFirst(facts.dividend, facts.divisor) : []),
    ...steps(facts),
    {
      say: { id: "division.step.check" },
      shown: [equation(product(number(right), number(divisorOf(facts))), number(dividendOf(facts)))],
    },
    resultStep(equation(written(facts), number(right))),
  ];
}

/** Whether whole numbers are divided digit by digit. */
const isWritten = (facts: Division): boolean => {
  const { dividend, divisor, places } = facts;
  const areWhole = places[0] + places[1] === 0;
  const areTens = endsWithZero(dividend) && endsWithZero(divisor);
  return areWhole && !areTens && !isTable(facts) && !isTens(facts) && !isMental(facts);
};

function steps(facts: Division): readonly Step[] {
  const { dividend, divisor, places } = facts;
  if (places[1] > 0) {
    const power = 10 ** places[1];
    const spare = Math.max(0, places[1] - places[0]);
    const multiplied: Division = {
      dividend: dividend * 10 ** spare,
      divisor,
      places: [places[0] + spare - places[1], 0],
    };
    return [
      {
        say: { id: "division.step.multiplyBoth", values: { power } },
        shown: [equation(written(facts), written(multiplied))],
      },
      ...steps(multiplied),
    ];
  }
  if (places[0] > 0) return longDivision(dividend, places[0], divisor);
  if (isTable(facts)) return tableSteps(dividend, divisor);
  if (endsWithZero(dividend) && endsWithZero(divisor)) {
    const shorter: Division = { dividend: dividend / 10, divisor: divisor / 10, places };
    return [
      { say: { id: "division.step.divideBoth" }, shown: [equation(written(facts), written(shorter))] },
      ...steps(shorter),
    ];
  }
  if (isTens(facts)) return tensSteps(dividend, divisor);
  if (isMental(facts)) return partsSteps(dividend, divisor);
  return longDivision(dividend, 0, divisor);
}

const tableSteps = (dividend: number, divisor: number): readonly Step[] => [
  {
    say: { id: "division.step.search", values: { divisor, dividend } },
    shown: [equation(product(symbol("?"), number(divisor)), number(dividend))],
  },
];

/** 72 : 3 from 60 : 3 and 12 : 3, in the head. */
function partsSteps(dividend: number, divisor: number): readonly Step[] {
  const first = tensPart({ dividend, divisor });
  const parts = [first, dividend - first];
  const shares = parts.map((part) => number(part / divisor));
  return [
    {
      say: { id: "division.step.split", values: { dividend, first, rest: dividend - first } },
      shown: [
        ...parts.map((part) => equation(quotient(number(part), number(divisor)), number(part / divisor))),
        equation(sum(...shares), number(dividend / divisor)),
      ],
    },
  ];
}

/** The zeros at the end are left aside and put back. */
function tensSteps(dividend: number, divisor: number): readonly Step[] {
  const short = withoutZeros(dividend);
  // 100 : 5 needs one of its zeros.
  const used = short % divisor === 0 ? short : short * 10;
  const right = exact(dividend, divisor);
  const first = equation(quotient(number(used), number(divisor)), number(used / divisor));
  const power = dividend / used;
  const back = equal(right, exact(used / divisor))
    ? []
    : [
        {
          say: { id: "division.step.zerosBack" },
          shown: [equation(product(number(used / divisor), number(power)), number(right))],
        },
      ];
  return [{ say: { id: "division.step.withoutZeros" }, shown: [first] }, ...back];
}
