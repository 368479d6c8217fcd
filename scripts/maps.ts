/**
 * `npm run maps`: writes the maps of the continents, `packages/games/src/data/maps/<sheet>.json`, from Natural Earth
 * (public domain, naturalearthdata.com; 1 : 50 million, in the package world-atlas) and the places of the capitals in
 * `maps/capitals.json`. What the maps show of disputed borders: docs/decisions/0043-places-on-maps.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { COUNTRIES } from "@karota/games/data/countries.ts";
import { areaOf, clipped, equalArea, isIn, roomiest, simplified } from "./maps/plane.ts";
import { bordersOf, merged, pointsOf, readAtlas, type Atlas, type Piece, type Point } from "./maps/topology.ts";
import { ROOT } from "./run.ts";

/** The longer side of a sheet, in its units: two a pixel. */
const LONGER_SIDE = 960;
/** No sheet is higher than this. */
const MAX_HEIGHT = 840;
const MARGIN = 14;
/** What a point of a line stands for at least, and what a piece of land that is drawn covers, in square units. */
const LEAST_POINT = 9;
const LEAST_LAND = 24;

interface Sheet {
  readonly name: string;
  readonly centre: Point;
  /** Places on its edges: longitude and latitude. */
  readonly edges: readonly Point[];
  /** Whose countries can be marked. */
  readonly continent: string;
}
const SHEETS: readonly Sheet[] = [
  {
    name: "europe",
    continent: "europe",
    centre: [18, 53],
    edges: [
      [-24.5, 65],
      [20, 34.4],
      [25, 71.4],
      [-10.5, 39],
      [57, 58],
    ],
  },
  {
    name: "africa",
    continent: "africa",
    centre: [17, 2],
    edges: [
      [-25.8, 15],
      [58.2, -20],
      [10, 38],
      [20, -35.4],
    ],
  },
  {
    name: "asia",
    continent: "asia",
    centre: [92, 27],
    edges: [
      [31, 33],
      [136, -11],
      [147, 44],
      [110, 54.5],
      [87, 56],
    ],
  },
  {
    name: "north-america",
    continent: "north-america",
    centre: [-98, 42],
    edges: [
      [-168, 60],
      [-62, 8],
      [-53, 47],
      [-80, 77],
    ],
  },
  {
    name: "middle-america",
    continent: "north-america",
    centre: [-84, 17],
    edges: [
      [-107, 20],
      [-58.8, 13],
      [-84, 28.5],
      [-80, 6.8],
    ],
  },
  {
    name: "oceania",
    continent: "oceania",
    centre: [165, -14],
    edges: [
      [113, -24],
      [190.5, -14],
      [172, -47.6],
      [165, 15.5],
    ],
  },
  {
    name: "south-america",
    continent: "south-america",
    centre: [-60, -20],
    edges: [
      [-82, -4],
      [-34, -7],
      [-68, 13],
      [-70, -56],
    ],
  },
];

/** Areas that a country of the tables is drawn with, as the United Nations see them. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  SO: ["Somaliland"],
  CY: ["N. Cyprus"],
  CN: ["344", "446"],
  FI: ["248"],
};
/** Where a piece of land that the atlas gives to one country is drawn with another. */
const MOVED = [{ from: "RU", to: "UA", at: [34.2, 45.2] as Point }];
/** Countries that touch only far from their homes. */
const FAR_BORDERS = ["BR FR", "FR SR"];

interface Capital {
  readonly code: string;
  readonly atlas: string;
  readonly lon: number;
  readonly lat: number;
}
const capitals = JSON.parse(readFileSync(join(ROOT, "scripts/maps/capitals.json"), "utf8")) as readonly Capital[];

/** The pieces of each country, and those of nobody in the tables. */
function countriesOf({ arcs, areas }: Atlas): ReadonlyMap<string, readonly Piece[]> {
  const found = new Map<string, Piece[]>();
  const taken = new Set<string>();
  for (const { code, atlas } of capitals) {
    const keys = [atlas, ...(PARTS[code] ?? [])];
    for (const key of keys) taken.add(key);
    found.set(
      code,
      keys.flatMap((key) => areas.get(key) ?? []),
    );
  }
  for (const { from, to, at } of MOVED) {
    const isThere = (piece: Piece): boolean => isIn([pointsOf(piece[0]!, arcs)], at);
    found.get(to)!.push(...found.get(from)!.filter(isThere));
    found.set(
      from,
      found.get(from)!.filter((piece) => !isThere(piece)),
    );
  }
  found.set(
    "",
    [...areas].flatMap(([key, pieces]) => (taken.has(key) ? [] : pieces)),
  );
  return found;
}

