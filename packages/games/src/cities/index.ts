import * as z from "zod/mini";
import { LANGUAGES, type Language, type Message } from "@karota/engine/message.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { name, type Expression } from "@karota/engine/quiz/expression.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Draft, Named, Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import {
  capitalsOf,
  CONTINENTS,
  countOn,
  COUNTRIES,
  getCountry,
  hasTasks,
  namesOf,
  type Continent,
  type Country,
} from "../data/countries.ts";
import { bigCityOf } from "./big-cities.ts";
import { poolOf } from "../data/country-turns.ts";
import { LETTERS, mapPicture } from "../places/map-picture.ts";
import { areaTask, areDescribed, locatorStep } from "../places/map-words.ts";
import { besideOnMap, type MapOptions } from "./map-choices.ts";
import { nearby, withSimilarCapital } from "./nearby.ts";
import { askedIn, countriesIn, placeOf, type Place } from "./pool.ts";

/** What is sought: one of the two, or the country on a map. */
const SOUGHT = ["capital", "country", "map"] as const;
type Sought = (typeof SOUGHT)[number];
/** Of five questions so many seek each. */
const TURNS: readonly Sought[] = ["capital", "capital", "country", "country", "map"];

/** Knowing where a country lies is another skill than knowing its capital; one for the world, as one in five is of it. */
const MAP_SKILL = "map";

interface Facts {
  readonly code: string;
  readonly sought: Sought;
  readonly language: Language;
  /** The countries marked on the map, in the order of their letters; absent where none is shown. */
  readonly areas?: readonly string[];
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

/** So often three other countries are drawn, until no two are described alike. */
const MAP_DRAWS = 20;

/** A country on the map of its part of the world, among three others; null where too few lie apart. */
function mapTask(country: Country, { level, language }: MapOptions, random: Random): Draft<Facts> | null {
  for (let draw = 0; draw < MAP_DRAWS; draw++) {
    const wrong = besideOnMap(country, language, level, random);
    if (wrong === null) return null;
    const codes = random.shuffled([country, ...wrong]).map(({ code }) => code);
    if (!areDescribed(country.code, codes, language)) continue;
    const { question, areas } = areaTask(country.code, codes, language);
    const close = nearby(country);
    return {
      skill: MAP_SKILL,
      ask: { id: "cities.ask.map" },
      question,
      answer: areas[codes.indexOf(country.code)]!,
      mistakes: wrong.map((one) => ({
        name: close.includes(one) ? "nearby" : "same-continent",
        value: areas[codes.indexOf(one.code)]!,
      })),
      lettered: true,
      facts: { code: country.code, sought: "map", language, areas: codes },
    };
  }
  return null;
}

function solution({ code, sought, language, areas = [] }: Facts): readonly Step[] {
  const { country, name: called, capital } = placeOf(getCountry(code), language)!;
  const continent = { id: `option.continent.${country.continent}` };
  const city = bigCityOf(country, language);
  const lastStep = (): Step => {
    if (sought === "capital") return { say: { id: "cities.step.capital" }, shown: [name(capital, language)] };
    if (sought === "country")
      return { say: { id: "cities.step.country", values: { capital } }, shown: [name(called, language)] };
    return {
      say: { id: "cities.step.map", values: { capital } },
      shown: [areaTask(code, areas, language).areas[areas.indexOf(code)]!],
    };
  };
  return [
    { say: { id: "cities.step.continent", values: { country: called, continent } }, shown: [] },
    locatorStep(code, language),
    ...(city === undefined || sought === "map"
      ? []
      : [{ say: { id: "cities.step.bigCity", values: { city } }, shown: [] }]),
    lastStep(),
  ];
}

/** Where the chosen city or country really belongs. */
function explain(mistake: string, { sought, language, areas = [] }: Facts, chosen: Expression): Message | undefined {
  if (chosen.kind === "area") {
    const country = getCountry(areas[LETTERS.findIndex((letter) => letter === chosen.letter)]!).name[language];
    return { id: "cities.explain.map", values: { letter: chosen.letter, country } };
  }
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
  count: ({ continent, language }) => countOn(countriesIn(language), continent),
  task: (options, random, turn) => {
    const { continent, language } = options;
    const country = random.pick(poolOf(countriesIn(options.language), options, turn, random));
    const { name: called, capital } = placeOf(country, language)!;
    // The same for the whole quiz, so that no question answers another one.
    const turnOf = random.fork(country.code);
    const asked = turnOf.pick(TURNS);
    const onMap = asked === "map" ? mapTask(country, options, turnOf) : null;
    if (onMap) return onMap;
    const sought = asked === "country" ? asked : "capital";
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
    areas: z.exactOptional(z.array(z.enum(COUNTRIES.map(({ code }) => code))).check(z.length(LETTERS.length))),
  }),
  solution,
  explain,
  picture: mapPicture,
});
