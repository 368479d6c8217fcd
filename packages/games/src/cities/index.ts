import * as z from "zod/mini";
import { LANGUAGES, type Language, type Message } from "@karota/engine/message.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { name, type Expression } from "@karota/engine/quiz/expression.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Named, Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import {
  capitalsOf,
  CONTINENTS,
  COUNTRIES,
  getCountry,
  hasTasks,
  namesOf,
  type Continent,
  type Country,
} from "../data/countries.ts";
import { bigCityOf } from "./big-cities.ts";
import { nearby, withSimilarCapital } from "./nearby.ts";
import { poolOf } from "../data/country-turns.ts";
import { askedIn, countriesIn, placeOf, type Place } from "./pool.ts";

/** Which of the two is sought. */
const SOUGHT = ["capital", "country"] as const;
type Sought = (typeof SOUGHT)[number];

interface Facts {
  readonly code: string;
  readonly sought: Sought;
  readonly language: Language;
}

/** How many are drawn for one kind of mistake. */
const NEARBY = 2;
const FARTHER = 3;

/** Wrong places for a country; only of the chosen continent, if any. */
function wrongPlaces(
  country: Country,
  language: Language,
  continent: Continent | "all",
  random: Random,
): readonly Named<Place>[] {
  const draw = (mistake: string, among: readonly Country[], most: number): readonly Named<Place>[] =>
    random
      .shuffled(among.flatMap((one) => placeOf(one, language) ?? []))
      .filter((one) => continent === "all" || one.country.continent === continent)
      .slice(0, most)
      .map((value) => ({ name: mistake, value }));
  const near = [...draw("similar-capital", withSimilarCapital(country), 1), ...draw("nearby", nearby(country), NEARBY)];
  const farther = countriesIn(language).filter(
    (one) =>
      one !== country &&
      one.continent === country.continent &&
      one.familiarity <= Math.max(2, country.familiarity) &&
      near.every(({ value }) => value.country !== one),
  );
  return [...near, ...draw("same-continent", farther, FARTHER)];
}

function solution({ code, sought, language }: Facts): readonly Step[] {
  const { country, name: called, capital } = placeOf(getCountry(code), language)!;
  const continent = { id: `option.continent.${country.continent}` };
  const city = bigCityOf(country, language);
  return [
    { say: { id: "cities.step.continent", values: { country: called, continent } }, shown: [] },
    ...(city === undefined ? [] : [{ say: { id: "cities.step.bigCity", values: { city } }, shown: [] }]),
    sought === "capital"
      ? { say: { id: "cities.step.capital" }, shown: [name(capital, language)] }
      : { say: { id: "cities.step.country", values: { capital } }, shown: [name(called, language)] },
  ];
}

/** Where the chosen city or country really belongs. */
function explain(mistake: string, { sought, language }: Facts, chosen: Expression): Message | undefined {
  if (mistake === "big-city" || chosen.kind !== "name") return undefined;
  const place = askedIn(language).find((one) => (sought === "capital" ? one.capital : one.name) === chosen.text);
  if (!place) return undefined;
  return sought === "capital"
    ? { id: "cities.explain.capital", values: { capital: place.capital, country: place.name } }
    : { id: "cities.explain.country", values: { capital: place.capital, country: place.name } };
}

export const cities = quiz({
  id: "cities",
  options: defineOptions(
    { ...QUIZ_FIELDS, continent: ["all", ...CONTINENTS], language: LANGUAGES },
    {
      daily: { ...QUIZ_DAILY, continent: "all", language: LANGUAGES[0] },
      weekly: QUIZ_WEEKLY,
      allowed: ({ continent, tasks, language }) => hasTasks(countriesIn(language), continent, tasks),
    },
  ),
  task: (options, random, turn) => {
    const { continent, language } = options;
    const country = random.pick(poolOf(countriesIn(options.language), options, turn, random));
    const { name: called, capital } = placeOf(country, language)!;
    // The same for the whole quiz, so that no question answers another one.
    const sought: Sought = random.fork(country.code).chance(0.5) ? "capital" : "country";
    const wrong = wrongPlaces(country, language, continent, random);
    const says = (text: string): Expression => name(text, language);
    const city = bigCityOf(country, language);
    const facts: Facts = { code: country.code, sought, language };
    return sought === "capital"
      ? {
          skill: country.continent,
          ask: { id: "cities.ask.capital" },
          question: says(called),
          answer: says(capital),
          mistakes: [
            ...(city === undefined ? [] : [{ name: "big-city", value: says(city) }]),
            ...wrong.map((one) => ({ name: one.name, value: says(one.value.capital) })),
          ],
          accepts: capitalsOf(country),
          facts,
        }
      : {
          skill: country.continent,
          ask: { id: "cities.ask.country" },
          question: says(capital),
          answer: says(called),
          mistakes: wrong.map((one) => ({ name: one.name, value: says(one.value.name) })),
          accepts: namesOf(country),
          facts,
        };
  },
  facts: z.strictObject({
    code: z.enum(COUNTRIES.map(({ code }) => code)),
    sought: z.enum(SOUGHT),
    language: z.enum(LANGUAGES),
  }),
  solution,
  explain,
});
