import { samlIssuerOf, type SamlProvider } from "../../../config.ts";
import { fail, Failure } from "../../../fail.ts";
import { endTokens, listTokensOfSchool } from "../../users/index.ts";
import { hashOf } from "../start-login.ts";
import { insertAssertion, takeNonce } from "../store.ts";
import { ownKeyOf } from "./own-key.ts";
import { checkSignature, readSignOut, SIGN_OUT_LIFE_MS, type SignOutMessage } from "./read-sign-out.ts";
import type { Entity } from "./read-metadata.ts";
import { sessionHashOf, type SchoolSession } from "./school-session.ts";
import { NO_CACHE, serviceFor, signOutAddressOf, type SamlDeps } from "./service.ts";
import { getSamlProvider } from "./start-saml.ts";
import { signOutHashOf } from "./start-sign-out.ts";
import { withKeysOf } from "./with-keys.ts";
import { attributeOf, childrenOf, isSuccess, textOf, within } from "./xml.ts";

/** What a message about a sign-out leads to. */
type SignOutOutcome =
  /** The answer to our request: whether the identity provider says that the session there has ended. */
  | { readonly isDone: boolean }
  /** Where the browser takes our answer to the identity provider's own request. */
  | { readonly address: string };

/** @returns whether this browser is signed out there; what is no answer to a request of this browser says nothing */
async function takeAnswer(
  { database, clock }: SamlDeps,
  issuer: string,
  { root }: SignOutMessage,
  cookie: string | undefined,
): Promise<boolean> {
  const [code] = within(root, "protocol", "Status", "StatusCode");
  const nonceHash = signOutHashOf(attributeOf(root, "InResponseTo") ?? "", issuer);
  const isOurs =
    cookie !== undefined &&
    (await database.transaction((queries) => takeNonce(queries, nonceHash, hashOf(cookie), clock.now())));
  return isOurs && isSuccess(code);
}

/** Ends the tokens of the sessions that a request names: all of a person there when it names no session. */
async function endSessions(deps: SamlDeps, issuer: string, root: Element): Promise<void> {
  const names = childrenOf(root, "assertion", "NameID");
  if (names.length !== 1) throw new Error("not one name");
  const indexes = childrenOf(root, "protocol", "SessionIndex").map(textOf);
  const { database, clock } = deps;
  const found = await listTokensOfSchool(database.db, sessionHashOf(issuer, textOf(names[0])), clock.now());
  for (const { id, user_id, expires_at, school_session } of found) {
    const { sessionIndex } = JSON.parse(school_session!) as SchoolSession;
    if (indexes.length > 0 && sessionIndex !== null && !indexes.includes(sessionIndex)) continue;
    await endTokens(deps, { jti: id, sub: user_id, exp: expires_at / 1000 }, false);
  }
}

async function takeRequest(
  deps: SamlDeps,
  provider: SamlProvider,
  entity: Entity,
  { root, id, relayState }: SignOutMessage,
): Promise<string> {
  const { config, clock, database } = deps;
  if (entity.signOutAnswerUrl === null) throw new Error("nowhere to answer");
  const issuer = samlIssuerOf(provider, entity.entityId);
  const isNew = await insertAssertion(database.db, {
    assertion_hash: hashOf(`sign-out ${issuer} ${id}`),
    code_hash: null,
    person: null,
    code_expires_at: 0,
    expires_at: clock.now() + 3 * SIGN_OUT_LIFE_MS,
  });
  if (!isNew) throw new Error("a request that was taken before");
  await endSessions(deps, issuer, root);
  const saml = await serviceFor(config, provider, entity, await ownKeyOf(deps), {
    logoutUrl: entity.signOutAnswerUrl,
    cacheProvider: NO_CACHE,
  });
  const asked = { ID: id, issuer: entity.entityId, nameID: "", nameIDFormat: "" };
  return saml.getLogoutResponseUrlAsync(asked, relayState ?? "", {}, true);
}

/**
 * Takes what an identity provider says about a sign-out: its answer to our request, or its own request.
 * @param query of the address, as it has arrived
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-LOGIN_PROVIDER_DOWN
 * @throws E-KAROTA-LOGOUT_REFUSED for a request that is not right; the reason goes to the log
 */
export async function takeSignOut(
  deps: SamlDeps,
  providerId: string,
  query: string,
  cookie: string | undefined,
): Promise<SignOutOutcome> {
  const provider = getSamlProvider(deps, providerId);
  try {
    const message = readSignOut(query, signOutAddressOf(deps.config, provider), deps.clock.now());
    const { entity } = await withKeysOf(deps, provider, message.issuer, ({ certificates }) =>
      checkSignature(message, certificates),
    );
    if (message.isRequest) return { address: await takeRequest(deps, provider, entity, message) };
    return { isDone: await takeAnswer(deps, samlIssuerOf(provider, entity.entityId), message, cookie) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unreadable";
    // The session here has ended already: the page says what is not known.
    if (query.startsWith("SAMLResponse=")) {
      deps.log.info({ provider: provider.id, reason }, "sign-out not confirmed");
      return { isDone: false };
    }
    if (error instanceof Failure) throw error;
    throw fail("E-KAROTA-LOGOUT_REFUSED", {}, reason);
  }
}
