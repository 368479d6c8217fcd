import { createHash, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { SignJWT } from "jose";
import { CLASS_PROVIDER, type Config, type Provider } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { ensureSecret } from "../../secrets.ts";
import type { ProviderKeys } from "../auth/index.ts";

const SECRET = "class-provider";
/** What stands before the 32 bytes of a key of Ed25519 (RFC 8410), in hexadecimal. */
const PKCS8 = "302e020100300506032b657004220420";

/** For how long a token of a card is good, in seconds: the page passes it on at once. */
const TOKEN_LIFE_S = 60;

/** The configuration with the provider of class cards, where it is switched on. */
export const withClassProvider = (config: Config): Config =>
  config.classSignIn ? { ...config, providers: [...config.providers, CLASS_PROVIDER] } : config;

/** The key that signs tokens, the same in every process on one database. */
async function keyOf({ database, clock }: Pick<Deps, "database" | "clock">): Promise<KeyObject> {
  const seed = createHash("sha256").update(await ensureSecret(database, clock, SECRET));
  const key = Buffer.concat([Buffer.from(PKCS8, "hex"), seed.digest()]);
  return createPrivateKey({ key, format: "der", type: "pkcs8" });
}

/** The keys of all providers; those of class cards are here, so that nothing has to be fetched. */
export const withClassKeys = (deps: Pick<Deps, "database" | "clock">, others: ProviderKeys): ProviderKeys => {
  const isOwn = ({ issuer }: Provider): boolean => issuer === CLASS_PROVIDER.issuer;
  return {
    keysOf: async (provider) => {
      if (!isOwn(provider)) return others.keysOf(provider);
      const key = createPublicKey(await keyOf(deps));
      return { getKey: async () => key, issuers: () => [] };
    },
    // Its page is a page of Karota, which no document has to name.
    documentOf: async (provider) => {
      if (isOwn(provider)) throw fail("E-KAROTA-NOT_FOUND");
      return others.documentOf(provider);
    },
    originsOf: (provider) => (isOwn(provider) ? [] : others.originsOf(provider)),
    isKnown: (provider) => isOwn(provider) || others.isKnown(provider),
    inspect: async (provider) => (isOwn(provider) ? { keys: 1, clockDifference: null } : others.inspect(provider)),
  };
};

/** An ID token of a pupil for one sign-in: `card` says with which card, so that one that is void meanwhile is refused. */
export async function signIdToken(
  deps: Pick<Deps, "database" | "clock">,
  { subject, name, card, nonce }: { subject: string; name: string; card: string; nonce: string },
): Promise<string> {
  const now = Math.floor(deps.clock.now() / 1000);
  return new SignJWT({ name, card, nonce })
    .setProtectedHeader({ alg: "EdDSA" })
    .setIssuer(CLASS_PROVIDER.issuer)
    .setAudience(CLASS_PROVIDER.clientId)
    .setSubject(subject)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFE_S)
    .sign(await keyOf(deps));
}
