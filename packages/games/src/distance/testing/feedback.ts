import { conversionClaims } from "../../measures/testing/conversion-claims.ts";
import { SCALE_CLAIMS } from "../../measures/testing/scale-claims.ts";
import type { OwnClaim } from "../../testing/claims-of.ts";

type Claim = (said: string, chosen: string, question: string) => boolean;
/** The two numbers of a described ruler, and the chosen length. */
const claim =
  (isTrue: (chosen: number, first: number, second: number) => boolean): Claim =>
  (_, chosen, question) => {
    const [first = NaN, second = NaN] = (question.match(/\d+/g) ?? []).map(Number);
    return isTrue(Number.parseInt(chosen, 10), first, second);
  };

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, OwnClaim>> = {
  ...SCALE_CLAIMS,
  ...conversionClaims("distance"),
  "distance.mistake.centimetres-as-ones": claim((chosen, whole, marks) => chosen === whole + marks),
  "distance.mistake.end-read": claim((chosen, from, to) => chosen === to && from > 0),
  "distance.mistake.numbers-counted": claim((chosen, from, to) => chosen === to - from + 1),
  "distance.mistake.step-missed": claim((chosen, from, to) => chosen === to - from - 1),
  "distance.mistake.ends-added": claim((chosen, from, to) => chosen === from + to),
};
