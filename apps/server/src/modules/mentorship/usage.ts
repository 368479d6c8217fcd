import type { Calendar, Span } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { Amounts } from "./packages.ts";
import { WEEKS_BEFORE_DOWN } from "./rules.ts";
import { countAssignments, listGroupSpans, listMemberSpans, listStudentSpans, type Stay } from "./store.ts";

const during = ({ from, until }: Stay, { starts, ends }: Pick<Span, "starts" | "ends">): boolean =>
  from < ends && (until === null || until >= starts);

/** The running week and the full ones before it that a step down looks at, the latest first. */
export function weeksUpTo(calendar: Calendar, now: number): readonly Span[] {
  const weeks = [calendar.spanOf("weekly", now)];
  while (weeks.length <= WEEKS_BEFORE_DOWN) weeks.push(calendar.spanOf("weekly", weeks.at(-1)!.starts - 1));
  return weeks;
}

function largest(stays: readonly (Stay & { group: string })[]): number {
  const sizes = new Map<string, number>();
  for (const { group } of stays) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return Math.max(0, ...sizes.values());
}

/** How much of each limit a mentor uses now; assignments by the running week. */
export async function usageOf(queries: Queries, mentorId: string, week: Span): Promise<Amounts> {
  const present = (stay: Stay) => stay.until === null;
  const groups = (await listGroupSpans(queries, mentorId, week.starts)).filter(present);
  const students = (await listStudentSpans(queries, mentorId, week.starts)).filter(present);
  const members = (await listMemberSpans(queries, mentorId, week.starts)).filter(present);
  return {
    groups: groups.length,
    students: students.length,
    largestGroup: largest(members),
    ...(await countAssignments(queries, mentorId, week)),
  };
}

/** How much was used in each of these weeks: what was there at any time of the week counts. The latest first. */
export async function usageOfWeeks(
  queries: Queries,
  mentorId: string,
  weeks: readonly Span[],
): Promise<readonly Amounts[]> {
  const since = weeks.at(-1)!.starts;
  const groups = await listGroupSpans(queries, mentorId, since);
  const students = await listStudentSpans(queries, mentorId, since);
  const members = await listMemberSpans(queries, mentorId, since);
  const usages: Amounts[] = [];
  for (const week of weeks)
    usages.push({
      groups: groups.filter((stay) => during(stay, week)).length,
      students: students.filter((stay) => during(stay, week)).length,
      largestGroup: largest(members.filter((stay) => during(stay, week))),
      ...(await countAssignments(queries, mentorId, week)),
    });
  return usages;
}
