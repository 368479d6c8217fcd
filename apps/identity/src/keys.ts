import { generateKeyPairSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import type { JWK } from "oidc-provider";
import { readPrivate, writePrivate } from "./private-file.ts";

export interface Keys {
  /** Signs the ID tokens (RS256). */
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Signs the cookies. */
  readonly cookieKeys: readonly string[];
}

/** The keys of this folder; made at the first start and stored, so that a restart breaks no sign-in. */
export function keysOf(folder: string): Keys {
  const file = join(folder, "keys.json");
  const stored = readPrivate(file) as Keys | null;
  if (stored?.jwks && stored.cookieKeys) return stored;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const signing = { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" } as JWK;
  const keys = { jwks: { keys: [signing] }, cookieKeys: [randomBytes(32).toString("base64url")] };
  writePrivate(file, keys);
  return keys;
}
