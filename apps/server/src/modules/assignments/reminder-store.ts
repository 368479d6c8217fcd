import type { Queries } from "../../database/database.ts";
import type { Span } from "../../calendar.ts";

/** What mails contain: assignments that end soon, and a mentor's week. */

/** Held while reminders or digests are written: one lock, because each takes a connection while it is waited for. */
export const MAILS_LOCK = "mails of assignments";

export interface DueRow {
  readonly student_id: string;
  readonly id: string;
  readonly name: string;
  readonly end_at: number;
  readonly own_end: number | null;
  readonly solved: number;
  readonly num_tasks: number;
}

/** What students who are still in it have not finished and whose own end lies within a day, by student. */
export async function listDue(queries: Queries, { starts, ends }: Span): Promise<readonly DueRow[]> {
  const unfinished = queries
    .selectFrom("assignment_students as own")
    .innerJoin("assignments", "assignments.id", "own.assignment_id")
    .select(["own.student_id", "assignments.id", "assignments.name", "assignments.end_at", "own.own_end"])
    .select(["own.solved", "assignments.num_tasks"])
    .where("assignments.cancelled_at", "is", null)
    .where("own.archived_at", "is", null)
    .where("own.left_at", "is", null)
    .whereRef("own.solved", "<", "assignments.num_tasks");
  // In two questions, each with an index of its own.
  const withAll = await unfinished
    .where("assignments.end_at", ">=", starts)
    .where("assignments.end_at", "<", ends)
    .where((where) => where.or([where("own.own_end", "is", null), where("own.own_end", "<", ends)]))
    .execute();
  const withMoreTime = await unfinished
    .where("own.own_end", ">=", starts)
    .where("own.own_end", "<", ends)
    .where("assignments.end_at", "<", starts)
    .execute();
  return [...withAll, ...withMoreTime].toSorted(
    (one, other) => one.end_at - other.end_at || (one.id < other.id ? -1 : 1),
  );
}

const inWeek = (queries: Queries, { starts, ends }: Span) =>
  queries
    .selectFrom("assignments")
    .where("assignments.cancelled_at", "is", null)
    // Its words went with the one student it was for.
    .where("assignments.name", "!=", "")
    .where("assignments.start_at", "<", ends)
    .where("assignments.end_at", ">=", starts);

/** Who had an assignment that ended or ran in a week. */
export async function listBusyMentors(queries: Queries, week: Span): Promise<readonly string[]> {
  const rows = await inWeek(queries, week).select("mentor_id").distinct().orderBy("mentor_id").execute();
  return rows.map((row) => row.mentor_id);
}

/** A mentor's assignments of a week, the latest end first. */
export const listOfWeek = (queries: Queries, mentorId: string, week: Span) =>
  inWeek(queries, week)
    .leftJoin("student_groups", "student_groups.id", "assignments.group_id")
    .select(["assignments.id", "assignments.name", "assignments.end_at", "assignments.num_tasks", "assignments.plan"])
    .select(["assignments.group_id", "student_groups.name as group_name"])
    .where("assignments.mentor_id", "=", mentorId)
    .orderBy("assignments.end_at", "desc")
    .orderBy("assignments.id")
    .execute();
