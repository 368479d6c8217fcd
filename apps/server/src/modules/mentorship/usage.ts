import type { Calendar, Span } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import type { Amounts } from "./packages.ts";
import { WEEKS_BEFORE_DOWN } from "./rules.ts";
import {
  listGroupSpans,
  listMemberSpans,
  listPublished,
  listStudentSpans,
  type Published,
  type Stay,
} from "./store.ts";

type Week = Pick<Span, "starts" | "ends">;

const during =
  ({ starts, ends }: Week) =>
  ({ from, until }: Stay): boolean =>
    from < ends && (until === null || until >= starts);

/** The running week and the full ones before it that a step down looks at, the latest first. */
export function weeksUpTo(calendar: Calendar, now: number): readonly Span[] {
  const weeks = [calendar.spanOf("weekly", now)];
  while (weeks.length <= WEEKS_BEFORE_DOWN) weeks.push(calendar.spanOf("weekly", weeks.at(-1)!.starts - 1));
  return weeks;
}

/** What mentors had and published since a moment. */
async function listUses(queries: Queries, mentorIds: readonly string[], since: number) {
  return {
    groups: await listGroupSpans(queries, mentorIds, since),
    students: await listStudentSpans(queries, mentorIds, since),
    members: await listMemberSpans(queries, mentorIds, since),
    published: await listPublished(queries, mentorIds, since),
  };
}
type Uses = Awaited<ReturnType<typeof listUses>>;

function largest(stays: readonly { readonly group: string }[]): number {
  const sizes = new Map<string, number>();
  for (const { group } of stays) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return Math.max(0, ...sizes.values());
}

/** How much of what was there counts, and what was published in a week. */
function amountsOf(
  { groups, students, members, published }: Uses,
  week: Week,
  counts: (stay: Stay) => boolean,
): Amounts {
  const inWeek = ({ at }: Published) => at >= week.starts && at < week.ends;
  const ofWeek = published.filter(inWeek);
  const groupAssignments = ofWeek.filter(({ group }) => group !== null).length;
  return {
    groups: groups.filter(counts).length,
    students: students.filter(counts).length,
    largestGroup: largest(members.filter(counts)),
    groupAssignmentsThisWeek: groupAssignments,
    studentAssignmentsThisWeek: ofWeek.length - groupAssignments,
  };
}

/** How much of each limit a mentor uses now; assignments by the running week. */
export async function usageOf(queries: Queries, mentorId: string, week: Span): Promise<Amounts> {
  return amountsOf(await listUses(queries, [mentorId], week.starts), week, ({ until }) => until === null);
}

/**
 * How much each of these mentors used in each of these weeks: what was there at any time of the week counts. The latest first,
 * by the mentor's id.
 */
export async function usageOfWeeks(
  queries: Queries,
  mentorIds: readonly string[],
  weeks: readonly Span[],
): Promise<ReadonlyMap<string, readonly Amounts[]>> {
  const { groups, students, members, published } = await listUses(queries, mentorIds, weeks.at(-1)!.starts);
  const byMentor = <One extends { readonly mentor: string }>(all: readonly One[]) =>
    Map.groupBy(all, (one) => one.mentor);
  const [ownGroups, ownStudents] = [byMentor(groups), byMentor(students)];
  const [ownMembers, ownPublished] = [byMentor(members), byMentor(published)];
  return new Map(
    mentorIds.map((id) => {
      const uses: Uses = {
        groups: ownGroups.get(id) ?? [],
        students: ownStudents.get(id) ?? [],
        members: ownMembers.get(id) ?? [],
        published: ownPublished.get(id) ?? [],
      };
      return [id, weeks.map((week) => amountsOf(uses, week, during(week)))];
    }),
  );
}
