import type { LogoutReply } from "@karota/contract/auth/login.ts";
import type { Deps } from "../../deps.ts";
import type { Claims } from "../../plugins/tokens.ts";
import { endTokens, findIssuer, findProvider } from "../users/index.ts";
import type { ProviderKeys } from "./provider-keys.ts";

/** Where a person can sign out at their provider, and come back to the page; null when that is not possible now. */
async function findEndSession(
  { config, database, keys }: Deps & { readonly keys: ProviderKeys },
  userId: string,
): Promise<LogoutReply["provider"]> {
  const provider = findProvider(config, await findIssuer(database.db, userId));
  // A provider that is down is nothing to wait for.
  const endpoint = provider && (await keys.endSessionOf(provider).catch(() => null));
  if (!provider || !endpoint) return null;
  const address = new URL(endpoint);
  address.searchParams.set("client_id", provider.clientId);
  address.searchParams.set("post_logout_redirect_uri", `${config.publicUrl}/logout`);
  return { label: provider.label, demo: provider.demo, address: address.href };
}

/** Ends the token that asks, or every token of its person, and says where they can sign out at their provider. */
export async function logOut(
  deps: Deps & { readonly keys: ProviderKeys },
  claims: Claims,
  everywhere: boolean,
): Promise<LogoutReply> {
  await endTokens(deps, claims, everywhere);
  return { provider: await findEndSession(deps, claims.sub) };
}
