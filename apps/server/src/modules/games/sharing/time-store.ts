import type { InTransaction, Queries } from "../../../database/database.ts";
import type { SharedBoardsTable, SharedTimesTable } from "../../../database/tables.ts";

/** The times that people show to who shares a board. */

/** Locks a shared board, so that it does not end while somebody shows a time. */
export async function lockShared(queries: InTransaction, codeHash: string): Promise<void> {
  await queries
    .updateTable("shared_boards")
    .set((eb) => ({ shows_time: eb.ref("shows_time") }))
    .where("code_hash", "=", codeHash)
    .execute();
}

export async function findTime(queries: Queries, codeHash: string, userId: string): Promise<SharedTimesTable | null> {
  const row = await queries
    .selectFrom("shared_times")
    .selectAll()
    .where("code_hash", "=", codeHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Shows a time, unless the person shows one of this board already. */
export async function addTime(queries: InTransaction, row: SharedTimesTable): Promise<void> {
  await queries
    .insertInto("shared_times")
    .values(row)
    .onConflict((conflict) => conflict.columns(["code_hash", "user_id"]).doNothing())
    .execute();
}

export async function deleteTime(queries: Queries, codeHash: string, userId: string): Promise<void> {
  await queries.deleteFrom("shared_times").where("code_hash", "=", codeHash).where("user_id", "=", userId).execute();
}

/** The times of a board, the fastest first. */
export const listTimes = (
  queries: Queries,
  codeHash: string,
  limit: number,
): Promise<{ readonly seconds: number; readonly settings: string }[]> =>
  queries
    .selectFrom("shared_times")
    .innerJoin("users", "users.id", "shared_times.user_id")
    .select(["seconds", "settings"])
    .where("code_hash", "=", codeHash)
    .orderBy("seconds")
    .orderBy("shown_at")
    .limit(limit)
    .execute();

/** In which time its owner has solved a board; null before that. */
export async function findOwnerTime(
  queries: Queries,
  { user_id, grid_id }: Pick<SharedBoardsTable, "user_id" | "grid_id">,
): Promise<{ readonly seconds: number; readonly settings: string } | null> {
  const row = await queries
    .selectFrom("plays")
    .innerJoin("users", "users.id", "plays.user_id")
    .select(["seconds", "settings"])
    .where("user_id", "=", user_id)
    .where("grid_id", "=", grid_id)
    .where("completed", "=", 1)
    .executeTakeFirst();
  return row ?? null;
}

/** The times that a person shows of boards of others. */
export const listTimesOf = (
  queries: Queries,
  userId: string,
): Promise<{ readonly game: string; readonly seconds: number; readonly shown_at: number }[]> =>
  queries
    .selectFrom("shared_times")
    .innerJoin("shared_boards", "shared_boards.code_hash", "shared_times.code_hash")
    .select(["game", "seconds", "shown_at"])
    .where("shared_times.user_id", "=", userId)
    .orderBy("shown_at")
    .execute();
