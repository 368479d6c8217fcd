import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import type { Actor } from "../deps.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Switches these sign-in providers off, and all others on.
 * @param admin a new one, over a provider that is not configured, when left out
 */
export async function closeProviders(
  it: TestApp,
  closed_providers: readonly string[],
  admin?: Actor,
): ReturnType<TestApp["call"]> {
  const actor = admin ?? (await it.newPlayer({ roles: ["admin"] }));
  const { version, settings } = (await it.call(actor, "GET", "admin/settings")).json<SettingsReply>();
  return it.call(actor, "PUT", "admin/settings", { version, settings: { ...settings, closed_providers } });
}
