import { claimsOf, isOneOf, isSame, type Answered } from "../../testing/claims-of.ts";

/** A fraction (whole 0), a mixed number or a whole number (over 0, under 1). */
interface Term {
  readonly whole: number;
  readonly over: number;
  readonly under: number;
}
/** Fractions of the same value, a mixed number, a part of a number, or a calculation. */
interface Facts extends Term {
  readonly kind: string;
  readonly factor: number;
  readonly of: number;
  readonly plus: boolean;
  readonly first: Term;
  readonly left: Term;
  readonly right: Term;
}
type Claim = (answered: Answered<Facts>) => boolean;

const part = ({ over, under }: Term): number => over / under;
const worth = (term: Term): number => term.whole + part(term);
/** Its numerator, as one fraction. */
const overOf = ({ whole, over, under }: Term): number => whole * under + over;
const isMixed = ({ whole, under }: Term): boolean => whole > 0 && under > 1;
const signOf = ({ kind, plus }: Facts): 1 | -1 => (kind === "sum" || plus ? 1 : -1);
/** The lowest number that both divide. */
function common(one: number, other: number): number {
  let multiple = one;
  while (multiple % other > 0) multiple += one;
  return multiple;
}

/** Both numbers combined as numerators, above another denominator; the whole parts of mixed numbers stay apart. */
const over =
  (underOf: (one: number, other: number) => number): Claim =>
  ({ facts, value }) => {
    const { left, right } = facts;
    const sign = signOf(facts);
    const isApart = isMixed(left) || isMixed(right);
    const wholes = isApart ? left.whole + sign * right.whole : 0;
    const [one, other] = isApart ? [left.over, right.over] : [overOf(left), overOf(right)];
    return isSame(value, wholes + Math.abs(one + sign * other) / underOf(left.under, right.under));
  };
/** A whole number and a fraction, in either order. */
const withWhole =
  (isTrue: (value: number, number: number, fraction: number) => boolean): Claim =>
  ({ facts: { kind, left, right }, value }) =>
    kind === "product" &&
    (left.under === 1
      ? isTrue(value, left.whole, part(right))
      : right.under === 1 && isTrue(value, right.whole, part(left)));
const ofKind =
  (kind: string, isTrue: Claim): Claim =>
  (answered) =>
    answered.facts.kind === kind && isTrue(answered);
/** A fraction of an amount: its numerator, its denominator and the amount. */
const ofPart = (result: (facts: Facts) => number): Claim =>
  ofKind("part", ({ facts, value }) => isSame(value, result(facts)));
const ofOrder = (result: (facts: Facts, one: number, left: number, right: number) => number): Claim =>
  ofKind("order", ({ facts, value }) =>
    isSame(value, result(facts, worth(facts.first), worth(facts.left), worth(facts.right))),
  );
const ofQuotient = (result: (left: number, right: number) => number): Claim =>
  ofKind("quotient", ({ facts: { left, right }, value }) => isSame(value, result(worth(left), worth(right))));
const ofMixed = (kind: "to-fraction" | "to-mixed", result: (facts: Facts) => number): Claim =>
  ofKind(kind, ({ facts, value }) => value === result(facts));
const ofSame = (kind: "expand" | "cancel", result: (facts: Facts) => number): Claim =>
  ofKind(kind, ({ facts, value }) => value === result(facts));
/** What stands above the known denominator of the two fractions, and the known denominators. */
const given = ({ kind, over: top, under, factor }: Facts) =>
  kind === "expand"
    ? { numerator: top, from: under, to: under * factor }
    : { numerator: top * factor, from: under * factor, to: under };

