import { exact, type Exact } from "@karota/engine/quiz/exact.ts";
import {
  asFraction,
  difference,
  equation,
  fraction,
  infix,
  number,
  power,
  product,
  quotient,
  root,
  sum,
  symbol,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { primePowersOf, writtenPowers } from "@karota/engine/quiz/prime-factors.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { answerOf, insideOf, joinedOf, radicandOf, type Facts, type Of } from "./kinds.ts";

const sqrt = (of: number): Expression => root(2, number(of));
/** times√under; without the number where it is one. */
const multiple = (times: Expression | number, under: number): Expression => {
  if (times === 1) return sqrt(under);
  return infix("implicit", typeof times === "number" ? number(times) : times, sqrt(under));
};

/** The answer, and wrong ones beside it: as a fraction where the question has one. */
export const writtenRoot = (facts: Facts, value: Exact): Expression =>
  facts.kind === "power" && facts.as === "fraction" ? asFraction(value) : number(value);

/** The question, with its unknown number as given where it has one. */
export function written(facts: Facts, unknown: Expression = symbol("?")): Expression {
  switch (facts.kind) {
    case "power": {
      const of = radicandOf(facts);
      return root(facts.degree, facts.as === "fraction" ? fraction(of.n, of.d) : number(of));
    }
    case "terms":
      return joinedTerms(
        facts,
        facts.terms.map(({ times, value }) => multiple(times, value ** 2)),
      );
    case "inside":
      return root(2, signed(facts)(number(facts.left), number(facts.right)));
    case "product":
    case "quotient":
      return JOINS[facts.kind](sqrt(facts.left), sqrt(facts.right));
    case "extract":
      return equation(sqrt(facts.times ** 2 * facts.under), infix("implicit", unknown, sqrt(facts.under)));
    case "combine":
      return equation(
        signed(facts)(multiple(facts.first, facts.under), sqrt(facts.times ** 2 * facts.under)),
        infix("implicit", unknown, sqrt(facts.under)),
      );
    case "rationalise":
      return equation(
        fraction(number(facts.times * facts.under), sqrt(facts.under)),
        infix("implicit", unknown, sqrt(facts.under)),
      );
  }
}
const JOINS = { product, quotient } as const;
const signed = ({ plus }: { readonly plus: boolean }) => (plus ? sum : difference);
const joinedTerms = (facts: Of<"terms">, items: readonly Expression[]): Expression =>
  items.length === 1 ? items[0]! : signed(facts)(...items);

/** The worked solution. */
export function solution(facts: Facts): readonly Step[] {
  const answer = writtenRoot(facts, answerOf(facts));
  const asked = "under" in facts && facts.kind !== "power";
  return [...stepsOf(facts), resultStep(asked ? written(facts, answer) : equation(written(facts), answer))];
}

function stepsOf(facts: Facts): readonly Step[] {
  switch (facts.kind) {
    case "power":
      return { whole: wholeSteps, decimal: decimalSteps, fraction: fractionSteps }[facts.as](facts);
    case "terms": {
      const values = facts.terms.map(({ times, value }) =>
        times === 1 ? number(value) : product(number(times), number(value)),
      );
      return [
        {
          say: { id: "roots.step.rootsFirst", values: { n: facts.terms.length } },
          shown: facts.terms.map(({ value }) => equation(sqrt(value ** 2), number(value))),
        },
        {
          say: { id: "roots.step.calculate" },
          shown: [equation(joinedTerms(facts, values), number(answerOf(facts)))],
        },
      ];
    }
    case "inside": {
      const { left, right } = facts;
      return [
        {
          say: { id: "roots.step.insideFirst" },
          shown: [equation(signed(facts)(number(left), number(right)), number(insideOf(facts)))],
        },
        squareStep(answerOf(facts).n),
      ];
    }
    case "product":
    case "quotient": {
      const { kind, left, right } = facts;
      const joined = joinedOf(facts);
      const under = root(2, JOINS[kind](number(left), number(right)));
      return [
        {
          say: { id: kind === "product" ? "roots.step.joinProduct" : "roots.step.joinQuotient" },
          shown: [equation(JOINS[kind](sqrt(left), sqrt(right)), under, sqrt(joined))],
        },
        squareStep(answerOf(facts).n),
      ];
    }
    case "extract":
      return extracted(facts.times, facts.under);
    case "combine": {
      const { first, times, under } = facts;
      const likes = signed(facts)(multiple(first, under), multiple(times, under));
      return [
        ...extracted(times, under),
        {
          say: { id: facts.plus ? "roots.step.addLike" : "roots.step.subtractLike" },
          shown: [equation(likes, multiple(answerOf(facts).n, under))],
        },
      ];
    }
    case "rationalise":
      return rationalised(facts);
  }
}

const squareStep = (value: number): Step => ({
  say: { id: "roots.step.findSquare" },
  shown: [equation(product(number(value), number(value)), number(value ** 2))],
});

const EASY_SQUARE = 12;

function wholeSteps(facts: Of<"power">): readonly Step[] {
  const { degree, over } = facts;
  const of = radicandOf(facts).n;
  const zeros = over % 10 === 0 ? 10 : 1;
  if (zeros > 1 && over > zeros) {
    const [head, tail] = [of / zeros ** degree, zeros ** degree];
    const parts = product(root(degree, number(head)), root(degree, number(tail)));
    return [
      { say: { id: "roots.step.splitZeros" }, shown: [equation(number(of), product(number(head), number(tail)))] },
      {
        say: { id: "roots.step.rootEach" },
        shown: [equation(written(facts), parts, product(number(over / zeros), number(zeros)))],
      },
    ];
  }
  if (degree === 2 && over <= EASY_SQUARE) return [squareStep(over)];
  const powers = primePowersOf(of);
  const rooted = writtenPowers(primePowersOf(over));
  const simple = primePowersOf(over).length === 1 && primePowersOf(over)[0]![1] === 1;
  return [
    { say: { id: "roots.step.factorise" }, shown: [equation(number(of), writtenPowers(powers))] },
    {
      say: { id: "roots.step.divideExponents", values: { degree } },
      shown: [equation(root(degree, writtenPowers(powers)), ...(simple ? [] : [rooted]), number(over))],
    },
  ];
}

function fractionSteps(facts: Of<"power">): readonly Step[] {
  const { degree, over, under } = facts;
  const rooted = fraction(root(degree, number(over ** degree)), root(degree, number(under ** degree)));
  const parts = [over, under].filter((one) => one > 1);
  return [
    { say: { id: "roots.step.rootBoth" }, shown: [equation(written(facts), rooted)] },
    {
      say: { id: "roots.step.bothPowers" },
      shown: parts.map((one) => equation(power(number(one), number(degree)), number(one ** degree))),
    },
  ];
}

function decimalSteps(facts: Of<"power">): readonly Step[] {
  const { degree, over, under } = facts;
  const [top, bottom] = [over ** degree, under ** degree];
  const rooted = fraction(root(degree, number(top)), root(degree, number(bottom)));
  return [
    {
      say: { id: "roots.step.asFraction" },
      shown: [equation(number(radicandOf(facts)), fraction(top, bottom))],
    },
    {
      say: { id: "roots.step.rootBoth" },
      shown: [equation(root(degree, fraction(top, bottom)), rooted, fraction(over, under), number(exact(over, under)))],
    },
  ];
}

function extracted(times: number, under: number): readonly Step[] {
  const [of, squared] = [times ** 2 * under, times ** 2];
  return [
    {
      say: { id: "roots.step.largestSquare", values: { squared } },
      shown: [equation(number(of), product(number(squared), number(under)))],
    },
    {
      say: { id: "roots.step.takeOut" },
      shown: [equation(sqrt(of), product(sqrt(squared), sqrt(under)), multiple(times, under))],
    },
  ];
}

function rationalised({ times, under }: Of<"rationalise">): readonly Step[] {
  const over = times * under;
  return [
    {
      say: { id: "roots.step.expandByRoot" },
      shown: [
        equation(
          fraction(number(over), sqrt(under)),
          fraction(multiple(over, under), product(sqrt(under), sqrt(under))),
          fraction(multiple(over, under), number(under)),
        ),
      ],
    },
    {
      say: { id: "roots.step.cancel", values: { under } },
      shown: [equation(fraction(multiple(over, under), number(under)), multiple(times, under))],
    },
  ];
}
