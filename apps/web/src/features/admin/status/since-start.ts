import type { TrafficFrom } from "@karota/contract/admin/status.ts";

/** An hour, in points of five minutes. */
const FEWEST = 12;
const POINT_MS = 5 * 60_000;

/**
 * The points since this process began, or since the first request of an earlier one: before that there is nothing to
 * see. An hour at least.
 */
export function sinceStart(points: readonly TrafficFrom[], started: string): readonly TrafficFrom[] {
  const start = Date.parse(started);
  const first = points.findIndex(({ starts, requests }) => requests > 0 || Date.parse(starts) + POINT_MS > start);
  return points.slice(Math.max(0, Math.min(first === -1 ? points.length : first, points.length - FEWEST)));
}

/** Minutes between the times below a plot, by how many points it has. */
export const tickMinutes = (points: number): number => {
  const hours = points / FEWEST;
  return (
    [
      { most: 2, minutes: 15 },
      { most: 6, minutes: 60 },
      { most: 12, minutes: 120 },
    ].find(({ most }) => hours <= most)?.minutes ?? 360
  );
};
