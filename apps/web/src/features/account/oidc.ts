import { OidcClient, UserManager, WebStorageStateStore, type UserManagerSettings } from "oidc-client-ts";
import { authorityOf } from "@karota/contract/auth/issuer.ts";
import type { LoginBody, ProviderReply, ProvidersReply } from "@karota/contract/auth/login.ts";
import { currentLanguage } from "../../shared/i18n/language.ts";
import { promptOf } from "./prompt.ts";

export type Provider = ProvidersReply["providers"][number];

/** How long a provider may take for each answer: without a limit a page would wait for minutes. */
const ANSWER_TIMEOUT_S = 10;

/** The code flow with PKCE. State lives in this tab's session storage only, until the provider has answered. */
function settingsOf(provider: Provider): UserManagerSettings {
  const store = new WebStorageStateStore({ store: sessionStorage });
  return {
    authority: authorityOf(provider.issuer),
    client_id: provider.clientId,
    redirect_uri: `${location.origin}/login`,
    response_type: "code",
    scope: "openid profile email",
    requestTimeoutInSeconds: ANSWER_TIMEOUT_S,
    loadUserInfo: false,
    automaticSilentRenew: false,
    monitorSession: false,
    stateStore: store,
    userStore: store,
  };
}

/**
 * Leaves for the provider, in the page's language. Rejects when it cannot be reached.
 * @param asksWho true when it has to show its form, also when it still has a session
 * @param known its addresses from our server; null: the provider is asked for them
 */
export async function leaveFor(
  provider: Provider,
  nonce: string,
  asksWho: boolean,
  known: ProviderReply | null,
): Promise<void> {
  const manager = new UserManager({ ...settingsOf(provider), ...(known && { metadata: known }) });
  const found = (await manager.metadataService.getMetadata()) as Readonly<Record<string, unknown>>;
  const prompt = promptOf(provider.issuer, found["prompt_values_supported"]);
  await manager.signinRedirect({ nonce, ui_locales: currentLanguage(), ...(asksWho && { prompt }) });
}

/**
 * What our server needs of the provider's answer in the address: the ID token, or the code where the server exchanges it.
 * State, PKCE and, with a token, the nonce are checked here, the token itself by the server. Nothing of it is stored.
 * Rejects when something is wrong.
 */
export async function takeAnswer(provider: Provider, address: string): Promise<LoginBody> {
  const settings = settingsOf(provider);
  if (provider.exchangedBy === "server") {
    const { state, response } = await new OidcClient(settings).readSigninResponseState(address, true);
    if (!response.code || !state.code_verifier || state.authority !== settings.authority)
      throw new Error("the answer does not fit the request");
    return { code: response.code, code_verifier: state.code_verifier };
  }
  const manager = new UserManager(settings);
  try {
    const user = await manager.signinRedirectCallback(address);
    if (!user.id_token) throw new Error("the provider sent no ID token");
    return { id_token: user.id_token };
  } finally {
    await manager.removeUser();
  }
}
