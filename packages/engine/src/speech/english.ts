import type { SpokenLanguage } from "./spoken-language.ts";

const UNDER_TWENTY = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const ORDINALS: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** A whole number up to 999 in words. */
function cardinal(n: number): string {
  if (n < 20) return UNDER_TWENTY[n]!;
  if (n < 100) return [TENS[Math.trunc(n / 10) - 2], n % 10 > 0 && UNDER_TWENTY[n % 10]].filter(Boolean).join("-");
  if (n > 999) return String(n);
  const rest = n % 100 > 0 ? ` and ${cardinal(n % 100)}` : "";
  return `${UNDER_TWENTY[Math.trunc(n / 100)]} hundred${rest}`;
}

/** @param n from 1 to 100, or 1000 */
function ordinal(n: number): string {
  if (n === 100) return "hundredth";
  if (n === 1000) return "thousandth";
  const words = cardinal(n).split("-");
  const last = words.pop()!;
  return [...words, ORDINALS[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`)].join("-");
}

const denominator = (under: number, many: boolean): string => {
  if (under === 2) return many ? "halves" : "half";
  return `${under === 4 ? "quarter" : ordinal(under)}${many ? "s" : ""}`;
};
const fraction = (over: number, under: number): string => `${cardinal(over)} ${denominator(under, over !== 1)}`;

const DEGREES: Readonly<Record<number, string>> = { 2: "square", 3: "cube", 4: "fourth", 5: "fifth" };

export const ENGLISH: SpokenLanguage = {
  plus: "plus",
  minus: "minus",
  times: "times",
  dividedBy: () => "divided by",
  over: (_, whole) => (whole ? ", all over" : "over"),
  equals: "equals",
  isWhat: "is what",
  areWhat: "is what",
  isHowMany: "is how many",
  unknown: "what",
  howMany: "how many",
  open: "open bracket",
  close: "close bracket",
  and: "and",
  clock: () => null,
  fraction,
  parts: (under) => denominator(under, true),
  mixed: (whole, over, under) => `${cardinal(whole)} and ${fraction(over, under)}`,
  power(exponent) {
    if (exponent === 2) return "squared";
    if (exponent === 3) return "cubed";
    return `to the power of ${exponent < 0 ? "minus " : ""}${Math.abs(exponent)}`;
  },
  toThePower: "to the power of",
  root: (degree) => `the ${DEGREES[degree] ?? `${degree}th`} root of`,
  logarithm: (base) => (base === null ? "log of" : `log base ${base} of`),
  base: (base) => `in base ${base}`,
  empty: "empty",
  roman: "Roman",
  calls: { gcd: "the highest common factor of", lcm: "the lowest common multiple of" },
};
