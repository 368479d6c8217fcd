import { claimsOf, isOneOf, isSame, type Answered, type OwnClaim } from "../../testing/claims-of.ts";
import { sidesOf } from "../../testing/equation-read.ts";

interface Facts {
  readonly kind: string;
  readonly numbers: readonly number[];
}
interface Linear {
  readonly kind: string;
  readonly numbers: readonly number[];
  /** So many x are equal to so much, before both sides are divided. */
  readonly many: number;
  readonly much: number;
  readonly value: number;
  readonly solution: number;
}
const linear =
  (isTrue: (equation: Linear) => boolean) =>
  ({ facts, question, value, rightValue }: Answered<Facts>): boolean => {
    const { left, right } = sidesOf(question);
    const [many, much] = [left.x - right.x, right.one - left.one];
    return isTrue({ ...facts, many, much, value, solution: rightValue });
  };
/** The lowest number that both denominators divide. */
const commonOf = ([a = 1, b = 1]: readonly number[]): number => {
  let common = b;
  while (common % a > 0) common += b;
  return common;
};
/** By what an equation may have been multiplied: fractions by their common denominator, any by −1. */
const scalesOf = ({ kind, numbers }: Linear): readonly number[] =>
  kind === "fractions" ? [commonOf(numbers), -commonOf(numbers)] : [1, -1];

/** The result of a calculation in columns, each on its own. */
function inColumns(one: number, other: number, join: (a: number, b: number) => number): number {
  const longest = Math.max(String(one).length, String(other).length);
  const [upper, lower] = [one, other].map((number) => String(number).padStart(longest, "0"));
  return Number([...upper!].map((digit, place) => join(Number(digit), Number(lower![place]!)) % 10).join(""));
}

const WRITTEN = claimsOf<Facts>("equationssimple", {
  "borrow-forgotten": ({ facts: { numbers }, value }) => {
    const [one = NaN, other = NaN] = numbers;
    const [upper, lower] = [Math.max(one, other), Math.min(one, other)];
    return value === inColumns(upper, lower, (a, b) => Math.abs(a - b)) && upper % 10 < lower % 10;
  },
  "carry-forgotten": ({ facts: { numbers }, value }) => {
    const [one = NaN, other = NaN] = numbers;
    return value === inColumns(one, other, (a, b) => a + b) && (one % 10) + (other % 10) > 9;
  },
  // Subtracted where the equation has to be divided; of brackets the number in front of them.
  "coefficient-subtracted": linear((equation) => {
    const { kind, numbers, many, much, value } = equation;
    const [by = NaN, inner = NaN] = numbers;
    if (kind === "parentheses" && isSame(value, much + by * inner - by - inner)) return true;
    return isOneOf(value, ...scalesOf(equation).map((scale) => scale * (much - many)));
  }),
  "denominators-joined": ({ facts: { kind, numbers }, value }) => {
    const [a = NaN, b = NaN, join = NaN, c = NaN] = numbers;
    const under = Math.abs(a + join * b);
    // The numerators may have been joined too.
    return kind === "fractions" && isOneOf(value, c * under, -c * under, (c * under) / 2);
  },
  "denominator-left-out": ({ facts: { kind, numbers }, value }) => {
    const [, added = NaN, result = NaN] = numbers;
    return kind === "sum-divided" && value + added === result;
  },
  "divided-instead": ({ facts: { kind, numbers }, value }) => {
    const [under = NaN, added = NaN, result = NaN] = numbers;
    return kind === "quotient-and-number" && isSame(value, (result - added) / under);
  },
  "minus-lost": linear(({ kind, value, solution }) => isSame(value, -solution) && /^negative|^minus/.test(kind)),
  // The second term kept its sign.
  "minus-parentheses": ({ facts: { numbers }, value }) => {
    const [a = NaN, b = NaN, c = NaN, d = NaN, e = NaN] = numbers;
    return isSame(a - b * value + c, d * value + e);
  },
  "not-divided": linear((equation) => {
    const scale = scalesOf(equation).find((by) => isSame(equation.value, by * equation.much)) ?? NaN;
    // The step that is left gives the solution.
    return isSame(equation.value / (scale * equation.many), equation.solution) && Math.abs(scale * equation.many) !== 1;
  }),
  // The step that is left gives the solution.
  "not-multiplied": ({ facts: { numbers }, value, rightValue }) => isSame(value * numbers[0]!, rightValue),
  "one-term-divided": ({ facts: { numbers }, value }) => {
    const [by = NaN, added = NaN, result = NaN] = numbers;
    return isSame(value, result / by - added);
  },
  "one-term-multiplied": ({ facts: { kind, numbers }, value }) => {
    const [under = NaN, added = NaN, result = NaN] = numbers;
    return kind === "quotient-and-number" && isSame(value, under * result - added);
  },
  "order-swapped": ({ facts: { kind, numbers }, value }) => {
    const [under = NaN, added = NaN, result = NaN] = numbers;
    return kind === "sum-divided" && isSame(value, under * (result - added));
  },
  "right-not-multiplied": ({ facts: { kind, numbers }, value, rightValue }) =>
    kind === "fractions" && isSame(value * commonOf(numbers), rightValue),
  "table-slip": ({ facts: { kind, numbers }, value, rightValue }) =>
    kind === "dividend" && Math.abs(value - rightValue) === numbers[0],
  "upside-down": linear(({ many, much, value }) => isSame(value, many / much)),
  "x-sign-when-moving": ({ question, value }) => {
    const { left, right } = sidesOf(question);
    return isSame((left.x + right.x) * value, right.one - left.one);
  },
});

/** What lies on a balance, as it is said: boxes, weights beside them, and weights on the right. */
function readBalance(question: string) {
  const [left = "", right = ""] = question.split("; on the right:");
  const count = (text: string, word: RegExp): number => Number(word.exec(text)?.[1] ?? 0);
  const [boxes, ones] = [count(left, /(\d+) box/), count(left, /(\d+) weight/)];
  const all = count(right, /(\d+) weight/);
  return { boxes, ones, all, weight: (all - ones) / boxes };
}
const valueOf = (chosen: string): number => Number(chosen.replace("x = ", ""));

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, OwnClaim>> = {
  ...WRITTEN,
  "equationssimple.mistake.whole-pan-taken": (_, chosen, question) => valueOf(chosen) === readBalance(question).all,
  "equationssimple.mistake.weights-put-together": (_, chosen, question) => {
    const { ones, all } = readBalance(question);
    return ones > 0 && valueOf(chosen) === all + ones;
  },
  "equationssimple.mistake.left-weights-taken": (_, chosen, question) => valueOf(chosen) === readBalance(question).ones,
  "equationssimple.mistake.boxes-taken-away": (_, chosen, question) => {
    const { boxes, all } = readBalance(question);
    return valueOf(chosen) === all - boxes;
  },
  "equationssimple.mistake.boxes-counted": (_, chosen, question) => valueOf(chosen) === readBalance(question).boxes,
  "equationssimple.mistake.weight-miscounted": (_, chosen, question) =>
    Math.abs(valueOf(chosen) - readBalance(question).weight) === 1,
};
