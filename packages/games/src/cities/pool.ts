import type { Language } from "@karota/engine/message.ts";
import { readWords } from "@karota/engine/quiz/reading.ts";
import { COUNTRIES, type Country } from "../data/countries.ts";

/** A country with its capital in the language of the quiz. */
export interface Place {
  readonly country: Country;
  readonly name: string;
  readonly capital: string;
}

/** The countries that are asked: they have a capital, and it is not called like the country, as Monaco is. */
const placesIn = (language: Language): ReadonlyMap<string, Place> =>
  new Map(
    COUNTRIES.flatMap((country) => {
      const [name, capital] = [country.name[language], country.capital?.[language]];
      const isAsked = capital !== undefined && readWords(capital) !== readWords(name);
      return isAsked ? [[country.code, { country, name, capital }] as const] : [];
    }),
  );
const PLACES = { sl: placesIn("sl"), en: placesIn("en"), de: placesIn("de") } as const satisfies Record<
  Language,
  unknown
>;

export const askedIn = (language: Language): readonly Place[] => [...PLACES[language].values()];
const COUNTRIES_IN = {
  sl: askedIn("sl").map(({ country }) => country),
  en: askedIn("en").map(({ country }) => country),
  de: askedIn("de").map(({ country }) => country),
} as const;
export const countriesIn = (language: Language): readonly Country[] => COUNTRIES_IN[language];

/** The place of a country; undefined where it is not asked in the language. */
export const placeOf = ({ code }: Country, language: Language): Place | undefined => PLACES[language].get(code);
