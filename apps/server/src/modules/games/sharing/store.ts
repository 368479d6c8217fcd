import type { InTransaction, Queries } from "../../../database/database.ts";
import type { RacesTable, SharedBoardsTable } from "../../../database/tables.ts";
import { deleteRacesOf, endRaceOf, eraseRaces } from "../races/store.ts";

/** A board that is shared now, or was until its time was over. */
export type SharedRow = SharedBoardsTable & { readonly code: string };

/** What is deleted of a board when its sharing ends. */
const ENDED = { code: null, options: "{}", payload: "" } as const;

export async function findByHash(queries: Queries, codeHash: string): Promise<SharedBoardsTable | null> {
  const row = await queries
    .selectFrom("shared_boards")
    .selectAll()
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return row ?? null;
}

/** The boards that a person shares, the latest first. */
export const listShared = (queries: Queries, userId: string): Promise<SharedRow[]> =>
  queries
    .selectFrom("shared_boards")
    .selectAll()
    .where("user_id", "=", userId)
    .where("code", "is not", null)
    .$narrowType<{ code: string }>()
    .orderBy("created_at", "desc")
    .orderBy("code_hash")
    .execute();

export async function addShared(queries: InTransaction, row: SharedRow): Promise<void> {
  await queries.insertInto("shared_boards").values(row).execute();
}

export async function changeShared(
  queries: Queries,
  codeHash: string,
  change: Pick<SharedBoardsTable, "shows_time">,
): Promise<void> {
  await queries.updateTable("shared_boards").set(change).where("code_hash", "=", codeHash).execute();
}

/**
 * Ends the sharing of a board: nothing but its hash says that it was shared. Returns the race on it that has ended by this;
 * null without one.
 */
export async function endShared(
  queries: InTransaction,
  codeHash: string,
  now: number,
): Promise<Pick<RacesTable, "id" | "version"> | null> {
  await queries
    .updateTable("shared_boards")
    .set({ ...ENDED, ends_at: now })
    .where("code_hash", "=", codeHash)
    .where("code", "is not", null)
    .execute();
  await queries.deleteFrom("shared_times").where("code_hash", "=", codeHash).execute();
  return endRaceOf(queries, codeHash, now);
}

/**
 * Deletes the boards that a person has shared, with all times and races of them, and the person's times and races of others'
 * boards; the hashes of the codes stay for a while and belong to nobody. Returns the races, each with a version that is new.
 */
export async function eraseShared(
  queries: InTransaction,
  userId: string,
  now: number,
): Promise<readonly Pick<RacesTable, "id" | "version">[]> {
  const races = await eraseRaces(queries, userId);
  const own = queries.selectFrom("shared_boards").select("code_hash").where("user_id", "=", userId);
  await queries.deleteFrom("shared_times").where("code_hash", "in", own).execute();
  await queries.deleteFrom("shared_times").where("user_id", "=", userId).execute();
  await queries
    .updateTable("shared_boards")
    .set({ ...ENDED, user_id: null, grid_id: "", ends_at: now })
    .where("user_id", "=", userId)
    .execute();
  return races;
}

/** Deletes some of the rows whose sharing ended before a moment, with their times and races; returns how many. */
export async function deleteEndedShares(queries: Queries, before: number, limit: number): Promise<number> {
  const old = await queries
    .selectFrom("shared_boards")
    .select("code_hash")
    .where("ends_at", "<", before)
    .limit(limit)
    .execute();
  if (old.length === 0) return 0;
  const hashes = old.map(({ code_hash }) => code_hash);
  await queries.deleteFrom("shared_times").where("code_hash", "in", hashes).execute();
  await deleteRacesOf(queries, hashes);
  await queries.deleteFrom("shared_boards").where("code_hash", "in", hashes).execute();
  return old.length;
}
