import { exact } from "@karota/engine/quiz/exact.ts";
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
import { isMixedAnswer, valueOfFacts, type Facts, type Term } from "./kinds.ts";

/** A fraction as it stands, in lowest terms or not. */
export interface Pair {
  readonly over: number;
  readonly under: number;
}

export const JOINS = { sum, difference, product, quotient } as const;
const UNKNOWN = symbol("?");
export const of = ({ over, under }: Pair): Expression => fraction(over, under);
export const improper = ({ whole, over, under }: Term): Pair => ({ over: whole * under + over, under });

export function termOf(term: Term): Expression {
  if (term.under === 1) return number(term.whole);
  return term.whole === 0 ? of(term) : asMixed(exact(term.whole * term.under + term.over, term.under));
}

/** The question with its unknown number as given; without one as it is asked. */
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
