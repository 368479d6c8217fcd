import type { GroupDetail, GroupRow as ListedGroup, StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import { fail } from "../../fail.ts";
import { faceOf } from "../users/index.ts";
import { recentSince, resultsById } from "./describe-recent.ts";
import { listActivityOfGroups, listResultsOfGroups } from "./recent-store.ts";
import { countWaiting } from "./join-store.ts";
import { countOfGroups, listGroupRows, listMemberRows, type GroupRow } from "./group-store.ts";

type Counts = Awaited<ReturnType<typeof countOfGroups>>;

const describe = (row: GroupRow, counts: Counts, { iso }: Calendar): StudentGroup => ({
  id: row.id,
  name: row.name,
  description: row.description,
  numMembers: counts.members.get(row.id) ?? 0,
  numAssignments: counts.assignments.get(row.id) ?? 0,
  created: iso(row.created_at),
});

/** A mentor's own group. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export async function getGroup(queries: Queries, mentorId: string, id: string): Promise<GroupRow> {
  const [row] = await listGroupRows(queries, mentorId, id);
  if (!row) throw fail("E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST");
  return row;
}

/** The present members of a group. */
export const listMembers = async (queries: Queries, groupId: string) =>
  (await listMemberRows(queries, groupId)).filter((member) => member.left === null);

/** All groups of a mentor, with what their members did lately. */
export async function describeGroups(
  queries: Queries,
  mentorId: string,
  calendar: Calendar,
  now: number,
): Promise<ListedGroup[]> {
  const counts = await countOfGroups(queries, mentorId);
  const asked = { mentorId, now, since: recentSince(calendar, now) };
  const activity = await listActivityOfGroups(queries, asked);
  const results = resultsById(await listResultsOfGroups(queries, asked));
  const waiting = await countWaiting(queries, mentorId);
  return (await listGroupRows(queries, mentorId)).map((row) => {
    const { open, lastAnswer } = activity.get(row.id) ?? { open: 0, lastAnswer: null };
    return {
      ...describe(row, counts, calendar),
      numOpen: open,
      numWaiting: waiting.get(row.id) ?? 0,
      lastAnswer: lastAnswer === null ? null : calendar.iso(lastAnswer),
      results: [...(results.get(row.id) ?? [])],
    };
  });
}

/** A group with its members; those who have left have no name any more. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export async function describeGroup(
  queries: Queries,
  mentorId: string,
  id: string,
  calendar: Calendar,
): Promise<GroupDetail> {
  const row = await getGroup(queries, mentorId, id);
  const members = await listMemberRows(queries, id);
  return {
    ...describe(row, await countOfGroups(queries, mentorId), calendar),
    members: members.map((member) => ({
      id: member.id,
      name: member.left === null ? member.name : "",
      face: faceOf(member.settings),
      added: calendar.iso(member.added),
      left: member.left === null ? null : calendar.iso(member.left),
    })),
  };
}
