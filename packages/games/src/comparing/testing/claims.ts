import { readAmount, readAmounts, unitSize, worthOf, type ReadAmount } from "./read-amounts.ts";

/** Whether a sentence of feedback is true of a wrong answer, beside the right one and the question, all as they are written. */
export type ComparingClaim = (wrong: string, right: string, question: string) => boolean;

const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((one, at) => at === 0 || numbers[at - 1]! <= one);
const isOrder = (text: string): boolean => text.includes(" < ");

/** The answer follows from taking this for the size of the numbers, which is not their size. */
const measuredBy =
  (measure: (amount: ReadAmount) => number): ComparingClaim =>
  (wrong, right, question) => {
    if (isOrder(wrong)) return isRising(readAmounts(wrong).map(measure));
    const all = readAmounts(question).map(measure);
    const isGreatest = readAmounts(question).every((one) => worthOf(one) <= worthOf(readAmount(right)));
    return measure(readAmount(wrong)) === (isGreatest ? Math.max : Math.min)(...all);
  };

const numbers = (...texts: readonly string[]): readonly number[] => texts.map((text) => readAmount(text).amount);
const isPowerOfTen = (value: number): boolean => Math.abs(Math.log10(value) - Math.round(Math.log10(value))) < 1e-9;
const isOnOtherSide =
  (side: 1 | -1): ComparingClaim =>
  (wrong, right, question) => {
    const of = question.startsWith("√") ? Math.sqrt(Number(question.slice(1))) : numbers(question)[0]!;
    const [chosen = 0, nearest = 0] = numbers(wrong, right);
    return (
      Math.sign(chosen - of) === side &&
      Math.sign(nearest - of) === -side &&
      Math.abs(chosen - of) > Math.abs(nearest - of) + 1e-9
    );
  };

/** What is said of mistakes in comparing and rounding; `quiz-feedback.test.ts` reads them. */
export const COMPARING_CLAIMS: Readonly<Record<string, ComparingClaim>> = {
  "quiz.mistake.reversed-order": (wrong) => isRising(readAmounts(wrong).map(worthOf).toReversed()),
  "quiz.mistake.neighbours-swapped": (wrong, right) => {
    const [one, other] = [wrong, right].map((text) => text.split(" < ")) as [string[], string[]];
    const differ = one.flatMap((text, place) => (text === other[place] ? [] : [place]));
    const [first = 0, second = 0, ...more] = differ;
    return more.length === 0 && second === first + 1;
  },
  "quiz.mistake.other-end-taken": (wrong, right, question) => {
    const sizes = readAmounts(question).map(worthOf);
    const ends = [Math.min(...sizes), Math.max(...sizes)];
    const [chosen, nearest] = [wrong, right].map((text) => worthOf(readAmount(text)));
    return chosen !== nearest && ends.includes(chosen!) && ends.includes(nearest!);
  },
  "quiz.mistake.one-is-greater": (wrong, right) => worthOf(readAmount(right)) > worthOf(readAmount(wrong)),
  "quiz.mistake.one-is-smaller": (wrong, right) => worthOf(readAmount(right)) < worthOf(readAmount(wrong)),
  "quiz.mistake.first-digits-compared": (wrong, right, question) =>
    measuredBy(({ whole }) => Number(`0.${whole}`))(wrong, right, question) &&
    new Set(readAmounts(question).map(({ whole }) => String(whole).length)).size > 1,
  "quiz.mistake.ones-compared": measuredBy(({ whole }) => whole % 10),
  "quiz.mistake.more-decimals-taken-as-more": measuredBy(({ decimals }) => Number(decimals)),
  "quiz.mistake.fewer-decimals-taken-as-more": measuredBy(({ decimals }) => -decimals.length),
  "quiz.mistake.numerators-compared": measuredBy(({ whole, over }) => 100 * whole + over),
  "quiz.mistake.denominators-compared": measuredBy(({ whole, under }) => 100 * whole + under),
  "quiz.mistake.wholes-ignored": measuredBy(({ over, under }) => over / under),
  "quiz.mistake.percent-sign-ignored": measuredBy(({ amount }) => amount),
  "quiz.mistake.decimal-read-as-percent": measuredBy((one) =>
    one.decimals === "" ? worthOf(one) : Number(one.decimals) / 100,
  ),
  "quiz.mistake.fraction-read-as-decimal": measuredBy((one) =>
    one.under > 1 ? Number(`${one.over}.${one.under}`) : worthOf(one),
  ),
  "quiz.mistake.units-ignored": measuredBy(({ amount }) => amount),
  "quiz.mistake.only-units-compared": measuredBy(unitSize),
  "quiz.mistake.half-rounded-down": (wrong, right, question) => {
    const [chosen = 0, nearest = 0, of = 0] = numbers(wrong, right, question);
    return chosen < of && Math.abs(chosen + nearest - 2 * of) < 1e-9;
  },
  "quiz.mistake.rounded-to-lower": isOnOtherSide(-1),
  "quiz.mistake.rounded-to-higher": isOnOtherSide(1),
  // It is the question rounded to some place, which is not the place of the right answer.
  "quiz.mistake.other-place-rounded": (wrong, right, question) => {
    const [chosen = 0, nearest = 0, of = 0] = numbers(wrong, right, question);
    const places = [0.01, 0.1, 1, 10, 100, 1_000, 10_000, 100_000];
    const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;
    return (
      !isSame(chosen, nearest) && places.some((place) => isSame(Math.floor(of / place + 0.5 + 1e-9) * place, chosen))
    );
  },
  // It ends like the question.
  "quiz.mistake.rest-kept": (wrong, right, question) =>
    wrong.at(-1) === question.at(-1) && wrong !== question && wrong !== right,
  "quiz.mistake.zeros-missing": (wrong, right) => right.startsWith(wrong) && /^0+$/.test(right.slice(wrong.length)),
  "quiz.mistake.rounded-too-far": (wrong, right, question) => {
    const [chosen = 0, nearest = 0, of = 0] = numbers(wrong, right, question);
    return isPowerOfTen(Math.abs(chosen - nearest)) && Math.abs(chosen - of) > Math.abs(nearest - of);
  },
  "quiz.mistake.not-rounded-yet": (wrong, _, question) => numbers(wrong)[0] === numbers(question)[0],
  "quiz.mistake.not-between": (wrong, _, question) =>
    Math.abs(Number(wrong) - Math.sqrt(Number(question.slice(1)))) > 1,
};
