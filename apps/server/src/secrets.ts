import { randomBytes } from "node:crypto";
import type { Queries } from "./database/database.ts";
import type { Clock } from "./deps.ts";

/** Returns a secret of this installation. It is created on first use and shared by all processes on one database. */
export async function ensureSecret({ db }: { readonly db: Queries }, clock: Clock, name: string): Promise<string> {
  await db
    .insertInto("secrets")
    .values({ name, value: randomBytes(48).toString("base64url"), created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return row.value;
}
