import { sql } from "kysely";
import type { UserStatus } from "@karota/contract/assignments/assignment.ts";
import { EVERY, FORMER, MAX_EVERY } from "@karota/contract/assignments/collections.ts";
import type { Queries } from "../../database/database.ts";
import { accessibleIds } from "../mentorship/index.ts";
import { described, type Assignment } from "./store.ts";

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
  // What they had in a group that they have left is without their name.
  const ofStudent = (studentId: string) =>
    queries
      .selectFrom("assignment_students")
      .select("assignment_id")
      .where("student_id", "=", studentId)
      .where("left_at", "is", null);
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
