import { dividedBy, exact, negative, plus, times, toThe, type Exact } from "@karota/engine/quiz/exact.ts";
import {
  difference,
  equation,
  fraction,
  number,
  power,
  product,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { exponentOf, resultOf, type Exponentiation } from "./kinds.ts";
import { answerOf, questionOf, raised, written } from "./question.ts";

export const solution = (facts: Exponentiation): readonly Step[] => [
  ...steps(facts),
  resultStep(equation(questionOf(facts), answerOf(facts))),
];

function steps(facts: Exponentiation): readonly Step[] {
  const { form, base, exponent, other } = facts;
  const a = number(base);
  const n = exact(other);
  switch (form) {
    case "power":
      return powerSteps(facts);
    case "product":
      return [{ say: { id: "exponentiation.step.count", values: { base: base.n, exponent } }, shown: [] }];
    case "negated":
      return [{ say: { id: "exponentiation.step.minusOutside" }, shown: [valueOfPower(base, exponent)] }];
    case "times-power":
      return [
        { say: { id: "exponentiation.step.powerFirst" }, shown: [valueOfPower(base, exponent)] },
        {
          say: { id: "exponentiation.step.thenMultiply" },
          shown: [equation(product(number(n), number(toThe(base, exponent))), number(resultOf(facts)))],
        },
      ];
    case "sum-of-powers":
      return [
        {
          say: { id: "exponentiation.step.powersFirst" },
          shown: [valueOfPower(base, exponent), valueOfPower(n, exponent)],
        },
        {
          say: { id: "exponentiation.step.thenAdd" },
          shown: [equation(sum(number(toThe(base, exponent)), number(toThe(n, exponent))), number(resultOf(facts)))],
        },
      ];
    case "power-of-sum":
      return [
        {
          say: { id: "exponentiation.step.parenthesesFirst" },
          shown: [equation(sum(a, number(n)), number(plus(base, n)))],
        },
        { say: { id: "exponentiation.step.thenRaise" }, shown: [valueOfPower(plus(base, n), exponent)] },
      ];
    case "same-base-product":
    case "same-base-quotient":
    case "power-of-power": {
      const join = { "same-base-product": sum, "same-base-quotient": difference, "power-of-power": product }[form];
      const together = join(number(exponent), number(other));
      return [
        { say: { id: RULES[form] }, shown: [equation(together, number(exponentOf(facts)))] },
        { say: { id: "exponentiation.step.baseStays" }, shown: [equation(questionOf(facts), power(a, together))] },
      ];
    }
    case "same-exponent":
      return [
        {
          say: { id: "exponentiation.step.sameExponent" },
          shown: [
            equation(questionOf(facts), raised(product(a, number(n)), exponent)),
            equation(product(a, number(n)), number(times(base, n))),
          ],
        },
        { say: { id: "exponentiation.step.thenRaise" }, shown: [valueOfPower(times(base, n), exponent)] },
      ];
  }
}

const RULES = {
  "same-base-product": "exponentiation.step.addExponents",
  "same-base-quotient": "exponentiation.step.subtractExponents",
  "power-of-power": "exponentiation.step.multiplyExponents",
} as const;

const factorsOf = (base: Expression, exponent: number): Expression =>
  product(...Array.from({ length: exponent }, () => base));

/** A power of a whole number as a product, and its value. */
const valueOfPower = (base: Exact, exponent: number): Expression =>
  equation(raised(number(base), exponent), factorsOf(number(base), exponent), number(toThe(base, exponent)));

/** A power on its own. */
function powerSteps(facts: Exponentiation): readonly Step[] {
  const { base, exponent, decimal } = facts;
  const a = written(base, facts);
  if (exponent === 0) return [{ say: { id: "exponentiation.step.zeroExponent" }, shown: [] }];
  if (exponent === 1) return [{ say: { id: "exponentiation.step.firstPower" }, shown: [] }];
  if (exponent < 0) return turnOver(facts);
  if (base.d > 1 && !decimal)
    return [
      {
        say: { id: "exponentiation.step.bothParts" },
        shown: [
          equation(raised(a, exponent), fraction(raised(number(base.n), exponent), raised(number(base.d), exponent))),
        ],
      },
    ];
  const first: Step = {
    say: { id: "exponentiation.step.factors", values: { exponent } },
    shown: [equation(raised(a, exponent), factorsOf(a, exponent))],
  };
  if (base.n < 0) {
    const even = exponent % 2 === 0;
    return [
      first,
      {
        say: { id: even ? "exponentiation.step.evenSigns" : "exponentiation.step.oddSigns", values: { exponent } },
        shown: [valueOfPower(negative(base), exponent)],
      },
    ];
  }
  const chain = Array.from({ length: exponent - 1 }, (_, at) => {
    const before = toThe(base, at + 1);
    return equation(product(number(before), a), number(times(before, base)));
  });
  return [first, { say: { id: "exponentiation.step.oneByOne" }, shown: chain }];
}

/** A negative exponent: the reciprocal with the opposite exponent. */
function turnOver(facts: Exponentiation): readonly Step[] {
  const { base, exponent } = facts;
  const reciprocal = dividedBy(exact(1), base);
  const say = { id: "exponentiation.step.turnOver" };
  const question = raised(written(base, facts), exponent);
  if (exponent === -1) return [{ say, shown: [equation(question, written(reciprocal, facts))] }];
  if (base.d === 1) {
    const under = raised(number(base), -exponent);
    return [
      { say, shown: [equation(question, fraction(number(1), under))] },
      ...powerSteps({ ...facts, exponent: -exponent }),
    ];
  }
  return [
    { say, shown: [equation(question, raised(written(reciprocal, facts), -exponent))] },
    ...powerSteps({ ...facts, base: reciprocal, exponent: -exponent }),
  ];
}
