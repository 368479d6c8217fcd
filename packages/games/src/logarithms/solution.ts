import { exact, type Exact } from "@karota/engine/quiz/exact.ts";
import {
  asFraction,
  call,
  difference,
  equation,
  fraction,
  index,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { answerOf, argumentOf, baseOf, joinedOf, logarithmOf, type Facts, type Of } from "./kinds.ts";

const X = symbol("x");
const log = (base: Expression, of: Expression): Expression => call(index(symbol("log"), base), of);
/** As it is written in a logarithm: decimals only to the base ten. */
const inLog = (value: Exact, decimal: boolean): Expression =>
  decimal || value.d === 1 ? number(value) : fraction(value.n, value.d);

/** The answer, and wrong ones beside it. */
export const writtenAnswer = (facts: Facts, value: Exact): Expression =>
  facts.kind === "single" && facts.sought === "argument" && facts.of === 10 ? number(value) : asFraction(value);

const argumentIn = (facts: Of<"single">): Expression => {
  const of = inLog(argumentOf(facts), facts.of === 10);
  return facts.degree > 1 ? root(facts.degree, of) : of;
};
const baseIn = (facts: Of<"single">): Expression => inLog(baseOf(facts), false);
/** An exponent or the value of a logarithm, on its own. */
const plain = (value: Exact): Expression => asFraction(value);
/** A fraction in an exponent, which needs parentheses when it is written in one line. */
const above = ({ n, d }: Exact): Expression => (d === 1 ? number(n) : fraction(n, d));

const singleIn = (facts: Of<"single">): Expression => {
  if (facts.sought === "argument") return equation(log(baseIn(facts), X), plain(logarithmOf(facts)));
  if (facts.sought === "base") return equation(log(X, argumentIn(facts)), plain(logarithmOf(facts)));
  return log(baseIn(facts), argumentIn(facts));
};

export function written(facts: Facts): Expression {
  switch (facts.kind) {
    case "single":
      return singleIn(facts);
    case "two":
      return joined(
        facts,
        facts.terms.map((term) => log(number(term.base), number(term.base ** term.power))),
      );
    case "laws": {
      const [left, right] = [facts.left, facts.right].map((one) => log(number(facts.base), number(one))) as [
        Expression,
        Expression,
      ];
      return joined(facts, [facts.times > 1 ? product(number(facts.times), left) : left, right]);
    }
  }
}
const joined = ({ plus }: { readonly plus: boolean }, items: readonly Expression[]): Expression =>
  (plus ? sum : difference)(...items);

/** The worked solution. */
export function solution(facts: Facts): readonly Step[] {
  const answer = writtenAnswer(facts, answerOf(facts));
  const sought = facts.kind === "single" && facts.sought !== "value";
  return [...stepsOf(facts), resultStep(equation(sought ? X : written(facts), answer))];
}

function stepsOf(facts: Facts): readonly Step[] {
  switch (facts.kind) {
    case "single":
      return { value: valueSteps, argument: argumentSteps, base: baseSteps }[facts.sought](facts);
    case "two": {
      const values = facts.terms.map((term) => number(term.power));
      return [
        {
          say: { id: "logarithms.step.eachPower" },
          shown: facts.terms.map((term) =>
            equation(power(number(term.base), number(term.power)), number(term.base ** term.power)),
          ),
        },
        { say: { id: "logarithms.step.calculate" }, shown: [equation(joined(facts, values), number(answerOf(facts)))] },
      ];
    }
    case "laws":
      return lawSteps(facts);
  }
}

/** The power as it is worked out: 2⁻³ = 1/2³ = 1/8. */
function worked(of: number, exponent: number, written: Expression): Expression {
  const raised = power(number(of), number(exponent));
  if (exponent >= 0) return equation(raised, written);
  if (exponent === -1) return equation(raised, fraction(1, of), ...(written.kind === "number" ? [written] : []));
  return equation(raised, fraction(number(1), power(number(of), number(-exponent))), written);
}

function valueSteps(facts: Of<"single">): readonly Step[] {
  const { of, base, power: exponent, degree } = facts;
  if (base === 1 && degree === 1)
    return [
      {
        say: { id: exponent === 0 ? "logarithms.step.zero" : "logarithms.step.whichExponent", values: { base: of } },
        shown: [worked(of, exponent, argumentIn(facts))],
      },
    ];
  const ofArgument = exact(exponent, degree);
  const same = [
    ...(base === 1 ? [] : [equation(baseIn(facts), power(number(of), number(base)))]),
    ...(exponent === 1 && degree === 1 ? [] : [equation(argumentIn(facts), power(number(of), above(ofArgument)))]),
  ];
  return [
    { say: { id: "logarithms.step.sameBase", values: { of } }, shown: same },
    base === 1
      ? { say: { id: "logarithms.step.readExponent" }, shown: [] }
      : {
          say: { id: "logarithms.step.divideExponents" },
          shown: [equation(quotient(number(ofArgument), number(base)), plain(logarithmOf(facts)))],
        },
  ];
}

function argumentSteps(facts: Of<"single">): readonly Step[] {
  const { of, base, power: exponent } = facts;
  const raised = power(baseIn(facts), above(logarithmOf(facts)));
  const rewrite = { say: { id: "logarithms.step.asPower" }, shown: [equation(X, raised)] };
  if (base === 1)
    return [rewrite, { say: { id: "logarithms.step.workOut" }, shown: [worked(of, exponent, argumentIn(facts))] }];
  const same = power(power(number(of), number(base)), above(logarithmOf(facts)));
  const last = exponent === 1 ? [] : [power(number(of), number(exponent))];
  return [
    rewrite,
    {
      say: { id: "logarithms.step.sameBase", values: { of } },
      shown: [equation(baseIn(facts), power(number(of), number(base)))],
    },
    {
      say: { id: "logarithms.step.multiplyExponents" },
      shown: [equation(same, ...last, argumentIn(facts))],
    },
  ];
}

function baseSteps(facts: Of<"single">): readonly Step[] {
  const { of, base, power: exponent } = facts;
  const exponentOf = logarithmOf(facts);
  const rewrite = {
    say: { id: "logarithms.step.asPower" },
    shown: [equation(power(X, above(exponentOf)), argumentIn(facts))],
  };
  if (base === 1)
    return [
      rewrite,
      {
        say: { id: "logarithms.step.sameExponent", values: { exponent } },
        shown: [equation(argumentIn(facts), power(number(of), number(exponent)))],
      },
    ];
  const turned = above(exact(exponentOf.d, exponentOf.n));
  return [
    rewrite,
    { say: { id: "logarithms.step.raiseBoth" }, shown: [equation(X, power(argumentIn(facts), turned))] },
    exponent === 1
      ? {
          say: { id: "logarithms.step.workOut" },
          shown: [equation(power(number(of), number(base)), baseIn(facts))],
        }
      : {
          say: { id: "logarithms.step.sameBase", values: { of } },
          shown: [
            equation(
              power(power(number(of), number(exponent)), turned),
              power(number(of), number(base)),
              baseIn(facts),
            ),
          ],
        },
  ];
}

function lawSteps(facts: Of<"laws">): readonly Step[] {
  const { plus, times, left, right } = facts;
  const base = number(facts.base);
  const raised = left ** times;
  const together = joinedOf(facts);
  const inside = (plus ? product : quotient)(number(raised), number(right));
  const moved: Step = {
    say: { id: "logarithms.step.factorToExponent" },
    shown: [
      equation(
        product(number(times), log(base, number(left))),
        log(base, power(number(left), number(times))),
        log(base, number(raised)),
      ),
    ],
  };
  return [
    ...(times > 1 ? [moved] : []),
    {
      say: { id: plus ? "logarithms.step.sumLaw" : "logarithms.step.differenceLaw" },
      shown: [
        equation(
          joined(facts, [log(base, number(raised)), log(base, number(right))]),
          log(base, inside),
          log(base, number(together)),
        ),
      ],
    },
    {
      say: { id: "logarithms.step.whichExponent", values: { base: facts.base } },
      shown: [equation(power(base, number(answerOf(facts))), number(together))],
    },
  ];
}
