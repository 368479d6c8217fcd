import { jwtVerify, type JWTPayload } from "jose";
import * as z from "zod";
import { isIssuer, TENANT } from "@karota/contract/auth/issuer.ts";
import { lineOf } from "@karota/contract/text.ts";
import { MAX_NAME_LENGTH } from "@karota/contract/users/user.ts";
import type { Provider } from "../../config.ts";
import type { Clock } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { DEMO_ISSUER, type Identity } from "../users/index.ts";
import type { ProviderKeys } from "./provider-keys.ts";
import { readClaims, textsAt, type SchoolClaims } from "./read-claims.ts";

/** Asymmetric only: with a symmetric one, whoever knows the client's id could sign. */
const ALGORITHMS = [
  "RS256",
  "RS384",
  "RS512",
  "PS256",
  "PS384",
  "PS512",
  "ES256",
  "ES384",
  "ES512",
  "EdDSA",
  "Ed25519",
];
/** Seconds by which the provider's clock may differ, and seconds since the token was issued. */
const TOLERANCE_S = 60;
const OLDEST_S = 600;

const standardClaims = z.object({
  // Cleaning it would mix people, and no database holds a NUL.
  sub: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  /** Of class cards only: which one it was. */
  card: z.optional(z.string()).catch(undefined),
  nonce: z.string().check(z.minLength(1), z.maxLength(512)),
  name: z.optional(z.string()).catch(undefined),
  preferred_username: z.optional(z.string()).catch(undefined),
  // No mailbox has a longer address (RFC 5321).
  email: z.optional(z.email().check(z.maxLength(254))).catch(undefined),
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])).catch(undefined),
});

/** The name a person begins with, one that they could have typed; they may change it. */
function nameFrom(said: z.infer<typeof standardClaims>): string {
  const candidates = [said.name, said.preferred_username, said.email?.split("@")[0]];
  return candidates.map((one) => lineOf(one ?? "", MAX_NAME_LENGTH)).find((one) => one !== "") ?? "Karota";
}

/**
 * Checks the issuer of a token where each school has its own, and returns it: it is that of the school that the token
 * names, and the key is one for all schools or for this one, as Microsoft's keys say.
 */
function checkIssuer(configured: string, payload: JWTPayload, keyIssuers: readonly string[]): string {
  const { iss = "", tid } = payload;
  if (!configured.includes(TENANT)) return iss;
  const issuer = typeof tid === "string" ? configured.replace(TENANT, () => tid) : null;
  if (iss !== issuer || !isIssuer(configured, iss)) throw new Error("the issuer is not that of the school");
  if (keyIssuers.some((keyIssuer) => keyIssuer !== configured && keyIssuer !== iss))
    throw new Error("the key is another school's");
  return iss;
}

/** @throws E-KAROTA-LOGIN_WRONG_SCHOOL */
function checkSchool({ schools }: Provider, payload: JWTPayload): void {
  if (!schools || schools.allowed === "any") return;
  const { claim, allowed } = schools;
  // The reason names no school: a claim could hold anything about a person.
  if (!textsAt(payload, claim).some((one) => allowed.includes(one)))
    throw fail("E-KAROTA-LOGIN_WRONG_SCHOOL", {}, claim.join("."));
}

/** What an ID token says once it is checked in every respect but the nonce. */
interface CheckedToken {
  readonly identity: Identity;
  readonly claims: SchoolClaims;
  readonly nonce: string;
  readonly card: string | null;
}

/**
 * Checks an ID token in every respect but the nonce, which it returns.
 * @throws on every token that is not right, with the reason for the log
 * @throws E-KAROTA-LOGIN_WRONG_SCHOOL, E-KAROTA-LOGIN_PROVIDER_DOWN
 */
export async function checkIdToken(
  { keys, clock }: { readonly keys: ProviderKeys; readonly clock: Clock },
  provider: Provider,
  token: string,
): Promise<CheckedToken> {
  const { getKey, issuers } = await keys.keysOf(provider);
  const { payload } = await jwtVerify(token, getKey, {
    algorithms: ALGORITHMS,
    ...(!provider.issuer.includes(TENANT) && { issuer: provider.issuer }),
    audience: provider.clientId,
    requiredClaims: ["exp", "iat", "sub", "nonce"],
    clockTolerance: TOLERANCE_S,
    maxTokenAge: OLDEST_S,
    currentDate: new Date(clock.now()),
  });
  const issuer = checkIssuer(provider.issuer, payload, issuers());
  const said = standardClaims.parse(payload);
  const forSeveral = Array.isArray(said.aud) && said.aud.length > 1;
  if (said.azp === undefined ? forSeveral : said.azp !== provider.clientId)
    throw new Error("the token was made for another client");
  checkSchool(provider, payload);
  return {
    nonce: said.nonce,
    card: said.card ?? null,
    claims: readClaims(provider, (claim) => textsAt(payload, claim)),
    identity: {
      issuer: provider.demo ? DEMO_ISSUER : issuer,
      subject: said.sub,
      name: nameFrom(said),
      email: said.email ?? "",
      emailVerified: said.email !== undefined && said.email_verified === true,
    },
  };
}
