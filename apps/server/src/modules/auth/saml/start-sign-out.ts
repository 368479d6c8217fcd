import { samlIssuerOf, type SamlProvider } from "../../../config.ts";
import { startLogin } from "../start-login.ts";
import { ownKeyOf } from "./own-key.ts";
import type { SchoolSession } from "./school-session.ts";
import { NO_CACHE, serviceFor, type SamlDeps } from "./service.ts";
import { requestHashOf, requestIdOf } from "./start-saml.ts";

/** Under which hash the nonce of a sign-out's request is stored, which no sign-in can use. */
export const signOutHashOf = (requestId: string, issuer: string): string =>
  requestHashOf(`sign-out ${requestId}`, issuer);

/**
 * The address at which a session at an identity provider ends, with our signed request, whose answer only this browser can
 * bring; null where the identity provider takes none.
 * @throws E-KAROTA-LOGIN_PROVIDER_DOWN
 */
export async function startSignOut(
  deps: SamlDeps,
  provider: SamlProvider,
  { entityId, nameId, format, nameQualifier, spNameQualifier, sessionIndex }: SchoolSession,
  cookie: string | undefined,
): Promise<{ readonly address: string; readonly cookie: string } | null> {
  const { entities } = await deps.metadata.metadataOf(provider);
  const entity = entities.get(entityId);
  if (!entity?.signOutUrl || entity.validUntil <= deps.clock.now()) return null;
  const issuer = samlIssuerOf(provider, entityId);
  const started = await startLogin(deps, cookie, (nonce) => signOutHashOf(requestIdOf(nonce), issuer));
  const saml = await serviceFor(deps.config, provider, entity, await ownKeyOf(deps), {
    logoutUrl: entity.signOutUrl,
    generateUniqueId: () => requestIdOf(started.nonce),
    cacheProvider: NO_CACHE,
  });
  const profile = {
    issuer: entityId,
    nameID: nameId,
    nameIDFormat: format,
    ...(nameQualifier !== null && { nameQualifier }),
    ...(spNameQualifier !== null && { spNameQualifier }),
    ...(sessionIndex !== null && { sessionIndex }),
  };
  return { address: await saml.getLogoutUrlAsync(profile, "", {}), cookie: started.cookie };
}
