import { isWrittenOut } from "../../testing/shared-claims.ts";
import { inHundredths } from "../../stories/testing/in-hundredths.ts";

const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const addendsOf = (question: string): readonly number[] => inHundredths(question, " + ");
const POWERS = [1, 10, 100, 1_000];

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "addition.explain.tenForgotten": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" + ").map(Number);
    return first + second - Number(chosen) === 10;
  },
  // What is missing is one or two of some places, and no ones.
  "addition.mistake.carry-forgotten": (_: string, chosen: string, question: string): boolean => {
    const missing = total(addendsOf(question)) - inHundredths(chosen)[0]!;
    return /^[012]+0$/.test(String(missing));
  },
  "addition.mistake.subtracted": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = addendsOf(question);
    return Math.abs(first - second) === inHundredths(chosen)[0];
  },
  "addition.mistake.addend-forgotten": (_: string, chosen: string, question: string): boolean => {
    const addends = addendsOf(question);
    return addends.some((addend) => total(addends) - addend === inHundredths(chosen)[0]);
  },
  // The digits are added with one number further to the left.
  "addition.mistake.misaligned": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN, ...others] = question.split(" + ").map((one) => Number(one.replace(".", "")));
    if (others.length > 0) return true;
    const sum = Number(chosen.replace(".", ""));
    return POWERS.some((power) =>
      POWERS.some((end) => [first * power + second, first + second * power].some((one) => one === sum * end)),
    );
  },
  "addition.explain.tenOnes": isWrittenOut,
  // One number is taken for tens.
  "addition.explain.placesMixed": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" + ").map(Number);
    return [10 * first + second, first + 10 * second].includes(Number(chosen));
  },
};
