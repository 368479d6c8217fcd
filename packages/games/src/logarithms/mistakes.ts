import {
  dividedBy,
  exact,
  minus,
  negative,
  plus,
  rootOf,
  times,
  toThe,
  type Exact,
} from "@karota/engine/quiz/exact.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { answerOf, argumentOf, baseOf, joinedOf, logarithmOf, type Facts, type Of } from "./kinds.ts";

type Add = (name: string, ...values: readonly (Exact | number | null)[]) => void;
const LARGEST = 100_000;
const ONE = exact(1);

/** What comes out when the task goes wrong in the usual ways: nothing huge, no fraction with a long denominator. */
export function wrongLogarithms(facts: Facts): readonly Named<Exact>[] {
  const wrong: Named<Exact>[] = [];
  const add: Add = (name, ...values) => {
    for (const one of values) {
      const value = typeof one === "number" ? exact(one) : one;
      if (value && Math.abs(value.n) < LARGEST && value.d <= 10_000) wrong.push({ name, value });
    }
  };
  switch (facts.kind) {
    case "single":
      ({ value: wrongValues, argument: wrongArguments, base: wrongBases })[facts.sought](facts, add);
      break;
    case "two": {
      const [first, second] = facts.terms as [{ base: number; power: number }, { base: number; power: number }];
      const sign = facts.plus ? 1 : -1;
      add("arguments-joined", first.base ** first.power + sign * second.base ** second.power);
      add("other-operation", first.power - sign * second.power);
      add("divided", first.base ** (first.power - 1) + sign * second.base ** (second.power - 1));
      add("logarithms-multiplied", first.power * second.power);
      break;
    }
    case "laws": {
      const joined = joinedOf(facts);
      const { plus: adding, left, right, times: factor, base } = facts;
      add("argument-taken", joined);
      add("divided", dividedBy(joined, exact(base)));
      add("arguments-joined", factor * left + (adding ? right : -right));
      add("neighbour", plus(answerOf(facts), ONE), minus(answerOf(facts), ONE));
      break;
    }
  }
  return wrong;
}

function wrongValues(facts: Of<"single">, add: Add): void {
  const { base, power, degree } = facts;
  const right = logarithmOf(facts);
  if (right.n < 0) add("sign-lost", negative(right));
  else if (base < 0 || (power < 0 && right.n > 0)) add("sign-lost", negative(right));
  if (right.n !== 0 && right.d === 1 && degree === 1 && base === 1) {
    const argument = argumentOf(facts);
    if (power > 0) add("divided", dividedBy(argument, baseOf(facts)));
    else add("fraction-kept", exact(1, -power), exact(-1, -power));
    if (power > 0 && argument.n <= 200) add("argument-taken", argument);
  }
  if (right.n === 0) {
    add("one-misread", 1);
    add("base-taken", baseOf(facts));
    add("sign-added", -1);
  }
  if (right.d === 1) add("neighbour", plus(right, ONE), minus(right, ONE));
  if (right.n !== 0 && (right.d > 1 || Math.abs(base) > 1)) add("turned-over", dividedBy(ONE, right));
  if (Math.abs(base) > 1) {
    add("base-ignored", power);
    add("exponents-subtracted", power - base);
    add("exponents-multiplied", power * base);
    add("arguments-divided", dividedBy(argumentOf(facts), baseOf(facts)));
  }
  if (degree > 1) {
    add("root-ignored", power);
    add("degree-multiplied", power * degree);
    add("degree-subtracted", power - degree);
  }
}

function wrongArguments(facts: Of<"single">, add: Add): void {
  const [base, exponent] = [baseOf(facts), logarithmOf(facts)];
  add("multiplied", times(base, exponent));
  if (exponent.n < 0) {
    add("sign-ignored", toThe(base, -exponent.n));
    add("negative-number", negative(toThe(base, -exponent.n)));
  }
  if (exponent.d > 1) {
    add("only-rooted", rootOf(base, exponent.d));
    if (exponent.n > 1) add("only-raised", toThe(base, exponent.n));
    add("base-divided", dividedBy(base, exponent));
    add("neighbour-power", times(argumentOf(facts), exact(facts.of)));
    return;
  }
  if (exponent.n > 0) add("exchanged", toThe(exponent, base.n));
  add("neighbour-power", times(argumentOf(facts), base), dividedBy(argumentOf(facts), base));
}

function wrongBases(facts: Of<"single">, add: Add): void {
  const [base, argument, exponent] = [baseOf(facts), argumentOf(facts), logarithmOf(facts)];
  const divided = dividedBy(argument, exponent);
  if (divided.d === 1) add("argument-divided", divided);
  const multiplied = times(argument, exponent);
  // One is no base, and no pupil would choose it.
  add("argument-multiplied", multiplied.n === multiplied.d ? null : multiplied);
  for (const degree of [2, 3, 4])
    if (exponent.n !== degree || exponent.d > 1) add("other-root", rootOf(argument, degree));
  add("neighbour-base", plus(base, ONE), minus(base, ONE).n > 1 ? minus(base, ONE) : null);
  add("exponent-taken", exponent);
}
