import { CALCULATION_CLAIMS } from "./calculation-claims.ts";

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  ...CALCULATION_CLAIMS,
  "roots.explain.power": (said: string, chosen: string, question: string): boolean => {
    const degree = ["²", "³", "⁴", "⁵", "⁶"].indexOf(question[0]!) + 2;
    const power = Number(chosen) ** Math.max(2, degree);
    return said.startsWith("Nearly!") && said.includes(String(power));
  },
  "roots.explain.sameEnding": (said: string, chosen: string, question: string): boolean => {
    const under = question.slice(1);
    const square = String(Number(chosen) ** 2);
    return !said.includes("Nearly") && said.includes(square) && square.at(-1) === under.at(-1) && square !== under;
  },
};
