import type { Selectable } from "kysely";
import type { UserStatus } from "@karota/contract/assignments/assignment.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentsTable, AssignmentStudentsTable } from "../../database/tables.ts";

/** What a student has been set, in the student's own eyes. */

type Own = Pick<Selectable<AssignmentStudentsTable>, "own_end" | "solved" | "correct" | "archived_at">;

/** An assignment with the student's part in it; `archived_at` is the student's. */
export type Mine = Own &
  Omit<Selectable<AssignmentsTable>, "archived_at" | "price" | "published_at"> & {
    /** Empty when the account was erased. */
    readonly mentor: string;
    /** Null for those who are no longer the mentor's students, or in the group of a group's. */
    readonly taught: string | null;
    readonly member: string | null;
  };

const ofStudent = (queries: Queries, studentId: string) =>
  queries
    .selectFrom("assignment_students as own")
    .innerJoin("assignments", "assignments.id", "own.assignment_id")
    .innerJoin("users as mentor", "mentor.id", "assignments.mentor_id")
    .leftJoin("mentor_students as taught", (join) =>
      join
        .onRef("taught.mentor_id", "=", "assignments.mentor_id")
        .on("taught.student_id", "=", studentId)
        .on("taught.left_at", "is", null),
    )
    .leftJoin("group_members as member", (join) =>
      join
        .onRef("member.group_id", "=", "assignments.group_id")
        .on("member.student_id", "=", studentId)
        .on("member.left_at", "is", null),
    )
    .select(["taught.student_id as taught", "member.student_id as member"])
    .select(["own.own_end", "own.solved", "own.correct", "own.archived_at", "mentor.name as mentor"])
    .select(["assignments.id", "assignments.mentor_id", "assignments.group_id", "assignments.student_id"])
    .select(["assignments.name", "assignments.description", "assignments.message", "assignments.num_tasks"])
    .select(["assignments.start_at", "assignments.end_at", "assignments.cancelled_at", "assignments.plan"])
    .where("own.student_id", "=", studentId);

/** All that a student has, the one that ends first at the top. */
export const listMine = (queries: Queries, studentId: string, userStatus: UserStatus): Promise<Mine[]> =>
  ofStudent(queries, studentId)
    .where("own.archived_at", userStatus === "ARCHIVED" ? "is not" : "is", null)
    .orderBy("assignments.end_at")
    .orderBy("assignments.id")
    .execute();

/** One that the student has; null otherwise. */
export async function findMine(queries: Queries, studentId: string, id: string): Promise<Mine | null> {
  const row = await ofStudent(queries, studentId).where("own.assignment_id", "=", id).executeTakeFirst();
  return row ?? null;
}

/** Whether the student is still the mentor's, and in the group when it is a group's. */
export async function isPresent(
  queries: Queries,
  { mentor_id, group_id }: Pick<Mine, "mentor_id" | "group_id">,
  studentId: string,
): Promise<boolean> {
  const taught = await queries
    .selectFrom("mentor_students")
    .select("student_id")
    .where("mentor_id", "=", mentor_id)
    .where("student_id", "=", studentId)
    .where("left_at", "is", null)
    .executeTakeFirst();
  if (!taught || group_id === null) return taught !== undefined;
  const member = await queries
    .selectFrom("group_members")
    .select("student_id")
    .where("group_id", "=", group_id)
    .where("student_id", "=", studentId)
    .where("left_at", "is", null)
    .executeTakeFirst();
  return member !== undefined;
}

/** The plan and the tasks that were drawn of it; null before the first opening. */
export async function findTasks(
  queries: Queries,
  id: string,
  studentId: string,
): Promise<{ readonly plan: string; readonly tasks: string | null }> {
  return queries
    .selectFrom("assignment_students as own")
    .innerJoin("assignments", "assignments.id", "own.assignment_id")
    .select(["assignments.plan", "own.tasks"])
    .where("own.assignment_id", "=", id)
    .where("own.student_id", "=", studentId)
    .executeTakeFirstOrThrow();
}

/** Keeps tasks at the first opening, as long as the plan they were drawn of holds; another one that was quicker wins. */
export async function keepFirstTasks(
  queries: Queries,
  id: string,
  studentId: string,
  { plan, tasks }: { readonly plan: string; readonly tasks: string },
): Promise<void> {
  await queries
    .updateTable("assignment_students")
    .set({ tasks })
    .where("assignment_id", "=", id)
    .where("student_id", "=", studentId)
    .where("tasks", "is", null)
    .where("assignment_id", "in", (from) =>
      from.selectFrom("assignments").select("id").where("id", "=", id).where("plan", "=", plan),
    )
    .execute();
}

/** Keeps other answers of the student waiting until the transaction ends; null when there is no part any more. */
export async function lockMine(
  queries: InTransaction,
  id: string,
  studentId: string,
): Promise<(Own & { readonly answered_at: number | null }) | null> {
  const row = await queries
    .updateTable("assignment_students")
    .set((set) => ({ solved: set.ref("solved") }))
    .where("assignment_id", "=", id)
    .where("student_id", "=", studentId)
    .returning(["own_end", "solved", "correct", "archived_at", "answered_at"])
    .executeTakeFirst();
  return row ?? null;
}

/** Counts one more answer. */
export async function countAnswer(
  queries: InTransaction,
  id: string,
  studentId: string,
  correct: boolean,
  now: number,
): Promise<void> {
  await queries
    .updateTable("assignment_students")
    .set((set) => ({
      solved: set("solved", "+", 1),
      correct: set("correct", "+", correct ? 1 : 0),
      started_at: set.fn.coalesce("started_at", set.val(now)),
      answered_at: now,
    }))
    .where("assignment_id", "=", id)
    .where("student_id", "=", studentId)
    .execute();
}
