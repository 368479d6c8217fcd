/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "addition.explain.tenForgotten": (_: string, chosen: string, question: string): boolean => {
    const [first = NaN, second = NaN] = question.split(" + ").map(Number);
    return first + second - Number(chosen) === 10;
  },
};
