import { digitsOf } from "@karota/engine/quiz/numeral.ts";

/** The letters with their values, from large to small. */
const LETTERS = [
  ["M", 1000],
  ["D", 500],
  ["C", 100],
  ["L", 50],
  ["X", 10],
  ["V", 5],
  ["I", 1],
] as const;
const VALUES: Readonly<Record<string, number>> = Object.fromEntries(LETTERS);

export const romanOf = (value: number): string => digitsOf(value, "Roman");

/** The letters of a numeral as numbers: XIV is 10, 1, 5. */
export const lettersOf = (numeral: string): readonly number[] => [...numeral].map((letter) => VALUES[letter]!);

/** Thousands, hundreds, tens and ones of a number, without those that are nothing: 1904 is 1000, 900 and 4. */
export const partsOf = (value: number): readonly number[] =>
  [1000, 100, 10, 1].map((worth) => (Math.floor(value / worth) % 10) * worth).filter((part) => part > 0);

/** The value of letters where a smaller one before a larger one is taken away. */
export const readLetters = (letters: readonly number[]): number =>
  letters.reduce((sum, letter, at) => sum + (letter < (letters[at + 1] ?? 0) ? -letter : letter), 0);

/** Written with letters put one after the other only, four or more alike too: 49 is XXXXVIIII. */
export const additively = (value: number): string => greedily(value, LETTERS);

const PAIRS = [
  ["CM", 900],
  ["CD", 400],
  ["XC", 90],
  ["XL", 40],
  ["IX", 9],
  ["IV", 4],
] as const;

/** Written from large to small with the pairs of the rules and one more: IC for 99. */
export const withPair = (value: number, pair: readonly [string, number]): string =>
  greedily(
    value,
    [...LETTERS, ...PAIRS, pair].toSorted(([, one], [, other]) => other - one),
  );

function greedily(value: number, signs: readonly (readonly [string, number])[]): string {
  let rest = value;
  return signs
    .map(([sign, worth]) => {
      const times = Math.floor(rest / worth);
      rest %= worth;
      return sign.repeat(times);
    })
    .join("");
}
