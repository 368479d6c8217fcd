import { createHash, randomBytes } from "node:crypto";
import type { Deps } from "../../deps.ts";
import { deleteOldNonces, insertNonce } from "./store.ts";

/** How long a sign-in may take, in milliseconds. */
export const LOGIN_LIFE = 60 * 60 * 1000;

export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

const isOurs = (cookie: string | undefined): cookie is string => /^[\w-]{43}$/.test(cookie ?? "");

/**
 * A nonce for one sign-in, tied to the browser by a cookie. A browser that has one keeps it, so that two open login
 * pages do not spoil each other.
 */
export async function startLogin(
  { database: { db }, clock }: Deps,
  cookie: string | undefined,
): Promise<{ readonly nonce: string; readonly cookie: string }> {
  const now = clock.now();
  const nonce = randomBytes(32).toString("base64url");
  const value = isOurs(cookie) ? cookie : randomBytes(32).toString("base64url");
  await deleteOldNonces(db, now);
  await insertNonce(db, { nonce_hash: hashOf(nonce), cookie_hash: hashOf(value), expires_at: now + LOGIN_LIFE });
  return { nonce, cookie: value };
}
