import type { InTransaction, Queries } from "../../database/database.ts";
import { byName } from "../../name-order.ts";

/** Who is whose student. */

export interface StudentRow {
  readonly id: string;
  readonly name: string;
  readonly settings: string;
  readonly added: number;
}

/** A mentor's present students by name; of one id when it is given. */
export async function listStudents(queries: Queries, mentorId: string, id?: string): Promise<readonly StudentRow[]> {
  let query = queries
    .selectFrom("mentor_students")
    .innerJoin("users", "users.id", "mentor_students.student_id")
    .select(["users.id", "users.name", "users.settings", "added_at as added"])
    .where("mentor_id", "=", mentorId)
    .where("left_at", "is", null);
  if (id !== undefined) query = query.where("student_id", "=", id);
  return (await query.orderBy("users.id").execute()).toSorted(byName);
}

/** How many present students a mentor has. */
export async function countStudents(queries: Queries, mentorId: string): Promise<number> {
  const row = await queries
    .selectFrom("mentor_students")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("mentor_id", "=", mentorId)
    .where("left_at", "is", null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Which of these are the mentor's present students. */
export async function listStudentIds(
  queries: Queries,
  mentorId: string,
  among: readonly string[],
): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom("mentor_students")
    .select("student_id")
    .where("mentor_id", "=", mentorId)
    .where("student_id", "in", among)
    .where("left_at", "is", null)
    .execute();
  return rows.map((row) => row.student_id);
}

/** Adds a student, also one who was here before; false when they are here already. */
export async function addStudentRow(
  queries: InTransaction,
  mentorId: string,
  studentId: string,
  now: number,
): Promise<boolean> {
  const row = await queries
    .insertInto("mentor_students")
    .values({ mentor_id: mentorId, student_id: studentId, added_at: now, left_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(["mentor_id", "student_id"])
        .doUpdateSet({ added_at: now, left_at: null })
        .where("mentor_students.left_at", "is not", null),
    )
    .returning("student_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes a mentor's student, also from all of the mentor's groups, whose ids it returns; null when not the mentor's. */
export async function endStudent(
  queries: InTransaction,
  mentorId: string,
  studentId: string,
  now: number,
): Promise<readonly string[] | null> {
  const ended = await queries
    .updateTable("mentor_students")
    .set({ left_at: now })
    .where("mentor_id", "=", mentorId)
    .where("student_id", "=", studentId)
    .where("left_at", "is", null)
    .returning("student_id")
    .executeTakeFirst();
  if (!ended) return null;
  const left = await queries
    .updateTable("group_members")
    .set({ left_at: now })
    .where("student_id", "=", studentId)
    .where("left_at", "is", null)
    .where("group_id", "in", (from) => from.selectFrom("student_groups").select("id").where("mentor_id", "=", mentorId))
    .returning("group_id")
    .execute();
  return left.map((row) => row.group_id);
}

export interface StudentGroupRow {
  readonly student: string;
  readonly id: string;
  readonly name: string;
}

/** In which of the mentor's groups the students are, by name; of one student when it is given. */
export async function listGroupsOfStudents(
  queries: Queries,
  mentorId: string,
  studentId?: string,
): Promise<readonly StudentGroupRow[]> {
  let query = queries
    .selectFrom("group_members")
    .innerJoin("student_groups", "student_groups.id", "group_members.group_id")
    .select(["student_id as student", "student_groups.id", "student_groups.name"])
    .where("mentor_id", "=", mentorId)
    .where("removed_at", "is", null)
    .where("left_at", "is", null);
  if (studentId !== undefined) query = query.where("student_id", "=", studentId);
  return (await query.execute()).toSorted(byName);
}

export interface StudentCounts {
  readonly inProgress: number;
  readonly upcoming: number;
  readonly completed: number;
  /** Under way, with questions left. */
  readonly open: number;
  /** When the student last answered something of the mentor's; null before the first answer. */
  readonly lastAnswer: number | null;
}

/** How many of the mentor's assignments each student has, by status, and the last answer in them; not of groups they have left. */
export async function countOfStudents(
  queries: Queries,
  mentorId: string,
  now: number,
  studentId?: string,
): Promise<ReadonlyMap<string, StudentCounts>> {
  let query = queries
    .selectFrom("assignment_students")
    .innerJoin("assignments", "assignments.id", "assignment_students.assignment_id")
    .select(({ fn, eb, and, or, not, ref }) => {
      const over = and([eb("end_at", "<", now), or([eb("own_end", "is", null), eb("own_end", "<", now)])]);
      const open = and([eb("start_at", "<=", now), not(over), eb("solved", "<", ref("num_tasks"))]);
      return [
        "assignment_students.student_id as student",
        fn.countAll<number>().as("all"),
        fn.sum<number>(eb.case().when("start_at", ">", now).then(1).else(0).end()).as("upcoming"),
        fn.sum<number>(eb.case().when(over).then(1).else(0).end()).as("completed"),
        fn.sum<number>(eb.case().when(open).then(1).else(0).end()).as("open"),
        fn.max("answered_at").as("lastAnswer"),
      ];
    })
    .where("mentor_id", "=", mentorId)
    .where("cancelled_at", "is", null)
    .where("left_at", "is", null);
  if (studentId !== undefined) query = query.where("assignment_students.student_id", "=", studentId);
  const rows = await query.groupBy("assignment_students.student_id").execute();
  return new Map(
    rows.map(({ student, all, upcoming, completed, open, lastAnswer }) => [
      student,
      { inProgress: all - upcoming - completed, upcoming, completed, open, lastAnswer },
    ]),
  );
}

/** The mentors of a student, by name. */
export async function listMentorsOf(queries: Queries, studentId: string): Promise<readonly StudentRow[]> {
  const rows = await queries
    .selectFrom("mentor_students")
    .innerJoin("users", "users.id", "mentor_students.mentor_id")
    .select(["users.id", "users.name", "users.settings", "added_at as added"])
    .where("student_id", "=", studentId)
    .where("left_at", "is", null)
    .orderBy("users.id")
    .execute();
  return rows.toSorted(byName);
}

/** The groups a student is in, of every mentor. */
export async function listGroupsOf(
  queries: Queries,
  studentId: string,
): Promise<readonly { readonly mentor: string; readonly name: string }[]> {
  const rows = await queries
    .selectFrom("group_members")
    .innerJoin("student_groups", "student_groups.id", "group_members.group_id")
    .select(["mentor_id as mentor", "student_groups.name"])
    .where("student_id", "=", studentId)
    .where("removed_at", "is", null)
    .where("left_at", "is", null)
    .execute();
  return rows.toSorted(byName);
}
