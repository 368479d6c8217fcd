import { equation, number, power, product, sum, type Expression } from "./expression.ts";
import { digitsOf, numeralMistakes, readDigits } from "./numeral.ts";
import type { Named } from "./topic.ts";

/** The value of each digit, from the left. */
export const digitValues = (value: number, base: number): readonly number[] =>
  [...digitsOf(value, base)].map((digit) => parseInt(digit, base));

/** A sum, also of one item. */
export const total = (items: readonly Expression[]): Expression => (items.length === 1 ? items[0]! : sum(...items));

/** The digits other than 0 as terms: with the powers of the base (5 · 8²), and with their values (5 · 64). */
export function placeTerms(value: number, base: number) {
  const digits = digitValues(value, base);
  const places = digits
    .map((digit, at) => ({ digit, exponent: digits.length - 1 - at }))
    .filter(({ digit }) => digit > 0);
  const times = (digit: number, worth: Expression) => (base === 2 ? worth : product(number(digit), worth));
  return {
    powers: places.map(({ digit, exponent }) => times(digit, power(number(base), number(exponent)))),
    worths: places.map(({ digit, exponent }) => times(digit, number(base ** exponent))),
    values: places.map(({ digit, exponent }) => number(digit * base ** exponent)),
  };
}

/** The divisions by the base until the quotient is 0, as 45 = 2 · 22 + 1. */
export function divisions(value: number, base: number): readonly Expression[] {
  const lines: Expression[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / base))
    lines.push(
      equation(number(rest), sum(product(number(base), number(Math.floor(rest / base))), number(rest % base))),
    );
  return lines;
}

const MAX_READ_AS_DECIMAL = 6;

/** What a numeral comes out as, in decimal, when it is read in the usual wrong ways. */
export function misread(value: number, base: number): readonly Named<number>[] {
  const digits = digitValues(value, base);
  const fromRight = digits.toReversed();
  const worth = (weight: (place: number) => number) =>
    fromRight.reduce((result, digit, place) => result + digit * weight(place), 0);
  const wrong: Named<number>[] = [];
  const add = (name: string, wrongly: number) => {
    if (wrongly > 0 && wrongly !== value) wrong.push({ name, value: wrongly });
  };
  if (digits.length <= MAX_READ_AS_DECIMAL) {
    add(
      "read-as-decimal",
      worth((place) => 10 ** place),
    );
    if (digits.length > 2)
      add(
        "multiples-not-powers",
        worth((place) => (place === 0 ? 1 : base * place)),
      );
  }
  add(
    "from-the-left",
    digits.reduce((result, digit, at) => result + digit * base ** at, 0),
  );
  add("places-too-large", value * base);
  add("ones-lost", value - fromRight[0]!);
  fromRight.forEach((digit, place) => {
    if (place > 0 && digits.length > 2) add("place-left-out", value - digit * base ** place);
  });
  return wrong;
}

/** What numeral comes out when a decimal number is converted in the usual wrong ways. */
export function miswritten(value: number, base: number): readonly Named<number>[] {
  const wrong: Named<number>[] = [];
  const add = (name: string, digits: string) => {
    const read = digits.startsWith("0") ? null : readDigits(digits, base);
    if (read !== null && read !== value) wrong.push({ name, value: read });
  };
  const digits = digitsOf(value, base);
  add("remainders-from-the-top", [...digits].toReversed().join("").replace(/^0+/, ""));
  add("zeros-left-out", digits.replaceAll("0", ""));
  const alone = [...String(value)].map((digit) => digitsOf(Number(digit), base)).join("");
  add(alone === String(value) ? "digits-kept" : "each-digit-alone", alone);
  // A numeral shortened to one digit is an error that no pupil makes.
  const slips = numeralMistakes(value, base).filter((one) => one.name !== "digits-reversed" && one.value >= base);
  return [...wrong, ...slips];
}

/** Without those whose value came before: the likelier error comes first and names it. */
export const firstOfEach = (mistakes: readonly Named<number>[]): readonly Named<number>[] =>
  mistakes.filter(({ value }, place) => mistakes.findIndex((one) => one.value === value) === place);
