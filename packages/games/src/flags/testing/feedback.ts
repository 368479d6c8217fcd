import type { Language } from "@karota/engine/message.ts";
import { COUNTRIES, getCountry, type Country } from "../../data/countries.ts";
import { flagOf } from "../../data/flags.ts";
import { claimsOf, type Answered } from "../../testing/claims-of.ts";
import { coloursOf } from "./colours.ts";

interface Facts {
  readonly code: string;
  readonly language: Language;
}
interface Names {
  readonly country: Country;
  readonly other: Country;
  readonly name: string;
  readonly chosen: string;
}
const claim =
  (isTrue: (names: Names) => boolean) =>
  ({ facts: { code, language }, chosen }: Answered<Facts>): boolean => {
    const country = getCountry(code);
    const other = COUNTRIES.find(({ name }) => name[language] === chosen)!;
    return other !== country && isTrue({ country, other, name: country.name[language], chosen });
  };

/** Flags of a pattern in different colours: a cross, a disc, upright stripes, a band across, or a figure on one field. */
const PATTERNS = [
  "DK FI IS NO SE",
  "BD JP LA PW",
  "FR IE",
  "TT TZ",
  "AL ME MK",
  "CN TO WS",
  "CN KG MA VN",
  "MR PK SA TN TR",
].map((family) => family.split(" "));

const seen = new Map<string, ReadonlySet<string>>();
/** The colours of a country's flag, which is read once. */
function coloursIn({ code }: Country): ReadonlySet<string> {
  const colours = seen.get(code) ?? coloursOf(flagOf(code));
  seen.set(code, colours);
  return colours;
}

const plain = (name: string): string => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
const SHARED_LETTERS = 4;
/** By how many letters two words differ, where one letter is put in, left out or changed at a time. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1];
    for (const [at, second] of [...other].entries())
      next.push(Math.min(row[at + 1]! + 1, next[at]! + 1, row[at]! + (letter === second ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
/** They begin with the same two letters or have four letters in a row in common, or are alike from their first letter on. */
function areAlike(one: string, other: string): boolean {
  const pieces = Array.from({ length: one.length }, (_, at) => one.slice(at, at + SHARED_LETTERS));
  if (pieces.some((piece) => piece.length === SHARED_LETTERS && other.includes(piece))) return true;
  if (one.slice(0, 2) === other.slice(0, 2)) return true;
  return one[0] === other[0] && editsBetween(one, other) <= 0.7 * Math.max(one.length, other.length);
}

/** Sentences of its feedback, each with whether it is true of the chosen answer; `quiz-feedback.test.ts` reads them. */
export const CLAIMS = claimsOf<Facts>("flags", {
  "same-continent": claim(({ country, other }) => country.continent === other.continent),
  "similar-flag": claim(({ country, other }) => {
    const [one, two] = [coloursIn(country), coloursIn(other)];
    const isPattern = PATTERNS.some((family) => family.includes(country.code) && family.includes(other.code));
    return isPattern || [...one].filter((colour) => two.has(colour)).length >= 2;
  }),
  "similar-name": claim(({ name, chosen }) => areAlike(plain(name), plain(chosen))),
});
