import type { GroupDetail, GroupRow as ListedGroup, StudentGroup } from "@karota/contract/mentorship/mentorship.ts";
import type { GroupRole } from "@karota/contract/mentorship/colleagues.ts";
import type { Calendar } from "../../calendar.ts";
import type { Queries } from "../../database/database.ts";
import { fail } from "../../fail.ts";
import { byName } from "../../name-order.ts";
import { faceOf } from "../users/index.ts";
import { listSharedRows } from "./colleague-store.ts";
import { recentSince, resultsById } from "./describe-recent.ts";
import { listActivityOfGroups, listResultsOfGroups } from "./recent-store.ts";
import { countWaiting } from "./join-store.ts";
import { countOfGroups, listGroupRows, listMemberRows, type GroupRow } from "./group-store.ts";
import { listOutOfClass } from "./school-class-store.ts";

type Counts = Awaited<ReturnType<typeof countOfGroups>>;

const describe = (
  row: GroupRow,
  {
    counts,
    role,
    calendar: { iso },
  }: { readonly counts: Counts; readonly role: GroupRole; readonly calendar: Calendar },
): StudentGroup => ({
  id: row.id,
  role,
  name: row.name,
  description: row.description,
  numMembers: counts.members.get(row.id) ?? 0,
  numAssignments: counts.assignments.get(row.id) ?? 0,
  numPupils: counts.pupils.get(row.id) ?? 0,
  created: iso(row.created_at),
});

/** A group of which somebody is a mentor, and as what. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export async function getGroupAsMentor(
  queries: Queries,
  mentorId: string,
  id: string,
): Promise<{ readonly row: GroupRow; readonly role: GroupRole }> {
  const [own] = await listGroupRows(queries, mentorId, id);
  if (own) return { row: own, role: "owner" };
  const [shared] = await listSharedRows(queries, mentorId, id);
  if (!shared) throw fail("E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST");
  return { row: shared, role: "colleague" };
}

/** A mentor's own group. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST, E-MENTORSHIP-NOT_THE_OWNER for a colleague */
export async function getGroup(queries: Queries, mentorId: string, id: string): Promise<GroupRow> {
  const { row, role } = await getGroupAsMentor(queries, mentorId, id);
  if (role !== "owner") throw fail("E-MENTORSHIP-NOT_THE_OWNER");
  return row;
}

/** The present members of a group. */
export const listMembers = async (queries: Queries, groupId: string) =>
  (await listMemberRows(queries, groupId)).filter((member) => member.left === null);

/** All groups of a mentor and those of which they are a colleague, by name, with what their members did lately. */
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
  const own = await listGroupRows(queries, mentorId);
  const shared = await listSharedRows(queries, mentorId);
  const rows = [...own, ...shared].toSorted(byName);
  return rows.map((row) => {
    const role = row.mentor_id === mentorId ? "owner" : "colleague";
    const { open, lastAnswer } = activity.get(row.id) ?? { open: 0, lastAnswer: null };
    return {
      ...describe(row, { counts, role, calendar }),
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
  const { row, role } = await getGroupAsMentor(queries, mentorId, id);
  const members = await listMemberRows(queries, id);
  const outOfClass = await listOutOfClass(queries, id);
  return {
    ...describe(row, { counts: await countOfGroups(queries, mentorId), role, calendar }),
    members: members.map((member) => ({
      id: member.id,
      name: member.left === null ? member.name : "",
      face: faceOf(member.settings),
      added: calendar.iso(member.added),
      left: member.left === null ? null : calendar.iso(member.left),
      ...(outOfClass.has(member.id) && { outOfClass: true as const }),
    })),
  };
}
