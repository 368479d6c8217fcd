import type { LogoutReply } from "@karota/contract/auth/login.ts";
import { CLASS_PROVIDER, type Provider, type SamlProvider } from "../../config.ts";
import type { Claims } from "../../plugins/tokens.ts";
import { endTokens, findIssuer, findProvider, findSchoolSession } from "../users/index.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import type { SchoolSession } from "./saml/school-session.ts";
import type { SamlDeps } from "./saml/service.ts";
import { startSignOut } from "./saml/start-sign-out.ts";

type LogoutDeps = SamlDeps & { readonly keys: ProviderKeys };

/** Where a person can sign out at their school; null where that is not possible or not known. */
async function findSchoolSignOut(
  deps: LogoutDeps,
  provider: SamlProvider,
  { jti }: Claims,
  cookie: string | undefined,
): Promise<Awaited<ReturnType<typeof startSignOut>>> {
  const session = await findSchoolSession(deps.database.db, jti);
  if (session === null) return null;
  // A school that is down is nothing to wait for.
  return startSignOut(deps, provider, JSON.parse(session) as SchoolSession, cookie).catch(() => null);
}

/** The page of a provider of OpenID Connect that ends the session there and comes back; null where none is known. */
async function findEndSession({ config, keys }: LogoutDeps, provider: Provider): Promise<string | null> {
  // A provider that is down is nothing to wait for.
  const document = await keys.documentOf(provider).catch(() => null);
  if (!document?.end_session_endpoint) return null;
  const address = new URL(document.end_session_endpoint);
  address.searchParams.set("client_id", provider.clientId);
  address.searchParams.set("post_logout_redirect_uri", `${config.publicUrl}/logout`);
  return address.href;
}

/**
 * Ends the token that asks, or every token of its person, and says where they can sign out at their provider.
 * @returns also the cookie to which the answer of a school is tied
 */
export async function logOut(
  deps: LogoutDeps,
  claims: Claims,
  everywhere: boolean,
  cookie: string | undefined,
): Promise<LogoutReply & { readonly cookie: string | null }> {
  const provider = findProvider(deps.config, await findIssuer(deps.database.db, claims.sub));
  // Before the token ends, with which the session beside it is deleted.
  const school = provider && "metadata" in provider ? await findSchoolSignOut(deps, provider, claims, cookie) : null;
  await endTokens(deps, claims, everywhere);
  // Whoever had a card is signed in nowhere else.
  if (!provider || provider.id === CLASS_PROVIDER.id) return { provider: null, cookie: null };
  const { label } = provider;
  if ("metadata" in provider)
    return { provider: { label, demo: false, address: school?.address ?? null }, cookie: school?.cookie ?? null };
  return { provider: { label, demo: provider.demo, address: await findEndSession(deps, provider) }, cookie: null };
}
