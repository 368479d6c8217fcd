import type { PicturePoint } from "@karota/engine/quiz/hatching.ts";
import AFRICA from "../data/maps/africa.json" with { type: "json" };
import ASIA from "../data/maps/asia.json" with { type: "json" };
import EUROPE from "../data/maps/europe.json" with { type: "json" };
import MIDDLE_AMERICA from "../data/maps/middle-america.json" with { type: "json" };
import NORTH_AMERICA from "../data/maps/north-america.json" with { type: "json" };
import OCEANIA from "../data/maps/oceania.json" with { type: "json" };
import SOUTH_AMERICA from "../data/maps/south-america.json" with { type: "json" };

/** A country on a sheet, in the sheet's units. `npm run maps` writes them. */
export interface Area {
  readonly code: string;
  /** The middle of its widest place, and how far its borders are from there. */
  readonly at: PicturePoint;
  readonly room: number;
  /** Null: no question is about the capital. */
  readonly capital: PicturePoint | null;
  /** The codes of those it shares a border with. */
  readonly neighbours: readonly string[];
  /** Empty: too small to be drawn. */
  readonly path: string;
}

/** The map of a continent or a part of one. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** What belongs to no country of the continent. */
  readonly land: string;
  readonly areas: readonly Area[];
}

function sheetOf(rows: readonly unknown[]): Sheet {
  const [sheet, ...areas] = rows as readonly [Omit<Sheet, "areas">, ...Area[]];
  return { ...sheet, areas };
}

/** A country is looked for in this order: Canada and the United States on the continent, the others where they are larger. */
const SHEETS: readonly Sheet[] = [EUROPE, AFRICA, ASIA, OCEANIA, SOUTH_AMERICA, MIDDLE_AMERICA, NORTH_AMERICA].map(
  sheetOf,
);
const LARGE = ["US", "CA"];
const [WHOLE_NORTH] = SHEETS.slice(-1) as [Sheet];

export interface Located {
  readonly sheet: Sheet;
  readonly area: Area;
}

const LOCATED: ReadonlyMap<string, Located> = new Map(
  SHEETS.toReversed().flatMap((sheet) =>
    sheet.areas
      .filter(({ code }) => sheet === WHOLE_NORTH || !LARGE.includes(code))
      .map((area) => [area.code, { sheet, area }] as const),
  ),
);

/** A country on the map where it is shown; undefined for an unknown one. */
export const locate = (code: string): Located | undefined => LOCATED.get(code);

/** A country on the sheet of another one; undefined where it is not on it. */
export const areaOn = (sheet: Sheet, code: string): Area | undefined => sheet.areas.find((area) => area.code === code);
