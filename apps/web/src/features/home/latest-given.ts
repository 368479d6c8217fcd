import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";

const WEEK_MS = 604_800_000;

/** Of what a mentor has set: what is under way and ends first, else what has ended last within a week. */
export function latestGiven(rows: readonly AssignmentRow[], now: number): AssignmentRow | undefined {
  const named = rows.filter(({ group, student }) => typeof (group ?? student)?.name === "string");
  const byEnd = named.toSorted((one, other) => Date.parse(one.end) - Date.parse(other.end));
  const isRecent = ({ status, end }: AssignmentRow) => status === "completed" && now - Date.parse(end) < WEEK_MS;
  return byEnd.find(({ status }) => status === "inProgress") ?? byEnd.findLast(isRecent);
}
