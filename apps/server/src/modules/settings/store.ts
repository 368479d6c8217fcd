import type { Selectable } from "kysely";
import type { Queries } from "../../database/database.ts";
import type { SettingsVersionsTable } from "../../database/tables.ts";

export type SettingsVersion = Selectable<SettingsVersionsTable>;

/** The version in force; null while nobody has changed anything. */
export async function findNewest(queries: Queries): Promise<SettingsVersion | null> {
  const row = await queries
    .selectFrom("settings_versions")
    .selectAll()
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
