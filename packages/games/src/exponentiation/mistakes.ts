import { dividedBy, exact, minus, negative, plus, times, toThe, type Exact } from "@karota/engine/quiz/exact.ts";
import { number, power, type Expression } from "@karota/engine/quiz/expression.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { written } from "./question.ts";
import { asPower, exponentOf, resultOf, type Exponentiation } from "./kinds.ts";

const LARGEST = 10_000_000;
const LARGEST_SWAPPED = 10_000;
const LARGEST_UNDER = 100_000;

/** What comes out when a task goes wrong in the usual ways, written like the answer. */
export function wrongAnswers(facts: Exponentiation): readonly Named<Expression>[] {
  if (asPower(facts)) return wrongPowers(facts);
  return wrongValues(facts)
    .filter(({ value }) => Math.abs(value.n) < LARGEST && value.d < LARGEST_UNDER)
    .map(({ name, value }) => ({ name, value: written(value, facts) }));
}

/** Wrong exponents and bases of an answer that is a power. */
function wrongPowers(facts: Exponentiation): readonly Named<Expression>[] {
  const { form, base, exponent, other } = facts;
  const right = exponentOf(facts);
  const wrong: Named<Expression>[] = [];
  const add = (name: string, of: Exact, to: number) => {
    if (to > 0 && of.n ** to <= Number.MAX_SAFE_INTEGER) wrong.push({ name, value: power(number(of), number(to)) });
  };
  if (form === "product") {
    add("base-and-exponent-swapped", exact(exponent), base.n);
    add("one-factor-off", base, exponent + 1);
    add("one-factor-off", base, exponent - 1);
    return wrong;
  }
  if (form === "same-base-product") {
    add("exponents-multiplied", base, exponent * other);
    add("bases-joined", times(base, base), right);
  }
  if (form === "same-base-quotient") {
    if (exponent % other === 0) add("exponents-divided", base, exponent / other);
    add("exponents-added", base, exponent + other);
  }
  if (form === "power-of-power") {
    add("exponents-added", base, exponent + other);
    add("exponents-powered", base, exponent ** other);
    add("bases-joined", exact(base.n * other), exponent);
  }
  const taken = new Set([exponent * other, exponent / other, exponent + other]);
  for (const near of [right + 1, right - 1]) if (!taken.has(near)) add("one-factor-off", base, near);
  return wrong;
}

function wrongValues(facts: Exponentiation): readonly Named<Exact>[] {
  const { form, base, exponent, other } = facts;
  const n = exact(other);
  const right = resultOf(facts);
  switch (form) {
    case "negated":
      return [
        { name: "sign-squared", value: negative(right) },
        { name: "times-exponent", value: negative(times(base, exact(exponent))) },
        { name: "times-exponent", value: times(base, exact(exponent)) },
        { name: "one-factor-off", value: negative(toThe(base, exponent - 1)) },
      ];
    case "times-power":
      return [
        { name: "multiplied-first", value: toThe(times(n, base), exponent) },
        { name: "times-exponent", value: times(n, times(base, exact(exponent))) },
        { name: "added-instead", value: plus(n, toThe(base, exponent)) },
        ...(base.n === 10
          ? [
              { name: "zeros-miscounted", value: times(right, exact(10)) },
              { name: "zeros-miscounted", value: dividedBy(right, exact(10)) },
            ]
          : []),
      ];
    case "sum-of-powers":
      return [
        { name: "added-first", value: toThe(plus(base, n), exponent) },
        { name: "times-exponent", value: times(plus(base, n), exact(exponent)) },
        { name: "multiplied-instead", value: times(toThe(base, exponent), toThe(n, exponent)) },
      ];
    case "power-of-sum":
      return [
        { name: "powers-added", value: plus(toThe(base, exponent), toThe(n, exponent)) },
        { name: "times-exponent", value: times(plus(base, n), exact(exponent)) },
        { name: "only-one-raised", value: plus(base, toThe(n, exponent)) },
        { name: "only-one-raised", value: plus(toThe(base, exponent), n) },
      ];
    case "same-exponent":
      return [
        { name: "times-exponent", value: times(times(base, n), exact(exponent)) },
        { name: "only-one-raised", value: times(base, toThe(n, exponent)) },
        { name: "only-one-raised", value: times(toThe(base, exponent), n) },
        { name: "zeros-miscounted", value: times(right, exact(10)) },
        { name: "zeros-miscounted", value: dividedBy(right, exact(10)) },
      ];
    default:
      return exponent < 0 ? wrongNegativeExponent(facts) : wrongPlain(facts);
  }
}

/** Errors of a single power whose exponent is not negative. */
function wrongPlain({ base, exponent, decimal }: Exponentiation): readonly Named<Exact>[] {
  const right = toThe(base, exponent);
  if (exponent === 0)
    return [
      { name: "zero-exponent", value: exact(0) },
      { name: "zero-exponent", value: base },
      { name: "zero-exponent", value: dividedBy(exact(1), base) },
    ];
  if (exponent === 1)
    return [
      { name: "first-power", value: exact(1) },
      { name: "first-power", value: plus(base, exact(1)) },
      { name: "one-factor-off", value: times(base, base) },
    ];
  const wrong: Named<Exact>[] = [
    { name: "times-exponent", value: times(base, exact(exponent)) },
    { name: "one-factor-off", value: toThe(base, exponent + 1) },
    ...(exponent > 2 ? [{ name: "one-factor-off", value: toThe(base, exponent - 1) }] : []),
  ];
  if (base.n < 0) wrong.push({ name: "sign-of-power", value: negative(right) });
  if (decimal) {
    wrong.push({ name: "places-miscounted", value: times(right, exact(10)) });
    wrong.push({ name: "places-miscounted", value: dividedBy(right, exact(10)) });
  } else if (base.d > 1) {
    wrong.push({ name: "only-numerator", value: exact(base.n ** exponent, base.d) });
    wrong.push({ name: "only-denominator", value: exact(base.n, base.d ** exponent) });
  } else if (base.n > 0) {
    const swapped = exponent ** base.n;
    if (swapped < LARGEST_SWAPPED) wrong.push({ name: "base-and-exponent-swapped", value: exact(swapped) });
    wrong.push({ name: "neighbouring-base", value: toThe(plus(base, exact(1)), exponent) });
    if (base.n > 2) wrong.push({ name: "neighbouring-base", value: toThe(minus(base, exact(1)), exponent) });
    if (base.n % 10 === 0) wrong.push({ name: "zeros-miscounted", value: dividedBy(right, exact(10)) });
  }
  return wrong;
}

function wrongNegativeExponent({ base, exponent }: Exponentiation): readonly Named<Exact>[] {
  const right = toThe(base, exponent);
  return [
    { name: "sign-to-result", value: negative(dividedBy(exact(1), right)) },
    { name: "sign-to-result", value: negative(right) },
    { name: "not-turned-over", value: dividedBy(exact(1), right) },
    { name: "times-exponent", value: times(base, exact(exponent)) },
    { name: "one-factor-off", value: toThe(base, exponent - 1) },
  ];
}
