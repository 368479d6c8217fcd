import { sql } from "kysely";
import { MAX_RESULTS } from "@karota/contract/mentorship/mentorship.ts";
import type { Queries } from "../../database/database.ts";
import { accessibleIds } from "./colleague-store.ts";

/** One assignment that is over, in the list of the student or of the group that it is of. */
export interface ResultRow {
  readonly of: string;
  readonly id: string;
  readonly name: string;
  /** Students who answered something, and the right answers and the questions of these. */
  readonly answered: number;
  readonly correct: number;
  readonly questions: number;
}

/** Whose assignments, at which moment, and published since when. */
interface Asked {
  readonly mentorId: string;
  readonly now: number;
  readonly since: number;
}

/** The parts of those who are still in the group, or still the mentor's students: others have no name any more. */
const recentParts = (queries: Queries, { since }: Asked) =>
  queries
    .selectFrom("assignments")
    .innerJoin("assignment_students as own", "own.assignment_id", "assignments.id")
    .where("published_at", ">=", since)
    .where("cancelled_at", "is", null)
    .where("left_at", "is", null);

/** The same of a mentor's groups, whoever of their mentors has set it. */
const groupParts = (queries: Queries, asked: Asked) =>
  recentParts(queries, asked).where("group_id", "in", accessibleIds(queries, asked.mentorId));

/** PostgreSQL's sums of bigint are text. */
const whole = (value: unknown): number => Number(value);
const asNumbers = (rows: readonly ResultRow[]): readonly ResultRow[] =>
  rows.map((row) => ({
    ...row,
    answered: whole(row.answered),
    correct: whole(row.correct),
    questions: whole(row.questions),
  }));

/** The newest results of each of the mentor's students, or of one: what is over for that student. */
export async function listResultsOfStudents(
  queries: Queries,
  asked: Asked,
  studentId?: string,
): Promise<readonly ResultRow[]> {
  let parts = recentParts(queries, asked)
    .where("mentor_id", "=", asked.mentorId)
    .select(["own.student_id as of", "assignments.id", "name", "correct", "num_tasks as questions"])
    .select((of) => [
      of.case().when("solved", ">", 0).then(1).else(0).end().as("answered"),
      sql<number>`row_number() over (partition by own.student_id order by start_at desc, assignments.id)`.as("place"),
    ])
    .where(({ eb, or, and, ref }) =>
      or([
        eb("solved", ">=", ref("num_tasks")),
        and([eb("end_at", "<", asked.now), or([eb("own_end", "is", null), eb("own_end", "<", asked.now)])]),
      ]),
    );
  if (studentId !== undefined) parts = parts.where("own.student_id", "=", studentId);
  const rows = await queries
    .selectFrom(parts.as("over"))
    .selectAll()
    .where("place", "<=", MAX_RESULTS)
    .orderBy("of")
    .orderBy("place")
    .execute();
  return asNumbers(rows);
}

/** The newest results of each of the mentor's groups: what has ended, or was answered by everybody. */
export async function listResultsOfGroups(queries: Queries, asked: Asked): Promise<readonly ResultRow[]> {
  const sums = groupParts(queries, asked)
    .select(["group_id as of", "assignments.id", "name", "start_at"])
    .select([
      sql<number>`sum(case when solved > 0 then 1 else 0 end)`.as("answered"),
      sql<number>`sum(correct)`.as("correct"),
      sql<number>`sum(case when solved > 0 then num_tasks else 0 end)`.as("questions"),
    ])
    .groupBy(["group_id", "assignments.id", "name", "start_at", "end_at", "num_tasks"])
    .having(({ eb, or, ref, fn }) => or([eb("end_at", "<", asked.now), eb(fn.min("solved"), ">=", ref("num_tasks"))]));
  const places = queries
    .selectFrom(sums.as("sums"))
    .selectAll()
    .select(sql<number>`row_number() over (partition by sums.of order by start_at desc, id)`.as("place"));
  const rows = await queries
    .selectFrom(places.as("over"))
    .selectAll()
    .where("place", "<=", MAX_RESULTS)
    .orderBy("of")
    .orderBy("place")
    .execute();
  return asNumbers(rows.map(({ of, ...row }) => ({ ...row, of: of ?? "" })));
}

export interface GroupActivity {
  readonly open: number;
  /** Null before the first answer. */
  readonly lastAnswer: number | null;
}

/** Of each of the mentor's groups: what is under way and not answered by everybody, and when a present member answered last. */
export async function listActivityOfGroups(
  queries: Queries,
  asked: Asked,
): Promise<ReadonlyMap<string, GroupActivity>> {
  const rows = await groupParts(queries, asked)
    .select(({ fn, eb }) => [
      "group_id",
      fn.max("answered_at").as("last"),
      fn
        .count<number>(
          eb
            .case()
            .when(
              eb.and([
                eb("start_at", "<=", asked.now),
                eb("end_at", ">=", asked.now),
                eb("solved", "<", eb.ref("num_tasks")),
              ]),
            )
            .then(eb.ref("assignments.id"))
            .end(),
        )
        .distinct()
        .as("open"),
    ])
    .groupBy("group_id")
    .execute();
  return new Map(rows.map(({ group_id, last, open }) => [group_id ?? "", { open, lastAnswer: last }]));
}
