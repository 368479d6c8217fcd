import type { Point } from "./topology.ts";

const RADIANS = Math.PI / 180;

/**
 * Lambert's azimuthal projection, which keeps areas: a flat map around a centre, in radii of the earth, y down. Null on
 * the far side, which it would tear.
 */
export function equalArea([lon0, lat0]: Point): (place: Point) => Point | null {
  const [sin0, cos0] = [Math.sin(lat0 * RADIANS), Math.cos(lat0 * RADIANS)];
  return ([lon, lat]) => {
    const [sin, cos, turn] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS), (lon - lon0) * RADIANS];
    const facing = sin0 * sin + cos0 * cos * Math.cos(turn);
    if (facing < -0.5) return null;
    const k = Math.sqrt(2 / (1 + facing));
    return [k * cos * Math.sin(turn), -k * (cos0 * sin - sin0 * cos * Math.cos(turn))];
  };
}

const triangle = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/** A line without the points that hardly change it (Visvalingam's rule): each left stands for at least so large an area. */
export function simplified(line: readonly Point[], least: number): readonly Point[] {
  const left = [...line];
  while (left.length > 2) {
    let [smallest, place] = [Infinity, 0];
    for (let at = 1; at < left.length - 1; at++) {
      const area = triangle(left[at - 1]!, left[at]!, left[at + 1]!);
      if (area < smallest) [smallest, place] = [area, at];
    }
    if (smallest >= least) break;
    left.splice(place, 1);
  }
  return left;
}

/** Half of the signed sum: the area of a ring. */
export const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], place) => {
      const [nextX, nextY] = ring[(place + 1) % ring.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

/** A ring cut along the edges of a sheet (Sutherland and Hodgman's rule). */
export function clipped(ring: readonly Point[], [width, height]: Point): readonly Point[] {
  const edges: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, 0, 1],
    [0, width, -1],
    [1, 0, 1],
    [1, height, -1],
  ];
  return edges.reduce<readonly Point[]>((points, [axis, limit, sign]) => {
    const inside = (point: Point): number => sign * (point[axis] - limit);
    return points.flatMap((to, place): Point[] => {
      const from = points.at(place - 1)!;
      const [before, after] = [inside(from), inside(to)];
      const share = before / (before - after);
      const cut: Point = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
      return [...(before < 0 !== after < 0 ? [cut] : []), ...(after >= 0 ? [to] : [])];
    });
  }, ring);
}

/** Whether a point lies in rings, holes counted. */
export const isIn = (rings: readonly (readonly Point[])[], [x, y]: Point): boolean =>
  rings
    .flatMap((ring) => ring.map((from, place) => [from, ring[(place + 1) % ring.length]!] as const))
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)).length %
    2 ===
  1;

/** How far a point is from the nearest edge of rings. */
function distanceTo(rings: readonly (readonly Point[])[], [x, y]: Point): number {
  let least = Infinity;
  for (const ring of rings)
    for (const [place, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(place + 1) % ring.length]!;
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
      least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
    }
  return least;
}

const STEPS = 40;

/** The middle of the widest place inside rings, and how far the edges are from there. */
export function roomiest(rings: readonly (readonly Point[])[]): { readonly at: Point; readonly room: number } {
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let best = { at: [(left + right) / 2, (top + bottom) / 2] as Point, room: 0 };
  for (let column = 0; column <= STEPS; column++)
    for (let row = 0; row <= STEPS; row++) {
      const at: Point = [left + ((right - left) * column) / STEPS, top + ((bottom - top) * row) / STEPS];
      if (!isIn(rings, at)) continue;
      const room = distanceTo(rings, at);
      if (room > best.room) best = { at, room };
    }
  return best;
}
