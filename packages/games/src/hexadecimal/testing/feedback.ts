import {
  baseClaims,
  groupedClaims,
  isReadAsDecimal,
  NUMERAL_CLAIMS,
  numeralClaim,
  type Numbers,
} from "../../numerals/testing/base-claims.ts";
import { claimsOf, type OwnClaim } from "../../testing/claims-of.ts";

const BASE = 16;
/** No mistake of this quiz: its numbers have letters or digits that are converted as a whole. */
const { "hexadecimal.mistake.each-digit-alone": _, ...OWN } = baseClaims("hexadecimal", BASE);

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, OwnClaim>> = {
  ...NUMERAL_CLAIMS,
  ...OWN,
  ...groupedClaims("hexadecimal", BASE, 4),
  ...claimsOf<Numbers>("hexadecimal", {
    "read-as-decimal": isReadAsDecimal,
    // B is taken for 10 and so on, or A for 11.
    "letters-shifted": numeralClaim(BASE, ({ values, worth }) => {
      const shifted = values.map((digit) => (digit > 9 ? digit + 1 : digit));
      return values.some((digit) => digit > 9) && worth === shifted.reduce((result, digit) => BASE * result + digit, 0);
    }),
    "two-figures-for-one": numeralClaim(
      BASE,
      ({ values, chosen }) => values.some((digit) => digit > 9) && chosen === values.join(""),
    ),
  }),
};
