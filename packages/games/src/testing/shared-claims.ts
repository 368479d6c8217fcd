import { isSame, numberOf, type OwnClaim } from "./claims-of.ts";

import { EQUATION_CLAIMS } from "./equation-claims.ts";

/* What sentences say that several quizzes share. */

/** A number as it is written in some base, and its base. */
export function numeralIn(text: string): { readonly digits: string; readonly base: number } {
  const [, digits = "", below = ""] = /^([\dA-F.]+)([₀-₉]*)/.exec(text) ?? [];
  return {
    digits,
    base: below === "" ? 10 : Number([...below].map((digit) => "₀₁₂₃₄₅₆₇₈₉".indexOf(digit)).join("")),
  };
}

/** The sum of each column is written out, without carrying, and one of them has two digits. */
export const isWrittenOut: OwnClaim = (_, chosen, question) => {
  const addends = question.split(" + ").map(numeralIn);
  const { base } = addends[0]!;
  const places = addends.map(({ digits }) => digits.split(".")[1]?.length ?? 0);
  const most = Math.max(...places);
  const rows = addends.map(({ digits }, row) => digits.replace(".", "") + "0".repeat(most - places[row]!));
  const longest = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: longest }, (_column, place) =>
    rows
      .map((row) => parseInt(row.padStart(longest, "0")[place]!, base))
      .reduce((sum, digit) => sum + digit, 0)
      .toString(base)
      .toUpperCase(),
  );
  const bare = (digits: string): string => digits.replace(".", "").replace(/^0+|0+$/g, "");
  return columns.some((column) => column.length > 1) && bare(columns.join("")) === bare(numeralIn(chosen).digits);
};

export const SHARED_CLAIMS: Readonly<Record<string, OwnClaim>> = {
  ...EQUATION_CLAIMS,
  "quiz.mistake.carry-written-out": isWrittenOut,
  // The number of the question is the answer's.
  "quiz.mistake.not-converted": (_, chosen, question) => numberOf(chosen) === numberOf(question),
  // The number was multiplied where it is divided by, or the other way round.
  "quiz.mistake.wrong-direction": (_, chosen, question, right) =>
    isSame(numberOf(chosen) * numberOf(right), numberOf(question) ** 2),
};
