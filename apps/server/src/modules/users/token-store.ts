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
  await queries
    .insertInto("tokens")
    .values(token)
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ ended: 1 }))
    .execute();
}

/** Rows of tokens that have expired say nothing any more. */
export async function deleteExpiredTokens(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("tokens").where("expires_at", "<=", now).execute();
}

export async function deleteTokensOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom("tokens").where("user_id", "=", userId).execute();
}
