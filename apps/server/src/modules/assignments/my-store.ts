import type { Selectable } from "kysely";
import type { UserStatus } from "@karota/contract/assignments/assignment.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentsTable, AssignmentStudentsTable } from "../../database/tables.ts";

/** What a student has been set, in the student's own eyes. */

type Own = Pick<
  Selectable<AssignmentStudentsTable>,
  "own_end" | "solved" | "correct" | "archived_at" | "opened_at" | "left_at"
>;

/** An assignment with the student's part in it, in the words that are the student's to see; `archived_at` is the student's. */
export type Mine = Own &
  Omit<
    Selectable<AssignmentsTable>,
    "archived_at" | "price" | "published_at" | "published_by" | "publisher_left_at" | "seen_answers"
  > & {
    /** Empty when the account was erased. */
    readonly mentor: string;
    /** Null when the student has left the mentor. */
    readonly mentor_settings: string | null;
  };

const ofStudent = (queries: Queries, studentId: string) =>
  queries
    .selectFrom("assignment_students as own")
    .innerJoin("assignments", "assignments.id", "own.assignment_id")
    .innerJoin("users as mentor", "mentor.id", "assignments.mentor_id")
    .leftJoin("mentor_students as present", (join) =>
      join
        .onRef("present.mentor_id", "=", "assignments.mentor_id")
        .onRef("present.student_id", "=", "own.student_id")
        .on("present.left_at", "is", null),
    )
    .select(["own.own_end", "own.solved", "own.correct", "own.archived_at", "own.opened_at", "own.left_at"])
    .select(["assignments.id", "assignments.mentor_id", "assignments.group_id", "assignments.student_id"])
    .select(["assignments.start_at", "assignments.end_at", "assignments.cancelled_at", "assignments.plan"])
    .select("assignments.num_tasks")
    .select(({ fn }) => [
      fn.coalesce("own.left_name", "assignments.name").as("name"),
      fn.coalesce("own.left_description", "assignments.description").as("description"),
      fn.coalesce("own.left_message", "assignments.message").as("message"),
      fn.coalesce("own.left_mentor", "mentor.name").as("mentor"),
    ])
    .select((eb) =>
      eb
        .case()
        .when(eb.or([eb("present.student_id", "is not", null), eb("own.left_at", "is", null)]))
        .then(eb.ref("mentor.settings"))
        .else(null)
        .end()
        .as("mentor_settings"),
    )
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

/** The mentor's messages that are the student's to see: to all or to them, and none that was sent after they left. */
export function listMyMessages(
  queries: Queries,
  { id, left_at }: Pick<Mine, "id" | "left_at">,
  studentId: string,
): Promise<{ message: string; sent_at: number }[]> {
  const own = queries
    .selectFrom("assignment_messages")
    .select(["message", "sent_at"])
    .where("assignment_id", "=", id)
    .where((where) => where.or([where("student_id", "is", null), where("student_id", "=", studentId)]))
    .orderBy("sent_at")
    .orderBy("id");
  return (left_at === null ? own : own.where("sent_at", "<=", left_at)).execute();
}

/** Notes the first opening of what is under way and has no answer yet. */
export async function noteOpening(queries: Queries, id: string, studentId: string, now: number): Promise<void> {
  await queries
    .updateTable("assignment_students")
    .set({ opened_at: now })
    .where("assignment_id", "=", id)
    .where("student_id", "=", studentId)
    .where("opened_at", "is", null)
    .where("started_at", "is", null)
    .execute();
}

/** The plan and the tasks that were drawn of it, with what decides whether they are over for the student. */
type Drawn = Pick<Mine, "plan" | "num_tasks" | "start_at" | "end_at" | "cancelled_at" | "own_end" | "solved"> & {
  /** Null before the first opening. */
  readonly tasks: string | null;
};

/** All of it in one query: extra time draws other tasks, which are not over. */
export async function findTasks(queries: Queries, id: string, studentId: string): Promise<Drawn> {
  return queries
    .selectFrom("assignment_students as own")
    .innerJoin("assignments", "assignments.id", "own.assignment_id")
    .select(["assignments.plan", "assignments.num_tasks"])
    .select(["assignments.start_at", "assignments.end_at", "assignments.cancelled_at"])
    .select(["own.tasks", "own.own_end", "own.solved"])
    .where("own.assignment_id", "=", id)
    .where("own.student_id", "=", studentId)
    .executeTakeFirstOrThrow();
}

/** Saves tasks at the first opening, as long as their plan is in force; an earlier transaction wins. */
export async function saveFirstTasks(
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

/** Locks the student's part until the transaction ends; null when there is none any more. */
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
    .returning(["own_end", "solved", "correct", "archived_at", "opened_at", "left_at", "answered_at"])
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
