import type { Expression, ExpressionBuilder, Selectable, SqlBool } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentsTable, Tables } from "../../database/tables.ts";

/** Students who come to a mentor's assignments, and who leave them. */

/**
 * The assignments of a group, whoever set them; without a group, of what a mentor set students alone, and when a student
 * leaves, of all the mentor's groups as well.
 */
export interface Membership {
  readonly mentorId: string;
  readonly groupId: string | null;
  readonly studentIds: readonly string[];
}

/** A mentor who leaves a group, and its owner. */
export interface Departure {
  readonly mentorId: string;
  readonly groupId: string;
  readonly heirId: string;
  readonly now: number;
}

/** A group's assignments that are not over yet. */
export const listOpenOfGroup = (
  queries: Queries,
  groupId: string,
  now: number,
): Promise<Pick<Selectable<AssignmentsTable>, "id" | "name" | "start_at" | "end_at" | "num_tasks">[]> =>
  queries
    .selectFrom("assignments")
    .select(["id", "name", "start_at", "end_at", "num_tasks"])
    .where("group_id", "=", groupId)
    .where("cancelled_at", "is", null)
    .where("end_at", ">=", now)
    .execute();

const ownIds = (queries: Queries, { mentorId, groupId }: Membership) => {
  const all = queries.selectFrom("assignments").select("id");
  if (groupId !== null) return all.where("group_id", "=", groupId);
  const groups = queries.selectFrom("student_groups").select("id").where("mentor_id", "=", mentorId);
  return all.where((where) =>
    where.or([
      where.and([where("mentor_id", "=", mentorId), where("group_id", "is", null)]),
      where("group_id", "in", groups),
    ]),
  );
};

/** What is not over for a student: the assignment's end, or their own with extra time, is to come. */
const isOpen =
  (now: number) =>
  (where: ExpressionBuilder<Tables, "assignment_students">): Expression<SqlBool> =>
    where.or([
      where("own_end", ">=", now),
      where.exists(
        where
          .selectFrom("assignments")
          .select("id")
          .whereRef("assignments.id", "=", "assignment_students.assignment_id")
          .where("end_at", ">=", now),
      ),
    ]);

/** The mentor's assignments, of one group or all, that these students have and that are not over for them. */
export const listOpenOfStudents = (
  queries: Queries,
  from: Membership,
  now: number,
): Promise<{ assignment_id: string; student_id: string }[]> =>
  queries
    .selectFrom("assignment_students")
    .select(["assignment_id", "student_id"])
    .where("student_id", "in", from.studentIds)
    .where("left_at", "is", null)
    .where("assignment_id", "in", ownIds(queries, from))
    .where(isOpen(now))
    .execute();

/** Takes a mentor's assignments, of one group or all, from students who have answered nothing in time. */
export async function removeUnanswered(queries: InTransaction, from: Membership, now: number): Promise<void> {
  await queries
    .deleteFrom("assignment_students")
    .where("student_id", "in", from.studentIds)
    .where("solved", "=", 0)
    .where("assignment_id", "in", ownIds(queries, from))
    .where(isOpen(now))
    .execute();
}

/** Marks who left, with the present texts and the publisher's name; whoever had left before retains the earlier ones. */
export async function markLeft(queries: InTransaction, from: Membership, now: number): Promise<void> {
  await queries
    .updateTable("assignment_students")
    .set(({ selectFrom }) => {
      const word = (column: "name" | "description" | "message") =>
        selectFrom("assignments").select(column).whereRef("assignments.id", "=", "assignment_students.assignment_id");
      return {
        left_at: now,
        left_name: word("name"),
        left_description: word("description"),
        left_message: word("message"),
        left_mentor: selectFrom("assignments")
          .innerJoin("users", "users.id", "assignments.published_by")
          .select("users.name")
          .whereRef("assignments.id", "=", "assignment_students.assignment_id"),
      };
    })
    .where("student_id", "in", from.studentIds)
    .where("left_at", "is", null)
    .where("assignment_id", "in", ownIds(queries, from))
    .execute();
}

/** Who is there again has part in everything again: of the group, or, without one, in what is theirs alone. */
export async function markBack(queries: InTransaction, to: Membership): Promise<void> {
  const own = ownIds(queries, to);
  await queries
    .updateTable("assignment_students")
    .set({ left_at: null, left_name: null, left_description: null, left_message: null, left_mentor: null })
    .where("student_id", "in", to.studentIds)
    .where("left_at", "is not", null)
    .where("assignment_id", "in", to.groupId === null ? own.where("group_id", "is", null) : own)
    .execute();
}

/** Puts an owner in charge of what a mentor was in charge of in a group; what is their own, they have left. */
export async function passOn(queries: InTransaction, { mentorId, groupId, heirId, now }: Departure): Promise<void> {
  await queries
    .updateTable("assignments")
    .set({ publisher_left_at: now })
    .where("group_id", "=", groupId)
    .where("published_by", "=", mentorId)
    .where("publisher_left_at", "is", null)
    .execute();
  await queries
    .updateTable("assignments")
    .set({ mentor_id: heirId })
    .where("group_id", "=", groupId)
    .where("mentor_id", "=", mentorId)
    .execute();
}

/** Whether any student who has the assignment is still present. */
export async function hasPresent(queries: Queries, assignmentId: string): Promise<boolean> {
  const row = await queries
    .selectFrom("assignment_students")
    .select("student_id")
    .where("assignment_id", "=", assignmentId)
    .where("left_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
