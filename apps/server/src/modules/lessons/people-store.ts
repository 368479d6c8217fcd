import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { LessonAnswersTable, LessonPeopleTable } from "../../database/tables.ts";
import { byName } from "../../name-order.ts";
import { accessibleIds } from "../mentorship/index.ts";

/** Who is in lessons, and what they answered. */

export type PersonRow = Selectable<LessonPeopleTable>;
export type AnswerRow = Selectable<LessonAnswersTable>;

export async function findPerson(queries: Queries, lessonId: string, userId: string): Promise<PersonRow | null> {
  const row = await queries
    .selectFrom("lesson_people")
    .selectAll()
    .where("lesson_id", "=", lessonId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds somebody; who is in it already stays as they are. Returns whether they are new. */
export async function addPersonRow(queries: InTransaction, row: PersonRow): Promise<boolean> {
  const added = await queries
    .insertInto("lesson_people")
    .values(row)
    .onConflict((conflict) => conflict.columns(["lesson_id", "user_id"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return added !== undefined;
}

export async function countPeople(queries: Queries, lessonId: string): Promise<number> {
  const { count } = await queries
    .selectFrom("lesson_people")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("lesson_id", "=", lessonId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function writeSeen(queries: Queries, lessonId: string, userId: string, now: number): Promise<void> {
  await queries
    .updateTable("lesson_people")
    .set({ seen_at: now })
    .where("lesson_id", "=", lessonId)
    .where("user_id", "=", userId)
    .execute();
}

/** Takes somebody out, with their answers; false when they are not in it. */
export async function removePerson(
  queries: InTransaction,
  lessonId: string,
  userId: string,
  now: number,
): Promise<boolean> {
  const removed = await queries
    .updateTable("lesson_people")
    .set({ removed_at: now })
    .where("lesson_id", "=", lessonId)
    .where("user_id", "=", userId)
    .where("removed_at", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  await queries.deleteFrom("lesson_answers").where("lesson_id", "=", lessonId).where("user_id", "=", userId).execute();
  return removed !== undefined;
}

/** Everybody in a lesson, by name. */
export async function listPeople(queries: Queries, lessonId: string) {
  const rows = await queries
    .selectFrom("lesson_people")
    .innerJoin("users", "users.id", "lesson_people.user_id")
    .select(["users.id", "users.name", "users.settings", "seen_at"])
    .where("lesson_id", "=", lessonId)
    .where("removed_at", "is", null)
    .orderBy("users.id")
    .execute();
  return rows.toSorted(byName);
}

/** The answers of a lesson, of one question or of one person where these are given. */
export async function listAnswers(
  queries: Queries,
  lessonId: string,
  { number, userId }: { readonly number?: number; readonly userId?: string } = {},
): Promise<AnswerRow[]> {
  let query = queries.selectFrom("lesson_answers").selectAll().where("lesson_id", "=", lessonId);
  if (number !== undefined) query = query.where("number", "=", number);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  return query.orderBy("number").orderBy("user_id").execute();
}

export async function addAnswer(queries: InTransaction, row: AnswerRow): Promise<void> {
  await queries.insertInto("lesson_answers").values(row).execute();
}

/** Whether somebody is in a group that a mentor owns or leads with its owner. */
export async function isInGroupOf(queries: Queries, userId: string, mentorId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("group_members")
    .select("student_id")
    .where("student_id", "=", userId)
    .where("left_at", "is", null)
    .where("group_id", "in", accessibleIds(queries, mentorId))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The lessons somebody is or was in, the oldest first. */
export const listTaken = (queries: Queries, userId: string) =>
  queries
    .selectFrom("lesson_people")
    .innerJoin("lessons", "lessons.id", "lesson_people.lesson_id")
    .innerJoin("users", "users.id", "lessons.mentor_id")
    .select(["lessons.id", "users.name as mentor", "started_at", "joined_at", "removed_at"])
    .where("user_id", "=", userId)
    .orderBy("started_at")
    .orderBy("lessons.id")
    .execute();

export async function erasePerson(queries: InTransaction, userId: string): Promise<void> {
  await queries.deleteFrom("lesson_answers").where("user_id", "=", userId).execute();
  await queries.deleteFrom("lesson_people").where("user_id", "=", userId).execute();
}
