import { sql, type Selectable } from "kysely";
import type { Given } from "@karota/engine/quiz/task.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { AssignmentAnswersTable } from "../../database/tables.ts";

/** The answers of each student, up to a moment, in one text: for every answer twice its place, plus one when it is right. */
export async function listMarks(
  queries: Queries,
  assignmentId: string,
  until: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom("assignment_answers")
    .select(["student_id", sql<string>`string_agg(cast(2 * task + correct as text), ',')`.as("marks")])
    .where("assignment_id", "=", assignmentId)
    .where("answered_at", "<=", until)
    .groupBy("student_id")
    .execute();
  return new Map(rows.map(({ student_id, marks }) => [student_id, marks]));
}

/** How often each mistake was made at each place, up to a moment. */
export async function countMistakes(
  queries: Queries,
  assignmentId: string,
  until: number,
): Promise<readonly { readonly task: number; readonly mistake: string; readonly count: number }[]> {
  const rows = await queries
    .selectFrom("assignment_answers")
    .select(({ fn }) => ["task", "mistake", fn.countAll<number>().as("count")])
    .where("assignment_id", "=", assignmentId)
    .where("correct", "=", 0)
    .where("mistake", "is not", null)
    .where("answered_at", "<=", until)
    .groupBy(["task", "mistake"])
    .execute();
  return rows.map(({ task, mistake, count }) => ({ task, mistake: mistake!, count }));
}

/** A mistake at one place, and who made it. */
export interface MistakeRow {
  readonly task: number;
  readonly mistake: string;
  readonly studentIds: readonly string[];
}

/** Who made which mistake at which place, up to a moment; in no particular order. */
export async function listMistakes(
  queries: Queries,
  assignmentId: string,
  until: number,
): Promise<readonly MistakeRow[]> {
  const rows = await queries
    .selectFrom("assignment_answers")
    .select(["task", "mistake", sql<string>`string_agg(student_id, ',')`.as("students")])
    .where("assignment_id", "=", assignmentId)
    .where("correct", "=", 0)
    .where("mistake", "is not", null)
    .where("answered_at", "<=", until)
    .groupBy(["task", "mistake"])
    .execute();
  return rows.map(({ task, mistake, students }) => ({ task, mistake: mistake!, studentIds: students.split(",") }));
}

/** A shorter gap is of answers that were sent together, a longer one a pause; in ms. */
const MIN_GAP_MS = 500;
const MAX_GAP_MS = 5 * 60_000;

/** The times from one answer of a student to the next one, over all students. */
export interface Gaps {
  readonly assignmentId: string;
  /** The place of the question that was answered at the end of the gap. */
  readonly task: number;
  readonly count: number;
  readonly totalMs: number;
}

/** How long each question of some assignments took; without pauses. */
export async function sumGaps(queries: Queries, assignmentIds: readonly string[]): Promise<readonly Gaps[]> {
  if (assignmentIds.length === 0) return [];
  const { rows } = await sql<{ assignment_id: string; task: number; count: unknown; total: unknown }>`
    with gaps as (
      select assignment_id, task,
        answered_at - lag(answered_at) over (partition by assignment_id, student_id order by answered_at, task) as gap
      from assignment_answers where assignment_id in (${sql.join(assignmentIds)})
    )
    select assignment_id, task, count(*) as count, sum(gap) as total from gaps
    where gap between ${MIN_GAP_MS} and ${MAX_GAP_MS} group by assignment_id, task
  `.execute(queries);
  // PostgreSQL's sums of bigint are text.
  return rows.map(({ assignment_id: assignmentId, task, count, total }) => ({
    assignmentId,
    task,
    count: Number(count),
    totalMs: Number(total),
  }));
}

export type Answer = Selectable<AssignmentAnswersTable>;

/** In place of the choice of a typed answer. */
const TYPED = -1;

/** The columns of an answer. */
export const storedGiven = (given: Given): Pick<Answer, "selected" | "typed"> =>
  "text" in given ? { selected: TYPED, typed: given.text } : { selected: given.selected, typed: null };

export const givenOf = ({ selected, typed }: Pick<Answer, "selected" | "typed">): Given =>
  typed === null ? { selected } : { text: typed };

/** The answer to a task; null while it is open. */
export async function findAnswerOf(
  queries: Queries,
  assignmentId: string,
  studentId: string,
  task: number,
): Promise<Answer | null> {
  const row = await queries
    .selectFrom("assignment_answers")
    .selectAll()
    .where("assignment_id", "=", assignmentId)
    .where("student_id", "=", studentId)
    .where("task", "=", task)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a final answer; the student's part is locked. */
export async function addAnswer(queries: InTransaction, answer: Answer): Promise<void> {
  await queries.insertInto("assignment_answers").values(answer).execute();
}

/** A student's answers of which nobody has learned yet, in the order in which they were given; they count as learned from now on. */
export async function takeUnlearned(
  queries: InTransaction,
  assignmentId: string,
  studentId: string,
): Promise<readonly Answer[]> {
  const rows = await queries
    .updateTable("assignment_answers")
    .set({ learned: 1 })
    .where("assignment_id", "=", assignmentId)
    .where("student_id", "=", studentId)
    .where("learned", "=", 0)
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => one.answered_at - other.answered_at || one.task - other.task);
}

export const listAnswers = (queries: Queries, assignmentId: string, studentId: string): Promise<Answer[]> =>
  queries
    .selectFrom("assignment_answers")
    .selectAll()
    .where("assignment_id", "=", assignmentId)
    .where("student_id", "=", studentId)
    .orderBy("task")
    .execute();
