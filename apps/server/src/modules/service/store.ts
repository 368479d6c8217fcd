import { sql } from "kysely";
import type { Queries } from "../../database/database.ts";

/** People who are registered now: who was erased is not. */
export async function countPeople(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("users")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("erased_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Boards that were completed, each counted for everyone who did. */
export async function countCompleted(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom("plays")
    .select(({ fn }) => fn.countAll().as("count"))
    // Not as a parameter: only then is it seen that the index on the completed ones will do.
    .where("completed", "=", sql.lit(1))
    .executeTakeFirstOrThrow();
  return Number(count);
}
