import type { Language } from "@karota/engine/message.ts";
import COUNTRIES_JSON from "./countries.json" with { type: "json" };

export const CONTINENTS = ["africa", "asia", "europe", "north-america", "oceania", "south-america"] as const;
export type Continent = (typeof CONTINENTS)[number];

/**
 * A country: the members and the observer states of the United Nations, and Kosovo. Disputed or open capitals are left
 * out: those of Israel, Palestine and Kosovo (disputed), Equatorial Guinea and Indonesia (being moved) and Nauru (none by
 * law). Kosovo is in no question; it is here for boards that were made before, and as a neighbour on maps.
 */
export interface Country {
  /** ISO 3166-1 alpha-2, and XK. */
  readonly code: string;
  readonly continent: Continent;
  /** 1 familiar to most pupils, 2 familiar from the news, 3 the rest. */
  readonly familiarity: 1 | 2 | 3;
  readonly name: Readonly<Record<Language, string>>;
  /** Names that are right when typed, besides those in the three languages. */
  readonly otherNames: readonly string[];
  /** Null: no question is about it. */
  readonly capital: Readonly<Record<Language, string>> | null;
  readonly otherCapitals: readonly string[];
}

export const COUNTRIES = COUNTRIES_JSON as readonly Country[];

/** Flags that look the same: never offer one beside the other, and accept both names. */
const ALIKE: readonly (readonly [string, string])[] = [
  ["ID", "MC"],
  ["RO", "TD"],
];

/** The country whose flag looks the same; undefined for nearly all. */
export const lookAlike = ({ code }: Country): Country | undefined => {
  const pair = ALIKE.find((one) => one.includes(code));
  return pair && getCountry(pair[0] === code ? pair[1] : pair[0]);
};

/** Not to be distinguished without the other one beside it, or by a coat of arms that is too small on a screen. */
const TOO_CLOSE: readonly (readonly [string, string])[] = [
  ["NL", "LU"],
  ["NI", "SV"],
];

/** Whether one country's flag may be offered beside the other's. */
export const mayBeOfferedTogether = (one: Country, other: Country): boolean =>
  one !== other &&
  lookAlike(one) !== other &&
  !TOO_CLOSE.some((pair) => pair.includes(one.code) && pair.includes(other.code));

const isOn = (continent: Continent | "all") => (country: Country) =>
  continent === "all" || country.continent === continent;

/** How many countries of the pool a continent has, and so how many different tasks there are. */
export const countOn = (pool: readonly Country[], continent: Continent | "all"): number =>
  pool.filter(isOn(continent)).length;

/** Whether a continent has enough countries for so many tasks: what a quiz's options allow. */
export const hasTasks = (pool: readonly Country[], continent: Continent | "all", tasks: number): boolean =>
  countOn(pool, continent) >= tasks;

const BY_CODE: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code, country]));

/** The country of a code; throws for an unknown one. */
export function getCountry(code: string): Country {
  const found = BY_CODE.get(code);
  if (!found) throw new Error(`no country ${code}`);
  return found;
}

/** Every way to type a country's name. */
export const namesOf = ({ name, otherNames }: Country): readonly string[] => [...Object.values(name), ...otherNames];

/** Every way to type a capital. */
export const capitalsOf = ({ capital, otherCapitals }: Country): readonly string[] => [
  ...Object.values(capital ?? {}),
  ...otherCapitals,
];
