import { exact, greatestDivisor, leastMultiple } from "@karota/engine/quiz/exact.ts";
import {
  asMixed,
  equation,
  fraction,
  number,
  product,
  quotient,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { resultStep, type Step } from "@karota/engine/quiz/topic.ts";
import { isMixed, isMixedAnswer, type Calculation, type Term } from "./kinds.ts";
import { isAreaDrawable, isDrawable, joinedPicture, productPicture, samePicture } from "./picture.ts";
import { answerOf, improper, JOINS, of, termOf, written, type Pair } from "./written.ts";

/** Steps and the fraction in lowest terms that they lead to. */
interface Worked {
  readonly steps: readonly Step[];
  readonly pair: Pair;
}

export function calculated(facts: Calculation): readonly Step[] {
  const { left, right } = facts;
  const result = resultStep(equation(written(facts), answerOf(facts)));
  if (facts.kind === "order") {
    const inner = multiplied(improper(left), improper(right));
    const { steps, pair } = added(facts.plus ? "sum" : "difference", improper(facts.first), inner.pair);
    const first: Step = { say: { id: "fractions.step.productFirst" }, shown: [] };
    return [first, ...inner.steps, ...steps, ...wholeTakenOut(facts, pair), result];
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
  } else worked = facts.kind === "product" ? multiplied(one, other, inArea(one, other)) : added(facts.kind, one, other);
  return [...steps, ...worked.steps, ...wholeTakenOut(facts, worked.pair), result];
}

/** The result above one as a mixed number. */
function wholeTakenOut(facts: Calculation, pair: Pair): readonly Step[] {
  const { over, under } = pair;
  if (!isMixedAnswer(facts) || over <= under) return [];
  const values = { over, under, whole: Math.floor(over / under), rest: over % under };
  return [
    { say: { id: "fractions.step.takeOutWhole", values }, shown: [equation(of(pair), asMixed(exact(over, under)))] },
  ];
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

const inArea = (one: Pair, other: Pair): readonly Expression[] =>
  isAreaDrawable(one, other) ? [productPicture(one, other)] : [];

/** @param seen a picture of the product */
function multiplied(one: Pair, other: Pair, seen: readonly Expression[] = []): Worked {
  const raw = { over: one.over * other.over, under: one.under * other.under };
  const unworked = fraction(
    product(number(one.over), number(other.over)),
    product(number(one.under), number(other.under)),
  );
  const { steps, pair } = cancelled(raw);
  const step = {
    say: { id: "fractions.step.multiply" },
    shown: [equation(product(of(one), of(other)), unworked, of(raw)), ...seen],
  };
  return { steps: [step, ...steps], pair };
}

function added(kind: "sum" | "difference", one: Pair, other: Pair): Worked {
  const common = leastMultiple(one.under, other.under);
  const [left, right] = [one, other].map(({ over, under }) => ({ over: over * (common / under), under: common })) as [
    Pair,
    Pair,
  ];
  const unlike = [one, other].filter(({ under }) => under !== common);
  const expanded = unlike.map((pair) =>
    equation(pair.under === 1 ? number(pair.over) : of(pair), fraction(pair.over * (common / pair.under), common)),
  );
  const inBars = unlike
    .filter((pair) => pair.over < pair.under && isDrawable({ over: pair.over, under: common }))
    .map((pair) => samePicture(pair, common / pair.under));
  const raw = { over: left.over + (kind === "sum" ? right.over : -right.over), under: common };
  const join = JOINS[kind];
  const isInOneBar = one.under === other.under && Math.max(left.over, raw.over) <= common && isDrawable(raw);
  const { steps, pair } = cancelled(raw);
  const expand = { say: { id: "fractions.step.expand", values: { common } }, shown: [...expanded, ...inBars] };
  const joined = {
    say: { id: kind === "sum" ? "fractions.step.addOver" : "fractions.step.subtractOver" },
    shown: [
      equation(join(of(left), of(right)), fraction(join(number(left.over), number(right.over)), common), of(raw)),
      ...(isInOneBar ? [joinedPicture(kind, left.over, right.over, common)] : []),
    ],
  };
  return { steps: [...(expanded.length > 0 ? [expand] : []), joined, ...steps], pair };
}
