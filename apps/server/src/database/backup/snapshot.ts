import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Config } from "../../config.ts";
import { StartError } from "../../start-error.ts";
import { NUMBERS } from "../postgres.ts";
import { primaryClient } from "../primary.ts";
import { FILE } from "../sqlite.ts";
import type { BackupRow, BackupTable } from "./backup-file.ts";

/** One moment of a database, read without holding up those who write. */
export interface Snapshot {
  readonly steps: readonly string[];
  /** Every table but the schema's steps, each after those it refers to, and its rows in portions. */
  content(): AsyncGenerator<BackupTable | readonly BackupRow[]>;
  close(): Promise<void>;
}

const BATCH_SIZE = 1_000;
/** The schema's own list; a restore makes it anew. */
const STEPS = "migrations";

const quoted = (name: string): string => `"${name}"`;

/** Puts each table after those it refers to. Our tables never refer to each other in a circle. */
function inOrder(tables: readonly string[], references: readonly (readonly [from: string, to: string])[]): string[] {
  const ordered: string[] = [];
  const place = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const [from, to] of references) if (from === name && to !== name) place(to);
    ordered.push(name);
  };
  tables.forEach(place);
  return ordered;
}

function ofSqlite(dataDir: string): Snapshot {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) throw new StartError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const list = (sql: string, ...values: string[]) => database.prepare(sql).all(...values);
  // In WAL mode a reader sees the moment of its first read, and writers go on.
  database.exec("begin");
  const tables = list("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name");
  const names = tables.map(({ name }) => String(name));
  if (!names.includes(STEPS)) throw new StartError(`The database in ${dataDir} is not Karota's.`);
  const references = names.flatMap((name) =>
    list(`pragma foreign_key_list(${quoted(name)})`).map((row) => [name, String(row["table"])] as const),
  );
  return {
    steps: list(`select name from ${STEPS} order by name`).map(({ name }) => String(name)),
    async *content() {
      for (const table of inOrder(names, references)) {
        if (table === STEPS) continue;
        const columns = list(`pragma table_info(${quoted(table)})`).map(({ name }) => String(name));
        const last = list("select seq from sqlite_sequence where name = ?", table)[0]?.["seq"];
        yield { table, columns, last: last === undefined ? null : Number(last) };
        const rows = database.prepare(`select ${columns.map(quoted).join(", ")} from ${quoted(table)}`);
        rows.setReturnArrays(true);
        let portion: BackupRow[] = [];
        for (const row of rows.iterate()) {
          portion.push(row as unknown as BackupRow);
          if (portion.length < BATCH_SIZE) continue;
          yield portion;
          portion = [];
        }
        yield portion;
      }
    },
    async close() {
      database.close();
    },
  };
}

async function ofPostgres(url: string): Promise<Snapshot> {
  const client = primaryClient(url, { types: NUMBERS, application_name: "karota-backup" });
  client.on("error", () => {}); // the query under way reports it
  await client.connect().catch((error: Error) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${error.message}.`);
  });
  const list = async (sql: string, ...values: string[]) =>
    (await client.query<Record<string, string | null>>(sql, values)).rows;
  await client.query("begin isolation level repeatable read read only");
  const tables = await list("select tablename from pg_tables where schemaname = current_schema() order by tablename");
  const names = tables.map(({ tablename }) => String(tablename));
  if (!names.includes(STEPS)) {
    await client.end();
    throw new StartError("The database of DATABASE_URL is not Karota's.");
  }
  const references = await list(
    `select conrelid::regclass::text as source, confrelid::regclass::text as target from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );
  const steps = await list(`select name from ${STEPS} order by name`);
  return {
    steps: steps.map(({ name }) => String(name)),
    async *content() {
      const pairs = references.map(({ source, target }) => [String(source), String(target)] as const);
      for (const table of inOrder(names, pairs)) {
        if (table === STEPS) continue;
        const described = await list(
          `select column_name, is_identity from information_schema.columns
            where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
          table,
        );
        const columns = described.map((column) => String(column["column_name"]));
        const numbered = described.find((column) => column["is_identity"] === "YES")?.["column_name"];
        const [sequence] = numbered
          ? await list(
              "select pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) as last",
              table,
              numbered,
            )
          : [];
        yield { table, columns, last: sequence ? Number(sequence["last"] ?? 0) : null };
        await client.query(`declare portion cursor for select ${columns.map(quoted).join(", ")} from ${quoted(table)}`);
        for (;;) {
          const { rows } = await client.query<(string | number | null)[]>({
            text: `fetch ${BATCH_SIZE} from portion`,
            rowMode: "array",
          });
          if (rows.length === 0) break;
          yield rows;
        }
        await client.query("close portion");
      }
    },
    close: () => client.end(),
  };
}

/** Opens the database of the configuration at this moment; a server may be running on it. @throws StartError */
export const openSnapshot = async ({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">) =>
  databaseUrl === null ? ofSqlite(dataDir) : ofPostgres(databaseUrl);
