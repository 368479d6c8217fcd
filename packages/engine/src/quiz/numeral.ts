import type { NumeralBase } from "./expression.ts";
import type { Named } from "./topic.ts";

const ROMAN: readonly (readonly [value: number, letters: string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];
export const MAX_ROMAN = 3999;

/** A whole number as it is written: in capitals, without the base. Throws a RangeError where it cannot be written. */
export function digitsOf(value: number, base: NumeralBase): string {
  const roman = base === "Roman";
  if (!Number.isSafeInteger(value) || value < (roman ? 1 : 0) || (roman && value > MAX_ROMAN))
    throw new RangeError(`no numeral for ${value}`);
  if (!roman) return value.toString(base).toUpperCase();
  let rest = value;
  return ROMAN.map(([worth, letters]) => {
    const times = Math.floor(rest / worth);
    rest %= worth;
    return letters.repeat(times);
  }).join("");
}

/** The number that was written so, in capitals or not; null when it is no numeral of that base, like XIIII. */
export function readDigits(text: string, base: NumeralBase): number | null {
  const digits = text.toUpperCase();
  if (base !== "Roman") {
    const value = parseInt(digits, base);
    return /^[0-9A-F]+$/.test(digits) &&
      [...digits].every((digit) => parseInt(digit, 16) < base) &&
      value <= 2 ** 53 - 1
      ? value
      : null;
  }
  let value = 0;
  let rest = digits;
  for (const [worth, letters] of ROMAN)
    while (rest.startsWith(letters)) {
      value += worth;
      rest = rest.slice(letters.length);
    }
  return value > 0 && value <= MAX_ROMAN && rest === "" && digitsOf(value, "Roman") === digits ? value : null;
}

/** Wrong values of a numeral (not Roman): neighbouring digits swapped, read backwards, shifted by a place. */
export function numeralMistakes(value: number, base: number): readonly Named<number>[] {
  const digits = digitsOf(value, base);
  const wrong: Named<number>[] = [];
  const add = (name: string, text: string) => {
    const read = readDigits(text, base);
    if (read !== null && read > 0 && read !== value && !text.startsWith("0")) wrong.push({ name, value: read });
  };
  for (let at = 0; at + 1 < digits.length; at++)
    add("digits-swapped", digits.slice(0, at) + digits[at + 1]! + digits[at]! + digits.slice(at + 2));
  add("digits-reversed", [...digits].toReversed().join(""));
  add("place-shifted", `${digits}0`);
  add("place-shifted", digits.slice(0, -1));
  return wrong;
}
