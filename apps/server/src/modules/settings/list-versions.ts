import type { SettingsVersions } from "@karota/contract/admin/settings.ts";
import { calendarOf } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { readVersion } from "./read-version.ts";
import { listNewest } from "./store.ts";

const PAGE_SIZE = 50;

/**
 * The latest versions with their admins and times, the newest first; the defaults are the last. A version that is no
 * longer valid, such as a figure outside bounds that became narrower later, is left out and logged.
 */
export async function listVersions({ config, database, log }: Deps): Promise<{ versions: SettingsVersions }> {
  const { iso } = calendarOf(config.timeZone);
  const rows = await listNewest(database.db, PAGE_SIZE);
  const versions: SettingsVersions = rows.flatMap((row) => {
    const read = readVersion(row);
    if ("unreadable" in read) {
      log.warn(read.unreadable);
      return [];
    }
    // Who was erased has no name any more.
    return [
      { version: row.version, settings: read.settings, changed_by: row.name || null, changed: iso(row.changed_at) },
    ];
  });
  if (rows.length < PAGE_SIZE)
    versions.push({ version: 0, settings: DEFAULT_SETTINGS, changed_by: null, changed: null });
  return { versions };
}
