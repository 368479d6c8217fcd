import type { Selectable } from "kysely";
import type { Span } from "../../calendar.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { MentorsTable, PackageChangesTable } from "../../database/tables.ts";
import type { Amounts } from "./packages.ts";

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

/** From when until when a person or thing counted; null: it still does. */
export interface Stay {
  readonly from: number;
  readonly until: number | null;
}

/** The mentor's students that were there at some time since a moment. */
export const listStudentSpans = (queries: Queries, mentorId: string, since: number): Promise<Stay[]> =>
  queries
    .selectFrom("mentor_students")
    .select(["added_at as from", "left_at as until"])
    .where("mentor_id", "=", mentorId)
    .where((where) => where.or([where("left_at", "is", null), where("left_at", ">=", since)]))
    .execute();

/** The mentor's groups, as `listStudentSpans`. */
export const listGroupSpans = (queries: Queries, mentorId: string, since: number): Promise<Stay[]> =>
  queries
    .selectFrom("student_groups")
    .select(["created_at as from", "removed_at as until"])
    .where("mentor_id", "=", mentorId)
    .where((where) => where.or([where("removed_at", "is", null), where("removed_at", ">=", since)]))
    .execute();

/** The members of the mentor's groups, as `listStudentSpans`. */
export const listMemberSpans = (
  queries: Queries,
  mentorId: string,
  since: number,
): Promise<(Stay & { group: string })[]> =>
  queries
    .selectFrom("group_members")
    .innerJoin("student_groups", "student_groups.id", "group_members.group_id")
    .select(["group_id as group", "group_members.added_at as from", "group_members.left_at as until"])
    .where("mentor_id", "=", mentorId)
    .where((where) =>
      where.or([where("group_members.left_at", "is", null), where("group_members.left_at", ">=", since)]),
    )
    .execute();

/** What a mentor published in a week and did not cancel. */
export async function countAssignments(
  queries: Queries,
  mentorId: string,
  week: Pick<Span, "starts" | "ends">,
): Promise<Pick<Amounts, "groupAssignmentsThisWeek" | "studentAssignmentsThisWeek">> {
  const row = await queries
    .selectFrom("assignments")
    .select(({ fn }) => [fn.countAll<number>().as("all"), fn.count<number>("group_id").as("of_groups")])
    .where("published_by", "=", mentorId)
    .where("published_at", ">=", week.starts)
    .where("published_at", "<", week.ends)
    .where("cancelled_at", "is", null)
    .executeTakeFirstOrThrow();
  return { groupAssignmentsThisWeek: row.of_groups, studentAssignmentsThisWeek: row.all - row.of_groups };
}

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
