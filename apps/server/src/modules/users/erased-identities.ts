import { createHmac } from "node:crypto";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { Deps } from "../../deps.ts";
import { ensureSecret } from "../../secrets.ts";
import type { Person } from "./store.ts";

const SECRET = "erased-identities";

/** Makes the secret in advance: two transactions that did so could wait for each other. */
export const makeErasedSecret = ({ database, clock }: Pick<Deps, "database" | "clock">): Promise<string> =>
  ensureSecret(database, clock, SECRET);

type Identity = Pick<Person, "issuer" | "subject">;

/** The hash by which an erased identity is recognised: without the secret it does not reveal the identity. */
async function hashOf(queries: InTransaction, { issuer, subject }: Identity, now: number): Promise<string> {
  const secret = await ensureSecret({ db: queries }, { now: () => now }, SECRET);
  return createHmac("sha256", secret)
    .update(JSON.stringify([issuer, subject]))
    .digest("base64url");
}

/** Notes that this identity was erased, and which roles an admin had taken. */
export async function saveErased(
  queries: InTransaction,
  person: Identity & Pick<Person, "barred_roles">,
  now: number,
): Promise<void> {
  const row = { barred_roles: person.barred_roles, erased_at: now };
  await queries
    .insertInto("erased_identities")
    .values({ hash: await hashOf(queries, person, now), ...row })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet(row))
    .execute();
}

/** The record of an erased identity; null when there is none, or not any more. */
export async function findErased(
  queries: InTransaction,
  identity: Identity,
  now: number,
): Promise<{ readonly barred_roles: string } | null> {
  const hash = await hashOf(queries, identity, now);
  const row = await queries
    .selectFrom("erased_identities")
    .select("barred_roles")
    .where("hash", "=", hash)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes the records from before this moment; returns how many rows. */
export async function deleteErasedBefore(queries: Queries, before: number, limit: number): Promise<number> {
  const old = queries.selectFrom("erased_identities").select("hash").where("erased_at", "<", before).limit(limit);
  const deleted = await queries.deleteFrom("erased_identities").where("hash", "in", old).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
