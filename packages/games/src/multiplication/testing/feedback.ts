import { claimsOf, isOneOf, isSame } from "../../testing/claims-of.ts";

/** Whole numbers, and how many decimal places each has. */
interface Factors {
  readonly factors: readonly [number, number];
  readonly places: readonly [number, number];
}
const fromOnes = (of: number): readonly number[] => [...String(of)].map(Number).toReversed();
/** The chosen product in units of its last place. */
const inUnits = (value: number, { places }: Factors): number => Math.round(value * 10 ** (places[0] + places[1]));
/** The number that is multiplied digit by digit, and the one of one digit. */
const longAndDigit = ({ factors }: Factors): readonly [number, number] => [Math.max(...factors), Math.min(...factors)];

/** Every sum of some of the numbers. */
const someOf = (all: readonly number[]): readonly number[] =>
  all.reduce<readonly number[]>((sums, one) => [...sums, ...sums.map((sum) => sum + one)], [0]);

/** Each carry that comes up when every digit is multiplied by every other one, at its worth. */
const carriesIn = ({ factors: [one, other] }: Factors): readonly number[] =>
  fromOnes(one)
    .flatMap((a, place) => fromOnes(other).map((b, at) => Math.floor((a * b) / 10) * 10 ** (place + at + 1)))
    .filter((carry) => carry > 0);

/** What comes out where the carry is added to a digit before it is multiplied. */
function withCarryFirst(long: number, digit: number): number {
  let [carry, written] = [0, ""];
  for (const one of fromOnes(long)) {
    const here = (one + carry) * digit;
    written = `${here % 10}${written}`;
    carry = Math.floor(here / 10);
  }
  return Number(`${carry}${written}`);
}

const WRITTEN = claimsOf<Factors>("multiplication", {
  "carry-forgotten": ({ facts, value, rightValue }) => {
    const missing = inUnits(rightValue - value, facts);
    return missing > 0 && someOf(carriesIn(facts)).includes(missing);
  },
  "carry-added-first": ({ facts, value }) => inUnits(value, facts) === withCarryFirst(...longAndDigit(facts)),
  "crosswise-missing": ({ facts, value, rightValue }) => {
    const [[ones = NaN, tens = NaN, ...more], [otherOnes = NaN, otherTens = NaN, ...others]] = facts.factors.map(
      fromOnes,
    ) as [readonly number[], readonly number[]];
    const crosswise = 10 * (tens * otherOnes + ones * otherTens);
    return more.length + others.length === 0 && inUnits(rightValue - value, facts) === crosswise;
  },
  "not-shifted": ({ facts, value }) => {
    const [first, second] = facts.factors;
    return inUnits(value, facts) === fromOnes(second).reduce((sum, digit) => sum + first * digit, 0);
  },
  // One digit was copied.
  "part-not-multiplied": ({ facts, value }) => {
    const [long, digit] = longAndDigit(facts);
    const parts = fromOnes(long).flatMap((one, place) => (one > 0 ? [one * 10 ** place] : []));
    return isOneOf(inUnits(value, facts), ...parts.map((part) => (long - part) * digit + part));
  },
  // 0 times the digit was taken for the digit.
  "times-zero": ({ facts, value, rightValue }) => {
    const [long, digit] = longAndDigit(facts);
    const zeros = fromOnes(long).flatMap((one, place) => (one === 0 ? [digit * 10 ** place] : []));
    return zeros.includes(inUnits(value - rightValue, facts));
  },
  "parts-apart": ({ facts, value }) => {
    const [one, other] = facts.factors.map((factor, place) => {
      const digits = String(factor).padStart(facts.places[place]! + 1, "0");
      const point = digits.length - facts.places[place]!;
      const before = Number(digits.slice(0, point));
      return { before, after: facts.places[place] === 0 ? before : Number(digits.slice(point)) };
    }) as [{ before: number; after: number }, { before: number; after: number }];
    return isSame(value, Number(`${one.before * other.before}.${one.after * other.after}`));
  },
});

/** Of a calculation or of what a picture shows. */
const factorsOf = (question: string): readonly [number, number] =>
  (question.match(/\d+(\.\d+)?/g) ?? []).map(Number) as unknown as readonly [number, number];
const digitsOf = (written: string): string => written.replace(".", "").replace(/^0+|0+$/g, "");
/** Tens and ones of a row, and the number of rows, as a rectangle of squares is said to have them. */
const sidesOf = (question: string): readonly number[] => (question.match(/\d+/g) ?? []).map(Number);

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "multiplication.mistake.only-tens-multiplied": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return Number(chosen) === tens * high + ones;
  },
  "multiplication.mistake.one-part-only": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return [tens * high, ones * high].includes(Number(chosen));
  },
  "multiplication.mistake.row-miscounted": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return Math.abs(Number(chosen) - (tens + ones) * high) === tens + ones;
  },
  "multiplication.mistake.column-miscounted": (_: string, chosen: string, question: string): boolean => {
    const [tens = 0, ones = 0, high = 0] = sidesOf(question);
    return Math.abs(Number(chosen) - (tens + ones) * high) === high;
  },
  "multiplication.explain.tensForgotten": (said: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    const [ones = NaN, digit = NaN, product = NaN] = (said.match(/\d+/g) ?? []).map(Number);
    return ones * digit === product && one * other - Number(chosen) === product - (product % 10);
  },
  "multiplication.explain.notShifted": (said: string, _: string, question: string): boolean => {
    const [, hundreds = "0", tens = "0"] = /(\d)?(\d)\d$/.exec(question.split(" × ")[1]!) ?? [];
    return said.includes("tens") === (tens !== "0") && said.includes("hundreds") === (hundreds !== "0");
  },
  "multiplication.explain.neighbour": (said: string, chosen: string, question: string): boolean => {
    const [product = NaN, one = NaN, other = NaN, ...sought] = (said.match(/\d+/g) ?? []).map(Number);
    return product === Number(chosen) && one * other === product && sought.join(" ") === factorsOf(question).join(" ");
  },
  "multiplication.mistake.added": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    return isSame(one + other, Number(chosen));
  },
  "multiplication.mistake.zeros-miscounted": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    return digitsOf(String(one * other)) === digitsOf(chosen) && !isSame(one * other, Number(chosen));
  },
  // Something is missing that one digit of the second number yields.
  "multiplication.mistake.partial-missing": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    const missing = (one * other - Number(chosen)) / one;
    return digitsOf(missing.toFixed(6)).length === 1 && String(other).length > 1;
  },
  "multiplication.mistake.zero-skipped": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = question.split(" × ");
    return Number(one) * Number(other!.replaceAll("0", "")) === Number(chosen);
  },
  "multiplication.mistake.places-not-added": (_: string, chosen: string, question: string): boolean => {
    const [one, other] = factorsOf(question);
    const product = (one * other).toFixed(4);
    return digitsOf(product) === digitsOf(chosen) && Number(chosen) > Number(product);
  },
  ...WRITTEN,
};
