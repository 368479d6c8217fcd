import { setTimeout as pause } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import type { Migration } from "../migrations/migration.ts";
import type { Tables } from "./tables.ts";

/** Any number that no other lock of the same PostgreSQL database has. */
const LOCK = 5_412_019_002;
/** Until a process that waits for another one's indexes looks again, in milliseconds. */
const POLL_MS = 500;

/** Those that are not there, or that a process has left half built. */
async function listMissing(db: Kysely<Tables>, migrations: readonly Migration[]) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indisvalid and relnamespace = current_schema()::regnamespace`.execute(db);
  const there = new Set(rows.map(({ name }) => name));
  return migrations.flatMap(({ indexes = {} }) => Object.entries(indexes)).filter(([name]) => !there.has(name));
}

/** Builds the indexes of steps that are missing on PostgreSQL, while other processes go on writing; in one process at a time. */
export async function buildIndexes(db: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> {
  if ((await listMissing(db, migrations)).length === 0) return;
  await db.connection().execute(async (connection) => {
    const lock = async () =>
      (await sql<{ taken: boolean }>`select pg_try_advisory_lock(${LOCK}) as taken`.execute(connection)).rows[0]!.taken;
    // Asked again and again: for a statement that waits, the process that builds would wait in turn.
    while (!(await lock())) await pause(POLL_MS);
    try {
      for (const [name, on] of await listMissing(connection, migrations)) {
        await sql.raw(`drop index concurrently if exists ${name}`).execute(connection);
        await sql.raw(`create index concurrently ${name} on ${on}`).execute(connection);
      }
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}
