import { areaBadge, areaPath, BADGE_RADIUS } from "@karota/engine/quiz/areas.ts";
import { coordinate, hatchingWithin, type PicturePoint } from "@karota/engine/quiz/hatching.ts";
import { ACCENT, INK, PAPER } from "@karota/engine/quiz/svg-picture.ts";
import { badgesOf } from "./badges.ts";
import { areaOn, locate, type Area, type Sheet } from "./sheets.ts";

const SEA = "#DDECF1";
const LAND = "#EFEBE2";
const COUNTRY = "#FFF6DC";
const BORDER = "#A79B86";
const MARKED = "#FFC65C";
/** Two units are a pixel. */
const UNITS_PER_PX = 2;
const HATCHING_STEP = 22;
/** A country with less room has a ring around it. */
const ROOM_WITHOUT_RING = 16;
const RING_RADIUS = 26;
const SMALL_RING_RADIUS = 17;

export const LETTERS = ["A", "B", "C", "D"] as const;

const LOCATOR = "map";
const CHOICE = "areas";
/** The name of the map on which a country is marked, and of one with four countries under the letters A to D. */
export const locatorName = (code: string): string => `${LOCATOR} ${code}`;
export const choiceMapName = (home: string, codes: readonly string[]): string => `${CHOICE} ${home} ${codes.join(" ")}`;

export const isMap = (name: string): boolean => name.startsWith(`${LOCATOR} `) || name.startsWith(`${CHOICE} `);

/** Draws a map by its name; throws for an unknown one. */
export function mapPicture(name: string): string {
  const [kind, home = "", ...codes] = name.split(" ");
  const found = locate(home);
  if (!found) throw new Error(`no map ${name}`);
  return kind === LOCATOR
    ? drawLocator(found.sheet, found.area)
    : drawChoices(
        found.sheet,
        codes.map((code) => areaOn(found.sheet, code)!),
      );
}

const ring = ([x, y]: PicturePoint, radius: number, look: string): string =>
  `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${radius}" ${look}/>`;

/** The sheet with all its countries; what is marked is drawn upon it. The order of the countries is that of the data. */
function drawSheet({ width, height, land, areas }: Sheet, ...upon: readonly string[]): string {
  const size = `width="${Math.round(width / UNITS_PER_PX)}" height="${Math.round(height / UNITS_PER_PX)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size}>`,
    `<rect width="${width}" height="${height}" rx="24" fill="${SEA}"/>`,
    `<path d="${land}" fill="${LAND}" stroke="${BORDER}" stroke-width="1"/>`,
    `<path d="${areas.map(({ path }) => path).join("")}" fill="${COUNTRY}" stroke="${BORDER}" stroke-width="2" stroke-linejoin="round"/>`,
    ...upon,
    "</svg>",
  ].join("");
}

function drawLocator(sheet: Sheet, { at, room, capital, path }: Area): string {
  const small = room < ROOM_WITHOUT_RING;
  return drawSheet(
    sheet,
    `<path d="${path}" fill="${MARKED}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
    ...(small
      ? [
          ring(at, RING_RADIUS + 8, `fill="none" stroke="${PAPER}" stroke-width="14"`),
          ring(at, RING_RADIUS + 8, `fill="none" stroke="${ACCENT}" stroke-width="7"`),
        ]
      : [
          `<path d="${hatchingWithin(outlinesOf(path), "rising", HATCHING_STEP)}" fill="none" stroke="${ACCENT}" stroke-width="4"/>`,
        ]),
    ...(capital ? [ring(capital, small ? 6 : 10, `fill="${PAPER}" stroke="${INK}" stroke-width="5"`)] : []),
  );
}

function drawChoices(sheet: Sheet, areas: readonly Area[]): string {
  const badges = badgesOf(sheet, areas);
  const marks = areas.map((area, place) => {
    const [badge, letter] = [badges[place]!, LETTERS[place]!];
    const isApart = badge !== area.at;
    return {
      path: areaPath(letter, area.path, `fill="${MARKED}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`),
      line: isApart ? leader(area, badge) : "",
      badge: areaBadge(letter, badge),
    };
  });
  // Letters lie over lines, and lines over areas.
  return drawSheet(
    sheet,
    ...marks.map(({ path }) => path),
    ...marks.map(({ line }) => line),
    ...marks.map(({ badge }) => badge),
  );
}

/** The line from a letter to its country: to the ring around a small one, else to a dot in it. */
function leader({ at, room }: Area, badge: PicturePoint): string {
  const small = room < ROOM_WITHOUT_RING;
  const far = Math.hypot(badge[0] - at[0], badge[1] - at[1]);
  const pointAt = (from: number): string =>
    [0, 1].map((axis) => coordinate(at[axis]! + ((badge[axis]! - at[axis]!) * from) / far)).join(" ");
  const line = `M${pointAt(small ? SMALL_RING_RADIUS : 0)}L${pointAt(far - BADGE_RADIUS)}`;
  return [
    `<path d="${line}" fill="none" stroke="${INK}" stroke-width="6"/>`,
    small ? ring(at, SMALL_RING_RADIUS, `fill="none" stroke="${INK}" stroke-width="6"`) : ring(at, 9, `fill="${INK}"`),
  ].join("");
}

/** The outlines of a path that `npm run maps` wrote: M, then steps, then z, again and again. */
export const outlinesOf = (path: string): readonly (readonly PicturePoint[])[] =>
  path
    .split("z")
    .filter((ring) => ring !== "")
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (let place = 0; place < numbers.length; place += 2) {
        [x, y] = [x + numbers[place]!, y + numbers[place + 1]!];
        points.push([x, y]);
      }
      return points;
    });