/** What is said of mistakes in calculations with fractions. */
export const CALCULATION_CLAIMS = claimsOf<Facts>("fractions", {
  added: ({ facts: { kind, first, left, right }, value }) =>
    kind !== "sum" && isSame(value, (kind === "order" ? worth(first) : 0) + worth(left) + worth(right)),
  subtracted: ofKind("sum", ({ facts: { left, right }, value }) => isSame(value, worth(left) - worth(right))),
  "borrow-forgotten": ofKind(
    "difference",
    ({ facts: { left, right }, value, rightValue }) => isSame(value, rightValue + 1) && part(left) < part(right),
  ),
  "both-multiplied": withWhole((value, _, fraction) => isSame(value, fraction)),
  "denominator-multiplied": withWhole((value, number, fraction) => isSame(value, fraction / number)),
  "both-turned-over": ofQuotient((left, right) => 1 / left / right),
  "not-turned-over": ofQuotient((left, right) => left * right),
  "wrong-one-turned-over": ofQuotient((left, right) => right / left),
  // Numerators over the common denominator, which is not multiplied by itself.
  "common-denominator-kept": ofKind("product", ({ facts: { left, right }, value }) => {
    const under = common(left.under, right.under);
    return isSame(value, (worth(left) * under * (worth(right) * under)) / under);
  }),
  "denominator-as-factor": ofSame("expand", (facts) => facts.over * given(facts).to),
  "difference-added": ofSame("expand", (facts) => facts.over + given(facts).to - facts.under),
  "difference-subtracted": ofSame("cancel", (facts) => given(facts).numerator - (given(facts).from - given(facts).to)),
  "multiplied-not-divided": ofSame("cancel", (facts) => given(facts).numerator * facts.factor),
  "factor-taken": ({ facts, value }) => {
    const { from, to } = given(facts);
    return isOneOf(value, from / to, to / from);
  },
  "numerator-unchanged": ({ facts, value }) => value === given(facts).numerator,
  "denominator-dropped": ({ facts, value }) =>
    facts.left.under === facts.right.under && value === facts.left.over + signOf(facts) * facts.right.over,
  "denominator-subtracted": ofPart(({ of, under }) => of - under),
  "not-divided": ofPart((facts) => facts.of * facts.over),
  "rest-taken": ofPart((facts) => facts.of - (facts.of * facts.over) / facts.under),
  "denominator-taken": ofMixed("to-mixed", ({ under }) => under),
  "remainder-taken": ofMixed("to-mixed", (facts) => overOf(facts) % facts.under),
  "rounded-up": ofMixed("to-mixed", (facts) => Math.ceil(overOf(facts) / facts.under)),
  "subtracted-once": ofMixed("to-mixed", (facts) => overOf(facts) - facts.under),
  "numerator-and-denominator-swapped": ofMixed("to-fraction", (facts) => facts.whole * facts.over + facts.under),
  "numerator-left-out": ofMixed("to-fraction", ({ whole, under }) => whole * under),
  "whole-and-numerator-added": ofMixed("to-fraction", (facts) => facts.whole + facts.over),
  "written-side-by-side": ofMixed("to-fraction", (facts) => Number(`${facts.whole}${facts.over}`)),
  "denominators-added": (answered) =>
    answered.facts.kind === "product"
      ? isSame(
          answered.value,
          (overOf(answered.facts.left) * overOf(answered.facts.right)) /
            (answered.facts.left.under + answered.facts.right.under),
        )
      : over((one, other) => one + other)(answered),
  "denominators-multiplied": over((one, other) => one * other),
  "denominators-subtracted": ofKind(
    "difference",
    over((one, other) => Math.abs(one - other)),
  ),
  "larger-denominator-kept": over(Math.max),
  "numerator-from-whole": ofKind("difference", ({ facts: { left, right }, value }) =>
    isSame(value, (left.whole - right.over) / right.under),
  ),
  "numerator-kept": ofKind("difference", ({ facts: { left, right }, value }) =>
    isSame(value, left.whole - 1 + part(right)),
  ),
  // One numerator is that of the fraction before it was expanded.
  "one-not-expanded": ({ facts, value }) => {
    const { left, right } = facts;
    const under = common(left.under, right.under);
    const [one, other] = [part(left) * under, part(right) * under];
    const sign = signOf(facts);
    const wrong = [
      ...(left.under < under ? [left.over + sign * other] : []),
      ...(right.under < under ? [one + sign * right.over] : []),
    ];
    return isOneOf(value * under, ...wrong);
  },
  // The product is in lowest terms before it is combined.
  "not-expanded": ofKind("order", ({ facts, value }) => {
    const { first, left, right } = facts;
    const [raw, rawUnder] = [left.over * right.over, left.under * right.under];
    const by = Array.from({ length: raw }, (_, at) => raw - at).find((one) => (raw % one) + (rawUnder % one) === 0)!;
    const under = common(first.under, rawUnder / by);
    return isSame(value, Math.abs(first.over + (signOf(facts) * raw) / by) / under);
  }),
  "left-to-right": ofOrder((facts, one, left, right) => (one + signOf(facts) * left) * right),
  "product-added": ofOrder(({ plus }, one, left, right) => (plus ? NaN : one + left * right)),
  "product-subtracted": ofOrder(({ plus }, one, left, right) => (plus ? one - left * right : NaN)),
  "turned-over": (answered) => {
    const { kind, left, right } = answered.facts;
    if (kind === "order") return ofOrder((facts, one, two, three) => one + signOf(facts) * (two / three))(answered);
    return kind === "product" && isOneOf(answered.value, worth(left) / worth(right), worth(right) / worth(left));
  },
  "parts-divided": ofKind("quotient", ({ facts: { left, right }, value }) =>
    isSame(value, left.whole / right.whole + part(left) / part(right)),
  ),
  "parts-multiplied": ofKind("product", ({ facts: { left, right }, value }) =>
    isSame(value, left.whole * right.whole + part(left) * part(right)),
  ),
  // The fraction of one of the numbers was left as it is.
  "wholes-only": ofKind("product", ({ facts: { left, right }, value }) =>
    isOneOf(value - left.whole * right.whole, part(left), part(right)),
  ),
  "smaller-from-larger": ofKind(
    "difference",
    ({ facts: { left, right }, value }) =>
      part(left) < part(right) && isSame(value, left.whole - right.whole + part(right) - part(left)),
  ),
  "whole-forgotten": ({ facts, value, rightValue }) =>
    isOneOf(value, rightValue - facts.left.whole, rightValue - signOf(facts) * facts.right.whole),
  "whole-not-carried": ofKind(
    "sum",
    ({ facts: { left, right }, value, rightValue }) => part(left) + part(right) > 1 && isSame(value, rightValue - 1),
  ),
});
