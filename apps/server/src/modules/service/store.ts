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
    .where("completed", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}
