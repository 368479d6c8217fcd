import { digitsOf, numeralMistakes, readDigits } from "./numeral.ts";
import type { Named } from "./topic.ts";
import { digitValues } from "./place-values.ts";

/** The binary digits behind each digit in base 2^bits, from the left: 51₈ is 101 and 001. */
export const groupsOf = (value: number, bits: number): readonly string[] =>
  digitValues(value, 2 ** bits).map((digit) => digitsOf(digit, 2).padStart(bits, "0"));

/** Cut into pieces of a length from the right; the leftmost may be shorter. */
function cut(digits: string, length: number): readonly string[] {
  const pieces: string[] = [];
  for (let end = digits.length; end > 0; end -= length) pieces.unshift(digits.slice(Math.max(0, end - length), end));
  return pieces;
}

const backwards = (digits: string): string => [...digits].toReversed().join("");

/** Numerals that were really written, as values; those that cannot be or are right fall out. */
function collected(right: number, base: number, wrong: readonly Named<string>[]): readonly Named<number>[] {
  return wrong.flatMap(({ name, value: text }) => {
    const value = readDigits(text, base);
    return value === null || value === 0 || value === right ? [] : [{ name, value }];
  });
}

/** What comes out when a binary numeral is gathered into groups of `bits` digits in the usual wrong ways. */
export function misgrouped(value: number, bits: number): readonly Named<number>[] {
  const base = 2 ** bits;
  const binary = digitsOf(value, 2);
  const read = (group: string): string => digitsOf(parseInt(group, 2), Math.max(base, 16));
  const fromLeft = cut(backwards(binary), bits).map(backwards).toReversed();
  const otherSize = bits === 3 ? 4 : 3;
  return [
    ...collected(value, base, [
      { name: "grouped-from-left", value: fromLeft.map(read).join("") },
      { name: "wrong-group-size", value: cut(binary, otherSize).map(read).join("") },
      { name: "two-figures-for-one", value: digitValues(value, base).join("") },
      { name: "left-in-decimal", value: String(value) },
      { name: "group-backwards", value: groupsOf(value, bits).map(backwards).map(read).join("") },
    ]),
    ...numeralMistakes(value, base).filter((one) => one.name !== "digits-reversed" && one.value >= base),
  ];
}

/** What comes out when the digits in base 2^bits are spread into binary groups in the usual wrong ways. */
export function misspread(value: number, bits: number): readonly Named<number>[] {
  const digits = digitValues(value, 2 ** bits);
  const written = (length: number) => digits.map((digit) => digitsOf(digit, 2).padStart(length, "0")).join("");
  const decimal = digits.reduce((result, digit) => 10 * result + digit, 0);
  return [
    ...collected(value, 2, [
      { name: "group-not-filled", value: written(1) },
      { name: "wrong-group-size", value: written(bits === 3 ? 4 : 3) },
      { name: "group-backwards", value: groupsOf(value, bits).map(backwards).join("") },
      { name: "read-as-decimal", value: digitsOf(decimal, 2) },
    ]),
    ...numeralMistakes(value, 2 ** bits).filter(({ name }) => name === "digits-swapped"),
    ...numeralMistakes(value, 2).filter(({ name }) => name === "digits-swapped"),
  ];
}
