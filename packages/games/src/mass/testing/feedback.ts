import { conversionClaims } from "../../measures/testing/conversion-claims.ts";
import { SCALE_CLAIMS } from "../../measures/testing/scale-claims.ts";

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = { ...SCALE_CLAIMS, ...conversionClaims("mass") };
