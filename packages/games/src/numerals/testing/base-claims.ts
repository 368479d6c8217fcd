import { claimsOf, type Answered } from "../../testing/claims-of.ts";
import { numeralIn } from "../../testing/shared-claims.ts";

/** A number that is converted, or two that are joined. */
export interface Numbers {
  readonly kind: string;
  readonly numbers: readonly [number, number?];
}
export interface Numeral {
  readonly kind: string;
  readonly first: number;
  readonly second: number;
  /** The digits of the first number in the quiz's base, and their values from the left. */
  readonly digits: string;
  readonly values: readonly number[];
  /** The chosen digits and what they are worth. */
  readonly chosen: string;
  readonly worth: number;
  readonly right: number;
}

export const inBase = (value: number, base: number): string => value.toString(base).toUpperCase();
const worthOf = (text: string): number => {
  const { digits, base } = numeralIn(text);
  return parseInt(digits, base);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

/** A claim about a number and its digits in the quiz's base. */
export const numeralClaim =
  (base: number, isTrue: (numeral: Numeral) => boolean) =>
  ({ facts: { kind, numbers }, chosen, right }: Answered<Numbers>): boolean => {
    const [first, second = NaN] = numbers;
    const digits = inBase(first, base);
    const values = [...digits].map((digit) => parseInt(digit, base));
    const { digits: chosenDigits } = numeralIn(chosen);
    return isTrue({
      kind,
      first,
      second,
      digits,
      values,
      chosen: chosenDigits,
      worth: worthOf(chosen),
      right: worthOf(right),
    });
  };

const reversed = (digits: string): string => [...digits].toReversed().join("");
const isSameDigits = (one: string, other: string): boolean => one.replace(/^0+/, "") === other.replace(/^0+/, "");
/** Cut into groups of so many digits, from the right or from the left. */
const groups = (digits: string, size: number): readonly string[] =>
  digits.match(new RegExp(`\\d{1,${size}}`, "g")) ?? [];
const groupsFromRight = (digits: string, size: number): readonly string[] =>
  groups(reversed(digits), size).map(reversed).toReversed();
const digitOf = (bits: string): string => inBase(parseInt(bits, 2), 16);
/** The binary digits behind each digit, filled with zeros. */
const bitsOf = (digits: string, size: number): readonly string[] =>
  [...digits].map((digit) => parseInt(digit, 16).toString(2).padStart(size, "0"));

/** Each column of an addition: its two digits, and whether something is carried from it. */
function columnsOf({ first, second }: Numeral, base: number) {
  let carry = 0;
  const length = Math.max(inBase(first, base).length, inBase(second, base).length);
  return Array.from({ length }, (_, place) => {
    const worth = base ** place;
    const pair = (Math.floor(first / worth) % base) + (Math.floor(second / worth) % base);
    const isCarried = pair + carry >= base;
    carry = isCarried ? 1 : 0;
    return { pair, worth, isCarried };
  });
}
/** Every sum of some of the numbers. */
const someOf = (all: readonly number[]): readonly number[] =>
  all.reduce<readonly number[]>((sums, one) => [...sums, ...sums.map((total) => total + one)], [0]);

/** An addition in which ten is carried, as with decimal numbers. */
function carriedAtTen(numeral: Numeral, base: number): string {
  let carry = 0;
  const written = columnsOf(numeral, base).map(({ pair }) => {
    const all = pair + carry;
    carry = all >= 10 ? 1 : 0;
    return inBase(all - 10 * carry, 16);
  });
  return [...written, ...(carry > 0 ? ["1"] : [])].toReversed().join("");
}

/** What the quizzes of numerals say, each of its base. */
export const baseClaims = (id: string, base: number) => {
  const claim = (isTrue: (numeral: Numeral) => boolean) => numeralClaim(base, isTrue);
  const fromLeft = (weight: (place: number) => number) =>
    claim(({ values, worth }) => worth === sum(values.toReversed().map((digit, place) => digit * weight(place))));
  return claimsOf<Numbers>(id, {
    "multiples-not-powers": fromLeft((place) => (place === 0 ? 1 : base * place)),
    "places-too-large": claim(({ first, worth }) => worth === base * first),
    "ones-lost": claim(({ first, values, worth }) => values.at(-1)! > 0 && worth === first - values.at(-1)!),
    // Of digits from 0 to 9 alone, as the sentence says; the base has others too.
    "digits-kept": claim(({ first, chosen }) => chosen === String(first)),
    "each-digit-alone": claim(
      ({ first, chosen }) => chosen === [...String(first)].map((digit) => inBase(Number(digit), base)).join(""),
    ),
    "zeros-left-out": claim(({ digits, chosen }) => digits.includes("0") && chosen === digits.replaceAll("0", "")),
    "carry-forgotten": claim((numeral) => {
      const carries = columnsOf(numeral, base).flatMap(({ worth, isCarried }) => (isCarried ? [base * worth] : []));
      return numeral.worth < numeral.right && someOf(carries).includes(numeral.right - numeral.worth);
    }),
    subtracted: claim(({ first, second, worth }) => worth === Math.abs(first - second)),
  });
};

/** What those say whose digits are groups of so many binary digits. */
export const groupedClaims = (id: string, base: number, size: number) => {
  const claim = (isTrue: (numeral: Numeral) => boolean) => numeralClaim(base, isTrue);
  const otherSize = size === 3 ? 4 : 3;
  return claimsOf<Numbers>(id, {
    "carried-at-ten": claim((numeral) => numeral.chosen === carriedAtTen(numeral, base)),
    "group-backwards": claim(({ kind, digits, chosen }) => {
      const turned = bitsOf(digits, size).map(reversed);
      return isSameDigits(chosen, kind === "to-binary" ? turned.join("") : turned.map(digitOf).join(""));
    }),
    "group-not-filled": claim(
      ({ kind, digits, chosen }) => kind === "to-binary" && chosen === bitsOf(digits, 1).join(""),
    ),
    "left-in-decimal": claim(({ first, chosen }) => chosen === String(first)),
    "wrong-group-size": claim(({ kind, first, digits, chosen }) =>
      isSameDigits(
        chosen,
        kind === "to-binary"
          ? bitsOf(digits, otherSize).join("")
          : groupsFromRight(inBase(first, 2), otherSize).map(digitOf).join(""),
      ),
    ),
  });
};

const grouped = (numbers: Numbers, chosen: string): boolean => {
  const bits = inBase(numbers.numbers[0], 2);
  const { digits, base } = numeralIn(chosen);
  return digits === groups(bits, Math.log2(base)).map(digitOf).join("");
};
/** The base of the number that is given. */
const givenIn = (question: string): { readonly values: readonly number[]; readonly base: number } => {
  const { digits, base } = numeralIn(question);
  return { values: [...digits].map((digit) => parseInt(digit, base)), base };
};

/** What the quizzes of numerals say in the same words. */
export const NUMERAL_CLAIMS = claimsOf<Numbers>("quiz", {
  "digits-added": ({ question, chosen }) => worthOf(chosen) === sum(givenIn(question).values),
  // The first digit is taken for that of the ones.
  "from-the-left": ({ question, chosen }) => {
    const { values, base } = givenIn(question);
    return worthOf(chosen) === sum(values.map((digit, place) => digit * base ** place));
  },
  "grouped-from-left": ({ facts, chosen }) => grouped(facts, chosen),
  "remainders-from-the-top": ({ chosen, right }) =>
    isSameDigits(numeralIn(chosen).digits, reversed(numeralIn(right).digits)),
});

/** A number whose places are taken for those of a decimal number, in the base of the answer. */
export const isReadAsDecimal = ({ question, chosen }: Answered<Numbers>): boolean => {
  const { values } = givenIn(question);
  return worthOf(chosen) === values.reduce((result, digit) => 10 * result + digit, 0);
};
