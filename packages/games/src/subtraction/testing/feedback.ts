import { inHundredths } from "../../stories/testing/in-hundredths.ts";

const POWERS = [10, 100, 1_000, 10_000, 100_000];

/** By how much the answer is too large, in hundredths. */
function tooMuch(chosen: string, question: string): number {
  const [minuend = NaN, subtrahend = NaN] = inHundredths(question, " − ");
  return inHundredths(chosen)[0]! - (minuend - subtrahend);
}
const isPowerOff = (_: string, chosen: string, question: string): boolean => POWERS.includes(tooMuch(chosen, question));
const isPowerShort = (_: string, chosen: string, question: string): boolean =>
  POWERS.includes(-tooMuch(chosen, question));

/** Whether a digit was left where a zero stands above it. */
function isZeroLeft(_: string, chosen: string, question: string): boolean {
  const [minuend = NaN, subtrahend = NaN] = inHundredths(question, " − ");
  return [1, ...POWERS].some((power) => {
    const [upper, lower] = [minuend, subtrahend].map((one) => Math.floor(one / power) % 10);
    return upper === 0 && lower! > 0 && tooMuch(chosen, question) === lower! * power;
  });
}

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "subtraction.explain.tenLess": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" − ").map(Number);
    return Number(chosen) - (first - second) === 10;
  },
  "subtraction.explain.onesEnough": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" − ").map(Number);
    return Number(chosen) - (first - second) === -10 && first % 10 >= second % 10;
  },
  "subtraction.explain.overTen": (said: string, _: string, question: string): boolean => {
    const [upper, lower] = question.split(" − ").map((one) => one.at(-1)!);
    return said.startsWith(`${upper} is less than ${lower},`) && Number(upper) < Number(lower);
  },
  "subtraction.explain.completing": (said: string): boolean => {
    const [upper = NaN, lower = NaN] = (said.match(/\d+/g) ?? []).map(Number);
    return upper < lower;
  },
  "subtraction.explain.carryForgotten": isPowerOff,
  "subtraction.explain.carriedNeedlessly": isPowerShort,
  "subtraction.explain.zeroLeft": isZeroLeft,
  "subtraction.mistake.added": (_: string, chosen: string, question: string): boolean => {
    const [minuend = NaN, subtrahend = NaN] = inHundredths(question, " − ");
    return inHundredths(chosen)[0] === minuend + subtrahend;
  },
  "subtraction.mistake.misaligned": (_: string, chosen: string, question: string): boolean => {
    const [minuend = NaN, subtrahend = NaN] = question.split(" − ").map(Number);
    return POWERS.some((power) => minuend - subtrahend * power === Number(chosen));
  },
  // The last digits are those of the lower number, which has more decimals than the upper one.
  "subtraction.mistake.brought-down": (_: string, chosen: string, question: string): boolean => {
    const [upper = "", lower = ""] = question.split(" − ").map((one) => one.split(".")[1] ?? "");
    return lower.length > upper.length && lower.at(-1) === chosen.at(-1);
  },
  // Nothing was taken away from the ones of a number of full tens.
  "subtraction.explain.fromTens": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" − ").map(Number);
    return first % 10 === 0 && Number(chosen) === first - 10 * Math.floor(second / 10);
  },
  "subtraction.explain.placesMixed": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" − ").map(Number);
    return Number(chosen) === first - 10 * second;
  },
};
