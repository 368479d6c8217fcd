import { sql, type RawBuilder } from "kysely";
import type { Database, InTransaction } from "../database/database.ts";
import { tablesOf, type Table } from "./tables-of.ts";

/** The rows of a database as they are now, to go back to them. */
export interface SavedRows {
  /** Restores every row, and returns the tables where that was needed; a process's memory is not restored. */
  restore(): Promise<readonly string[]>;
}

const copyOf = (name: string): string => `saved_${name}`;
const LINE_FEED = "\n";

/** What the two databases write differently. */
const KINDS = {
  sqlite: {
    /** All rows of a table in one text. */
    textOf: ({ name, columns }: Table): RawBuilder<string> => {
      const cells = sql.join(columns.map((column) => sql.ref(column.name)));
      return sql`(select group_concat(json_array(${cells}), ${LINE_FEED}) from ${sql.table(name)})`;
    },
    /** References are checked at the end of the transaction. */
    async putBack(queries: InTransaction, changed: readonly string[]): Promise<void> {
      await sql`pragma defer_foreign_keys = on`.execute(queries);
      for (const name of changed) {
        await sql`delete from ${sql.table(name)}`.execute(queries);
        await sql`insert into ${sql.table(name)} select * from ${sql.table(copyOf(name))}`.execute(queries);
      }
    },
  },
  postgres: {
    textOf: ({ name }: Table): RawBuilder<string> =>
      sql`(select string_agg(own::text, ${LINE_FEED} order by own::text) from ${sql.table(name)} as own)`,
    /** References are checked at the end of a statement: in one statement the order of the tables is free. */
    async putBack(queries: InTransaction, _changed: readonly string[], all: readonly string[]): Promise<void> {
      const inOne = (what: (name: string) => RawBuilder<unknown>) =>
        sql`with ${sql.join(all.map((name) => sql`${sql.ref(`of_${name}`)} as (${what(name)})`))} select 1`;
      await inOne((name) => sql`delete from ${sql.table(name)}`).execute(queries);
      const copy = (name: string) =>
        sql`insert into ${sql.table(name)} overriding system value select * from ${sql.table(copyOf(name))}`;
      await inOne(copy).execute(queries);
    },
  },
};

/** Saves all rows in tables of their own beside the others. */
export async function saveRows(database: Database): Promise<SavedRows> {
  const { textOf, putBack } = KINDS[database.kind];
  const tables = await tablesOf(database);
  const names = tables.map(({ name }) => name);
  const texts = sql.join(tables.map((table) => sql`${textOf(table)} as ${sql.ref(table.name)}`));
  /** The rows of each table, in one question. */
  const read = async () => (await sql<Record<string, string | null>>`select ${texts}`.execute(database.db)).rows[0]!;
  for (const name of names)
    await sql`create table ${sql.table(copyOf(name))} as select * from ${sql.table(name)}`.execute(database.db);
  const saved = await read();
  return {
    async restore() {
      const now = await read();
      const changed = names.filter((name) => now[name] !== saved[name]);
      if (changed.length > 0) await database.transaction((queries) => putBack(queries, changed, names));
      return changed;
    },
  };
}
