import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { StudentGroupsTable } from "../../database/tables.ts";
import { byName } from "../../name-order.ts";
import { accessibleIds } from "./colleague-store.ts";

/** Groups and who is in them. */

export type GroupRow = Selectable<StudentGroupsTable>;

/** A mentor's groups that were not removed, by name; of one id when it is given. */
export async function listGroupRows(queries: Queries, mentorId: string, id?: string): Promise<readonly GroupRow[]> {
  let query = queries
    .selectFrom("student_groups")
    .selectAll()
    .where("mentor_id", "=", mentorId)
    .where("removed_at", "is", null);
  if (id !== undefined) query = query.where("id", "=", id);
  return query.orderBy("name_key").execute();
}

/** True when the mentor has another group of this name. */
export async function isNameTaken(queries: Queries, mentorId: string, nameKey: string, but: string): Promise<boolean> {
  const row = await queries
    .selectFrom("student_groups")
    .select("id")
    .where("mentor_id", "=", mentorId)
    .where("name_key", "=", nameKey)
    .where("removed_at", "is", null)
    .where("id", "!=", but)
    .executeTakeFirst();
  return row !== undefined;
}

export async function addGroupRow(queries: InTransaction, row: GroupRow): Promise<void> {
  await queries.insertInto("student_groups").values(row).execute();
}

export async function changeGroupRow(
  queries: InTransaction,
  id: string,
  change: Partial<Pick<GroupRow, "name" | "name_key" | "description" | "removed_at">>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await queries.updateTable("student_groups").set(change).where("id", "=", id).execute();
}

export interface MemberRow {
  readonly id: string;
  readonly name: string;
  /** Null of who has left. */
  readonly settings: string | null;
  readonly added: number;
  readonly left: number | null;
}

/** Everyone who is or was in a group: the present ones first, each by name. */
export async function listMemberRows(queries: Queries, groupId: string): Promise<readonly MemberRow[]> {
  const rows = await queries
    .selectFrom("group_members")
    .innerJoin("users", "users.id", "group_members.student_id")
    .select(["users.id", "users.name", "added_at as added", "left_at as left"])
    .select((eb) =>
      eb.case().when("left_at", "is", null).then(eb.ref("users.settings")).else(null).end().as("settings"),
    )
    .where("group_id", "=", groupId)
    .orderBy("users.id")
    .execute();
  return rows.toSorted((one, other) => Number(one.left !== null) - Number(other.left !== null) || byName(one, other));
}

/** Puts people into a group, also those who were in it before. */
export async function addMemberRows(
  queries: InTransaction,
  groupId: string,
  studentIds: readonly string[],
  now: number,
): Promise<void> {
  if (studentIds.length === 0) return;
  await queries
    .insertInto("group_members")
    .values(studentIds.map((id) => ({ group_id: groupId, student_id: id, added_at: now, left_at: null })))
    .onConflict((conflict) =>
      conflict
        .columns(["group_id", "student_id"])
        .doUpdateSet({ added_at: now, left_at: null })
        .where("group_members.left_at", "is not", null),
    )
    .execute();
}

/** Takes people out of a group: one, or all when none is named. Answers who was in it. */
export async function endMembers(
  queries: InTransaction,
  groupId: string,
  now: number,
  studentId?: string,
): Promise<readonly string[]> {
  let query = queries
    .updateTable("group_members")
    .set({ left_at: now })
    .where("group_id", "=", groupId)
    .where("left_at", "is", null);
  if (studentId !== undefined) query = query.where("student_id", "=", studentId);
  const rows = await query.returning("student_id").execute();
  return rows.map((row) => row.student_id);
}

interface GroupCounts {
  readonly members: ReadonlyMap<string, number>;
  readonly assignments: ReadonlyMap<string, number>;
  readonly pupils: ReadonlyMap<string, number>;
}

/** Present members, published assignments and pupils with cards of each group that a mentor has or is a colleague of. */
export async function countOfGroups(queries: Queries, mentorId: string): Promise<GroupCounts> {
  const members = await queries
    .selectFrom("group_members")
    .select(({ fn }) => ["group_id as id", fn.countAll<number>().as("count")])
    .where("group_id", "in", accessibleIds(queries, mentorId))
    .where("left_at", "is", null)
    .groupBy("group_id")
    .execute();
  const assignments = await queries
    .selectFrom("assignments")
    .select(({ fn }) => ["group_id as id", fn.countAll<number>().as("count")])
    .where("group_id", "in", accessibleIds(queries, mentorId))
    .where("cancelled_at", "is", null)
    .groupBy("group_id")
    .execute();
  const pupils = await queries
    .selectFrom("class_pupils")
    .select(({ fn }) => ["group_id as id", fn.countAll<number>().as("count")])
    .where("group_id", "in", accessibleIds(queries, mentorId))
    .groupBy("group_id")
    .execute();
  const byId = (rows: readonly { id: string | null; count: number }[]) =>
    new Map(rows.map((row) => [row.id ?? "", row.count]));
  return { members: byId(members), assignments: byId(assignments), pupils: byId(pupils) };
}
