import type { Settings, SettingsReply } from "@karota/contract/admin/settings.ts";
import type { Actor } from "../../../deps.ts";
import type { TestApp } from "../../../testing/test-app.ts";

export const readAs = async (it: TestApp, admin: Actor): Promise<SettingsReply> =>
  (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();

/** Puts some other settings in force. Throws with the reply's body when that does not succeed. */
export async function set(it: TestApp, admin: Actor, change: Partial<Settings>): Promise<SettingsReply> {
  const { version, settings } = await readAs(it, admin);
  const reply = await it.call(admin, "PUT", "admin/settings", { version, settings: { ...settings, ...change } });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.json<SettingsReply>();
}
