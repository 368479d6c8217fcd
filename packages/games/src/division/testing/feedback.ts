import { claimsOf, isOneOf, isSame } from "../../testing/claims-of.ts";

interface Numbers {
  readonly dividend: number;
  readonly divisor: number;
}

/** Each digit divided without what was left over from the one before. */
function dividedApart({ dividend, divisor }: Numbers): string {
  const digits = [...String(dividend)];
  let first = "";
  while (Number(first) < divisor) first += digits.shift() ?? "";
  return [first, ...digits].map((one) => String(Math.floor(Number(one) / divisor))).join("");
}

const WRITTEN = claimsOf<Numbers>("division", {
  "part-not-divided": ({ facts: { dividend, divisor }, value }) => {
    const ones = dividend % 10;
    return isOneOf(value, (dividend - ones) / divisor + ones, dividend - ones + ones / divisor);
  },
  "rest-as-decimals": ({ facts: { dividend, divisor }, chosen }) =>
    chosen === `${Math.floor(dividend / divisor)}.${dividend % divisor}`,
  "rest-dropped": ({ facts, chosen }) => dividedApart(facts) === /^\d+/.exec(chosen)?.[0],
  "rest-miscounted": ({ facts: { dividend, divisor }, chosen }) => {
    const [whole = NaN, rest = NaN] = numbersIn(chosen);
    return whole === Math.floor(dividend / divisor) && Math.abs(rest - (dividend % divisor)) === 1;
  },
  "zero-forgotten": ({ facts: { dividend, divisor }, value }) => {
    const quotient = String(Math.floor(dividend / divisor));
    return quotient.includes("0") && Number(quotient.replaceAll("0", "")) === value;
  },
});

/** Of a calculation or of what a picture shows. */
const numbersOf = (question: string): readonly [number, number] =>
  (question.match(/\d+(\.\d+)?/g) ?? []).map(Number) as unknown as readonly [number, number];
const digitsOf = (written: string): string => written.replace(".", "").replace(/^0+|0+$/g, "");
const numbersIn = (said: string): readonly number[] => (said.match(/\d+/g) ?? []).map(Number);

function isMultipliedBack(said: string, chosen: string, question: string): boolean {
  const [dividend, divisor] = numbersOf(question);
  const [quotient = NaN, by, product, instead] = numbersIn(said);
  return quotient === Number(chosen) && by === divisor && quotient * divisor === product && instead === dividend;
}
function isPointElsewhere(_: string, chosen: string, question: string): boolean {
  const [dividend, divisor] = numbersOf(question);
  const quotient = (dividend / divisor).toFixed(6);
  return digitsOf(quotient) === digitsOf(chosen) && Number(quotient) !== Number(chosen);
}

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "division.mistake.round-neighbour": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    const place = 10 ** (String(Math.round(dividend / divisor)).length - 1);
    return Math.abs(Number(chosen) - dividend / divisor) > place / 2 && Number(chosen) % place === 0;
  },
  "division.mistake.not-estimated": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Number(chosen) === Math.floor(dividend / divisor);
  },
  "division.mistake.rest-needs-one-too": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Number(chosen) * divisor < dividend && (Number(chosen) + 1) * divisor > dividend;
  },
  "division.mistake.last-is-not-full": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Number(chosen) * divisor > dividend && (Number(chosen) - 1) * divisor < dividend;
  },
  "division.mistake.only-rest-taken": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Number(chosen) === dividend % divisor;
  },
  "division.mistake.parts-of-one": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return isSame(Number(chosen), dividend / divisor) && chosen.includes(".");
  },
  "division.mistake.share-taken": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Number(chosen) === Math.floor(dividend / divisor);
  },
  "division.mistake.missing-to-next": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return (dividend + Number(chosen)) % divisor === 0 && Number(chosen) < divisor;
  },
  "division.mistake.more-fits-in": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Number(chosen) >= divisor && (dividend - Number(chosen)) % divisor === 0;
  },
  "division.mistake.count-off": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    const [whole, rest] = [Math.floor(dividend / divisor), dividend % divisor];
    return [whole - 1, whole + 2, rest - 1, rest + 1].includes(Number(chosen));
  },
  "division.explain.restLeft": (said: string, _: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    const [first = NaN, rest = NaN] = numbersIn(said);
    return first + rest === dividend && first % divisor === 0 && rest >= divisor;
  },
  "division.explain.neighbour": isMultipliedBack,
  "division.explain.check": isMultipliedBack,
  "division.mistake.zeros-miscounted": isPointElsewhere,
  "division.mistake.one-side-shifted": isPointElsewhere,
  "division.mistake.point-forgotten": isPointElsewhere,
  "division.mistake.subtracted": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return isSame(dividend - divisor, Number(chosen));
  },
  "division.mistake.multiplied": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return isSame(dividend * divisor, Number(chosen));
  },
  "division.mistake.zero-inserted": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return chosen !== String(dividend / divisor) && chosen.replace("0", "") === String(dividend / divisor);
  },
  "division.mistake.rest-forgotten": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Math.floor(dividend / divisor) === Number(chosen) && dividend % divisor > 0;
  },
  "division.mistake.rounded-up": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return Math.ceil(dividend / divisor) === Number(chosen) && dividend % divisor > 0;
  },
  "division.mistake.rest-too-large": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    const [whole = NaN, rest = NaN] = numbersIn(chosen);
    return whole * divisor + rest === dividend && rest >= divisor;
  },
  "division.mistake.too-many-times": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    return numbersIn(chosen)[0]! * divisor > dividend;
  },
  "division.mistake.rest-to-next": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    const [whole = NaN, missing = NaN] = numbersIn(chosen);
    return dividend + missing === (whole + 1) * divisor;
  },
  "division.mistake.rest-swapped": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    const [first = NaN, second = NaN] = numbersIn(chosen);
    return second * divisor + first === dividend;
  },
  "division.mistake.quotient-off": (_: string, chosen: string, question: string): boolean => {
    const [dividend, divisor] = numbersOf(question);
    const [whole = NaN, rest = NaN] = numbersIn(chosen);
    return rest === dividend % divisor && Math.abs(whole - Math.floor(dividend / divisor)) === 1;
  },
  ...WRITTEN,
};
