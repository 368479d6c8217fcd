import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";

/** Does something while a table is missing, so that statements that need it fail. It is there again afterwards. */
export async function withoutTable<T>({ db }: Database, table: keyof Tables, work: () => Promise<T>): Promise<T> {
  const hidden = `${table}_hidden`;
  await db.schema.alterTable(table).renameTo(hidden).execute();
  try {
    return await work();
  } finally {
    await db.schema.alterTable(hidden).renameTo(table).execute();
  }
}