/** Steps between whole points: short, and well compressed. */
function pathOf(rings: readonly (readonly Point[])[]): string {
  return rings
    .map((ring) => {
      const whole = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const [[x0, y0], ...rest] = whole as [Point, ...Point[]];
      let [x, y] = [x0, y0];
      const steps = rest.flatMap(([toX, toY]) => {
        if (toX === x && toY === y) return [];
        const step = `${toX - x} ${toY - y}`;
        [x, y] = [toX, toY];
        return [step];
      });
      return steps.length > 1 ? `M${x0} ${y0}l${steps.join(" ").replaceAll(" -", "-")}z` : "";
    })
    .join("");
}

const SHIFT = 360;

function drawSheet({ name, centre, edges, continent }: Sheet, atlas: Atlas): string {
  const project = equalArea(centre);
  const corners = edges.map((place) => project(place)!);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((LONGER_SIDE - 2 * MARGIN) / wide, (MAX_HEIGHT - 2 * MARGIN) / high);
  const size: Point = [Math.round(wide * scale + 2 * MARGIN), Math.round(high * scale + 2 * MARGIN)];
  const onSheet = (place: Point): Point | null => {
    const flat = project(place);
    return flat && [(flat[0] - left) * scale + MARGIN, (flat[1] - top) * scale + MARGIN];
  };
  const lines = atlas.arcs.map((line) => {
    const flat = line.map(onSheet);
    return flat.every((point) => point !== null) ? simplified(flat, LEAST_POINT) : null;
  });
  const ringsOf = (pieces: readonly Piece[]): readonly (readonly Point[])[] => {
    const rings = merged(pieces).flatMap((ring) => {
      if (ring.some((arc) => lines[arc < 0 ? ~arc : arc] === null)) return [];
      const cut = clipped(pointsOf(ring, lines as readonly (readonly Point[])[]), size);
      return cut.length > 2 ? [cut] : [];
    });
    const largest = Math.max(0, ...rings.map(areaOf));
    return rings.filter((ring) => areaOf(ring) >= Math.min(LEAST_LAND, largest) && areaOf(ring) > 1);
  };
  const countries = countriesOf(atlas);
  const borders = bordersOf(countries);
  const listed = COUNTRIES.filter((country) => country.continent === continent);
  const land: (readonly Point[])[] = [];
  const rows: string[] = [];
  for (const [code, pieces] of countries) {
    const rings = ringsOf(pieces);
    const place = capitals.find((one) => one.code === code);
    const country = listed.find((one) => one.code === code);
    const capital = place && onSheet([place.lon < centre[0] - SHIFT / 2 ? place.lon + SHIFT : place.lon, place.lat]);
    const isSeen = capital && capital[0] > 0 && capital[0] < size[0] && capital[1] > 0 && capital[1] < size[1];
    if (!country || !isSeen) {
      land.push(...rings);
      continue;
    }
    const { at, room } = rings.length > 0 ? roomiest(rings) : { at: capital, room: 0 };
    // Tiny islands lie where their capital is.
    const point = room < 6 ? capital : at;
    const row = {
      code,
      at: point.map(Math.round),
      room: Math.round(room),
      capital: country.capital ? capital.map(Math.round) : null,
      neighbours: [...borders.get(code)!]
        .filter((other) => other !== "" && !FAR_BORDERS.includes([code, other].toSorted().join(" ")))
        .toSorted(),
      path: pathOf(rings),
    };
    rows.push(JSON.stringify(row));
  }
  const sheet = JSON.stringify({ width: size[0], height: size[1], land: pathOf(land) });
  console.log(`${name}: ${size.join(" x ")}, ${rows.length} of ${listed.length} countries`);
  return `[\n${[sheet, ...rows].map((row) => `  ${row}`).join(",\n")}\n]\n`;
}

function main(): void {
  const atlas = readAtlas();
  const folder = join(ROOT, "packages/games/src/data/maps");
  mkdirSync(folder, { recursive: true });
  for (const sheet of SHEETS) writeFileSync(join(folder, `${sheet.name}.json`), drawSheet(sheet, atlas));
}

if (import.meta.main) main();
