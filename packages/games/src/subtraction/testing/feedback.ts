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
};
