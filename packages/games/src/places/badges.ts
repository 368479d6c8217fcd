import { BADGE_RADIUS } from "@karota/engine/quiz/areas.ts";
import type { PicturePoint } from "@karota/engine/quiz/hatching.ts";
import type { Area, Sheet } from "./sheets.ts";

/** A country with so much room holds its letter; beside a smaller one the letter stands apart, with a line to it. */
const ROOM_FOR_LETTER = 46;
/** Between two letters, so that each can be pressed. */
const APART = 160;
const DISTANCES = [80, 105, 135, 170, 210, 260];
const DIRECTIONS = 16;
/** What lies over a marked place costs most, then letters too close to each other, then a long line. */
const OVER_PLACE = 100_000;
const TOO_CLOSE = 300;

const distance = ([ax, ay]: PicturePoint, [bx, by]: PicturePoint): number => Math.hypot(ax - bx, ay - by);

/** How far a point is from the line between two others. */
function fromLine([x, y]: PicturePoint, [ax, ay]: PicturePoint, [bx, by]: PicturePoint): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

/** Where the letters of marked countries stand: inside of large ones, else close by, never over another marked one. */
export function badgesOf({ width, height }: Sheet, areas: readonly Area[]): readonly PicturePoint[] {
  const placed = new Map<Area, PicturePoint>(
    areas.filter(({ room }) => room >= ROOM_FOR_LETTER).map((area) => [area, area.at]),
  );
  const edge = BADGE_RADIUS + 6;
  const isOnSheet = ([x, y]: PicturePoint): boolean =>
    x >= edge && y >= edge && x <= width - edge && y <= height - edge;
  for (const area of areas) {
    if (placed.has(area)) continue;
    const others = areas.filter((one) => one !== area);
    const costOf = (point: PicturePoint): number => {
      const over = others.filter(
        ({ at }) => distance(at, point) < BADGE_RADIUS + 34 || fromLine(at, area.at, point) < 24,
      ).length;
      const close = [...placed.values()].reduce((sum, one) => sum + Math.max(0, APART - distance(one, point)), 0);
      const crossed = [...placed].filter(([, badge]) => fromLine(badge, area.at, point) < BADGE_RADIUS + 6).length;
      // Rounded: directions that cost the same are equal in every browser, whose sines differ in the last digit.
      return Math.round((over + crossed) * OVER_PLACE + close * TOO_CLOSE + distance(point, area.at));
    };
    const around = DISTANCES.flatMap((far) =>
      Array.from({ length: DIRECTIONS }, (_, turn): PicturePoint => {
        const angle = (2 * Math.PI * turn) / DIRECTIONS;
        return [area.at[0] + far * Math.cos(angle), area.at[1] + far * Math.sin(angle)];
      }),
    ).filter(isOnSheet);
    const costs = around.map(costOf);
    placed.set(area, around[costs.indexOf(Math.min(...costs))]!);
  }
  return areas.map((area) => placed.get(area)!);
}
