import type { SettingsVersions, SettingsVersionsReply } from "@karota/contract/admin/settings.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { readVersion } from "./read-version.ts";
import type { SettingsDeps } from "./settings-deps.ts";
import { listNewest } from "./store.ts";

const PAGE_SIZE = 50;

/**
 * The latest versions with their admins and times, the newest first; the defaults are the last. A version that is no
 * longer valid, such as a figure outside bounds that became narrower later, is left out and logged. With them come the
 * providers that an admin can switch.
 */
export async function listVersions(
  { config, database, log, findProviderOf }: SettingsDeps,
  actor: Actor,
): Promise<SettingsVersionsReply> {
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
  const own = await findProviderOf(actor.id);
  const providers = [...config.providers, ...config.samlProviders];
  return { providers: providers.map(({ id, label }) => ({ id, label, own: id === own })), versions };
}
