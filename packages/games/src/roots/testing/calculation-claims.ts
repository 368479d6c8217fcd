import { bareDigits, claimsOf, isOneOf, isSame, type Answered } from "../../testing/claims-of.ts";

/** A root of a power, sums of roots, roots of sums, products and quotients, and roots that are taken in part. */
interface Facts {
  readonly kind: string;
  readonly degree: number;
  readonly over: number;
  readonly under: number;
  readonly plus: boolean;
  readonly terms: readonly { readonly times: number; readonly value: number }[];
  readonly left: number;
  readonly right: number;
  readonly times: number;
  readonly first: number;
  /** Of a root that is rounded. */
  readonly of: number;
}
type Claim = (answered: Answered<Facts>) => boolean;

const ofKind =
  (kind: string, result: (facts: Facts) => number | readonly number[]): Claim =>
  ({ facts, value }) =>
    facts.kind === kind && isOneOf(value, ...[result(facts)].flat());
const signOf = ({ plus }: Facts): 1 | -1 => (plus ? 1 : -1);
/** The number under the root of a power. */
const radicand = ({ degree, over, under }: Facts): number => (over / under) ** degree;
const NONE = { times: 0, value: 0 };
const termsOf = ({ terms: [first = NONE, second = NONE] }: Facts) => [first, second] as const;
/** The number under the one root that is to be taken; of several roots all numbers combined without taking them. */
function unrooted(facts: Facts): number {
  const { kind, left, right, times, under } = facts;
  switch (kind) {
    case "power":
      return radicand(facts);
    case "terms": {
      const [first, second] = termsOf(facts);
      return first.times * first.value ** 2 + signOf(facts) * second.times * second.value ** 2;
    }
    case "inside":
      return left + signOf(facts) * right;
    case "product":
      return left * right;
    case "quotient":
      return left / right;
    case "extract":
      return times ** 2 * under;
    default:
      return facts.of;
  }
}
const isSameDigits: Claim = ({ chosen, right, value, rightValue }) =>
  bareDigits(chosen) === bareDigits(right) && value !== rightValue;
const isOfDegree = (facts: Facts, value: number, degrees: readonly number[]): boolean =>
  facts.kind === "power" &&
  degrees.some((degree) => degree !== facts.degree && isSame(value ** degree, radicand(facts)));

/** What is said of mistakes in calculations with roots. */
export const CALCULATION_CLAIMS = claimsOf<Facts>("roots", {
  added: ofKind("product", ({ left, right }) => left + right),
  subtracted: ({ facts: { kind, left, right, times, under }, value }) =>
    kind === "quotient" ? value === left - right : kind === "rationalise" && value === times * under - under,
  "counted-once": ofKind("combine", (facts) => facts.first + signOf(facts)),
  "denominator-only": ofKind("power", ({ degree, over, under }) => over ** degree / under),
  "numerator-only": ofKind("power", ({ degree, over, under }) => over / under ** degree),
  "divided-by-degree": ({ facts, value }) => facts.degree > 2 && isSame(value, radicand(facts) / facts.degree),
  "divided-twice": ofKind("rationalise", ({ times, under }) => times / under),
  multiplied: ofKind("rationalise", ({ times, under }) => times * under * under),
  "numerator-kept": ofKind("rationalise", ({ times, under }) => times * under),
  "factor-added": ofKind("terms", (facts) => {
    const [first, second] = termsOf(facts);
    return first.times + first.value + signOf(facts) * second.times * second.value;
  }),
  // There is a number in front of that root.
  "factor-forgotten": ofKind("terms", (facts) => {
    const [first, second] = termsOf(facts);
    const [one, other] = [first.times * first.value, signOf(facts) * second.times * second.value];
    return [
      ...(first.times > 1 ? [first.value + other] : []),
      ...(second.times > 1 ? [one + signOf(facts) * second.value] : []),
    ];
  }),
  "factors-multiplied": ofKind("combine", ({ first, times }) => first * times),
  halved: ({ facts, value }) => (facts.degree ?? 2) === 2 && isSame(value, unrooted(facts) / 2),
  "joined-under-root": ({ facts, value }) => {
    const [first, second] = termsOf(facts);
    return first.times === 1 && second.times === 1 && isSame(value ** 2, unrooted(facts));
  },
  // One more or less in the last place, of full tens ten.
  neighbour: ({ facts, right, value, rightValue }) => {
    const unit = 10 ** -(right.split(".")[1]?.length ?? 0);
    return isOneOf(Math.abs(value - rightValue), unit, 10) && !isSame(value ** facts.degree, radicand(facts));
  },
  "not-rooted": ({ facts, value }) => isSame(value, unrooted(facts)),
  "one-not-rooted": ofKind("terms", (facts) => {
    const [first, second] = termsOf(facts);
    const [one, other] = [first.times * first.value, second.times * second.value];
    return [one + signOf(facts) * other * second.value, one * first.value + signOf(facts) * other];
  }),
  "other-degree": ({ facts, value }) => isOfDegree(facts, value, [2, 3, 4]),
  "rooted-twice": ({ facts, value }) => facts.degree === 2 && isOfDegree(facts, value, [4]),
  "other-operation": ({ facts, value }) => {
    if (facts.kind === "combine") return value === facts.first - signOf(facts) * facts.times;
    const [first, second] = termsOf(facts);
    return value === first.times * first.value - signOf(facts) * second.times * second.value;
  },
  // What is left under the root can be divided by a square.
  "partly-rooted": ({ facts: { kind, times }, value }) => kind === "extract" && value < times && times % value === 0,
  "point-misplaced": isSameDigits,
  "zeros-miscounted": isSameDigits,
  "zeros-not-halved": (answered) => answered.facts.degree === 2 && isSameDigits(answered),
  "radicand-added": ofKind("combine", (facts) => facts.first + signOf(facts) * facts.times * facts.under),
  "radicand-multiplied": ofKind("extract", ({ times, under }) => times * under),
  "radicand-taken": ({ facts, value }) => value === facts.under,
  "rooted-apart": ofKind("inside", (facts) => Math.sqrt(facts.left) + signOf(facts) * Math.sqrt(facts.right)),
  "square-not-rooted": ({ facts, value }) =>
    value === (facts.kind === "extract" ? facts.times ** 2 : facts.first + signOf(facts) * facts.times ** 2),
  "turned-over": ofKind("power", ({ over, under }) => under / over),
});
