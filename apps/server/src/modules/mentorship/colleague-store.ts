import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { GroupColleaguesTable, StudentGroupsTable } from "../../database/tables.ts";
import type { GroupMentors } from "./colleague-rules.ts";

type GroupRow = Selectable<StudentGroupsTable>;

/** The mentors of groups: the owner is in `student_groups`, the colleagues and who is invited are here. */

/** The groups of which somebody is a colleague, and which were not removed. */
const sharedIds = (queries: Queries, mentorId: string) =>
  queries
    .selectFrom("group_colleagues")
    .select("group_colleagues.group_id")
    .where("group_colleagues.mentor_id", "=", mentorId)
    .where("joined_at", "is not", null);

/** The ids of the groups that a mentor has, or is a colleague of. Two look-ups: an "or" of both would read every group. */
export const accessibleIds = (queries: Queries, mentorId: string) => {
  const present = queries
    .selectFrom("student_groups")
    .select("student_groups.id")
    .where("student_groups.removed_at", "is", null);
  return present
    .where("student_groups.mentor_id", "=", mentorId)
    .unionAll(present.where("student_groups.id", "in", sharedIds(queries, mentorId)));
};

/** The groups of others of which a mentor is a colleague, by name; of one id when it is given. */
export async function listSharedRows(queries: Queries, mentorId: string, id?: string): Promise<readonly GroupRow[]> {
  let query = queries
    .selectFrom("student_groups")
    .selectAll()
    .where("id", "in", sharedIds(queries, mentorId))
    .where("removed_at", "is", null);
  if (id !== undefined) query = query.where("id", "=", id);
  return query.orderBy("name_key").orderBy("id").execute();
}

/** A group that was not removed, whosever it is. */
export async function findGroup(queries: Queries, id: string): Promise<GroupRow | null> {
  const row = await queries
    .selectFrom("student_groups")
    .selectAll()
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export async function readMentors(
  queries: Queries,
  { id, mentor_id: ownerId }: Pick<GroupRow, "id" | "mentor_id">,
): Promise<GroupMentors> {
  const rows = await queries.selectFrom("group_colleagues").selectAll().where("group_id", "=", id).execute();
  const colleagues = rows.map(({ mentor_id, asked_at, joined_at, offered_at }) => ({
    id: mentor_id,
    askedAt: asked_at,
    joinedAt: joined_at,
    offeredAt: offered_at,
  }));
  return { ownerId, colleagues };
}

/** Replaces the colleagues of a group; its owner is locked. */
export async function saveColleagues(
  queries: InTransaction,
  groupId: string,
  { colleagues }: GroupMentors,
): Promise<void> {
  await queries.deleteFrom("group_colleagues").where("group_id", "=", groupId).execute();
  if (colleagues.length === 0) return;
  await queries
    .insertInto("group_colleagues")
    .values(
      colleagues.map(({ id, askedAt, joinedAt, offeredAt }) => ({
        group_id: groupId,
        mentor_id: id,
        asked_at: askedAt,
        joined_at: joinedAt,
        offered_at: offeredAt,
      })),
    )
    .execute();
}

export interface MentorRow extends Selectable<GroupColleaguesTable> {
  readonly name: string;
  readonly settings: string;
}

/** The colleagues of a group and who is invited, in the order in which they came or were asked. */
export const listMentorRows = (queries: Queries, groupId: string): Promise<MentorRow[]> =>
  queries
    .selectFrom("group_colleagues")
    .innerJoin("users", "users.id", "group_colleagues.mentor_id")
    .selectAll("group_colleagues")
    .select(["users.name", "users.settings"])
    .where("group_id", "=", groupId)
    .orderBy((order) => order.fn.coalesce("joined_at", "asked_at"))
    .orderBy("users.id")
    .execute();

/** What a mentor is, or is asked to be, in groups of others, with each group and its owner. */
export const listColleagueships = (queries: Queries, mentorId: string) =>
  queries
    .selectFrom("group_colleagues")
    .innerJoin("student_groups", "student_groups.id", "group_colleagues.group_id")
    .innerJoin("users", "users.id", "student_groups.mentor_id")
    .selectAll("group_colleagues")
    .select(["student_groups.name as group", "users.name as owner", "users.settings as owner_settings"])
    .where("group_colleagues.mentor_id", "=", mentorId)
    .where("removed_at", "is", null)
    .orderBy("group_colleagues.asked_at")
    .orderBy("student_groups.id")
    .execute();

/** The other mentors of the groups that a student is in, by name. */
export const listColleaguesOfStudent = (
  queries: Queries,
  studentId: string,
): Promise<{ owner: string; group: string; name: string; settings: string }[]> =>
  queries
    .selectFrom("group_members")
    .innerJoin("student_groups", "student_groups.id", "group_members.group_id")
    .innerJoin("group_colleagues", "group_colleagues.group_id", "student_groups.id")
    .innerJoin("users", "users.id", "group_colleagues.mentor_id")
    .select(["student_groups.mentor_id as owner", "student_groups.name as group", "users.name", "users.settings"])
    .where("student_id", "=", studentId)
    .where("left_at", "is", null)
    .where("removed_at", "is", null)
    .where("joined_at", "is not", null)
    .orderBy("student_groups.name")
    .orderBy("users.name")
    .orderBy("users.id")
    .execute();

/** Puts another mentor into the place of a group's owner. */
export async function setOwner(
  queries: InTransaction,
  groupId: string,
  owner: Pick<GroupRow, "mentor_id" | "name" | "name_key">,
): Promise<void> {
  await queries.updateTable("student_groups").set(owner).where("id", "=", groupId).execute();
}

/** Deletes invitations, and takes back offers, that nobody has answered since a moment. */
export async function deleteInvitationsBefore(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("group_colleagues").where("joined_at", "is", null).where("asked_at", "<", before).execute();
  await queries.updateTable("group_colleagues").set({ offered_at: null }).where("offered_at", "<", before).execute();
}
