import type { Selectable, Updateable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentStudentsTable } from "../../database/tables.ts";

/** Gives an assignment to students; who has it already has it as it was. */
export async function addStudents(
  queries: InTransaction,
  given: readonly { readonly assignmentId: string; readonly studentId: string }[],
  now: number,
): Promise<void> {
  if (given.length === 0) return;
  await queries
    .insertInto("assignment_students")
    .values(
      given.map(({ assignmentId, studentId }) => ({
        assignment_id: assignmentId,
        student_id: studentId,
        joined_at: now,
        solved: 0,
        correct: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One student's part in an assignment, without the tasks. */
export interface StudentRow extends Pick<
  Selectable<AssignmentStudentsTable>,
  | "assignment_id"
  | "student_id"
  | "joined_at"
  | "own_end"
  | "solved"
  | "correct"
  | "opened_at"
  | "started_at"
  | "answered_at"
> {
  /** Null when the person is not in the group, or not the mentor's student, any more. */
  readonly name: string | null;
  /** Null of the same people. */
  readonly settings: string | null;
}

/** Everyone who has an assignment, by name. */
export function listStudents(queries: Queries, assignmentId: string): Promise<readonly StudentRow[]> {
  return queries
    .selectFrom("assignment_students as own")
    .innerJoin("users", "users.id", "own.student_id")
    .select(["own.assignment_id", "own.student_id", "own.joined_at", "own.own_end", "own.solved", "own.correct"])
    .select(["own.opened_at", "own.started_at", "own.answered_at"])
    .select((eb) => {
      const present = (column: "name" | "settings") =>
        eb
          .case()
          .when("own.left_at", "is", null)
          .then(eb.ref(`users.${column}`))
          .else(null)
          .end()
          .as(column);
      return [present("name"), present("settings")];
    })
    .where("own.assignment_id", "=", assignmentId)
    .orderBy("users.name")
    .orderBy("own.student_id")
    .execute();
}

/** The tasks of one of the students who have opened theirs; null before anybody did. */
export async function findSomeTasks(queries: Queries, assignmentId: string): Promise<string | null> {
  const row = await queries
    .selectFrom("assignment_students")
    .select("tasks")
    .where("assignment_id", "=", assignmentId)
    .where("tasks", "is not", null)
    .orderBy("student_id")
    .limit(1)
    .executeTakeFirst();
  return row?.tasks ?? null;
}

/** One student's part in an assignment; null when there is none. */
export async function findPart(
  queries: Queries,
  assignmentId: string,
  studentId: string,
): Promise<Selectable<AssignmentStudentsTable> | null> {
  const row = await queries
    .selectFrom("assignment_students")
    .selectAll()
    .where("assignment_id", "=", assignmentId)
    .where("student_id", "=", studentId)
    .executeTakeFirst();
  return row ?? null;
}

/** Changes one student's part; false when the student has no part in it. */
export async function updateStudent(
  queries: Queries,
  assignmentId: string,
  studentId: string,
  change: Updateable<AssignmentStudentsTable>,
): Promise<boolean> {
  const row = await queries
    .updateTable("assignment_students")
    .set(change)
    .where("assignment_id", "=", assignmentId)
    .where("student_id", "=", studentId)
    .returning("student_id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets tasks that were drawn of another plan. */
export async function deleteTasks(queries: InTransaction, assignmentId: string): Promise<void> {
  await queries
    .updateTable("assignment_students")
    .set({ tasks: null })
    .where("assignment_id", "=", assignmentId)
    .execute();
}
