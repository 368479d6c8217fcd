import type { Language, Message } from "@karota/engine/message.ts";
import { area as markedArea, describedPicture, picture, type Expression } from "@karota/engine/quiz/expression.ts";
import type { PicturePoint } from "@karota/engine/quiz/hatching.ts";
import type { Step } from "@karota/engine/quiz/topic.ts";
import { getCountry } from "../data/countries.ts";
import { choiceMapName, LETTERS, locatorName } from "./map-picture.ts";
import { areaOn, locate, type Area, type Sheet } from "./sheets.ts";

/** So many of the nearest countries say where an island is. */
const NEAREST = 2;

const distance = ([ax, ay]: PicturePoint, [bx, by]: PicturePoint): number => Math.hypot(ax - bx, ay - by);

/** Names of countries as a list in a quiz's language, in its alphabetical order. */
const listOf = (codes: readonly string[], language: Language): string =>
  codes
    .map((code) => getCountry(code).name[language])
    .toSorted((one, other) => one.localeCompare(other, language))
    .join(", ");

/** The ninths of a sheet, row by row. */
const NINTHS = [
  ["places.in.northwest", "places.in.north", "places.in.northeast"],
  ["places.in.west", "places.in.middle", "places.in.east"],
  ["places.in.southwest", "places.in.south", "places.in.southeast"],
] as const;
const thirdOf = (at: number, size: number): 0 | 1 | 2 => Math.min(2, Math.floor((3 * at) / size)) as 0 | 1 | 2;
const ninthOf = ({ width, height }: Sheet, [x, y]: PicturePoint): Message => ({
  id: NINTHS[thirdOf(y, height)][thirdOf(x, width)],
});

const nearestTo = (sheet: Sheet, { code, at }: Area, without: string): readonly string[] =>
  sheet.areas
    .filter((one) => one.code !== code && one.code !== without)
    .toSorted((one, other) => distance(one.at, at) - distance(other.at, at))
    .slice(0, NEAREST)
    .map((one) => one.code);

/** A marked country by ear: where it is and beside which others, but never beside the one that is sought. */
function areaWords(sheet: Sheet, area: Area, letter: string, sought: string, language: Language): Message {
  const where = ninthOf(sheet, area.at);
  const beside = area.neighbours.filter((code) => code !== sought);
  const countries = listOf(beside.length > 0 ? beside : nearestTo(sheet, area, sought), language);
  const kind = area.neighbours.length === 0 ? "island" : beside.length > 0 ? "inland" : "near";
  return { id: `places.area.${kind}`, values: { letter, where, countries } };
}

/** Whether who does not see the map can tell its four countries apart. */
export function areDescribed(sought: string, codes: readonly string[], language: Language): boolean {
  const { sheet } = locate(sought)!;
  const told = codes.map((code) => JSON.stringify(areaWords(sheet, areaOn(sheet, code)!, "", sought, language)));
  return new Set(told).size === told.length;
}

/** The question and the four answers of a task on the map. */
export function areaTask(
  sought: string,
  codes: readonly string[],
  language: Language,
): { readonly question: Expression; readonly areas: readonly Expression[] } {
  const { sheet } = locate(sought)!;
  return {
    question: describedPicture(choiceMapName(sought, codes), {
      id: "places.sought",
      values: { country: getCountry(sought).name[language] },
    }),
    areas: codes.map((code, place) =>
      markedArea(LETTERS[place]!, areaWords(sheet, areaOn(sheet, code)!, LETTERS[place]!, sought, language)),
    ),
  };
}

/** The step of a worked solution that shows where a country is. */
export function locatorStep(code: string, language: Language): Step {
  const { sheet, area } = locate(code)!;
  const country = getCountry(code);
  const isIsland = area.neighbours.length === 0;
  const countries = listOf(isIsland ? nearestTo(sheet, area, "") : area.neighbours, language);
  const values = {
    country: country.name[language],
    continent: { id: `option.continent.${country.continent}` },
    where: ninthOf(sheet, area.at),
  };
  return {
    say: { id: isIsland ? "places.step.island" : "places.step.neighbours", values: { countries } },
    shown: [picture(locatorName(code), { id: area.capital ? "places.locator.capital" : "places.locator", values })],
  };
}
