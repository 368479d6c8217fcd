import { randomBytes } from "node:crypto";
import { samlIssuerOf, type SamlProvider } from "../../../config.ts";
import { fail, Failure } from "../../../fail.ts";
import { isClosedProvider, type Identity } from "../../users/index.ts";
import { refused } from "../sign-in.ts";
import { hashOf } from "../start-login.ts";
import type { SchoolClaims } from "../read-claims.ts";
import { insertAssertion, isNonceOpen } from "../store.ts";
import { checkAssertion, TOLERANCE_MS } from "./check-assertion.ts";
import { identify } from "./identify.ts";
import { ownKeyOf, type OwnKey } from "./own-key.ts";
import type { Entity } from "./read-metadata.ts";
import { readResponse, type UnverifiedResponse } from "./read-response.ts";
import { sessionOf, type SchoolSession } from "./school-session.ts";
import { seal } from "./seal.ts";
import { addressOf, ownIdOf, serviceFor, type SamlDeps } from "./service.ts";
import { getSamlProvider, requestHashOf } from "./start-saml.ts";
import { withKeysOf } from "./with-keys.ts";
import { parseXml } from "./xml.ts";

/** How long the page may take to finish with its one-time code, in milliseconds. */
const CODE_LIFE_MS = 5 * 60 * 1000;

/** Who signs in, between the identity provider's form and our page. */
export interface Answered {
  readonly provider: string;
  readonly identity: Identity;
  readonly claims: SchoolClaims;
  readonly nonceHash: string;
  /** The session there; null where nobody can sign out. */
  readonly session: SchoolSession | null;
}

/** @returns the assertion, verified @throws with the reason for the log */
async function verify(
  { config, database, clock }: SamlDeps,
  provider: SamlProvider,
  entity: Entity,
  key: OwnKey,
  { encoded, response }: { readonly encoded: string; readonly response: UnverifiedResponse },
): Promise<Element> {
  const issuer = samlIssuerOf(provider, entity.entityId);
  const isOpen = (id: string) => isNonceOpen(database.db, requestHashOf(id, issuer), clock.now());
  const saml = await serviceFor(config, provider, entity, key, {
    wantAuthnResponseSigned: response.isSigned,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => ((await isOpen(id)) ? new Date(clock.now()).toISOString() : null),
      // It is used up by the browser that made it, at the end of the sign-in.
      removeAsync: async () => null,
    },
  });
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: encoded });
  const assertion = profile?.getAssertionXml?.();
  if (assertion === undefined) throw new Error("no assertion");
  return parseXml(assertion);
}

async function check(
  deps: SamlDeps,
  provider: SamlProvider,
  encoded: string,
): Promise<{ readonly answered: Answered; readonly assertionHash: string; readonly end: number }> {
  const { config, clock } = deps;
  const address = addressOf(config, provider);
  const key = await ownKeyOf(deps);
  const response = await readResponse(encoded, address, key.privateKey);
  const { issuer: entityId, inResponseTo } = response;
  const { entity, verified: assertion } = await withKeysOf(deps, provider, entityId, (one) =>
    verify(deps, provider, one, key, { encoded, response }),
  );
  const ownId = ownIdOf(config, provider);
  const { id, end } = checkAssertion(assertion, { entityId, ownId, address, inResponseTo, now: clock.now() });
  const { identity, claims } = identify(provider, assertion, entityId, ownId);
  const nonceHash = requestHashOf(inResponseTo, identity.issuer);
  return {
    answered: {
      provider: provider.id,
      identity,
      claims,
      nonceHash,
      session: entity.signOutUrl === null ? null : sessionOf(assertion, entityId),
    },
    assertionHash: hashOf(`${identity.issuer} ${id}`),
    end: end + TOLERANCE_MS,
  };
}

/**
 * Checks the response of an identity provider, which arrives without our cookie. The page finishes the sign-in with the
 * one-time code that this returns, and with the cookie.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-LOGIN_PROVIDER_DOWN
 * @throws E-KAROTA-LOGIN_REFUSED for whatever is not right; the reason goes to the log
 * @throws E-KAROTA-LOGIN_DECLINED, E-KAROTA-LOGIN_NO_LASTING_ID, E-KAROTA-LOGIN_WRONG_SCHOOL
 */
export async function takeResponse(deps: SamlDeps, providerId: string, encoded: string): Promise<string> {
  const provider = getSamlProvider(deps, providerId);
  if (isClosedProvider(deps.settings(), provider)) throw refused("a provider that is switched off");
  const { answered, assertionHash, end } = await check(deps, provider, encoded).catch((error: unknown) => {
    if (error instanceof Failure) throw error;
    throw fail("E-KAROTA-LOGIN_REFUSED", {}, error instanceof Error ? error.message : "unreadable");
  });
  const code = randomBytes(32).toString("base64url");
  const isNew = await insertAssertion(deps.database.db, {
    assertion_hash: assertionHash,
    code_hash: hashOf(code),
    person: seal(code, answered),
    code_expires_at: deps.clock.now() + CODE_LIFE_MS,
    expires_at: end,
  });
  if (!isNew) throw fail("E-KAROTA-LOGIN_REFUSED", {}, "an assertion that was taken before");
  return code;
}
