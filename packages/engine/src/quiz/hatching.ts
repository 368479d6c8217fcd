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

/** Where the line on which `along` has a value crosses the outlines, from left to right. */
function crossings(
  outlines: readonly (readonly PicturePoint[])[],
  along: (point: PicturePoint) => number,
  value: number,
): readonly PicturePoint[] {
  return outlines
    .flatMap((area) =>
      area.flatMap((from, place): readonly PicturePoint[] => {
        const to = area[(place + 1) % area.length]!;
        const [before, after] = [along(from) - value, along(to) - value];
        if (before < 0 === after < 0) return [];
        const share = before / (before - after);
        return [[from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]];
      }),
    )
    .toSorted(([one], [other]) => one - other);
}

/**
 * The parallel lines that hatch what lies inside outlines, as the data of one path. Areas side by side have the same
 * lines.
 * @param step between two lines, along an axis
 */
export function hatchingWithin(
  outlines: readonly (readonly PicturePoint[])[],
  hatching: Hatching,
  step = STEP,
): string {
  const along = ([x, y]: PicturePoint): number => (hatching === "rising" ? x + y : x - y);
  const values = outlines.flat().map(along);
  const first = Math.floor(Math.min(...values) / step) + 1;
  const lines = Math.max(0, Math.ceil(Math.max(...values) / step) - first);
  return Array.from({ length: lines }, (_, place) => {
    const points = crossings(outlines, along, (first + place) * step);
    return points
      .map((point, n) =>
        n % 2 === 0 && n + 1 === points.length ? "" : `${n % 2 === 0 ? "M" : "L"}${point.map(coordinate).join(" ")}`,
      )
      .join("");
  }).join("");
}

/** The lines that hatch one area, given by its corners in order. */
export const hatchingOf = (area: readonly PicturePoint[], hatching: Hatching): string =>
  hatchingWithin([area], hatching);
