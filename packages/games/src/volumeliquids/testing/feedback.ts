/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export { SCALE_CLAIMS as CLAIMS } from "../../measures/testing/scale-claims.ts";
