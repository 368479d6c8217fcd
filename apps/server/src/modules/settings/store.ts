import type { Insertable, Selectable } from "kysely";
import type { InTransaction, Queries } from "../../database/database.ts";
import type { SettingsVersionsTable } from "../../database/tables.ts";

export type SettingsVersion = Selectable<SettingsVersionsTable>;

/** The version in force; null for the defaults. */
export async function findNewest(queries: Queries): Promise<SettingsVersion | null> {
  const row = await queries
    .selectFrom("settings_versions")
    .selectAll()
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The latest versions, the newest first, with the name of who made each. */
export async function listNewest(
  queries: Queries,
  most: number,
): Promise<(SettingsVersion & { name: string | null })[]> {
  return queries
    .selectFrom("settings_versions")
    .leftJoin("users", "users.id", "settings_versions.changed_by")
    .selectAll("settings_versions")
    .select("users.name")
    .orderBy("version", "desc")
    .limit(most)
    .execute();
}

/** Adds a version; false when there is one of this number already. */
export async function insertVersion(queries: InTransaction, row: Insertable<SettingsVersionsTable>): Promise<boolean> {
  const added = await queries
    .insertInto("settings_versions")
    .values(row)
    .onConflict((conflict) => conflict.column("version").doNothing())
    .returning("version")
    .execute();
  return added.length > 0;
}
