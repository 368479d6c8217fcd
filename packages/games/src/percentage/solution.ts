import { dividedBy, exact, minus, plus, times, type Exact } from "@karota/engine/quiz/exact.ts";
import {
  asFraction,
  difference,
  equation,
  fraction,
  number,
  percent as percentSign,
  product,
  quotient,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { gridPicture } from "./grid.ts";
import { answerOf, grows, partOf, resultOf, type Percentage } from "./kinds.ts";

const HUNDRED = exact(100);
/** Percentages that are a simple fraction of the whole. */
const SIMPLE: readonly number[] = [20, 25, 50, 75];

export function solution(facts: Percentage): readonly Step[] {
  const { asked, percent, second } = facts;
  const whole = exact(facts.whole);
  const part = partOf(percent, whole);
  const result = resultOf(facts);
  const answer = answerOf(facts);
  switch (asked) {
    case "of":
      return [
        ...inCells(percent),
        ...partSteps(percent, whole),
        resultStep(equation(product(percentSign(percent), number(whole)), number(part))),
      ];
    case "share":
      return shareSteps(part, whole, percent);
    case "base":
      return wholeSteps(part, percent, whole);
    case "increase":
    case "decrease":
      return [...partSteps(percent, whole), ...changeSteps(whole, part, grows(asked))];
    case "original-up":
    case "original-down": {
      const left = grows(asked) ? plus(HUNDRED, percent) : minus(HUNDRED, percent);
      const join = grows(asked) ? sum : difference;
      return [
        {
          say: { id: "percentage.step.newInPercent" },
          shown: [equation(join(percentSign(100), percentSign(percent)), percentSign(left))],
        },
        ...wholeSteps(result, left, whole),
      ];
    }
    case "change-up":
    case "change-down": {
      const values = grows(asked) ? [result, whole] : [whole, result];
      return [
        {
          say: { id: "percentage.step.difference" },
          shown: [equation(difference(...values.map((one) => number(one))), number(part))],
        },
        ...shareSteps(part, whole, percent),
      ];
    }
    case "up-down":
    case "down-up": {
      const change = partOf(exact(second), result);
      return [
        ...partSteps(percent, whole),
        { say: { id: "percentage.step.firstChange" }, shown: [changeOf(whole, part, grows(asked))] },
        { say: { id: "percentage.step.ofTheNew" }, shown: [] },
        ...partSteps(exact(second), result),
        ...changeSteps(result, change, !grows(asked)),
      ];
    }
    case "decimal-to-percent":
    case "fraction-to-percent": {
      const share = dividedBy(percent, HUNDRED);
      const shown = asked === "decimal-to-percent" ? number(share) : asFraction(share);
      const divided: Step = {
        say: { id: "percentage.step.divideFraction" },
        shown: [equation(shown, number(share))],
      };
      return [
        ...(asked === "fraction-to-percent" && percent.d > 1 ? [divided] : []),
        { say: { id: "percentage.step.toHundredths" }, shown: [equation(shown, fraction(number(percent), 100))] },
        resultStep(equation(shown, percentSign(percent))),
      ];
    }
    case "percent-to-decimal":
      return [
        {
          say: { id: "percentage.step.hundredths" },
          shown: [equation(percentSign(percent), fraction(number(percent), 100))],
        },
        resultStep(equation(percentSign(percent), number(answer))),
      ];
  }
}

/** A whole percentage in a hundred-grid, up to the whole. */
const inCells = ({ n, d }: Exact): readonly Step[] =>
  d === 1 && n <= 100
    ? [{ say: { id: "percentage.step.inCells", values: { percent: n } }, shown: [gridPicture(n)] }]
    : [];

/** A part of the whole: by a simple fraction, by tenths, or by one percent. */
function partSteps(percent: Exact, whole: Exact): readonly Step[] {
  if (percent.d === 1 && SIMPLE.includes(percent.n)) {
    const share = dividedBy(percent, HUNDRED);
    const piece = dividedBy(whole, exact(share.d));
    return [
      { say: { id: "percentage.step.asFraction" }, shown: [equation(percentSign(percent), asFraction(share))] },
      {
        say: { id: share.n === 1 ? "percentage.step.divide" : "percentage.step.divideAndMultiply" },
        shown: [
          equation(quotient(number(whole), number(share.d)), number(piece)),
          ...(share.n === 1
            ? []
            : [equation(product(number(share.n), number(piece)), number(times(piece, exact(share.n))))]),
        ],
      },
    ];
  }
  const unit = percent.d === 1 && percent.n % 10 === 0 ? 10 : 1;
  const under = 100 / unit;
  const one = dividedBy(whole, exact(under));
  const often = dividedBy(percent, exact(unit));
  const first: Step = {
    say: { id: unit === 10 ? "percentage.step.tenPercent" : "percentage.step.onePercent" },
    shown: [equation(quotient(number(whole), number(under)), number(one))],
  };
  if (often.n === often.d) return [first];
  return [
    first,
    {
      say: { id: "percentage.step.timesAsMuch", values: { percent: percent.n } },
      shown: [equation(product(number(often), number(one)), number(times(often, one)))],
    },
  ];
}

const changeOf = (whole: Exact, part: Exact, up: boolean): Expression =>
  equation((up ? sum : difference)(number(whole), number(part)), number((up ? plus : minus)(whole, part)));

const changeSteps = (whole: Exact, part: Exact, up: boolean): readonly Step[] => [
  {
    say: { id: up ? "percentage.step.add" : "percentage.step.subtract" },
    shown: [changeOf(whole, part, up)],
  },
];

/** How many percent the part is. */
function shareSteps(part: Exact, whole: Exact, percent: Exact): readonly Step[] {
  const ratio = fraction(number(part), number(whole));
  return [
    { say: { id: "percentage.step.compare" }, shown: [equation(ratio, number(dividedBy(part, whole)))] },
    {
      say: { id: "percentage.step.toHundredths" },
      shown: [equation(number(dividedBy(part, whole)), fraction(number(percent), 100))],
    },
    resultStep(equation(ratio, percentSign(percent))),
  ];
}

/** The whole from a part that is so many percent of it. */
function wholeSteps(part: Exact, percent: Exact, whole: Exact): readonly Step[] {
  const one = dividedBy(whole, HUNDRED);
  return [
    {
      say: { id: "percentage.step.backToOne", values: { percent: percent.n } },
      shown: [equation(quotient(number(part), number(percent)), number(one))],
    },
    {
      say: { id: "percentage.step.hundredTimes" },
      shown: [equation(product(number(100), number(one)), number(whole))],
    },
  ];
}
