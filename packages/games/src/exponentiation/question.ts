import type { Message } from "@karota/engine/message.ts";
import type { Exact } from "@karota/engine/quiz/exact.ts";
import {
  asFraction,
  negativeOf,
  number,
  power,
  product,
  quotient,
  sum,
  type Expression,
} from "@karota/engine/quiz/expression.ts";
import { asPower, exponentOf, resultOf, type Exponentiation } from "./kinds.ts";

/** A number as the task writes its base: a decimal or a fraction. */
export const written = (value: Exact, { decimal }: Pick<Exponentiation, "decimal">): Expression =>
  decimal || value.d === 1 ? number(value) : asFraction(value);

export const askOf = (facts: Exponentiation): Message => ({
  id: asPower(facts) ? "exponentiation.ask.asPower" : "exponentiation.ask.value",
});

export const raised = (base: Expression, exponent: number): Expression => power(base, number(exponent));

export function questionOf(facts: Exponentiation): Expression {
  const { form, exponent, other } = facts;
  const base = written(facts.base, facts);
  const n = number(other);
  switch (form) {
    case "power":
      return raised(base, exponent);
    case "product":
      return product(...Array.from({ length: exponent }, () => base));
    case "negated":
      return negativeOf(raised(base, exponent));
    case "times-power":
      return product(n, raised(base, exponent));
    case "sum-of-powers":
      return sum(raised(base, exponent), raised(n, exponent));
    case "power-of-sum":
      return raised(sum(base, n), exponent);
    case "same-base-product":
      return product(raised(base, exponent), raised(base, other));
    case "same-base-quotient":
      return quotient(raised(base, exponent), raised(base, other));
    case "power-of-power":
      return raised(raised(base, exponent), other);
    case "same-exponent":
      return product(raised(base, exponent), raised(n, exponent));
  }
}

export const answerOf = (facts: Exponentiation): Expression =>
  asPower(facts) ? raised(number(facts.base), exponentOf(facts)) : written(resultOf(facts), facts);
