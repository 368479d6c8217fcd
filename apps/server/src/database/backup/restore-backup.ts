import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Config } from "../../config.ts";
import { StartError } from "../../start-error.ts";
import type { Database, InTransaction } from "../database.ts";
import { MIGRATIONS } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { primaryClient } from "../primary.ts";
import { STOP_RUNNING } from "../running-lock.ts";
import { FILE, takeLock } from "../sqlite.ts";
import {
  checkBackup,
  readBackup,
  type BackupHeader,
  type BackupRow,
  type BackupTable,
  type RowCounts,
} from "./backup-file.ts";

/** Values in one statement; both databases take more. */
const MAX_VALUES = 20_000;
const BATCH_SIZE = 500;

type Place = Pick<Config, "databaseUrl" | "dataDir">;

export interface Restored {
  readonly about: BackupHeader;
  readonly counts: RowCounts;
  /** Where what was there before lies now; null when nothing was there. */
  readonly aside: string | null;
}

async function insert(
  queries: InTransaction,
  kind: Database["kind"],
  { table, columns }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // Numbers that the database gives otherwise are given back as they were.
  const numbers = kind === "postgres" ? sql`overriding system value` : sql``;
  const most = Math.max(1, Math.floor(MAX_VALUES / columns.length));
  for (let from = 0; from < rows.length; from += most) {
    const values = rows.slice(from, from + most).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(table)} (${names}) ${numbers} values ${sql.join(values)}`.execute(queries);
  }
}

async function setLast(queries: InTransaction, kind: Database["kind"], { table, last }: BackupTable): Promise<void> {
  if (last === null || last === 0) return;
  if (kind === "postgres") await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(queries);
  else {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(queries);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(queries);
  }
}

/** Fills an empty database with a backup, in the schema that the backup was made with. */
async function fill(place: Place, file: string, steps: readonly string[]): Promise<void> {
  // A large backup takes long, and to begin again would help nobody.
  const database = await openDatabase(place, () => {}, MIGRATIONS.slice(0, steps.length), { isLimited: false });
  try {
    await database.transaction(async (queries) => {
      let numbered: BackupTable | null = null;
      await readBackup(file, BATCH_SIZE, async (table, rows) => {
        if (numbered && numbered.table !== table.table) await setLast(queries, database.kind, numbered);
        numbered = table;
        await insert(queries, database.kind, table, rows);
      });
      if (numbered) await setLast(queries, database.kind, numbered);
    });
  } finally {
    await database.close();
  }
}

const notEmpty = (where: string) =>
  new StartError(`${where} holds data already: with --replace it is put aside and the backup takes its place.`);

async function restoreSqlite(place: Place, file: string, steps: readonly string[], replace: boolean, stamp: string) {
  const { dataDir } = place;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = takeLock(dataDir);
  const made = join(dataDir, "restoring");
  try {
    const there = join(dataDir, FILE);
    if (existsSync(there) && !replace) throw notEmpty(dataDir);
    rmSync(made, { recursive: true, force: true });
    await fill({ databaseUrl: null, dataDir: made }, file, steps);
    let aside: string | null = null;
    if (existsSync(there)) {
      aside = join(dataDir, `before-${stamp}`);
      mkdirSync(aside, { mode: 0o700 });
      // The last writes may be only in the WAL beside the file; it must not be applied to the new file.
      copyFileSync(there, join(aside, FILE), constants.COPYFILE_FICLONE);
      if (existsSync(`${there}-wal`)) renameSync(`${there}-wal`, join(aside, `${FILE}-wal`));
      rmSync(`${there}-shm`, { force: true });
    }
    renameSync(join(made, FILE), there);
    return aside;
  } finally {
    rmSync(made, { recursive: true, force: true });
    lock.close();
  }
}

/** The same database, another schema. */
function inSchema(url: string, schema: string): string {
  // Not by `URL`, which knows one host only.
  const [place, query] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.set("options", `${parameters.get("options") ?? ""} -c search_path=${schema}`.trim());
  return `${place}?${parameters}`;
}

async function restorePostgres(
  url: string,
  place: Place,
  file: string,
  steps: readonly string[],
  replace: boolean,
  stamp: string,
) {
  const client = primaryClient(url, { application_name: "karota-restore" });
  client.on("error", () => {}); // the query under way reports it
  await client.connect().catch((error: Error) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
  });
  const made = `karota_restoring_${stamp.replaceAll("-", "_")}`;
  try {
    const { rows: locks } = await client.query<{ taken: boolean }>(STOP_RUNNING);
    if (!locks[0]?.taken) throw new StartError("A Karota is running on the database of DATABASE_URL: stop it first.");
    const { rows: found } = await client.query<{ schema: string; tables: string }>(
      `select current_schema() as schema, count(*) as tables from pg_tables where schemaname = current_schema()`,
    );
    const schema = found[0]!.schema;
    const isEmpty = Number(found[0]!.tables) === 0;
    if (!isEmpty && !replace) throw notEmpty("The database of DATABASE_URL");
    await client.query(`create schema ${made}`);
    await fill({ ...place, databaseUrl: inSchema(url, made) }, file, steps);
    const aside = isEmpty ? null : `karota_before_${stamp.replaceAll("-", "_")}`;
    await client.query("begin");
    await client.query(aside ? `alter schema "${schema}" rename to ${aside}` : `drop schema "${schema}"`);
    await client.query(`alter schema ${made} rename to "${schema}"`);
    await client.query("commit");
    return aside && `the schema ${aside}`;
  } catch (error) {
    await client.query("rollback");
    await client.query(`drop schema if exists ${made} cascade`);
    if (error instanceof StartError) throw error;
    throw new StartError(`The database cannot be restored: ${(error as Error).message}.`);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup to the configured database, whichever of the two it came from. The backup is read to its end first;
 * then it is loaded beside the present data and replaces them at once, so that a failure changes nothing.
 * @throws StartError when the backup cannot be used, a Karota is running, or there is data and `replace` is false
 */
export async function restoreBackup(place: Place, file: string, replace: boolean, now: number): Promise<Restored> {
  const { about, counts } = await checkBackup(file);
  const unknown = about.steps.find((step, at) => MIGRATIONS[at]?.name !== step);
  if (unknown !== undefined)
    throw new StartError(`${file} was made by a newer Karota (step ${unknown} is unknown here): update this one.`);
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[T:]/g, "-");
  const { databaseUrl } = place;
  const aside = await (databaseUrl === null
    ? restoreSqlite(place, file, about.steps, replace, stamp)
    : restorePostgres(databaseUrl, place, file, about.steps, replace, stamp));
  return { about, counts, aside };
}
