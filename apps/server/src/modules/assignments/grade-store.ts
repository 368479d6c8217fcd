import type { Queries } from "../../database/database.ts";

/** An assignment of a group and one present student's part in it; without a student where nobody present has it. */
export interface GradeRow {
  readonly id: string;
  readonly name: string;
  readonly start_at: number;
  readonly end_at: number;
  readonly num_tasks: number;
  readonly student_id: string | null;
  readonly solved: number | null;
  readonly correct: number | null;
  readonly own_end: number | null;
}

/**
 * A group's assignments that have started since a moment, the newest start first, each with the parts of those who are
 * still in the group: one read, however many there are.
 */
export const listGradeRows = (
  queries: Queries,
  of: { readonly groupId: string; readonly since: number; readonly now: number },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<GradeRow[]> =>
  queries
    .selectFrom((from) =>
      from
        .selectFrom("assignments")
        .select(["id", "name", "start_at", "end_at", "num_tasks"])
        .where("group_id", "=", of.groupId)
        .where("cancelled_at", "is", null)
        .where("start_at", ">=", of.since)
        .where("start_at", "<=", of.now)
        .orderBy("start_at", "desc")
        .orderBy("id")
        .limit(limit)
        .offset(offset)
        .as("shown"),
    )
    .leftJoin("assignment_students as own", (join) =>
      join.onRef("own.assignment_id", "=", "shown.id").on("own.left_at", "is", null),
    )
    .select(["shown.id", "shown.name", "shown.start_at", "shown.end_at", "shown.num_tasks"])
    .select(["own.student_id", "own.solved", "own.correct", "own.own_end"])
    .orderBy("shown.start_at", "desc")
    .orderBy("shown.id")
    .execute();
