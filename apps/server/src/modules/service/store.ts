import { sql } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { CompletedDaysTable } from "../../database/tables.ts";

/** Not as a parameter: only then is it seen that the index on the completed ones will do. */
const COMPLETED = sql.lit(1);

/** People who are registered now: who was erased is not. */
export async function countPeople(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("users")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("erased_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the first or the last board was completed from a moment on, in ms; null where there is none. */
export async function findCompletion(queries: Queries, which: "min" | "max", from: number): Promise<number | null> {
  const { moment } = await queries
    .selectFrom("plays")
    .select(({ fn }) => fn[which]<number | null>("completed_at").as("moment"))
    .where("completed", "=", COMPLETED)
    .where("completed_at", ">=", from)
    .executeTakeFirstOrThrow();
  return moment;
}

/** Boards that were completed from a moment on, until before another one, each counted for everyone who did. */
export async function countCompleted(queries: Queries, from: number, until: number | null): Promise<number> {
  let boards = queries
    .selectFrom("plays")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("completed", "=", COMPLETED)
    .where("completed_at", ">=", from);
  if (until !== null) boards = boards.where("completed_at", "<", until);
  return Number((await boards.executeTakeFirstOrThrow()).count);
}

/** The boards of the stored days, and the last of these days; null where none is stored. */
export async function sumCompletedDays(
  queries: Queries,
): Promise<{ readonly last: number | null; readonly boards: number }> {
  const { last, boards } = await queries
    .selectFrom("completed_days")
    .select(({ fn }) => [fn.max<number | null>("day").as("last"), fn.sum<number | null>("boards").as("boards")])
    .executeTakeFirstOrThrow();
  return { last, boards: Number(boards) };
}

/** Stores the boards of a day, unless another process was first. */
export async function addCompletedDay(queries: Queries, row: CompletedDaysTable): Promise<void> {
  await queries
    .insertInto("completed_days")
    .values(row)
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
}
