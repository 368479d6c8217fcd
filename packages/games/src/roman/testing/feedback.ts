import { claimsOf, type Answered } from "../../testing/claims-of.ts";

/** A number that is read or written, or two that are joined. */
interface Facts {
  readonly kind: "reading" | "writing" | "adding" | "subtracting";
  readonly numbers: readonly [number, number?];
}
const LETTERS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const PARTS = "M 1000 CM 900 D 500 CD 400 C 100 XC 90 L 50 XL 40 X 10 IX 9 V 5 IV 4 I 1".split(" ");

/** A number from 0 in Roman numerals. */
function toRoman(number: number): string {
  let [left, written] = [number, ""];
  for (let at = 0; at < PARTS.length; at += 2)
    for (; left >= Number(PARTS[at + 1]); left -= Number(PARTS[at + 1])) written += PARTS[at]!;
  return written;
}
const worthsOf = (letters: string): readonly number[] => [...letters].map((letter) => LETTERS[letter]!);
const allAdded = (letters: string): number => worthsOf(letters).reduce((sum, worth) => sum + worth, 0);
/** A smaller letter before a larger one is taken away, also where the rules do not allow it. */
const read = (letters: string): number =>
  worthsOf(letters).reduce((sum, worth, at, all) => sum + (worth < (all[at + 1] ?? 0) ? -worth : worth), 0);
const withoutOne = (letters: string): readonly string[] =>
  [...letters].map((_, at) => letters.slice(0, at) + letters.slice(at + 1));
const neighboursTurned = (letters: string): readonly string[] =>
  [...letters].slice(1).map((letter, at) => letters.slice(0, at) + letter + letters[at]! + letters.slice(at + 2));
const pairs = ["VX", "LC", "DM", "LD"];
/** Two letters for each other, wherever they are. */
const mixedUp = (letters: string): readonly string[] =>
  pairs.map(([one = "", other = ""]) =>
    [...letters].map((letter) => (letter === one ? other : letter === other ? one : letter)).join(""),
  );
const ALLOWED = ["IV", "IX", "XL", "XC", "CD", "CM"];

const isResult =
  (sign: 1 | -1) =>
  ({
    facts: {
      numbers: [first, second = NaN],
    },
    chosen,
  }: Answered<Facts>): boolean =>
    chosen === toRoman(sign > 0 ? first + second : Math.abs(first - second));

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Facts>("roman", {
  added: (answered) => answered.facts.kind === "subtracting" && isResult(1)(answered),
  subtracted: (answered) => answered.facts.kind === "adding" && isResult(-1)(answered),
  // Every letter was added: of the numeral, or of both before they are joined.
  "all-added": ({ facts: { kind, numbers }, chosen, value }) => {
    const [first = NaN, second = NaN] = numbers.map((one = 0) => allAdded(toRoman(one)));
    if (kind === "reading") return value === first && value !== numbers[0];
    return chosen === toRoman(first + (kind === "adding" ? second : -second));
  },
  // The last letters, which are smaller, were taken away.
  "all-taken-away": ({ question, value }) => {
    const last = question.at(-1)!;
    const before = question.replace(new RegExp(`${last}+$`), "");
    return (
      before !== "" &&
      LETTERS[before.at(-1)!]! > LETTERS[last]! &&
      value === read(before) - allAdded(question.slice(before.length))
    );
  },
  "each-digit-alone": ({ right, chosen }) =>
    chosen === [...String(read(right))].map((digit) => toRoman(Number(digit))).join(""),
  "five-doubled": ({ chosen }) => /VV|LL|DD/.test(chosen),
  // Four letters, and V, L or D doubled, are what the sentence forbids.
  "four-in-a-row": ({ chosen }) => /(.)\1{3}/.test(chosen),
  "letter-overlooked": ({ question, value }) => withoutOne(question).some((letters) => read(letters) === value),
  "letter-too-many-or-few": ({ chosen, right }) =>
    withoutOne(chosen).includes(right) || withoutOne(right).includes(chosen),
  "letters-mistaken": ({ facts: { kind }, question, chosen, right, value }) =>
    chosen !== right &&
    (kind === "reading" ? mixedUp(question).map(read).includes(value) : mixedUp(right).includes(chosen)),
  "order-turned": ({ chosen, right }) => chosen !== right && neighboursTurned(right).includes(chosen),
  "pair-not-allowed": ({ chosen }) =>
    [...chosen].some(
      (letter, at) => LETTERS[letter]! < (LETTERS[chosen[at + 1]!] ?? 0) && !ALLOWED.includes(letter + chosen[at + 1]!),
    ),
  "put-together": ({ facts: { numbers }, chosen }) => chosen === numbers.map((one = 0) => toRoman(one)).join(""),
  "two-before": ({ chosen }) =>
    worthsOf(chosen).some((worth, at, all) => worth < (all[at + 2] ?? 0) && all[at + 1]! < all[at + 2]!),
});
