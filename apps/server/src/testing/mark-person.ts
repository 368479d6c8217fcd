import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import type { Part } from "./personal-tables.ts";
import { tablesOf } from "./tables-of.ts";

/** The columns that point at other rows, each as `table.column`. */
async function foreignKeysOf({ db, kind }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await (
    kind === "postgres"
      ? sql<{ name: string }>`
          select relname || '.' || attname as name from pg_constraint
          join pg_class on pg_class.oid = conrelid
          join pg_attribute on attrelid = conrelid and attnum = any (conkey)
          where contype = 'f' and connamespace = current_schema()::regnamespace`
      : sql<{ name: string }>`
          select tables.name || '.' || keys."from" as name
          from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys where tables.type = 'table'`
  ).execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The columns that contain one of the texts, each as `table.column`, sorted. */
export async function columnsWith(database: Database, texts: readonly string[]): Promise<string[]> {
  const { db } = database;
  const sought = texts.map((text) => text.toLowerCase());
  const found: string[] = [];
  for (const { name, columns } of await tablesOf(database))
    for (const column of columns) {
      const { rows } = await sql<{ text: string | null }>`
        select cast(${sql.ref(column.name)} as text) as text from ${sql.table(name)}`.execute(db);
      if (rows.some(({ text }) => sought.some((one) => text?.toLowerCase().includes(one))))
        found.push(`${name}.${column.name}`);
    }
  return found.toSorted();
}

/** A text with a mark in it: JSON stays JSON of its kind. */
function marked(text: string | null, mark: string): string {
  if (!/^[[{]/.test(text ?? "")) return mark;
  const value = JSON.parse(text!) as object;
  return JSON.stringify(Array.isArray(value) ? [...(value as unknown[]), mark] : { ...value, [mark]: mark });
}

/**
 * Writes a mark of its own, which names its column, into every text of a person that an erasure has to reach, and
 * returns these columns.
 * @throws for a table or a column that `known` does not assign to a person, and for a column without a row
 */
export async function markPerson(
  database: Database,
  known: Readonly<Record<string, readonly Part[]>>,
  userId: string,
  mark: string,
): Promise<readonly string[]> {
  const keys = await foreignKeysOf(database);
  const filled: string[] = [];
  let count = 0;
  const tables = await tablesOf(database);
  const gone = Object.keys(known).filter((name) => tables.every((table) => table.name !== name));
  if (gone.length > 0) throw new Error(`There is no table ${gone.join(", ")}.`);
  for (const { name, columns } of tables) {
    const parts = known[name];
    if (!parts)
      throw new Error(
        `The test knows nothing of the table ${name}: say in testing/personal-tables.ts how it belongs to a person, or that it holds nothing personal.`,
      );
    const texts = columns
      .filter(({ dataType }) => /^(text|varchar|char|json|bytea|blob)/i.test(dataType))
      .map((column) => column.name);
    for (const { rows, stays } of parts) {
      const unknown = Object.keys(stays).filter((column) => !texts.includes(column));
      if (unknown.length > 0) throw new Error(`${name} has no text column ${unknown.join(", ")}.`);
      const mustGo = texts.filter((column) => !keys.has(`${name}.${column}`) && !Object.hasOwn(stays, column));
      if (mustGo.length === 0) continue;
      if (rows === null)
        throw new Error(
          `The test knows nothing of ${mustGo.map((column) => `${name}.${column}`).join(", ")}: say in testing/personal-tables.ts how it belongs to a person, or why it may stay.`,
        );
      const place = sql.raw(database.kind === "postgres" ? "ctid" : "rowid");
      const own = await sql<Record<string, string | null> & { place: unknown }>`
        select ${sql.join(mustGo.map((column) => sql.ref(column)))}, ${place} as place
        from ${sql.table(name)} where ${rows(userId)}`.execute(database.db);
      if (own.rows.length === 0) throw new Error(`The person of this test has no row in ${name}.`);
      for (const row of own.rows) {
        const changes = mustGo.map(
          (column) => sql`${sql.ref(column)} = ${marked(row[column]!, `${mark}-${name}-${column}-${count++}`)}`,
        );
        await sql`update ${sql.table(name)} set ${sql.join(changes)} where ${place} = ${row.place}`.execute(
          database.db,
        );
      }
      filled.push(...mustGo.map((column) => `${name}.${column}`));
    }
  }
  return filled;
}
