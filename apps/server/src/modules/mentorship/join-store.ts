import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { JoinLinksTable, JoinRequestsTable } from "../../database/tables.ts";

/** The links by which people come into a group, and those who wait for its mentor. */

export type LinkRow = Selectable<JoinLinksTable>;

/** A link with its group and the mentor who asks. */
export interface LinkOfGroup extends LinkRow {
  readonly group_name: string;
  readonly group_removed_at: number | null;
  readonly mentor_id: string;
  readonly mentor_name: string;
  readonly mentor_settings: string;
}

export async function findLink(queries: Queries, tokenHash: string): Promise<LinkOfGroup | null> {
  const row = await queries
    .selectFrom("join_links")
    .innerJoin("student_groups", "student_groups.id", "join_links.group_id")
    .innerJoin("users", "users.id", "student_groups.mentor_id")
    .selectAll("join_links")
    .select(["student_groups.name as group_name", "removed_at as group_removed_at", "mentor_id"])
    .select(["users.name as mentor_name", "users.settings as mentor_settings"])
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** A link that people can be shown. */
export type PresentLink = LinkRow & { readonly token: string };

/** The link that a group has now. */
export async function findLinkOf(queries: Queries, groupId: string): Promise<PresentLink | null> {
  const row = await queries
    .selectFrom("join_links")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("token", "is not", null)
    .$narrowType<{ token: string }>()
    .executeTakeFirst();
  return row ?? null;
}

export async function addLink(queries: InTransaction, row: LinkRow): Promise<void> {
  await queries.insertInto("join_links").values(row).execute();
}

export async function changeLink(
  queries: InTransaction,
  tokenHash: string,
  change: Pick<LinkRow, "is_on" | "last_day" | "max_members" | "approval">,
): Promise<void> {
  await queries.updateTable("join_links").set(change).where("token_hash", "=", tokenHash).execute();
}

/** Ends the link that a group has now: only its hash stays. */
export async function endLinkOf(queries: InTransaction, groupId: string): Promise<void> {
  await queries.updateTable("join_links").set({ token: null }).where("group_id", "=", groupId).execute();
}

/** How many are in a group, and how many wait to be. */
export async function countOfGroup(
  queries: Queries,
  groupId: string,
): Promise<{ readonly members: number; readonly waiting: number }> {
  const members = await queries
    .selectFrom("group_members")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("group_id", "=", groupId)
    .where("left_at", "is", null)
    .executeTakeFirstOrThrow();
  const waiting = await queries
    .selectFrom("join_requests")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("group_id", "=", groupId)
    .where("refused_at", "is", null)
    .executeTakeFirstOrThrow();
  return { members: members.count, waiting: waiting.count };
}

/** How many wait for each of a mentor's groups. */
export async function countWaiting(queries: Queries, mentorId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom("join_requests")
    .innerJoin("student_groups", "student_groups.id", "join_requests.group_id")
    .select(({ fn }) => ["group_id as id", fn.countAll<number>().as("count")])
    .where("mentor_id", "=", mentorId)
    .where("refused_at", "is", null)
    .groupBy("group_id")
    .execute();
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** A stay with a mentor or in a group; null: there was none. */
type Stay = { readonly left_at: number | null } | null;

/** Whether somebody is, or was, the mentor's student and the group's member. */
export async function findStays(
  queries: Queries,
  { mentor_id, group_id }: Pick<LinkOfGroup, "mentor_id" | "group_id">,
  studentId: string,
): Promise<{ readonly student: Stay; readonly member: Stay }> {
  const student = await queries
    .selectFrom("mentor_students")
    .select("left_at")
    .where("mentor_id", "=", mentor_id)
    .where("student_id", "=", studentId)
    .executeTakeFirst();
  const member = await queries
    .selectFrom("group_members")
    .select("left_at")
    .where("group_id", "=", group_id)
    .where("student_id", "=", studentId)
    .executeTakeFirst();
  return { student: student ?? null, member: member ?? null };
}

export async function findRequest(
  queries: Queries,
  groupId: string,
  studentId: string,
): Promise<Selectable<JoinRequestsTable> | null> {
  const row = await queries
    .selectFrom("join_requests")
    .selectAll()
    .where("group_id", "=", groupId)
    .where("student_id", "=", studentId)
    .executeTakeFirst();
  return row ?? null;
}

export async function addRequest(
  queries: InTransaction,
  request: Omit<Selectable<JoinRequestsTable>, "refused_at">,
): Promise<void> {
  await queries
    .insertInto("join_requests")
    .values({ ...request, refused_at: null })
    .execute();
}

export interface RequestRow {
  readonly id: string;
  readonly name: string;
  readonly settings: string;
  readonly asked: number;
  readonly refused: number | null;
}

/** Everybody who waits for a group or was refused, the longest wait first. */
export const listRequests = (queries: Queries, groupId: string): Promise<RequestRow[]> =>
  queries
    .selectFrom("join_requests")
    .innerJoin("users", "users.id", "join_requests.student_id")
    .select(["users.id", "users.name", "users.settings", "asked_at as asked", "refused_at as refused"])
    .where("group_id", "=", groupId)
    .orderBy("asked_at")
    .orderBy("users.id")
    .execute();

/** What a person has asked of mentors that they have not approved. */
export const listRequestsOf = (
  queries: Queries,
  studentId: string,
): Promise<{ mentor: string; group: string; asked: number; refused: number | null }[]> =>
  queries
    .selectFrom("join_requests")
    .innerJoin("student_groups", "student_groups.id", "join_requests.group_id")
    .innerJoin("users", "users.id", "student_groups.mentor_id")
    .select(["users.name as mentor", "student_groups.name as group", "asked_at as asked", "refused_at as refused"])
    .where("student_id", "=", studentId)
    .orderBy("asked_at")
    .execute();

/** Refuses those of some people who wait for a group. */
export async function refuse(
  queries: InTransaction,
  groupId: string,
  studentIds: readonly string[],
  now: number,
): Promise<void> {
  await queries
    .updateTable("join_requests")
    .set({ refused_at: now })
    .where("group_id", "=", groupId)
    .where("student_id", "in", studentIds)
    .where("refused_at", "is", null)
    .execute();
}

/** Deletes requests for a group: of some people, or all when none are named. */
export async function deleteRequests(
  queries: InTransaction,
  groupId: string,
  studentIds?: readonly string[],
): Promise<void> {
  let query = queries.deleteFrom("join_requests").where("group_id", "=", groupId);
  if (studentIds !== undefined) query = query.where("student_id", "in", studentIds);
  await query.execute();
}

/** Deletes a request that waits; one that was refused stays. */
export async function withdraw(queries: Queries, groupId: string, studentId: string): Promise<void> {
  await queries
    .deleteFrom("join_requests")
    .where("group_id", "=", groupId)
    .where("student_id", "=", studentId)
    .where("refused_at", "is", null)
    .execute();
}

/** Deletes some requests of before a moment; returns how many. */
export async function deleteRequestsBefore(queries: Queries, before: number, limit: number): Promise<number> {
  const old = queries
    .selectFrom("join_requests")
    .select(["group_id", "student_id"])
    .where("asked_at", "<", before)
    .limit(limit);
  const deleted = await queries
    .deleteFrom("join_requests")
    .where(({ eb, refTuple }) => eb(refTuple("group_id", "student_id"), "in", old.$asTuple("group_id", "student_id")))
    .executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

/** Deletes what a person has asked, the links of the groups they have as a mentor, and who asked them. */
export async function eraseJoining(queries: InTransaction, userId: string): Promise<void> {
  const own = queries.selectFrom("student_groups").select("id").where("mentor_id", "=", userId);
  await queries.deleteFrom("join_requests").where("student_id", "=", userId).execute();
  await queries.deleteFrom("join_requests").where("group_id", "in", own).execute();
  await queries.deleteFrom("join_links").where("group_id", "in", own).execute();
}
