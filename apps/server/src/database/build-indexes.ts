import { sql, type Kysely } from "kysely";
import type { Migration } from "../migrations/migration.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Which of the steps' indexes are missing, or left half built by a process, and which that they replace are still there. */
async function listChanges(db: Kysely<Tables>, migrations: readonly Migration[]) {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace`.execute(db);
  const valid = new Map(rows.map((row) => [row.name, row.valid]));
  const replaced = new Set(migrations.flatMap(({ replaced = [] }) => replaced));
  return {
    // One that a later step replaces would be built at one start and dropped at the next.
    missing: migrations
      .flatMap(({ indexes = {} }) => Object.entries(indexes))
      .filter(([name]) => !valid.get(name) && !replaced.has(name)),
    replaced: [...replaced].filter((name) => valid.has(name)),
  };
}

/**
 * Builds the indexes of steps that are missing on PostgreSQL, and then drops those they replace, while other processes go on
 * writing; in one process at a time.
 */
export async function buildIndexes({ db, withLock }: Database, migrations: readonly Migration[]): Promise<void> {
  const { missing, replaced } = await listChanges(db, migrations);
  if (missing.length + replaced.length === 0) return;
  await withLock("indexes", async () => {
    const left = await listChanges(db, migrations);
    for (const [name, on] of left.missing) {
      await sql.raw(`drop index concurrently if exists ${name}`).execute(db);
      await sql.raw(`create index concurrently ${name} on ${on}`).execute(db);
    }
    for (const name of left.replaced) await sql.raw(`drop index concurrently ${name}`).execute(db);
  });
}
