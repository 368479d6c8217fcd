import type { Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { LessonQuestionsTable, LessonsTable, UsersTable } from "../../database/tables.ts";
import { MENTOR_COLUMNS } from "../users/index.ts";

/** Lessons and their questions. */

export type LessonRow = Selectable<LessonsTable>;
export type QuestionRow = Selectable<LessonQuestionsTable>;
/** A lesson with who leads it, and its group's name. */
export type NamedLesson = LessonRow &
  Pick<UsersTable, (typeof MENTOR_COLUMNS)[number]> & {
    readonly mentor_name: string;
    readonly mentor_settings: string;
    readonly group_name: string | null;
  };

export async function addLesson(queries: InTransaction, row: LessonRow): Promise<void> {
  await queries.insertInto("lessons").values(row).execute();
}

const named = (queries: Queries) =>
  queries
    .selectFrom("lessons")
    .innerJoin("users", "users.id", "lessons.mentor_id")
    .leftJoin("student_groups", "student_groups.id", "lessons.group_id")
    .selectAll("lessons")
    .select(["users.name as mentor_name", "users.settings as mentor_settings"])
    .select(MENTOR_COLUMNS.map((column) => `users.${column}` as const))
    .select("student_groups.name as group_name");

export async function findLesson(queries: Queries, id: string): Promise<NamedLesson | null> {
  return (await named(queries).where("lessons.id", "=", id).executeTakeFirst()) ?? null;
}

export async function findByCode(queries: Queries, code: string): Promise<NamedLesson | null> {
  return (await named(queries).where("code", "=", code).executeTakeFirst()) ?? null;
}

/** Reads a lesson and locks it until the transaction ends. */
export async function lockLesson(queries: InTransaction, id: string): Promise<LessonRow | null> {
  const row = await queries
    .updateTable("lessons")
    .set((set) => ({ id: set.ref("id") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The lessons of a mentor that nobody has ended, locked until the transaction ends. */
export const lockRunning = (queries: InTransaction, mentorId: string): Promise<LessonRow[]> =>
  queries
    .updateTable("lessons")
    .set((set) => ({ id: set.ref("id") }))
    .where("mentor_id", "=", mentorId)
    .where("ended_at", "is", null)
    .returningAll()
    .execute();

export async function writeLesson(queries: InTransaction, { id, ...columns }: LessonRow): Promise<void> {
  await queries.updateTable("lessons").set(columns).where("id", "=", id).execute();
}

export async function addQuestion(queries: InTransaction, row: QuestionRow): Promise<void> {
  await queries.insertInto("lesson_questions").values(row).execute();
}

export async function markRevealed(
  queries: InTransaction,
  lessonId: string,
  number: number,
  now: number,
): Promise<void> {
  await queries
    .updateTable("lesson_questions")
    .set({ revealed_at: now })
    .where("lesson_id", "=", lessonId)
    .where("number", "=", number)
    .execute();
}

export const listQuestions = (queries: Queries, lessonId: string): Promise<QuestionRow[]> =>
  queries.selectFrom("lesson_questions").selectAll().where("lesson_id", "=", lessonId).orderBy("number").execute();

/** The questions of a lesson in order, with the task of the present one alone. */
export const listStates = (queries: Queries, lessonId: string, present: number) =>
  queries
    .selectFrom("lesson_questions")
    .select(["number", "revealed_at"])
    .select((eb) => eb.case().when("number", "=", present).then(eb.ref("task")).else(null).end().as("task"))
    .where("lesson_id", "=", lessonId)
    .orderBy("number")
    .execute();

export async function findQuestion(queries: Queries, lessonId: string, number: number): Promise<QuestionRow | null> {
  const row = await queries
    .selectFrom("lesson_questions")
    .selectAll()
    .where("lesson_id", "=", lessonId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row ?? null;
}

/** A mentor's lessons, the newest first, with how many questions were asked and how many people are in them. */
export const listLessons = (queries: Queries, mentorId: string, most: number) =>
  named(queries)
    .select(({ selectFrom }) =>
      selectFrom("lesson_people")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("lesson_people.lesson_id", "=", "lessons.id")
        .where("removed_at", "is", null)
        .as("people"),
    )
    .where("lessons.mentor_id", "=", mentorId)
    .orderBy("started_at", "desc")
    .orderBy("lessons.id")
    .limit(most)
    .execute();

/**
 * The lessons in which something has happened since a moment and that nobody has ended, the newest first: those that
 * somebody leads, those they are in, and those of their groups.
 */
export function listRunning(queries: Queries, userId: string, since: number): Promise<NamedLesson[]> {
  const recent = queries.selectFrom("lessons").where("changed_at", ">=", since).where("ended_at", "is", null);
  const led = recent.select("lessons.id").where("lessons.mentor_id", "=", userId);
  const ofGroups = recent
    .innerJoin("group_members", "group_members.group_id", "lessons.group_id")
    .select("lessons.id")
    .where("student_id", "=", userId)
    .where("left_at", "is", null);
  const taken = recent
    .innerJoin("lesson_people", "lesson_people.lesson_id", "lessons.id")
    .select("lessons.id")
    .where("user_id", "=", userId);
  return named(queries)
    .where("lessons.id", "in", led.union(ofGroups).union(taken))
    .orderBy("started_at", "desc")
    .orderBy("lessons.id")
    .limit(10)
    .execute();
}

/** Deletes lessons with all that belongs to them. */
export async function deleteLessons(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ["lesson_answers", "lesson_people", "lesson_questions"] as const)
    await queries.deleteFrom(table).where("lesson_id", "in", ids).execute();
  await queries.deleteFrom("lessons").where("id", "in", ids).execute();
}

export const listIdsOf = async (queries: Queries, mentorId: string): Promise<string[]> =>
  (await queries.selectFrom("lessons").select("id").where("mentor_id", "=", mentorId).execute()).map(({ id }) => id);

/** The oldest lessons that started before a moment. */
export const listOldIds = async (queries: Queries, before: number, limit: number): Promise<string[]> =>
  (
    await queries
      .selectFrom("lessons")
      .select("id")
      .where("started_at", "<", before)
      .orderBy("started_at")
      .limit(limit)
      .execute()
  ).map(({ id }) => id);
