import { sql } from "kysely";
import type { Database } from "../database/database.ts";

export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly dataType: string }[];
}

/**
 * Lists the tables of a database. On PostgreSQL it reads the own schema alone: Kysely's introspection reads all schemas,
 * and fails when another test drops one meanwhile.
 */
export async function tablesOf({ db, kind }: Database): Promise<readonly Table[]> {
  if (kind === "sqlite") return db.introspection.getTables();
  const { rows } = await sql<{ name: string; column: string; dataType: string }>`
    select table_name as name, column_name as column, udt_name as "dataType" from information_schema.columns
    where table_schema = current_schema() order by table_name, ordinal_position`.execute(db);
  const columns = Map.groupBy(rows, ({ name }) => name);
  return [...columns].map(([name, own]) => ({
    name,
    columns: own.map(({ column, dataType }) => ({ name: column, dataType })),
  }));
}
