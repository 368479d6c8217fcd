import { UserManager, WebStorageStateStore } from "oidc-client-ts";
import type { ProvidersReply } from "@karota/contract/auth/login.ts";
import { currentLanguage } from "../../shared/i18n/language.ts";
import { promptOf } from "./prompt.ts";

export type Provider = ProvidersReply["providers"][number];

/** The code flow with PKCE. State lives in this tab's session storage only, until the provider has answered. */
function managerOf(provider: Provider): UserManager {
  const store = new WebStorageStateStore({ store: sessionStorage });
  return new UserManager({
    authority: provider.issuer,
    client_id: provider.clientId,
    redirect_uri: `${location.origin}/login`,
    response_type: "code",
    scope: "openid profile email",
    loadUserInfo: false,
    automaticSilentRenew: false,
    monitorSession: false,
    stateStore: store,
    userStore: store,
  });
}

/**
 * Leaves for the provider, in the page's language. Rejects when it cannot be reached.
 * @param asksWho true when it has to show its form, also when it still has a session
 */
export async function leaveFor(provider: Provider, nonce: string, asksWho: boolean): Promise<void> {
  const manager = managerOf(provider);
  const found = (await manager.metadataService.getMetadata()) as Readonly<Record<string, unknown>>;
  const prompt = promptOf(provider.issuer, found["prompt_values_supported"]);
  await manager.signinRedirect({ nonce, ui_locales: currentLanguage(), ...(asksWho && { prompt }) });
}

/**
 * The ID token from the provider's answer in the address; state, PKCE and nonce are checked here, the token itself by
 * the server. Nothing of it is stored. Rejects when something is wrong.
 */
export async function takeIdToken(provider: Provider, address: string): Promise<string> {
  const manager = managerOf(provider);
  try {
    const user = await manager.signinRedirectCallback(address);
    if (!user.id_token) throw new Error("the provider sent no ID token");
    return user.id_token;
  } finally {
    await manager.removeUser();
  }
}
