import { sql, type Insertable, type Selectable, type Updateable } from "kysely";
import type { AssignmentRole, TaskPlan, UserStatus } from "@karota/contract/assignments/assignment.ts";
import { EVERY, FORMER, MAX_EVERY } from "@karota/contract/assignments/collections.ts";
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

const described = (queries: Queries) =>
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

/** What a list tells of the students of each assignment. */
export interface Sums {
  readonly assignment_id: string;
  readonly students: number;
  readonly started: number;
  readonly done: number;
  readonly solved: number;
  readonly correct: number;
}

/**
 * A group's assignments, of all its mentors; those of one mentor: that a student has, of students who left, of groups
 * that were removed or that the mentor has left, or all.
 */
export type ListOf = { readonly groupId: string } | { readonly studentId: string } | typeof FORMER | typeof EVERY;

/** A mentor's assignments, a student's also over groups, and a group's of all its mentors; the newest start first. */
export async function listOwnAssignments(
  queries: Queries,
  mentorId: string,
  of: ListOf,
  userStatus: UserStatus,
): Promise<{ readonly assignments: readonly Assignment[]; readonly sums: readonly Sums[] }> {
  const ofStudent = (studentId: string) =>
    queries.selectFrom("assignment_students").select("assignment_id").where("student_id", "=", studentId);
  let assignments = described(queries).where(
    "assignments.archived_at",
    userStatus === "ARCHIVED" ? "is not" : "is",
    null,
  );
  let own = queries.selectFrom("assignments").select("id");
  if (typeof of !== "object" || !("groupId" in of)) {
    assignments = assignments.where("assignments.mentor_id", "=", mentorId);
    own = own.where("mentor_id", "=", mentorId);
  }
  if (of === EVERY) {
    assignments = assignments.limit(MAX_EVERY);
    own = own
      .where("archived_at", userStatus === "ARCHIVED" ? "is not" : "is", null)
      .orderBy("start_at", "desc")
      .orderBy("id")
      .limit(MAX_EVERY);
  } else if (of === FORMER) {
    assignments = assignments.where((where) =>
      where.or([
        where("student_groups.removed_at", "is not", null),
        where.and([where("assignments.group_id", "is", null), where("own.student_id", "is", null)]),
      ]),
    );
  } else if ("groupId" in of) {
    assignments = assignments.where("assignments.group_id", "=", of.groupId);
    own = own.where("group_id", "=", of.groupId);
  } else {
    assignments = assignments.where("assignments.id", "in", ofStudent(of.studentId));
    own = own.where("id", "in", ofStudent(of.studentId));
  }
  let sums = summed(queries).where("assignment_students.assignment_id", "in", own);
  if (typeof of === "object" && "studentId" in of)
    sums = sums.where("assignment_students.student_id", "=", of.studentId);
  return {
    assignments: await assignments.orderBy("assignments.start_at", "desc").orderBy("assignments.id").execute(),
    sums: (await sums.execute()).map(asNumbers),
  };
}

/** What a mentor published in groups that they have left since, with the sums of that time; the newest start first. */
export async function listLeftBehind(
  queries: Queries,
  mentorId: string,
): Promise<{ readonly assignments: readonly Assignment[]; readonly sums: readonly Sums[] }> {
  const assignments = await described(queries)
    .where("assignments.published_by", "=", mentorId)
    .where("assignments.mentor_id", "!=", mentorId)
    .where("assignments.group_id", "not in", accessibleIds(queries, mentorId))
    .orderBy("assignments.start_at", "desc")
    .orderBy("assignments.id")
    .execute();
  if (assignments.length === 0) return { assignments, sums: [] };
  const rows = await queries
    .selectFrom("assignment_students as own")
    .innerJoin("assignments", "assignments.id", "own.assignment_id")
    .leftJoin("assignment_answers as answer", (join) =>
      join
        .onRef("answer.assignment_id", "=", "own.assignment_id")
        .onRef("answer.student_id", "=", "own.student_id")
        .onRef("answer.answered_at", "<=", "assignments.publisher_left_at"),
    )
    .select(({ fn }) => [
      "own.assignment_id",
      "assignments.num_tasks",
      fn.count<number>("answer.task").as("solved"),
      fn.sum<number | null>("answer.correct").as("correct"),
    ])
    .where(
      "own.assignment_id",
      "in",
      assignments.map(({ id }) => id),
    )
    .whereRef("own.joined_at", "<=", "assignments.publisher_left_at")
    .groupBy(["own.assignment_id", "own.student_id", "assignments.num_tasks"])
    .execute();
  const sums = [...Map.groupBy(rows, ({ assignment_id }) => assignment_id)].map(([assignment_id, parts]) => ({
    assignment_id,
    students: parts.length,
    started: parts.filter(({ solved }) => solved > 0).length,
    done: parts.filter(({ solved, num_tasks }) => solved >= num_tasks).length,
    solved: parts.reduce((sum, { solved }) => sum + solved, 0),
    correct: parts.reduce((sum, { correct }) => sum + whole(correct ?? 0), 0),
  }));
  return { assignments, sums };
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

/** The sums over the students of some assignments. */
export const listSums = async (queries: Queries, ids: readonly string[]): Promise<readonly Sums[]> =>
  (await summed(queries).where("assignment_students.assignment_id", "in", ids).execute()).map(asNumbers);

const summed = (queries: Queries) =>
  queries
    .selectFrom("assignment_students")
    .innerJoin("assignments", "assignments.id", "assignment_students.assignment_id")
    .select(({ fn }) => [
      "assignment_students.assignment_id",
      fn.countAll<number>().as("students"),
      sql<number>`sum(case when solved > 0 then 1 else 0 end)`.as("started"),
      sql<number>`sum(case when solved >= num_tasks then 1 else 0 end)`.as("done"),
      fn.sum<number>("solved").as("solved"),
      fn.sum<number>("correct").as("correct"),
    ])
    .groupBy("assignment_students.assignment_id");

/** PostgreSQL's sums of bigint are text. */
const whole = (value: unknown): number => Number(value);
const asNumbers = (sums: Sums): Sums => ({
  assignment_id: sums.assignment_id,
  students: whole(sums.students),
  started: whole(sums.started),
  done: whole(sums.done),
  solved: whole(sums.solved),
  correct: whole(sums.correct),
});

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
  await queries
    .deleteFrom("assignment_messages")
    .where((where) =>
      where.or([
        where("student_id", "=", userId),
        where("sender_id", "=", userId),
        where("assignment_id", "in", toThem),
      ]),
    )
    .execute();
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
