import type { InTransaction, Queries } from "../../database/database.ts";
import type { LoginNoncesTable } from "../../database/tables.ts";

export async function insertNonce(queries: Queries, nonce: LoginNoncesTable): Promise<void> {
  await queries.insertInto("login_nonces").values(nonce).execute();
}

/** Uses a nonce up; false when it is unknown, used, too old or another browser's. */
export async function takeNonce(
  queries: InTransaction,
  nonceHash: string,
  cookieHash: string,
  now: number,
): Promise<boolean> {
  const taken = await queries
    .deleteFrom("login_nonces")
    .where("nonce_hash", "=", nonceHash)
    .where("cookie_hash", "=", cookieHash)
    .where("expires_at", ">", now)
    .returning("nonce_hash")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether a browser has begun a sign-in that is not finished yet. */
export async function hasNonce(queries: Queries, cookieHash: string, now: number): Promise<boolean> {
  const found = await queries
    .selectFrom("login_nonces")
    .select("nonce_hash")
    .where("cookie_hash", "=", cookieHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteOldNonces(queries: Queries, now: number): Promise<void> {
  await queries.deleteFrom("login_nonces").where("expires_at", "<=", now).execute();
}
