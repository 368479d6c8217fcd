import { verify } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { TOLERANCE_MS } from "./check-assertion.ts";
import {
  allNamed,
  attributeOf,
  childrenOf,
  decodeBase64,
  decodeUtf8,
  isNamed,
  parseStrictly,
  textOf,
  timeOf,
} from "./xml.ts";

/** A message about a sign-out that has come in an address, of which nothing is verified yet. */
export interface SignOutMessage {
  readonly isRequest: boolean;
  readonly root: Element;
  readonly id: string;
  readonly issuer: string;
  /** What the identity provider wants to have back with our answer. */
  readonly relayState: string | null;
  /** What is signed, as it is in the address. */
  readonly signed: string;
  readonly hash: string;
  readonly signature: Buffer;
}

/** A message about a sign-out may not be older, in milliseconds. */
export const SIGN_OUT_LIFE_MS = 10 * 60 * 1000;
const MAX_MESSAGE_BYTES = 64 * 1024;
const HASHES: Readonly<Record<string, string>> = {
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256": "sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512": "sha512",
};
const KNOWN = ["SAMLRequest", "SAMLResponse", "RelayState", "SigAlg", "Signature"];

/**
 * The parameters as they are in the address. Any other one, and one that comes twice, is refused, so that there is one way
 * alone to read what was signed.
 */
function readParameters(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of query.split("&")) {
    const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(part) ?? [];
    if (!KNOWN.includes(name) || found.has(name)) throw new Error("an unknown or repeated parameter");
    found.set(name, value);
  }
  return found;
}

const decode = (value: string): string => decodeURIComponent(value.replaceAll("+", " "));

/** @throws unless the message was issued just now, for this address */
function checkEnvelope(root: Element, address: string, now: number): void {
  if (attributeOf(root, "Version") !== "2.0") throw new Error("another version");
  if (attributeOf(root, "Destination") !== address) throw new Error("for another address");
  if (Math.abs(now - timeOf(root, "IssueInstant")) > SIGN_OUT_LIFE_MS + TOLERANCE_MS)
    throw new Error("issued at another time");
  if (root.hasAttribute("NotOnOrAfter") && now - TOLERANCE_MS >= timeOf(root, "NotOnOrAfter"))
    throw new Error("expired");
  // In an address the signature is beside the message (SAML bindings, 3.4.4.1).
  if (allNamed(root, "Signature").length > 0) throw new Error("a signature in another place");
}

/**
 * Reads a message about a sign-out by HTTP-Redirect. The library would take one without a signature, and verifies the first
 * parameter whose name contains the expected one.
 * @param query of the address, as it has arrived
 * @throws with the reason for the log
 */
export function readSignOut(query: string, address: string, now: number): SignOutMessage {
  const parameters = readParameters(query);
  const get = (name: string): string => {
    const value = parameters.get(name);
    if (!value) throw new Error(`no ${name}`);
    return value;
  };
  const isRequest = parameters.has("SAMLRequest");
  if (isRequest === parameters.has("SAMLResponse")) throw new Error("not one message");
  const name = isRequest ? "SAMLRequest" : "SAMLResponse";
  const hash = HASHES[decode(get("SigAlg"))];
  if (hash === undefined) throw new Error("another algorithm");
  const deflated = decodeBase64(decode(get(name)));
  const root = parseStrictly(decodeUtf8(inflateRawSync(deflated, { maxOutputLength: MAX_MESSAGE_BYTES })));
  if (!isNamed(root, "protocol", isRequest ? "LogoutRequest" : "LogoutResponse")) throw new Error("another message");
  checkEnvelope(root, address, now);
  const issuers = childrenOf(root, "assertion", "Issuer");
  const id = attributeOf(root, "ID");
  if (issuers.length !== 1 || !id) throw new Error("no issuer or no id");
  const relayState = parameters.get("RelayState");
  const signed = [name, ...(relayState === undefined ? [] : ["RelayState"]), "SigAlg"];
  return {
    isRequest,
    root,
    id,
    issuer: textOf(issuers[0]),
    relayState: relayState === undefined ? null : decode(relayState),
    signed: signed.map((one) => `${one}=${parameters.get(one)!}`).join("&"),
    hash,
    signature: decodeBase64(decode(get("Signature"))),
  };
}

/** @throws unless one of these keys has signed the message */
export function checkSignature({ hash, signed, signature }: SignOutMessage, certificates: readonly string[]): void {
  if (!certificates.some((one) => verify(hash, Buffer.from(signed), one, signature)))
    throw new Error("the signature of no known key");
}
