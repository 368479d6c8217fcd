import { dividedBy, exact, leastMultiple, minus, plus, times, type Exact } from "@karota/engine/quiz/exact.ts";
import type { Named } from "@karota/engine/quiz/topic.ts";
import { isMixed, valueOfFacts, valueOfTerm, type Calculation, type Facts, type Term, type TwoTerms } from "./kinds.ts";

type Wrong = readonly Named<Exact>[];
type Add = (name: string, over: number | Exact, under?: number) => void;

/** What comes out when the task goes wrong in the usual ways; nothing below or at zero. */
export function wrongAnswers(facts: Facts): Wrong {
  const wrong: Named<Exact>[] = [];
  const add: Add = (name, over, under = 1) => {
    if (under < 1) return;
    const value = typeof over === "number" ? exact(over, under) : over;
    if (value.n > 0) wrong.push({ name, value });
  };
  switch (facts.kind) {
    case "expand":
    case "cancel":
      wrongNumerators(facts, add);
      break;
    case "to-fraction":
      add("whole-and-numerator-added", facts.whole + facts.over);
      add("numerator-left-out", facts.whole * facts.under);
      add("numerator-and-denominator-swapped", facts.whole * facts.over + facts.under);
      add("written-side-by-side", Number(`${facts.whole}${facts.over}`));
      break;
    case "to-mixed":
      add("remainder-taken", facts.over);
      add("rounded-up", facts.whole + 1);
      add("subtracted-once", facts.whole * facts.under + facts.over - facts.under);
      add("denominator-taken", facts.under);
      break;
    case "part":
      add("one-part-only", facts.of / facts.under);
      add("rest-taken", facts.of - (facts.of / facts.under) * facts.over);
      add("not-divided", facts.of * facts.over);
      add("denominator-subtracted", facts.of - facts.under);
      break;
    case "order":
      wrongOrders(facts, add);
      break;
    case "sum":
    case "difference":
      wrongSums(facts, add);
      break;
    case "product":
      wrongProducts(facts, add);
      break;
    case "quotient":
      wrongQuotients(facts, add);
      break;
  }
  return wrong;
}

function wrongNumerators({ kind, over, under, factor }: Extract<Facts, { factor: number }>, add: Add): void {
  const added = under * factor - under;
  if (kind === "expand") {
    add("numerator-unchanged", over);
    add("difference-added", over + added);
    add("factor-taken", factor);
    add("denominator-as-factor", over * under * factor);
  } else {
    add("numerator-unchanged", over * factor);
    add("difference-subtracted", over * factor - added);
    add("factor-taken", factor);
    add("multiplied-not-divided", over * factor * factor);
  }
}

/** Numerator and denominator of a term written as one fraction. */
const partsOf = ({ whole, over, under }: Term): readonly [over: number, under: number] => [whole * under + over, under];

function wrongSums(facts: TwoTerms, add: Add): void {
  const { left, right } = facts;
  const sign = facts.kind === "sum" ? 1 : -1;
  const [[a, b], [c, d]] = [partsOf(left), partsOf(right)];
  const value = valueOfFacts(facts);
  add(sign > 0 ? "subtracted" : "added", (sign > 0 ? minus : plus)(valueOfTerm(left), valueOfTerm(right)));
  if (isMixed(left) || isMixed(right)) return wrongMixedSums(facts, sign, value, add);
  if (left.under === 1) {
    add("borrow-forgotten", plus(value, exact(1)));
    add("numerator-from-whole", left.whole - c, d);
    add("denominators-subtracted", left.whole - c, d - 1);
    add("numerator-kept", plus(exact(left.whole - 1), exact(c, d)));
    return;
  }
  if (b === d) {
    add("denominators-added", a + sign * c, 2 * b);
    add("denominators-multiplied", a + sign * c, b * b);
    add("denominator-dropped", a + sign * c);
    return;
  }
  const common = leastMultiple(b, d);
  const [left2, right2] = [a * (common / b), c * (common / d)];
  if (sign > 0) add("denominators-added", a + c, b + d);
  else add("denominators-subtracted", Math.abs(a - c), Math.abs(b - d));
  add("not-expanded", Math.abs(a + sign * c), common);
  if (common !== b) add("one-not-expanded", a + sign * right2, common);
  if (common !== d) add("one-not-expanded", left2 + sign * c, common);
  add("larger-denominator-kept", Math.abs(a + sign * c), Math.max(b, d));
}

