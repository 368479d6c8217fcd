import type { Insertable, Selectable, Updateable } from "kysely";
import type { AssignmentRole, TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentsTable } from "../../database/tables.ts";
import { accessibleIds } from "../mentorship/index.ts";
import { roleOf } from "./rules.ts";

/** An assignment with the names of those it is for, an ex-member has none, and of who published it. */
export type Assignment = Selectable<AssignmentsTable> & {
  readonly publisher_name: string;
  readonly group_name: string | null;
  readonly student_name: string | null;
};

/** Assignments with those names. */
export const described = (queries: Queries) =>
  queries
    .selectFrom("assignments")
    .leftJoin("student_groups", "student_groups.id", "assignments.group_id")
    .leftJoin("assignment_students as own", (join) =>
      join
        .onRef("own.assignment_id", "=", "assignments.id")
        .onRef("own.student_id", "=", "assignments.student_id")
        .on("own.left_at", "is", null),
    )
    .leftJoin("users as student", "student.id", "own.student_id")
    .innerJoin("users as publisher", "publisher.id", "assignments.published_by")
    .selectAll("assignments")
    .select("publisher.name as publisher_name")
    .select(["student_groups.name as group_name", "student.name as student_name"]);

/** An assignment that a mentor is in charge of; null when it does not exist or another mentor is. */
export async function findOwn(queries: Queries, mentorId: string, id: string): Promise<Assignment | null> {
  const row = await described(queries)
    .where("assignments.id", "=", id)
    .where("assignments.mentor_id", "=", mentorId)
    .executeTakeFirst();
  return row ?? null;
}

/** An assignment, and what the mentor is of it; null when it is none of theirs and of no group of theirs. */
export async function findReadable(
  queries: Queries,
  mentorId: string,
  id: string,
): Promise<{ readonly assignment: Assignment; readonly role: AssignmentRole } | null> {
  const row = await described(queries)
    .select((eb) =>
      eb
        .case()
        .when("assignments.group_id", "in", accessibleIds(queries, mentorId))
        .then(1)
        .else(0)
        .end()
        .as("accessible"),
    )
    .where("assignments.id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { accessible, ...assignment } = row;
  const role = roleOf(assignment, mentorId, accessible === 1);
  return role && { assignment, role };
}

/** Locks an assignment until the transaction ends; false when it is not the mentor's. */
export async function lockOwn(queries: InTransaction, mentorId: string, id: string): Promise<boolean> {
  const row = await queries
    .updateTable("assignments")
    .set((set) => ({ name: set.ref("name") }))
    .where("id", "=", id)
    .where("mentor_id", "=", mentorId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function addAssignment(queries: InTransaction, row: Insertable<AssignmentsTable>): Promise<void> {
  await queries.insertInto("assignments").values(row).execute();
}

export async function updateAssignment(
  queries: InTransaction,
  id: string,
  change: Updateable<AssignmentsTable>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await queries.updateTable("assignments").set(change).where("id", "=", id).execute();
}

/** The stored plans of a mentor's newest assignments, by the assignment's id. */
export async function listPlans(
  queries: Queries,
  mentorId: string,
  most: number,
): Promise<ReadonlyMap<string, readonly TaskPlan[]>> {
  const rows = await queries
    .selectFrom("assignments")
    .select(["id", "plan"])
    .where("mentor_id", "=", mentorId)
    .orderBy("start_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return new Map(rows.map(({ id, plan }) => [id, JSON.parse(plan) as TaskPlan[]]));
}

/** Everything that a mentor has published, the oldest first; also where they have left the group since. */
export const listPublished = (queries: Queries, mentorId: string): Promise<Selectable<AssignmentsTable>[]> =>
  queries
    .selectFrom("assignments")
    .selectAll()
    .where("published_by", "=", mentorId)
    .orderBy("published_at")
    .orderBy("id")
    .execute();

/** Drops what an erased person wrote into assignments, typed answers too, and what was written to them alone. */
export async function eraseTexts(queries: InTransaction, userId: string): Promise<void> {
  const own = queries.selectFrom("assignments").select("id").where("published_by", "=", userId);
  const toThem = queries.selectFrom("assignments").select("id").where("student_id", "=", userId);
  const none = { description: "", message: "" };
  const noneLeft = { left_description: "", left_message: "", left_mentor: "" };
  // One after the other, each by an index of its own.
  const messages = queries.deleteFrom("assignment_messages");
  await messages.where("student_id", "=", userId).execute();
  await messages.where("sender_id", "=", userId).execute();
  await messages.where("assignment_id", "in", toThem).execute();
  await queries.updateTable("assignments").set(none).where("published_by", "=", userId).execute();
  await queries
    .updateTable("assignments")
    .set({ name: "", ...none })
    .where("student_id", "=", userId)
    .execute();
  await queries
    .updateTable("assignment_students")
    .set(noneLeft)
    .where("assignment_id", "in", own)
    .where("left_at", "is not", null)
    .execute();
  await queries
    .updateTable("assignment_answers")
    .set({ typed: "" })
    .where("student_id", "=", userId)
    .where("typed", "is not", null)
    .execute();
  await queries
    .updateTable("assignment_students")
    .set({ left_name: "", ...noneLeft })
    .where("student_id", "=", userId)
    .execute();
}
