import type { Language } from "@karota/engine/message.ts";
import { COUNTRIES } from "../../data/countries.ts";
import { claimsOf } from "../../testing/claims-of.ts";

interface Facts {
  readonly code: string;
  readonly language: Language;
}

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Facts>("cities", {
  // Whether it is large and in this country only the table of cities says; a capital it must not be.
  "big-city": ({ facts: { language }, chosen, right }) =>
    chosen !== right && COUNTRIES.every(({ capital }) => capital?.[language] !== chosen),
});
