/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  "multiplication.explain.notShifted": (said: string, _: string, question: string): boolean => {
    const [, hundreds = "0", tens = "0"] = /(\d)?(\d)\d$/.exec(question.split(" × ")[1]!) ?? [];
    return said.includes("tens") === (tens !== "0") && said.includes("hundreds") === (hundreds !== "0");
  },
};
