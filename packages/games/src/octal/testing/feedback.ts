import {
  baseClaims,
  groupedClaims,
  isReadAsDecimal,
  NUMERAL_CLAIMS,
  type Numbers,
} from "../../numerals/testing/base-claims.ts";
import { claimsOf } from "../../testing/claims-of.ts";

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = {
  ...NUMERAL_CLAIMS,
  ...baseClaims("octal", 8),
  ...groupedClaims("octal", 8, 3),
  ...claimsOf<Numbers>("octal", { "read-as-decimal": isReadAsDecimal }),
};
