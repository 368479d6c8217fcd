import { exact, greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import {
  asFraction,
  asMixed,
  difference,
  equation,
  fraction,
  number,
  product,
  quotient,
  sum,
  symbol,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { isMixed, isMixedAnswer, valueOfFacts, type Calculation, type Facts, type Term } from "./kinds.ts";

/** A fraction as it is written, in lowest terms or not. */
interface Pair {
  readonly over: number;
  readonly under: number;
}
/** Steps and the fraction in lowest terms that they lead to. */
interface Worked {
  readonly steps: readonly Step[];
  readonly pair: Pair;
}

const JOINS = { sum, difference, product, quotient } as const;
const UNKNOWN = symbol("?");
const of = ({ over, under }: Pair): Expression => fraction(over, under);
const improper = ({ whole, over, under }: Term): Pair => ({ over: whole * under + over, under });

export function termOf(term: Term): Expression {
  if (term.under === 1) return number(term.whole);
  return term.whole === 0 ? of(term) : asMixed(exact(term.whole * term.under + term.over, term.under));
}

/** The question with its unknown number as given; without one as it is posed. */
export function written(facts: Facts, unknown: Expression = UNKNOWN): Expression {
  switch (facts.kind) {
    case "expand":
      return equation(of(facts), fraction(unknown, facts.under * facts.factor));
    case "cancel":
      return equation(fraction(facts.over * facts.factor, facts.under * facts.factor), fraction(unknown, facts.under));
    case "to-fraction":
      return equation(termOf(facts), fraction(unknown, facts.under));
    case "to-mixed":
      return equation(of(improper(facts)), sum(unknown, of(facts)));
    case "part":
      return product(of(facts), number(facts.of));
    case "order": {
      const { first, left, right } = facts;
      return (facts.plus ? sum : difference)(termOf(first), product(termOf(left), termOf(right)));
    }
    default:
      return JOINS[facts.kind](termOf(facts.left), termOf(facts.right));
  }
}

export function answerOf(facts: Facts): Expression {
  switch (facts.kind) {
    case "expand":
      return number(facts.over * facts.factor);
    case "cancel":
      return number(facts.over);
    case "to-fraction":
      return number(facts.whole * facts.under + facts.over);
    case "to-mixed":
      return number(facts.whole);
    case "part":
      return number((facts.of / facts.under) * facts.over);
    default:
      return (isMixedAnswer(facts) ? asMixed : asFraction)(valueOfFacts(facts));
  }
}

/** The worked solution. */
export function solution(facts: Facts): readonly Step[] {
  switch (facts.kind) {
    case "expand":
    case "cancel":
      return scaled(facts);
    case "to-fraction": {
      const { whole, over, under } = facts;
      const total = whole * under + over;
      return [
        {
          say: { id: "fractions.step.wholeInParts", values: { whole, under } },
          shown: [
            equation(
              number(whole),
              fraction(product(number(whole), number(under)), under),
              fraction(whole * under, under),
            ),
          ],
        },
        {
          say: { id: "fractions.step.addFraction" },
          shown: [equation(sum(fraction(whole * under, under), of(facts)), fraction(total, under))],
        },
        resultStep(written(facts, number(total))),
      ];
    }
    case "to-mixed": {
      const { whole, over, under } = facts;
      return [
        {
          say: { id: "fractions.step.divide", values: { over: whole * under + over, under, whole, rest: over } },
          shown: [equation(number(whole * under + over), sum(product(number(whole), number(under)), number(over)))],
        },
        resultStep(written(facts, number(whole))),
      ];
    }
    case "part": {
      const { over, under, of: total } = facts;
      const one = total / under;
      return [
        {
          say: { id: "fractions.step.onePart", values: { total, under } },
          shown: [equation(quotient(number(total), number(under)), number(one))],
        },
        ...(over === 1
          ? []
          : [
              {
                say: { id: "fractions.step.severalParts", values: { over } },
                shown: [equation(product(number(over), number(one)), number(over * one))],
              },
            ]),
        resultStep(equation(written(facts), answerOf(facts))),
      ];
    }
    default:
      return calculated(facts);
  }
}

function scaled(facts: Extract<Facts, { factor: number }>): readonly Step[] {
  const { kind, over, under, factor } = facts;
  const [small, large] = [number(under), number(under * factor)];
  const expanding = kind === "expand";
  const join = expanding ? product : quotient;
  return [
    {
      say: { id: expanding ? "fractions.step.findFactor" : "fractions.step.findDivisor", values: { factor } },
      shown: [
        expanding ? equation(product(small, number(factor)), large) : equation(quotient(large, number(factor)), small),
      ],
    },
    {
      say: { id: expanding ? "fractions.step.factorOver" : "fractions.step.divisorOver", values: { factor } },
      shown: [equation(join(number(expanding ? over : over * factor), number(factor)), answerOf(facts))],
    },
    resultStep(written(facts, answerOf(facts))),
  ];
}

function calculated(facts: Calculation): readonly Step[] {
  const { left, right } = facts;
  const result = resultStep(equation(written(facts), answerOf(facts)));
  if (facts.kind === "order") {
    const inner = multiplied(improper(left), improper(right));
    const { steps } = added(facts.plus ? "sum" : "difference", improper(facts.first), inner.pair);
    return [{ say: { id: "fractions.step.productFirst" }, shown: [] }, ...inner.steps, ...steps, result];
  }
  const [one, other] = [improper(left), improper(right)];
  const steps = [...asFractions([left, right], facts.kind)];
  let worked: Worked;
  if (facts.kind === "quotient") {
    const turned = { over: other.under, under: other.over };
    steps.push({
      say: { id: "fractions.step.turnOver" },
      shown: [equation(quotient(of(one), of(other)), product(of(one), of(turned)))],
    });
    worked = multiplied(one, turned);
  } else worked = facts.kind === "product" ? multiplied(one, other) : added(facts.kind, one, other);
  const { over, under } = worked.pair;
  const outOf: Step = {
    say: {
      id: "fractions.step.takeOutWhole",
      values: { over, under, whole: Math.floor(over / under), rest: over % under },
    },
    shown: [equation(of(worked.pair), asMixed(exact(over, under)))],
  };
  return [...steps, ...worked.steps, ...(isMixedAnswer(facts) && over > under ? [outOf] : []), result];
}

/** Mixed numbers, and whole numbers in products, as fractions. */
function asFractions(terms: readonly Term[], kind: Calculation["kind"]): readonly Step[] {
  const mixed = terms.filter(isMixed);
  const whole = terms.filter((term) => term.under === 1 && (kind === "product" || kind === "quotient"));
  return [
    ...(mixed.length === 0
      ? []
      : [
          {
            say: { id: "fractions.step.toFractions" },
            shown: mixed.map((term) => equation(termOf(term), of(improper(term)))),
          },
        ]),
    ...whole.map((term) => ({
      say: { id: "fractions.step.overOne" },
      shown: [equation(termOf(term), of(improper(term)))],
    })),
  ];
}

function cancelled({ over, under }: Pair): Worked {
  const by = greatestDivisor(over, under);
  const pair = { over: over / by, under: under / by };
  if (by === 1) return { steps: [], pair };
  return {
    steps: [
      { say: { id: "fractions.step.cancel", values: { by } }, shown: [equation(fraction(over, under), of(pair))] },
    ],
    pair,
  };
}

function multiplied(one: Pair, other: Pair): Worked {
  const raw = { over: one.over * other.over, under: one.under * other.under };
  const unworked = fraction(
    product(number(one.over), number(other.over)),
    product(number(one.under), number(other.under)),
  );
  const { steps, pair } = cancelled(raw);
  const step = {
    say: { id: "fractions.step.multiply" },
    shown: [equation(product(of(one), of(other)), unworked, of(raw))],
  };
  return { steps: [step, ...steps], pair };
}

function added(kind: "sum" | "difference", one: Pair, other: Pair): Worked {
  const common = leastMultiple(one.under, other.under);
  const [left, right] = [one, other].map(({ over, under }) => ({ over: over * (common / under), under: common })) as [
    Pair,
    Pair,
  ];
  const expanded = [one, other]
    .filter(({ under }) => under !== common)
    .map((pair) =>
      equation(pair.under === 1 ? number(pair.over) : of(pair), fraction(pair.over * (common / pair.under), common)),
    );
  const raw = { over: left.over + (kind === "sum" ? right.over : -right.over), under: common };
  const join = JOINS[kind];
  const { steps, pair } = cancelled(raw);
  const expand = { say: { id: "fractions.step.expand", values: { common } }, shown: expanded };
  const joined = {
    say: { id: kind === "sum" ? "fractions.step.addOver" : "fractions.step.subtractOver" },
    shown: [
      equation(join(of(left), of(right)), fraction(join(number(left.over), number(right.over)), common), of(raw)),
    ],
  };
  return { steps: [...(expanded.length > 0 ? [expand] : []), joined, ...steps], pair };
}
