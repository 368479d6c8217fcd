/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "division.explain.restLeft": (said: string, _: string, question: string): boolean => {
    const [dividend = NaN, divisor = NaN] = question.split(" ÷ ").map(Number);
    const [first = NaN, rest = NaN] = (said.match(/\d+/g) ?? []).map(Number);
    return first + rest === dividend && first % divisor === 0 && rest >= divisor;
  },
};
