import { createPrivateKey, generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Deps } from "../../../deps.ts";
import { ensureSecret } from "../../../secrets.ts";
import { selfSigned } from "./certificate.ts";

const SECRET = "saml-key";
const KEY_BITS = 3072;
/** Federations compare the key; a certificate that ends would only be one more thing to renew. */
const CERTIFICATE_YEARS = 20;

/** The key that signs our requests and decrypts assertions, and its certificate, both PEM. */
export interface OwnKey {
  readonly privateKey: string;
  readonly certificate: string;
}

async function make(name: string, now: number): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: KEY_BITS,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + CERTIFICATE_YEARS);
  return privateKey + selfSigned(createPrivateKey(privateKey), name, new Date(now), until);
}

/** Our own key, made at the first use and the same in every process on one database. */
export async function ownKeyOf({
  config,
  database,
  clock,
}: Pick<Deps, "config" | "database" | "clock">): Promise<OwnKey> {
  const name = new URL(config.publicUrl).hostname.slice(0, 64);
  const stored = await ensureSecret(database, clock, SECRET, () => make(name, clock.now()));
  const [, privateKey = "", certificate = ""] = /^(.+?)(-----BEGIN CERTIFICATE-----.+)$/s.exec(stored) ?? [];
  return { privateKey: privateKey.trim(), certificate: certificate.trim() };
}
