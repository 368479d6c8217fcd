import type { LogoutReply } from "@karota/contract/auth/login.ts";
import { CLASS_PROVIDER } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import type { Claims } from "../../plugins/tokens.ts";
import { endTokens, findIssuer, findProvider } from "../users/index.ts";
import type { ProviderKeys } from "./provider-keys.ts";

/** The provider of a person, and where they can sign out there and come back to the page, if that is known. */
async function findEndSession(
  { config, database, keys }: Deps & { readonly keys: ProviderKeys },
  userId: string,
): Promise<LogoutReply["provider"]> {
  const provider = findProvider(config, await findIssuer(database.db, userId));
  // Whoever had a card is signed in nowhere else.
  if (!provider || provider.id === CLASS_PROVIDER.id) return null;
  if ("metadata" in provider) return { label: provider.label, demo: false, address: null };
  const { label, demo } = provider;
  // A provider that is down is nothing to wait for.
  const document = await keys.documentOf(provider).catch(() => null);
  if (!document?.end_session_endpoint) return { label, demo, address: null };
  const address = new URL(document.end_session_endpoint);
  address.searchParams.set("client_id", provider.clientId);
  address.searchParams.set("post_logout_redirect_uri", `${config.publicUrl}/logout`);
  return { label, demo, address: address.href };
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