function wrongMixedSums({ left, right }: TwoTerms, sign: 1 | -1, value: Exact, add: Add): void {
  const wholes = exact(left.whole + sign * right.whole);
  const [one, other] = [exact(left.over, left.under), exact(right.over, right.under)];
  const fractions = sign > 0 ? plus(one, other) : minus(one, other);
  const common = leastMultiple(left.under, right.under);
  if (sign > 0) {
    add("denominators-added", plus(wholes, exact(left.over + right.over, left.under + right.under)));
    if (fractions.n > fractions.d) add("whole-not-carried", minus(value, exact(1)));
  } else if (fractions.n < 0) {
    add("smaller-from-larger", minus(wholes, fractions));
    add("borrow-forgotten", plus(value, exact(1)));
  } else add("denominators-subtracted", plus(wholes, apart(left, right)));
  add("not-expanded", plus(wholes, exact(Math.abs(left.over + sign * right.over), common)));
  add("whole-forgotten", minus(value, exact(sign * right.whole)));
}
const apart = (left: Term, right: Term): Exact =>
  exact(Math.abs(left.over - right.over), Math.abs(left.under - right.under));

function wrongProducts({ left, right }: TwoTerms, add: Add): void {
  const [[a, b], [c, d]] = [partsOf(left), partsOf(right)];
  if (isMixed(left) || isMixed(right)) {
    add("parts-multiplied", plus(exact(left.whole * right.whole), exact(left.over * right.over, b * d)));
    add("wholes-only", plus(exact(left.whole * right.whole), exact(left.over, b)));
    add("turned-over", a * d, b * c);
    add("added", plus(valueOfTerm(left), valueOfTerm(right)));
    return;
  }
  if (b === 1 || d === 1) {
    const [number, over, under] = b === 1 ? [a, c, d] : [c, a, b];
    add("both-multiplied", over, under);
    add("denominator-multiplied", over, under * number);
    add("added", plus(exact(number), exact(over, under)));
    add("turned-over", number * under, over);
    return;
  }
  add("turned-over", a * d, b * c);
  add("added", plus(exact(a, b), exact(c, d)));
  add("denominators-added", a * c, b + d);
  add("common-denominator-kept", a * c * leastMultiple(b, d), b * d);
}
function wrongQuotients({ left, right }: TwoTerms, add: Add): void {
  const [[a, b], [c, d]] = [partsOf(left), partsOf(right)];
  if (isMixed(left) && isMixed(right))
    add("parts-divided", plus(exact(left.whole, right.whole), dividedBy(exact(left.over, b), exact(right.over, d))));
  add("not-turned-over", a * c, b * d);
  add("wrong-one-turned-over", b * c, a * d);
  add("both-turned-over", b * d, a * c);
}

function wrongOrders(facts: Extract<Calculation, { kind: "order" }>, add: Add): void {
  const [first, left, right] = [facts.first, facts.left, facts.right].map(valueOfTerm) as [Exact, Exact, Exact];
  const join = facts.plus ? plus : minus;
  const [a, b] = [first.n, first.d];
  const { n, d } = times(left, right);
  add("left-to-right", times(join(first, left), right));
  add("turned-over", join(first, dividedBy(left, right)));
  add("added", plus(plus(first, left), right));
  add(facts.plus ? "product-subtracted" : "product-added", (facts.plus ? minus : plus)(first, times(left, right)));
  if (b !== d) add("not-expanded", Math.abs(a + (facts.plus ? n : -n)), leastMultiple(b, d));
}
