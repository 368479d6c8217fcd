import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Point = readonly [x: number, y: number];

/** A line of the atlas by its number; −1 − n is line n from its end to its start. */
type ArcNumber = number;
/** The outer ring and the holes of one piece of land, as lines of the atlas. */
export type Piece = readonly (readonly ArcNumber[])[];

interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly countries: {
      readonly geometries: readonly {
        readonly type: "Polygon" | "MultiPolygon";
        readonly id?: string;
        readonly properties: { readonly name: string };
        readonly arcs: Piece | readonly Piece[];
      }[];
    };
  };
}

export interface Atlas {
  /** In degrees: longitude and latitude. */
  readonly arcs: readonly (readonly Point[])[];
  /** The pieces of each area, by its ISO number or, where it has none, its name. */
  readonly areas: ReadonlyMap<string, readonly Piece[]>;
}

/** Reads the countries of Natural Earth, 1 : 50 million, from the package world-atlas. */
export function readAtlas(): Atlas {
  const file = fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json"));
  const { transform, arcs, objects } = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const areas = new Map<string, readonly Piece[]>();
  for (const { type, id, properties, arcs: own } of objects.countries.geometries) {
    const pieces = type === "Polygon" ? [own as Piece] : (own as readonly Piece[]);
    const key = id ?? properties.name;
    areas.set(key, [...(areas.get(key) ?? []), ...pieces]);
  }
  return { arcs: arcs.map((steps) => decoded(steps, transform)), areas };
}

/** The file holds whole steps from point to point. */
function decoded(steps: readonly Point[], { scale, translate }: Topology["transform"]): readonly Point[] {
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

const numberOf = (arc: ArcNumber): number => (arc < 0 ? ~arc : arc);

/** The rings of pieces without the borders between them. */
export function merged(pieces: readonly Piece[]): readonly (readonly ArcNumber[])[] {
  const rings = pieces.flat();
  const uses = new Map<number, number>();
  for (const arc of rings.flat()) uses.set(numberOf(arc), (uses.get(numberOf(arc)) ?? 0) + 1);
  const isInner = (arc: ArcNumber): boolean => uses.get(numberOf(arc))! > 1;
  return [
    ...rings.filter((ring) => !ring.some(isInner)),
    ...stitched(
      rings.filter((ring) => ring.some(isInner)),
      isInner,
    ),
  ];
}

/** Rings that share lines as the rings around them: from line to line where no line is shared. */
function stitched(
  rings: readonly (readonly ArcNumber[])[],
  isInner: (arc: ArcNumber) => boolean,
): readonly (readonly ArcNumber[])[] {
  const nextOf = new Map<ArcNumber, ArcNumber>();
  for (const ring of rings)
    for (const [place, arc] of ring.entries()) nextOf.set(arc, ring[(place + 1) % ring.length]!);
  const left = new Set(rings.flat().filter((arc) => !isInner(arc)));
  const found: ArcNumber[][] = [];
  for (const first of left) {
    const ring: ArcNumber[] = [];
    let arc = first;
    do {
      left.delete(arc);
      ring.push(arc);
      arc = nextOf.get(arc)!;
      // The other side of a shared line goes on with what follows there.
      for (let turns = 0; isInner(arc) && turns < 1000; turns++) arc = nextOf.get(~arc)!;
    } while (arc !== first && left.has(arc));
    found.push(ring);
  }
  return found;
}

/** The points of a ring, lines joined at their ends. */
export const pointsOf = (ring: readonly ArcNumber[], arcs: readonly (readonly Point[])[]): readonly Point[] =>
  ring.flatMap((arc) => {
    const line = arcs[numberOf(arc)]!;
    return (arc < 0 ? line.toReversed() : line).slice(1);
  });

/** Which areas share a border line. */
export function bordersOf(areas: ReadonlyMap<string, readonly Piece[]>): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = Map.groupBy(
    [...areas].flatMap(([area, pieces]) => pieces.flat(2).map((arc) => ({ area, line: numberOf(arc) }))),
    ({ line }) => line,
  );
  const borders = new Map<string, Set<string>>([...areas.keys()].map((area) => [area, new Set()]));
  for (const sides of owners.values())
    for (const { area } of sides)
      for (const { area: other } of sides) if (area !== other) borders.get(area)!.add(other);
  return borders;
}
