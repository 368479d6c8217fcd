import type { Language } from "@karota/engine/message.ts";
import type { Random } from "@karota/engine/random.ts";
import { getCountry, type Country } from "../data/countries.ts";
import { areaOn, locate, type Area } from "../places/sheets.ts";
import { nearby } from "./nearby.ts";
import { placeOf } from "./pool.ts";

/** What of a quiz's options a map depends on. */
export interface MapOptions {
  readonly level: "easy" | "medium" | "hard";
  readonly language: Language;
}

const WRONG = 3;
/** So many of them lie close to the country. */
const CLOSE: Readonly<Record<MapOptions["level"], number>> = { easy: 0, medium: 1, hard: 2 };
/** Between two marked places, in the units of the map, so that a ring shows one alone. */
const APART = 40;
/** A country is marked on a map that was not made for it only where it has so much room. */
const MIN_ROOM = 12;

const areApart = ({ at: [ax, ay] }: Area, { at: [bx, by] }: Area): boolean => Math.hypot(ax - bx, ay - by) >= APART;

/**
 * Three other countries on the map of a country, apart from it and from each other, equally familiar ones first; null
 * where there are too few.
 */
export function besideOnMap(
  country: Country,
  language: Language,
  level: MapOptions["level"],
  random: Random,
): readonly Country[] | null {
  const { sheet } = locate(country.code)!;
  const close = nearby(country);
  const others = random.shuffled(sheet.areas).filter(({ code, room }) => {
    const other = getCountry(code);
    const isAtHome = locate(code)!.sheet === sheet;
    return other !== country && placeOf(other, language) !== undefined && (isAtHome || room >= MIN_ROOM);
  });
  const isKnown = ({ code }: Area): boolean =>
    getCountry(code).familiarity <= Math.max(level === "easy" ? 1 : 2, country.familiarity);
  const isClose = ({ code }: Area): boolean => close.includes(getCountry(code));
  const inOrder = [
    ...others.filter(isClose).slice(0, CLOSE[level]),
    ...others.filter((one) => isKnown(one) && !isClose(one)),
    ...others.filter(isKnown),
    ...others,
  ];
  const chosen: Area[] = [areaOn(sheet, country.code)!];
  for (const one of inOrder)
    if (chosen.length <= WRONG && chosen.every((other) => areApart(one, other))) chosen.push(one);
  return chosen.length <= WRONG ? null : chosen.slice(1).map(({ code }) => getCountry(code));
}
