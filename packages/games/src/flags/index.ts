import * as z from "zod/mini";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { name, picture } from "@karota/engine/quiz/expression.ts";
import { QUIZ_DAILY, QUIZ_FIELDS, QUIZ_WEEKLY } from "@karota/engine/quiz/options.ts";
import { quiz } from "@karota/engine/quiz/quiz.ts";
import type { Named, Step } from "@karota/engine/quiz/topic.ts";
import type { Random } from "@karota/engine/random.ts";
import {
  CONTINENTS,
  countOn,
  COUNTRIES,
  getCountry,
  hasTasks,
  lookAlike,
  mayBeOfferedTogether,
  namesOf,
  type Continent,
  type Country,
} from "../data/countries.ts";
import { poolOf } from "../data/country-turns.ts";
import { flagPicture } from "../data/flag-picture.ts";
import { isMap, mapPicture } from "../places/map-picture.ts";
import { locatorStep } from "../places/map-words.ts";
import { ASKED } from "./pool.ts";
import { withSimilarFlag, withSimilarName } from "./similar.ts";

/** How many countries are drawn for one kind of mistake. */
const SIMILAR_FLAGS = 2;
const SIMILAR_NAMES = 1;
const NEIGHBOURS = 3;
/** As many are left for them when the similar ones are taken away. */
const ENOUGH = NEIGHBOURS + SIMILAR_FLAGS + SIMILAR_NAMES;

/** The countries of its continent beside each; only equally familiar ones, so that no strange name can be ruled out. */
const NEIGHBOURS_OF: ReadonlyMap<string, readonly Country[]> = new Map(
  ASKED.map((country) => {
    const there = ASKED.filter((one) => one.continent === country.continent && mayBeOfferedTogether(country, one));
    const known = there.filter((one) => one.familiarity <= country.familiarity);
    return [country.code, known.length >= ENOUGH ? known : there];
  }),
);

/** Wrong countries for a flag; only of the chosen continent, if any. */
function wrongCountries(
  country: Country,
  { continent, language }: { readonly continent: Continent | "all"; readonly language: Language },
  random: Random,
): readonly Named<Country>[] {
  const draw = (mistake: string, among: readonly Country[], most: number) =>
    random
      .shuffled(among.filter((one) => continent === "all" || one.continent === continent))
      .slice(0, most)
      .map((value) => ({ name: mistake, value }));
  const similar = [
    ...draw("similar-flag", withSimilarFlag(country), SIMILAR_FLAGS),
    ...draw("similar-name", withSimilarName(country, language), SIMILAR_NAMES),
  ];
  const rest = NEIGHBOURS_OF.get(country.code)!.filter((one) => similar.every(({ value }) => value !== one));
  return [...similar, ...draw("same-continent", rest, NEIGHBOURS)];
}

interface Facts {
  readonly code: string;
  readonly language: Language;
  /** Countries with a similar flag, to be looked at beside this one; those among the choices are of them. */
  readonly similar: readonly string[];
}

function solution({ code, language, similar }: Facts): readonly Step[] {
  const country = getCountry(code);
  const twin = lookAlike(country);
  const continent = { id: `option.continent.${country.continent}` };
  const capital = country.capital?.[language];
  return [
    capital === undefined
      ? { say: { id: "flags.step.continent", values: { continent } }, shown: [] }
      : { say: { id: "flags.step.where", values: { continent, capital } }, shown: [] },
    locatorStep(code, language),
    ...similar.map((other): Step => {
      const values = { country: getCountry(other).name[language] };
      return {
        say: { id: "flags.step.similar", values },
        shown: [picture(other, { id: "flags.flagOf", values })],
      };
    }),
    ...(twin ? [{ say: { id: "flags.step.twin", values: { country: twin.name[language] } }, shown: [] }] : []),
    { say: { id: "flags.step.this" }, shown: [name(country.name[language], language)] },
  ];
}

export const flags = quiz({
  id: "flags",
  options: defineOptions(
    { ...QUIZ_FIELDS, continent: ["all", ...CONTINENTS], language: LANGUAGES },
    {
      daily: { ...QUIZ_DAILY, continent: "all", language: LANGUAGES[0] },
      weekly: QUIZ_WEEKLY,
      allowed: ({ continent, tasks }) => hasTasks(ASKED, continent, tasks),
    },
  ),
  count: ({ continent }) => countOn(ASKED, continent),
  task: (options, random, turn) => {
    const { language } = options;
    const country = random.pick(poolOf(ASKED, options, turn, random));
    const wrong = wrongCountries(country, options, random);
    const twin = lookAlike(country);
    return {
      skill: country.continent,
      ask: { id: "flags.ask" },
      question: picture(country.code, { id: "flags.flag" }),
      answer: name(country.name[language], language),
      mistakes: wrong.map((one) => ({ name: one.name, value: name(one.value.name[language], language) })),
      accepts: [...namesOf(country), ...(twin ? namesOf(twin) : [])],
      facts: {
        code: country.code,
        language,
        similar: wrong.filter((one) => one.name === "similar-flag").map((one) => one.value.code),
      },
    };
  },
  facts: z.strictObject({
    code: z.enum(COUNTRIES.map(({ code }) => code)),
    language: z.enum(LANGUAGES),
    similar: z.array(z.enum(COUNTRIES.map(({ code }) => code))),
  }),
  solution,
  picture: (drawn) => (isMap(drawn) ? mapPicture(drawn) : flagPicture(drawn)),
});
