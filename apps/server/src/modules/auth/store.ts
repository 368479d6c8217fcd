import type { InTransaction, Queries } from "../../database/database.ts";
import type { LoginNoncesTable, SamlAssertionsTable } from "../../database/tables.ts";

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

/** Whether a sign-in with this nonce has begun, in whichever browser, and is not finished yet. */
export async function isNonceOpen(queries: Queries, nonceHash: string, now: number): Promise<boolean> {
  const found = await queries
    .selectFrom("login_nonces")
    .select("nonce_hash")
    .where("nonce_hash", "=", nonceHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}

/** False when the assertion has been taken before. */
export async function insertAssertion(queries: Queries, assertion: SamlAssertionsTable): Promise<boolean> {
  const added = await queries
    .insertInto("saml_assertions")
    .values(assertion)
    .onConflict((conflict) => conflict.column("assertion_hash").doNothing())
    .returning("assertion_hash")
    .executeTakeFirst();
  return added !== undefined;
}

/** Uses a one-time code up and returns what it was for, still encrypted; null when it is unknown, used or too old. */
export async function takePerson(queries: InTransaction, codeHash: string, now: number): Promise<string | null> {
  const found = await queries
    .selectFrom("saml_assertions")
    .select("person")
    .where("code_hash", "=", codeHash)
    .where("code_expires_at", ">", now)
    .executeTakeFirst();
  if (!found) return null;
  const { numUpdatedRows } = await queries
    .updateTable("saml_assertions")
    .set({ code_hash: null, person: null })
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? found.person : null;
}

export async function deleteOldAssertions(queries: Queries, now: number): Promise<number> {
  const old = queries.deleteFrom("saml_assertions").where("expires_at", "<=", now);
  return Number((await old.executeTakeFirstOrThrow()).numDeletedRows);
}

export async function deleteOldNonces(queries: Queries, now: number): Promise<number> {
  const old = queries.deleteFrom("login_nonces").where("expires_at", "<=", now);
  return Number((await old.executeTakeFirstOrThrow()).numDeletedRows);
}
