import { sql } from "kysely";
import { MIGRATIONS } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { openPool } from "../database/postgres.ts";
import { freshDatabase } from "./fresh-database.ts";

/** What a migration has done to those who played meanwhile. Times are in milliseconds. */
export interface MigrationReport {
  readonly migrationMs: number;
  /** Saves that were acknowledged before, during and after it. */
  readonly saves: number;
  readonly longestSaveMs: number;
  readonly longestReadMs: number;
  /** Boards that do not have every save that was acknowledged. */
  readonly lost: readonly string[];
}

/** Rows of a table in one statement, which a busy machine too adds before a query is given up. */
const ROWS_AT_ONCE = 20_000;
const SAVERS = 4;
/** Saves of each before the migration begins, and after it has ended. */
const SAVES_BESIDE = 50;

/**
 * Migrates a PostgreSQL database of so many boards, half of them completed, and as many entries of the audit log, from the
 * schema before a step to the present one, while boards are saved and read.
 * @param before the first step that is done then
 */
export async function migrateUnderSaves(boards: number, before: string): Promise<MigrationReport> {
  const home = await freshDatabase("postgres");
  const place = MIGRATIONS.findIndex(({ name }) => name === before);
  const old = await openDatabase(home.settings, undefined, MIGRATIONS.slice(0, place));
  const run = (statement: string) => sql.raw(statement).execute(old.db);
  // The boards belong to nobody.
  await run("alter table plays drop constraint plays_user_id_fkey");
  for (let first = 1; first <= boards; first += ROWS_AT_ONCE) {
    const numbers = `generate_series(${first}, ${Math.min(boards, first + ROWS_AT_ONCE - 1)}) i`;
    await run(`insert into plays (user_id, grid_id, game, options, payload, completed, revision, done, total, seconds, hints,
        started_at, saved_at, completed_at)
      select 'user-' || i / 100, 'grid-' || i, 'sudoku', '{}', repeat('1', 300), i % 2, 1, 0, 81, 0, 0, i, i,
        case i % 2 when 1 then i end
      from ${numbers}`);
    await run(`insert into audit_entries (action, subject, details, note, created_at)
      select 'role.given', 'user-' || i, '{}', '', i from ${numbers}`);
  }
  // Without their names it would wait for tables of other schemas, which other tests lock.
  await run("analyze plays, audit_entries");
  await old.close();

  const pool = openPool(home.settings.databaseUrl!, () => {});
  const saved = Array.from({ length: SAVERS }, () => 0);
  let goal = SAVES_BESIDE;
  let [longestSaveMs, longestReadMs] = [0, 0];
  const timed = async (work: Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work;
    return performance.now() - began;
  };
  const keyOf = (saver: number) => [`user-${Math.floor((saver + 2) / 100)}`, `grid-${saver + 2}`];
  const isFar = () => saved.every((count) => count >= goal);
  const isOver = () => goal > SAVES_BESIDE && isFar();
  const begun = Promise.withResolvers<void>();
  const playing = saved.map(async (_, saver) => {
    while (!isOver()) {
      const save = `update plays set payload = payload || '2', revision = revision + 1, saved_at = saved_at + 1
        where user_id = $1 and grid_id = $2`;
      longestSaveMs = Math.max(longestSaveMs, await timed(pool.query(save, keyOf(saver))));
      const read = "select payload from plays where user_id = $1 and grid_id = $2";
      longestReadMs = Math.max(longestReadMs, await timed(pool.query(read, keyOf(saver))));
      saved[saver]!++;
      if (isFar()) begun.resolve();
    }
  });
  await begun.promise;
  const opening = openDatabase(home.settings);
  const migrationMs = await timed(opening);
  const migrated = await opening;
  goal = Math.max(...saved) + SAVES_BESIDE;
  await Promise.all(playing);
  await pool.end();
  const lost: string[] = [];
  for (const [saver, count] of saved.entries()) {
    const { revision } = await migrated.db
      .selectFrom("plays")
      .select("revision")
      .where("grid_id", "=", keyOf(saver)[1]!)
      .where("user_id", "=", keyOf(saver)[0]!)
      .executeTakeFirstOrThrow();
    if (revision !== count + 1) lost.push(`${keyOf(saver)[1]}: ${count} saves, revision ${revision}`);
  }
  await migrated.close();
  await home.remove();
  return { migrationMs, saves: saved.reduce((sum, count) => sum + count, 0), longestSaveMs, longestReadMs, lost };
}
