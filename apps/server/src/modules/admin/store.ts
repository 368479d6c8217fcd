import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Database, Queries } from "../../database/database.ts";

/** The database's own version. */
export async function readVersion({ kind, db }: Database): Promise<string> {
  const question = kind === "sqlite" ? sql`select sqlite_version() as version` : sql`show server_version`;
  const { rows } = await question.execute(db);
  return String(Object.values(rows[0] as object)[0]);
}

/** How much room the database takes on its disk. */
export async function readBytes({ kind, db }: Database): Promise<number> {
  const question =
    kind === "sqlite"
      ? sql<{
          bytes: number | string;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await question.execute(db);
  return Number(rows[0]!.bytes);
}

/** The smallest question there is. */
export async function ask(queries: Queries): Promise<void> {
  await sql`select 1`.execute(queries);
}

/** The database's clock, in milliseconds since 1970. */
export async function readClock({ kind, db }: Database): Promise<number> {
  const question =
    kind === "sqlite"
      ? sql<{ now: number | string }>`select unixepoch('now', 'subsec') * 1000 as now`
      : sql<{ now: number | string }>`select extract(epoch from clock_timestamp()) * 1000 as now`;
  const { rows } = await question.execute(db);
  return Number(rows[0]!.now);
}

export async function readLastMigration(queries: Queries): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(queries);
  return rows[0]!.name;
}

/** People who signed in since a moment. */
export async function countSignedIn(queries: Queries, since: number): Promise<number> {
  const { count } = await queries
    .selectFrom("users")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("last_login_at", ">=", since)
    .where("erased_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Mentors who published an assignment since a moment. */
export async function countActiveMentors(queries: Queries, since: number): Promise<number> {
  const { count } = await queries
    .selectFrom("assignments")
    .select(({ fn }) => fn.count("published_by").distinct().as("count"))
    .where("published_at", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

class Undone extends Error {}

/** Writes a row, reads it, takes it back; answers whether it was there in between, and whether it is gone. */
export async function writeAndUndo({
  db,
  transaction,
}: Database): Promise<{ readonly there: boolean; readonly gone: boolean }> {
  const hash = `check-${randomUUID()}`;
  const find = (queries: Queries) =>
    queries.selectFrom("login_nonces").select("nonce_hash").where("nonce_hash", "=", hash).executeTakeFirst();
  let there = false;
  try {
    await transaction(async (queries) => {
      await queries.insertInto("login_nonces").values({ nonce_hash: hash, cookie_hash: "", expires_at: 0 }).execute();
      there = (await find(queries)) !== undefined;
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return { there, gone: (await find(db)) === undefined };
}
