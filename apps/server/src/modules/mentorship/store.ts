import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { MentorsTable, PackageChangesTable } from "../../database/tables.ts";

type MentorRow = Selectable<MentorsTable>;

/** Mentors, their packages, and how much of them is used. People and groups: people-store.ts and group-store.ts. */

export async function findMentor(queries: Queries, id: string): Promise<MentorRow | null> {
  return (await queries.selectFrom("mentors").selectAll().where("user_id", "=", id).executeTakeFirst()) ?? null;
}

/** Nothing happens when there is one already. */
export async function addMentor(queries: Queries, id: string, now: number): Promise<void> {
  await queries
    .insertInto("mentors")
    .values({ user_id: id, package: "starter", created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Reads and locks a mentor until the transaction ends. */
export async function lockRow(queries: InTransaction, id: string): Promise<MentorRow | null> {
  const row = await queries
    .updateTable("mentors")
    .set((set) => ({ package: set.ref("package") }))
    .where("user_id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function setPackage(queries: InTransaction, id: string, name: string): Promise<void> {
  await queries.updateTable("mentors").set({ package: name }).where("user_id", "=", id).execute();
}

export async function addChange(queries: InTransaction, change: PackageChangesTable): Promise<void> {
  await queries
    .insertInto("package_changes")
    .values(change)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest changes of a mentor's package, the newest first. */
export const listChanges = (queries: Queries, id: string, limit: number): Promise<PackageChangesTable[]> =>
  queries
    .selectFrom("package_changes")
    .selectAll()
    .where("user_id", "=", id)
    .orderBy("changed_at", "desc")
    .limit(limit)
    .execute();

/** Mentors in a package above the smallest. */
export const listAboveStarter = (queries: Queries): Promise<MentorsTable[]> =>
  queries.selectFrom("mentors").selectAll().where("package", "!=", "starter").execute();

/** When the package of each of these mentors changed last; who is left out never had another one. */
export async function findLatestChanges(
  queries: Queries,
  mentorIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom("package_changes")
    .select(({ fn }) => ["user_id", fn.max("changed_at").as("changed_at")])
    .where("user_id", "in", mentorIds)
    .groupBy("user_id")
    .execute();
  return new Map(rows.map(({ user_id, changed_at }) => [user_id, changed_at]));
}

/** From when until when a person or thing counted; null: it still does. */
export interface Stay {
  readonly mentor: string;
  readonly from: number;
  readonly until: number | null;
}

/** The students of these mentors that were there at some time since a moment. */
export const listStudentSpans = (queries: Queries, mentorIds: readonly string[], since: number): Promise<Stay[]> =>
  queries
    .selectFrom("mentor_students")
    .select(["mentor_id as mentor", "added_at as from", "left_at as until"])
    .where("mentor_id", "in", mentorIds)
    .where((where) => where.or([where("left_at", "is", null), where("left_at", ">=", since)]))
    .execute();

/** The groups of these mentors, as `listStudentSpans`. */
export const listGroupSpans = (queries: Queries, mentorIds: readonly string[], since: number): Promise<Stay[]> =>
  queries
    .selectFrom("student_groups")
    .select(["mentor_id as mentor", "created_at as from", "removed_at as until"])
    .where("mentor_id", "in", mentorIds)
    .where((where) => where.or([where("removed_at", "is", null), where("removed_at", ">=", since)]))
    .execute();

/** The members of the groups of these mentors, as `listStudentSpans`. */
export const listMemberSpans = (
  queries: Queries,
  mentorIds: readonly string[],
  since: number,
): Promise<(Stay & { readonly group: string })[]> =>
  queries
    .selectFrom("group_members")
    .innerJoin("student_groups", "student_groups.id", "group_members.group_id")
    .select([
      "mentor_id as mentor",
      "group_id as group",
      "group_members.added_at as from",
      "group_members.left_at as until",
    ])
    .where("mentor_id", "in", mentorIds)
    .where((where) =>
      where.or([where("group_members.left_at", "is", null), where("group_members.left_at", ">=", since)]),
    )
    .execute();

/** An assignment that a mentor published and did not cancel. */
export interface Published {
  readonly mentor: string;
  readonly at: number;
  /** Null: it was for a student. */
  readonly group: string | null;
}

/** What these mentors published since a moment. */
export const listPublished = async (
  queries: Queries,
  mentorIds: readonly string[],
  since: number,
): Promise<readonly Published[]> => {
  const rows = await queries
    .selectFrom("assignments")
    .select(["published_by as mentor", "published_at as at", "group_id as group"])
    .where("published_by", "in", mentorIds)
    .where("published_at", ">=", since)
    .where("cancelled_at", "is", null)
    .execute();
  return rows;
};

/** How many unknown codes a mentor tried within an hour. */
export async function countTries(queries: Queries, mentorId: string, hour: number): Promise<number> {
  const row = await queries
    .selectFrom("code_tries")
    .select("tries")
    .where("mentor_id", "=", mentorId)
    .where("tried_at", "=", hour)
    .executeTakeFirst();
  return row?.tries ?? 0;
}

export async function addTry(queries: InTransaction, mentorId: string, hour: number): Promise<void> {
  await queries
    .insertInto("code_tries")
    .values({ mentor_id: mentorId, tried_at: hour, tries: 1 })
    .onConflict((conflict) =>
      conflict.columns(["mentor_id", "tried_at"]).doUpdateSet((set) => ({ tries: set("code_tries.tries", "+", 1) })),
    )
    .execute();
}

export async function deleteOldTries(queries: Queries, before: number): Promise<void> {
  await queries.deleteFrom("code_tries").where("tried_at", "<", before).execute();
}

/** Removes what is personal of a mentor who has no students any more: the package, its changes, the groups' words. */
export async function eraseMentor(queries: InTransaction, id: string, now: number): Promise<void> {
  await queries.deleteFrom("package_changes").where("user_id", "=", id).execute();
  await queries.deleteFrom("code_tries").where("mentor_id", "=", id).execute();
  await queries.deleteFrom("mentors").where("user_id", "=", id).execute();
  await queries
    .updateTable("student_groups")
    .set(({ ref, fn, val }) => ({
      name: "",
      name_key: ref("id"),
      description: "",
      // What was removed before stays as old as it is: the night erases its pupils by that.
      removed_at: fn.coalesce("removed_at", val(now)),
    }))
    .where("mentor_id", "=", id)
    .execute();
}
