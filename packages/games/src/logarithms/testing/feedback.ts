import { claimsOf, isOneOf, isSame, type Answered } from "../../testing/claims-of.ts";

/** A logarithm of powers of one number, two logarithms of powers, or logarithms to one base that are joined. */
interface Facts {
  readonly kind: "single" | "two" | "laws";
  readonly sought: "value" | "argument" | "base";
  readonly of: number;
  readonly base: number;
  readonly power: number;
  readonly degree: number;
  readonly plus: boolean;
  readonly terms: readonly { readonly base: number; readonly power: number }[];
  readonly times: number;
  readonly left: number;
  readonly right: number;
}
interface Logarithm extends Facts {
  /** The number at the foot, the number in the parentheses without its root, and the logarithm. */
  readonly foot: number;
  readonly argument: number;
  readonly exponent: number;
  readonly value: number;
  readonly solution: number;
}
const single =
  (sought: string, isTrue: (logarithm: Logarithm) => boolean) =>
  ({ facts, value, rightValue }: Answered<Facts>): boolean => {
    const { of, base, power, degree } = facts;
    const logarithm = { foot: of ** base, argument: of ** power, exponent: power / (base * degree) };
    const isAsked = facts.kind === "single" && (sought === "" || facts.sought === sought);
    return isAsked && isTrue({ ...facts, ...logarithm, value, solution: rightValue });
  };
const isIn =
  (kind: Facts["kind"], result: (facts: Facts) => number) =>
  (answered: Answered<Facts>): boolean =>
    answered.facts.kind === kind && isSame(answered.value, result(answered.facts));
const anyOf =
  (...claims: readonly ((answered: Answered<Facts>) => boolean)[]) =>
  (answered: Answered<Facts>): boolean =>
    claims.some((one) => one(answered));
const signOf = ({ plus }: Facts): 1 | -1 => (plus ? 1 : -1);
const twoOf = ({ terms }: Facts) => terms as readonly [Facts["terms"][number], Facts["terms"][number]];
/** The one argument of joined logarithms. */
const joinedOf = ({ times, left, right, plus }: Facts): number => left ** times * (plus ? right : 1 / right);
/** The numerator and denominator of a fraction. */
function partsOf(exponent: number): readonly [number, number] {
  const under = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find((one) =>
    isSame(exponent * one, Math.round(exponent * one)),
  )!;
  return [Math.round(exponent * under), under];
}

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Facts>("logarithms", {
  "argument-divided": single("base", ({ argument, exponent, value }) => isSame(value, argument / exponent)),
  "argument-multiplied": single("base", ({ argument, exponent, value }) => isSame(value, argument * exponent)),
  "exponent-taken": single("base", ({ exponent, value }) => isSame(value, exponent)),
  // Its power is a neighbour of the argument's base.
  "neighbour-base": single("base", ({ foot, value }) => Math.abs(value - foot) === 1),
  "other-root": single("base", ({ argument, exponent, value }) =>
    [2, 3, 4].some((degree) => !isSame(degree, exponent) && isSame(value ** degree, argument)),
  ),
  "argument-taken": anyOf(
    single("value", ({ argument, value }) => isSame(value, argument)),
    isIn("laws", joinedOf),
  ),
  "base-taken": single("value", ({ foot, value }) => isSame(value, foot)),
  "arguments-divided": single("value", ({ foot, argument, value }) => isSame(value, argument / foot)),
  divided: anyOf(
    single("value", ({ foot, argument, value }) => isSame(value, argument / foot)),
    isIn("two", (facts) => {
      const [first, second] = twoOf(facts).map(({ base, power }) => base ** power / base) as [number, number];
      return first + signOf(facts) * second;
    }),
    isIn("laws", (facts) => joinedOf(facts) / facts.base),
  ),
  "arguments-joined": anyOf(
    isIn("two", (facts) => {
      const [first, second] = twoOf(facts).map(({ base, power }) => base ** power) as [number, number];
      return first + signOf(facts) * second;
    }),
    isIn("laws", (facts) => facts.times * facts.left + signOf(facts) * facts.right),
  ),
  "logarithms-multiplied": isIn("two", (facts) => twoOf(facts)[0].power * twoOf(facts)[1].power),
  "other-operation": isIn("two", (facts) => twoOf(facts)[0].power - signOf(facts) * twoOf(facts)[1].power),
  "base-ignored": single("value", ({ of, argument, base, value }) => isSame(of ** value, argument) && base !== 1),
  "exponents-multiplied": single("value", ({ base, power, value }) => value === power * base),
  "exponents-subtracted": single("value", ({ base, power, value }) => value === power - base),
  "root-ignored": single("value", ({ foot, argument, degree, value }) => degree > 1 && isSame(foot ** value, argument)),
  "degree-multiplied": single("value", ({ power, degree, value }) => degree > 1 && value === power * degree),
  "degree-subtracted": single("value", ({ power, degree, value }) => degree > 1 && value === power - degree),
  // One over the exponent, where one over a power is the argument.
  "fraction-kept": single(
    "value",
    ({ argument, value, solution }) =>
      argument < 1 && !isSame(value, solution) && isSame(Math.abs(value * solution), 1),
  ),
  neighbour: ({ facts, value, rightValue }) => facts.kind !== "two" && isSame(Math.abs(value - rightValue), 1),
  "one-misread": single("value", ({ argument, value }) => argument === 1 && value === 1),
  "sign-added": single("value", ({ argument, value }) => argument === 1 && value === -1),
  "turned-over": single("value", ({ value, solution }) => isSame(value * solution, 1)),
  "base-divided": single("argument", ({ foot, exponent, value }) => isSame(value, foot / exponent)),
  multiplied: single("argument", ({ foot, exponent, value }) => isSame(value, foot * exponent)),
  exchanged: single("argument", ({ foot, exponent, value }) => isSame(value, exponent ** foot)),
  "sign-ignored": single("argument", ({ foot, exponent, value }) => exponent < 0 && isSame(value, foot ** -exponent)),
  "negative-number": single(
    "argument",
    ({ foot, exponent, value }) => exponent < 0 && isSame(-value, foot ** -exponent),
  ),
  "only-rooted": single("argument", ({ foot, exponent, value }) => {
    const [over, under] = partsOf(exponent);
    return over !== 1 && isSame(value ** under, foot);
  }),
  "only-raised": single("argument", ({ foot, exponent, value }) => {
    const [over, under] = partsOf(exponent);
    return under > 1 && isSame(value, foot ** over);
  }),
  // A power of the same number, whose exponent is one more or less.
  "neighbour-power": single("argument", ({ of, foot, argument, value }) =>
    isOneOf(value, argument * of, argument * foot, argument / foot),
  ),
});
