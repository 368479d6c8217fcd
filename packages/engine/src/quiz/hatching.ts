/** A point of a picture, x to the right and y down, in its units. */
export type PicturePoint = readonly [x: number, y: number];

/** Which way the lines of a hatching lean, so that two shaded areas side by side differ without colours: / or \. */
export type Hatching = "rising" | "falling";

/** Between two lines of a hatching, along an axis. */
const STEP = 9;

/** A coordinate as it is written in SVG text. */
export const coordinate = (value: number): string => String(Math.round(value * 10) / 10);

/** The area as the data of a closed path. */
export const outlineOf = (area: readonly PicturePoint[]): string =>
  `M${area.map((point) => point.map(coordinate).join(" ")).join("L")}Z`;

/** Where the line on which `along` has a value crosses the outline of an area. */
function crossings(
  area: readonly PicturePoint[],
  along: (point: PicturePoint) => number,
  value: number,
): readonly PicturePoint[] {
  return area.flatMap((from, place): readonly PicturePoint[] => {
    const to = area[(place + 1) % area.length]!;
    const [before, after] = [along(from) - value, along(to) - value];
    if (before < 0 === after < 0) return [];
    const share = before / (before - after);
    return [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]];
  });
}

/**
 * The parallel lines that hatch a convex area, as the data of one path. Areas side by side have the same lines.
 * @param area its corners in order
 */
export function hatchingOf(area: readonly PicturePoint[], hatching: Hatching): string {
  const along = ([x, y]: PicturePoint): number => (hatching === "rising" ? x + y : x - y);
  const values = area.map(along);
  const first = Math.floor(Math.min(...values) / STEP) + 1;
  const lines = Math.max(0, Math.ceil(Math.max(...values) / STEP) - first);
  return Array.from({ length: lines }, (_, place) => {
    const [from, to] = crossings(area, along, (first + place) * STEP);
    return from && to ? `M${from.map(coordinate).join(" ")}L${to.map(coordinate).join(" ")}` : "";
  }).join("");
}
