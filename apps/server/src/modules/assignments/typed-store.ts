import { sql } from "kysely";
import type { Queries } from "../../database/database.ts";

/** What a student typed at a place, with the tasks that were drawn for them. */
export interface TypedRow {
  readonly student_id: string;
  /** Null when the person is not in the group, or not the mentor's student, any more. */
  readonly name: string | null;
  readonly typed: string;
  readonly correct: number;
  readonly mistake: string | null;
  readonly tasks: string;
}

const typedAt = (queries: Queries, assignmentId: string, place: number) =>
  queries
    .selectFrom("assignment_answers as given")
    .where("given.assignment_id", "=", assignmentId)
    .where("given.task", "=", place)
    .where("given.typed", "is not", null);

/** The first so many answers, wrong ones with a named mistake first; without those of erased people. */
export async function listTyped(
  queries: Queries,
  assignmentId: string,
  place: number,
  most: number,
): Promise<readonly TypedRow[]> {
  const rows = await typedAt(queries, assignmentId, place)
    .innerJoin("assignment_students as own", (join) =>
      join.onRef("own.assignment_id", "=", "given.assignment_id").onRef("own.student_id", "=", "given.student_id"),
    )
    .innerJoin("users", "users.id", "given.student_id")
    .select(["given.student_id", "given.typed", "given.correct", "given.mistake", "own.tasks"])
    .select((eb) => eb.case().when("own.left_at", "is", null).then(eb.ref("users.name")).else(null).end().as("name"))
    .where("given.typed", "!=", "")
    .where("own.tasks", "is not", null)
    .orderBy("given.correct")
    .orderBy(sql`case when given.mistake is null then 1 else 0 end`)
    .orderBy("users.name")
    .orderBy("given.student_id")
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, typed: row.typed!, tasks: row.tasks! }));
}

/** How many typed a right answer, and how many made each mistake. */
export const countTyped = (
  queries: Queries,
  assignmentId: string,
  place: number,
): Promise<readonly { readonly correct: number; readonly mistake: string | null; readonly count: number }[]> =>
  typedAt(queries, assignmentId, place)
    .select(({ fn }) => ["given.correct", "given.mistake", fn.countAll<number>().as("count")])
    .groupBy(["given.correct", "given.mistake"])
    .execute();
