import { changedParts, type Settings, type SettingsReply } from "@karota/contract/admin/settings.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { invalidateSettings } from "./settings-cache.ts";
import { getSettings } from "./read-version.ts";
import { wrongFields } from "./rules.ts";
import type { SettingsDeps } from "./settings-deps.ts";
import { findNewest, insertVersion } from "./store.ts";

/** The newest version; 0 for the defaults. */
export async function readNewest({ database: { db } }: Pick<Deps, "database">): Promise<SettingsReply> {
  const newest = await findNewest(db);
  return { version: newest?.version ?? 0, settings: getSettings(newest) };
}

/**
 * Puts settings in force, as a new version; unchanged settings make none.
 * @throws E-KAROTA-GAME_VALIDATION with the invalid fields, E-KAROTA-OLD_VALUES when another admin was faster
 * @throws E-ADMIN-NOT_ONESELF when the admin's own provider would be off: whoever saves can still come in
 */
export async function changeSiteSettings(
  deps: SettingsDeps,
  actor: Actor,
  asked: SettingsReply,
): Promise<SettingsReply> {
  const { catalogue, clock, database } = deps;
  const fields = wrongFields(asked.settings, catalogue);
  if (fields.length > 0) throw fail("E-KAROTA-GAME_VALIDATION", { fields: [...fields] }, `settings: ${fields.join()}`);
  const own = await deps.findProviderOf(actor.id);
  if (own !== null && asked.settings.closed_providers.includes(own)) throw fail("E-ADMIN-NOT_ONESELF");
  const ids = catalogue.map(({ id }) => id);
  const settings: Settings = {
    ...asked.settings,
    closed_games: asked.settings.closed_games.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)),
    closed_providers: asked.settings.closed_providers.toSorted(),
  };
  const changed = await database.transaction(async (queries) => {
    const newest = await findNewest(queries);
    const before = getSettings(newest);
    if ((newest?.version ?? 0) !== asked.version) throw fail("E-KAROTA-OLD_VALUES", {}, "somebody else has saved");
    const parts = changedParts(before, settings);
    if (parts.length === 0) return null;
    const now = clock.now();
    const version = asked.version + 1;
    const row = { version, settings: JSON.stringify(settings), changed_by: actor.id, changed_at: now };
    if (!(await insertVersion(queries, row))) throw fail("E-KAROTA-OLD_VALUES", {}, "somebody else has just saved");
    const details = { version, parts: parts.join(", ") };
    await record(queries, { actorId: actor.id, action: "settings.changed", subject: String(version), details, now });
    return { version, settings };
  });
  if (!changed) return { version: asked.version, settings };
  await invalidateSettings(database);
  return changed;
}
