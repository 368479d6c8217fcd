import type { RecentResult } from "@karota/contract/mentorship/mentorship.ts";
import type { Calendar } from "../../calendar.ts";
import type { ResultRow } from "./recent-store.ts";

/** Older assignments are not part of what happened lately, in months. */
const RECENT_MONTHS = 6;

export const recentSince = (calendar: Calendar, now: number): number => calendar.monthsBefore(now, RECENT_MONTHS);

const describeResult = ({ id, name, answered, correct, questions }: ResultRow): RecentResult => ({
  id,
  name,
  percent: answered === 0 ? null : Math.round((100 * correct) / questions),
});

/** The results of each student or group, by its id. */
export function resultsById(rows: readonly ResultRow[]): ReadonlyMap<string, readonly RecentResult[]> {
  const grouped = Map.groupBy(rows, (row) => row.of);
  return new Map([...grouped].map(([of, some]) => [of, some.map(describeResult)]));
}
