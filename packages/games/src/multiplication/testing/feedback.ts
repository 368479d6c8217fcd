/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "multiplication.explain.tensForgotten": (said: string, chosen: string, question: string): boolean => {
    const [one = NaN, other = NaN] = question.split(" × ").map(Number);
    const [ones = NaN, digit = NaN, product = NaN] = (said.match(/\d+/g) ?? []).map(Number);
    return ones * digit === product && one * other - Number(chosen) === product - (product % 10);
  },
  "multiplication.explain.notShifted": (said: string, _: string, question: string): boolean => {
    const [, hundreds = "0", tens = "0"] = /(\d)?(\d)\d$/.exec(question.split(" × ")[1]!) ?? [];
    return said.includes("tens") === (tens !== "0") && said.includes("hundreds") === (hundreds !== "0");
  },
};
