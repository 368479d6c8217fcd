import { createRemoteJWKSet, customFetch, errors, type JWK, type JWTVerifyGetKey } from "jose";
import * as z from "zod";
import { authorityOf } from "@karota/contract/auth/issuer.ts";
import { isLoopback, type Provider } from "../../config.ts";
import type { Clock } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { tracedFetch } from "../../tracing/index.ts";
import { clockDifferenceOf } from "./clock-difference.ts";

const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
};
const address = z.url().check(z.refine(isSafe, "an address over plain http"));
const discovery = z.object({
  issuer: z.string(),
  jwks_uri: address,
  authorization_endpoint: z.optional(address),
  token_endpoint: z.optional(address),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
  userinfo_endpoint: z.optional(z.url()),
  // Pages link to it; without one that is right the rest still works.
  end_session_endpoint: z.optional(address).catch(undefined),
  prompt_values_supported: z.optional(z.array(z.string())).catch(undefined),
});
/** What a provider says of itself. */
export type Discovery = z.infer<typeof discovery>;

/** How long a discovery document is believed, and how long a provider may take to answer, in milliseconds. */
const KEYS_TTL_MS = 60 * 60 * 1000;
export const FETCH_TIMEOUT_MS = 5000;
/** A provider that changes its keys is asked again for one that is unknown, but not more often than this. */
const KEYS_COOLDOWN_MS = 5000;

interface Discovered {
  readonly document: Discovery;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
  /** Where the page has to reach the provider: for the content security policy. */
  readonly origins: readonly string[];
  /** By how many milliseconds the provider's clock differs from ours; null where its answer says nothing. */
  readonly clockDifference: number | null;
  readonly readAt: number;
}

/** The keys with which one token is verified. */
export interface TokenKeys {
  /** @throws E-KAROTA-LOGIN_PROVIDER_DOWN, but not for an unknown key */
  readonly getKey: JWTVerifyGetKey;
  /**
   * For which issuers the key that was used says it is; none where it says nothing. Without a key's id in the token, of
   * all keys.
   */
  issuers(): readonly string[];
}

type IssuedKey = JWK & { readonly issuer?: unknown };

const issuersOf = (keys: readonly IssuedKey[], id: string | undefined): readonly string[] =>
  keys
    .filter(({ kid }) => id === undefined || kid === id)
    .flatMap(({ issuer }) => (typeof issuer === "string" ? [issuer] : []));

/** The keys of all providers, fetched when needed and kept for a while. */
export interface ProviderKeys {
  /** The keys for one token. @throws E-KAROTA-LOGIN_PROVIDER_DOWN */
  keysOf(provider: Provider): Promise<TokenKeys>;
  /** @throws E-KAROTA-LOGIN_PROVIDER_DOWN when the provider is down or its document is not right */
  documentOf(provider: Provider): Promise<Discovery>;
  /** The origins of a provider as far as they are known now. */
  originsOf(provider: Provider): readonly string[];
  /** Whether they are here, so that the next sign-in does not wait for them. */
  isKnown(provider: Provider): boolean;
  /**
   * Asks the provider now: how many keys it has, and by how many milliseconds its clock differs from ours.
   * @throws when it is down or its document is not right
   */
  inspect(provider: Provider): Promise<{ readonly keys: number; readonly clockDifference: number | null }>;
}

/** For the log: what is wrong with a provider, or the connection to it. */
export function providerDown(error: unknown) {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined };
  const detail = cause instanceof Error ? ` (${(cause as NodeJS.ErrnoException).code ?? cause.message})` : "";
  return fail("E-KAROTA-LOGIN_PROVIDER_DOWN", {}, `${message}${detail}`);
}

async function discover(provider: Provider, clock: Clock): Promise<Discovered> {
  const origin = authorityOf(provider.issuer);
  const from = `${origin.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const sent = clock.now();
  const answer = await tracedFetch("identity provider", from, {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    redirect: "error",
  });
  const clockDifference = clockDifferenceOf(answer.headers, sent, clock.now());
  if (!answer.ok) throw new Error(`discovery answered ${answer.status}`);
  const document = discovery.parse(await answer.json());
  if (document.issuer !== provider.issuer) throw new Error("discovery names another issuer");
  const addresses = [origin, document.token_endpoint, document.userinfo_endpoint, document.jwks_uri];
  return {
    document,
    keys: createRemoteJWKSet(new URL(document.jwks_uri), {
      [customFetch]: (url, options) => tracedFetch("identity provider", url, options),
      timeoutDuration: FETCH_TIMEOUT_MS,
      cooldownDuration: KEYS_COOLDOWN_MS,
    }),
    origins: [...new Set(addresses.flatMap((one) => (one === undefined ? [] : [new URL(one).origin])))],
    clockDifference,
    readAt: performance.now(),
  };
}

/** What says that the keys are here and that none of them has signed the token. */
const NO_KEY = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

export function providerKeysOf(clock: Clock): ProviderKeys {
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
      reading = discover(provider, clock).finally(() => underWay.delete(issuer));
      underWay.set(issuer, reading);
    }
    const found = await reading.catch((error: unknown) => {
      throw providerDown(error);
    });
    cache.set(issuer, found);
    return found;
  };
  return {
    async keysOf(provider) {
      const { keys } = await find(provider);
      let issuers: readonly string[] = [];
      return {
        async getKey(header, token) {
          const key = await keys(header, token).catch((error: unknown) => {
            throw NO_KEY.some((one) => error instanceof one) ? error : providerDown(error);
          });
          // Read now, of the very set that has the key: the cache may be replaced while the token is verified.
          issuers = issuersOf(keys.jwks()?.keys ?? [], header.kid);
          return key;
        },
        issuers: () => issuers,
      };
    },
    documentOf: async (provider) => (await find(provider)).document,
    isKnown: ({ issuer }) => fresh(issuer) !== null,
    async inspect(provider) {
      const found = await discover(provider, clock);
      await found.keys.reload();
      cache.set(provider.issuer, found);
      return { keys: found.keys.jwks()?.keys.length ?? 0, clockDifference: found.clockDifference };
    },
    originsOf: ({ issuer }) => cache.get(issuer)?.origins ?? [new URL(issuer).origin],
  };
}
