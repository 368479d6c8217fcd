import type { Insertable, Selectable } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { TokensTable } from "../../database/tables.ts";

/** The state of a person's tokens that have not expired. */
export const listTokens = (queries: Queries, userId: string, now: number): Promise<Selectable<TokensTable>[]> =>
  queries.selectFrom("tokens").selectAll().where("user_id", "=", userId).where("expires_at", ">", now).execute();

/** Records the use of a token; one that was ended meanwhile stays ended. */
export async function saveUse(queries: Queries, token: Insertable<TokensTable>): Promise<void> {
  await queries
    .insertInto("tokens")
    .values(token)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ used_at: token.used_at }))
    .execute();
}

/** Ends a token before its time. */
export async function saveEnd(queries: Queries, token: Insertable<TokensTable>): Promise<void> {
  const ended = { ended: 1, school_session: null, school_session_hash: null };
  await queries
    .insertInto("tokens")
    .values(token)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(ended))
    .execute();
}

/** The session at the school behind a token, as `saveUse` has stored it; null when there is none. */
export async function findSchoolSession(queries: Queries, id: string): Promise<string | null> {
  const found = await queries.selectFrom("tokens").select("school_session").where("id", "=", id).executeTakeFirst();
  return found?.school_session ?? null;
}

/** The tokens that were not ended, of people with this session at their school. */
export const listTokensOfSchool = (queries: Queries, hash: string, now: number): Promise<Selectable<TokensTable>[]> =>
  queries
    .selectFrom("tokens")
    .selectAll()
    .where("school_session_hash", "=", hash)
    .where("ended", "=", 0)
    .where("expires_at", ">", now)
    .execute();

/** Rows of tokens that have expired say nothing any more. */
export async function deleteExpiredTokens(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("tokens").where("expires_at", "<=", now).execute();
}

export async function deleteTokensOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("tokens").where("user_id", "=", userId).execute();
}
