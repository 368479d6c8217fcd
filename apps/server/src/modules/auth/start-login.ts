import { createHash, randomBytes } from "node:crypto";
import type { ProviderReply } from "@karota/contract/auth/login.ts";
import type { Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { isClosedProvider } from "../users/index.ts";
import { providerDown, type ProviderKeys } from "./provider-keys.ts";
import { deleteOldNonces, insertNonce } from "./store.ts";

/** How long a sign-in may take, in milliseconds: the privacy page says so. */
export const LOGIN_LIFE_MS = 60 * 60 * 1000;

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const isOurs = (cookie: string | undefined): cookie is string => /^[\w-]{43}$/.test(cookie ?? "");

/**
 * A nonce for one sign-in, tied to the browser by a cookie. A browser that has one keeps it, so that two open login
 * pages do not spoil each other.
 * @param hashOfNonce under which the nonce is stored, to tie it to something else, too
 */
export async function startLogin(
  { database: { db }, clock }: Deps,
  cookie: string | undefined,
  hashOfNonce = hashOf,
): Promise<{ readonly nonce: string; readonly cookie: string }> {
  const now = clock.now();
  const nonce = randomBytes(32).toString("base64url");
  const value = isOurs(cookie) ? cookie : randomBytes(32).toString("base64url");
  await deleteOldNonces(db, now);
  await insertNonce(db, {
    nonce_hash: hashOfNonce(nonce),
    cookie_hash: hashOf(value),
    expires_at: now + LOGIN_LIFE_MS,
  });
  return { nonce, cookie: value };
}

/**
 * Where a provider asks who one is.
 * @throws E-KAROTA-NOT_FOUND for a provider that is not configured or switched off, E-KAROTA-LOGIN_PROVIDER_DOWN
 */
export async function findSignInPage(
  { config, keys, settings }: Deps & { readonly keys: ProviderKeys },
  providerId: string,
): Promise<ProviderReply> {
  const provider = config.providers.find(({ id }) => id === providerId);
  if (!provider || isClosedProvider(settings(), provider)) throw fail("E-KAROTA-NOT_FOUND");
  const { authorization_endpoint, prompt_values_supported } = await keys.documentOf(provider);
  if (!authorization_endpoint) throw providerDown(new Error("discovery names no authorization endpoint"));
  return { authorization_endpoint, prompt_values_supported };
}
