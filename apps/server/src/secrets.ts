import { randomBytes } from "node:crypto";
import type { Queries } from "./database/database.ts";
import type { Clock } from "./deps.ts";

const randomSecret = async (): Promise<string> => randomBytes(48).toString("base64url");

const find = async ({ db }: { readonly db: Queries }, name: string): Promise<string | undefined> =>
  (await db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst())?.value;

/** Returns a secret of this installation. It is created on first use and shared by all processes on one database. */
export async function ensureSecret(
  database: { readonly db: Queries },
  clock: Clock,
  name: string,
  make = randomSecret,
): Promise<string> {
  const known = await find(database, name);
  if (known !== undefined) return known;
  const value = await make();
  await database.db
    .insertInto("secrets")
    .values({ name, value, created_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Another process may have been first.
  return (await find(database, name)) ?? value;
}
