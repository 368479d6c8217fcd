import { jwtVerify } from "jose";
import * as z from "zod";
import { lineOf } from "@karota/contract/text.ts";
import { MAX_NAME_LENGTH } from "@karota/contract/users/user.ts";
import type { Provider } from "../../config.ts";
import type { Clock } from "../../deps.ts";
import { DEMO_ISSUER, type Identity } from "../users/index.ts";
import type { ProviderKeys } from "./provider-keys.ts";

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
const TOLERANCE = 60;
const OLDEST = 600;

const claims = z.object({
  // Cleaning it would mix people, and no database holds a NUL.
  sub: z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.optional(z.string()),
  /** Of class cards only: which one it was. */
  card: z.optional(z.string()),
  nonce: z.string().check(z.minLength(1), z.maxLength(512)),
  name: z.optional(z.string()).catch(undefined),
  preferred_username: z.optional(z.string()).catch(undefined),
  // No mailbox has a longer address (RFC 5321).
  email: z.optional(z.email().check(z.maxLength(254))).catch(undefined),
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])).catch(undefined),
});

/** The name a person begins with, one that they could have typed; they may change it. */
function nameFrom(said: z.infer<typeof claims>): string {
  const candidates = [said.name, said.preferred_username, said.email?.split("@")[0]];
  return candidates.map((one) => lineOf(one ?? "", MAX_NAME_LENGTH)).find((one) => one !== "") ?? "Karota";
}

/**
 * Checks an ID token in every respect but the nonce, which it returns.
 * @throws on every token that is not right, with the reason for the log
 */
export async function checkIdToken(
  { keys, clock }: { readonly keys: ProviderKeys; readonly clock: Clock },
  provider: Provider,
  token: string,
): Promise<{ readonly identity: Identity; readonly nonce: string; readonly card: string | null }> {
  const { payload } = await jwtVerify(token, await keys.keysOf(provider), {
    algorithms: ALGORITHMS,
    issuer: provider.issuer,
    audience: provider.clientId,
    requiredClaims: ["exp", "iat", "sub", "nonce"],
    clockTolerance: TOLERANCE,
    maxTokenAge: OLDEST,
    currentDate: new Date(clock.now()),
  });
  const said = claims.parse(payload);
  const forSeveral = Array.isArray(said.aud) && said.aud.length > 1;
  if (said.azp === undefined ? forSeveral : said.azp !== provider.clientId)
    throw new Error("the token was made for another client");
  return {
    nonce: said.nonce,
    card: said.card ?? null,
    identity: {
      issuer: provider.demo ? DEMO_ISSUER : provider.issuer,
      subject: said.sub,
      name: nameFrom(said),
      email: said.email ?? "",
      emailVerified: said.email !== undefined && said.email_verified === true,
    },
  };
}
