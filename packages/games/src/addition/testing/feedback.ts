import { bareDigits } from "../../testing/claims-of.ts";
import { isWrittenOut } from "../../testing/shared-claims.ts";
import { inHundredths } from "../../stories/testing/in-hundredths.ts";

const total = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const addendsOf = (question: string): readonly number[] => inHundredths(question, " + ");

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
  // The digits begin or end below each other, which are not of the same places.
  "addition.mistake.misaligned": (_: string, chosen: string, question: string): boolean => {
    const digits = question.split(" + ").map((one) => one.replace(".", ""));
    const longest = Math.max(...digits.map(({ length }) => length));
    const sums = [total(digits.map((one) => Number(one.padEnd(longest, "0")))), total(digits.map(Number))];
    const isRight = total(addendsOf(question)) === inHundredths(chosen)[0];
    return !isRight && sums.some((sum) => bareDigits(String(sum)) === bareDigits(chosen));
  },
  "addition.explain.tenOnes": isWrittenOut,
  // One number is taken for tens.
  "addition.explain.placesMixed": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" + ").map(Number);
    return [10 * first + second, first + 10 * second].includes(Number(chosen));
  },
};
