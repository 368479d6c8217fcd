import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as z from "zod";
import { isLoopback, type Provider } from "../../config.ts";

const document = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  token_endpoint: z.optional(z.url()),
  userinfo_endpoint: z.optional(z.url()),
  end_session_endpoint: z.optional(z.url()),
});

/** How long a discovery document is believed, and how long a provider may take to answer, in milliseconds. */
const KEYS_TTL_MS = 60 * 60 * 1000;
const FETCH_TIMEOUT_MS = 5000;

interface Discovered {
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  /** Where the page has to reach the provider: for the content security policy. */
  readonly origins: readonly string[];
  /** Where people sign out at the provider, if that is possible. */
  readonly endSession: string | null;
  readonly readAt: number;
}

/** The keys of all providers, fetched when needed and kept for a while. */
export interface ProviderKeys {
  /** @throws when the provider is down or its document is not right */
  keysOf(provider: Provider): Promise<JWTVerifyGetKey>;
  /** Where people sign out there; null when the provider has no such page. @throws as `keysOf` */
  endSessionOf(provider: Provider): Promise<string | null>;
  /** The origins of a provider as far as they are known now. */
  originsOf(provider: Provider): readonly string[];
  /** Whether they are here, so that the next sign-in does not wait for them. */
  isKnown(provider: Provider): boolean;
  /** Asks the provider anew and answers how many keys it has. @throws when it is down or its document is not right */
  count(provider: Provider): Promise<number>;
}

async function discover(provider: Provider): Promise<Discovered> {
  const address = `${provider.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS), redirect: "error" });
  if (!answer.ok) throw new Error(`discovery answered ${answer.status}`);
  const found = document.parse(await answer.json());
  if (found.issuer !== provider.issuer) throw new Error("discovery names another issuer");
  const jwks = new URL(found.jwks_uri);
  if (jwks.protocol !== "https:" && !isLoopback(jwks.hostname)) throw new Error("the keys would come over plain http");
  const addresses = [provider.issuer, found.token_endpoint, found.userinfo_endpoint, found.jwks_uri];
  return {
    keys: createRemoteJWKSet(jwks, { timeoutDuration: FETCH_TIMEOUT_MS }),
    origins: [...new Set(addresses.flatMap((one) => (one === undefined ? [] : [new URL(one).origin])))],
    endSession: found.end_session_endpoint ?? null,
    readAt: performance.now(),
  };
}

export function providerKeysOf(): ProviderKeys {
  const cache = new Map<string, Discovered>();
  const underWay = new Map<string, Promise<Discovered>>();
  const fresh = (issuer: string): Discovered | null => {
    const found = cache.get(issuer);
    return found && performance.now() - found.readAt < KEYS_TTL_MS ? found : null;
  };
  const find = async (provider: Provider): Promise<Discovered> => {
    const { issuer } = provider;
    const known = fresh(issuer);
    if (known) return known;
    let reading = underWay.get(issuer);
    if (!reading) {
      reading = discover(provider).finally(() => underWay.delete(issuer));
      underWay.set(issuer, reading);
    }
    const found = await reading;
    cache.set(issuer, found);
    return found;
  };
  return {
    keysOf: async (provider) => (await find(provider)).keys,
    endSessionOf: async (provider) => (await find(provider)).endSession,
    isKnown: ({ issuer }) => fresh(issuer) !== null,
    async count(provider) {
      const found = await discover(provider);
      await found.keys.reload();
      cache.set(provider.issuer, found);
      return found.keys.jwks()?.keys.length ?? 0;
    },
    originsOf: ({ issuer }) => cache.get(issuer)?.origins ?? [new URL(issuer).origin],
  };
}
