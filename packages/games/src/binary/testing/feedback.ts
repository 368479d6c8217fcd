import {
  baseClaims,
  isReadAsDecimal,
  NUMERAL_CLAIMS,
  numeralClaim,
  type Numbers,
} from "../../numerals/testing/base-claims.ts";
import { claimsOf, type OwnClaim } from "../../testing/claims-of.ts";

const claim = (isTrue: Parameters<typeof numeralClaim>[1]) => numeralClaim(2, isTrue);
/** Both numbers as columns of digits, from the ones. */
const columnsOf = (first: number, second: number): readonly (readonly [number, number])[] => {
  const [upper, lower] = [first, second].map((number) => [...number.toString(2)].map(Number).toReversed());
  return Array.from({ length: Math.max(upper!.length, lower!.length) }, (_, place) => [
    upper![place] ?? 0,
    lower![place] ?? 0,
  ]);
};
const joined = (first: number, second: number, join: (a: number, b: number) => number): number =>
  columnsOf(first, second).reduce((sum, [a, b], place) => sum + join(a, b) * 2 ** place, 0);

const NUMBERS = claimsOf<Numbers>("binary", {
  added: claim(({ first, second, worth }) => worth === first + second),
  // A column from which something is borrowed by the one to its right.
  "borrow-forgotten": claim(({ first, second, worth, right }) => {
    let lent = 0;
    const borrowing = columnsOf(first, second).flatMap(([a, b], place) => {
      const isBorrowing = a - lent < b;
      lent = isBorrowing ? 1 : 0;
      return isBorrowing ? [2 ** (place + 1)] : [];
    });
    return borrowing.includes(worth - right);
  }),
  "one-and-one-is-one": claim(
    ({ first, second, worth }) => (first & second) > 0 && worth === joined(first, second, Math.max),
  ),
  "one-appended": claim(({ digits, chosen }) => chosen === `${digits}1`),
  "ones-counted": claim(({ digits, worth }) => worth === digits.replaceAll("0", "").length),
  "read-as-decimal": isReadAsDecimal,
  "smaller-from-larger": claim(
    ({ first, second, worth }) =>
      worth === joined(first, second, (a, b) => Math.abs(a - b)) && columnsOf(first, second).some(([a, b]) => a < b),
  ),
});

/** The cards that are said to be there, and those that are open, from the left. */
function readCards(question: string) {
  const [all = [], open = []] = question.split(";").map((part) => (part.match(/\d+/g) ?? []).map(Number));
  const digits = all.map((dots) => (open.includes(dots) ? "1" : "0")).join("");
  return { digits };
}
const digitsOf = (chosen: string): string => chosen.replace("₂", "");

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS: Readonly<Record<string, OwnClaim>> = {
  ...NUMERAL_CLAIMS,
  ...baseClaims("binary", 2),
  ...NUMBERS,
  "binary.mistake.open-and-turned-swapped": (_, chosen, question) => {
    const { digits } = readCards(question);
    const swapped = [...digits].map((digit) => (digit === "1" ? "0" : "1")).join("");
    return parseInt(swapped, 2) === parseInt(digitsOf(chosen), 2);
  },
  "binary.mistake.cards-from-the-right": (_, chosen, question) =>
    parseInt([...readCards(question).digits].toReversed().join(""), 2) === parseInt(digitsOf(chosen), 2),
  "binary.mistake.turned-cards-left-out": (_, chosen, question) =>
    readCards(question).digits.replaceAll("0", "") === digitsOf(chosen),
};
