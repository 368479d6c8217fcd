import { promisify } from "node:util";
import { XMLSerializer } from "@xmldom/xmldom";
import { decrypt } from "xml-encryption";
import { fail } from "../../../fail.ts";
import {
  allNamed,
  attributeOf,
  childrenOf,
  decodeBase64,
  decodeUtf8,
  isNamed,
  isSuccess,
  parseStrictly,
  textOf,
  within,
} from "./xml.ts";

/** What a response says, of which nothing is verified yet. */
export interface UnverifiedResponse {
  /** The entity id that the response, or its assertion, names. */
  readonly issuer: string;
  readonly inResponseTo: string;
  /** Whether the response is signed besides its assertion. */
  readonly isSigned: boolean;
}

/** SHA-256 and longer; for these the verifier has an implementation. */
const SIGNATURES = [
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1",
];
const DIGESTS = ["http://www.w3.org/2001/04/xmlenc#sha256", "http://www.w3.org/2001/04/xmlenc#sha512"];
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
const TRANSFORMS = ["http://www.w3.org/2000/09/xmldsig#enveloped-signature", EXCLUSIVE];

/** @throws unless each of a document's elements of this name has one of these algorithms */
function checkAlgorithms(root: Element, name: string, allowed: readonly string[]): void {
  for (const element of allNamed(root, name)) {
    // In a key that is encrypted the digest is part of the padding, for which SHA-1 is safe.
    if ((element.parentNode as Element | null)?.localName === "EncryptionMethod") continue;
    const algorithm = element.getAttribute("Algorithm") ?? "";
    if (!allowed.includes(algorithm)) throw new Error(`the algorithm ${algorithm.slice(0, 100)} for ${name}`);
  }
}

/** @throws unless signatures are right within these elements, at most one in each, and use good algorithms */
function checkSignatures(root: Element, signed: readonly Element[]): void {
  const signatures = allNamed(root, "Signature");
  for (const signature of signatures)
    if (!isNamed(signature, "signature", "Signature") || !signed.some((one) => one === signature.parentNode))
      throw new Error("a signature in another place");
  if (signed.some((one) => childrenOf(one, "signature", "Signature").length > 1)) throw new Error("signed twice");
  checkAlgorithms(root, "SignatureMethod", SIGNATURES);
  checkAlgorithms(root, "DigestMethod", DIGESTS);
  checkAlgorithms(root, "Transform", TRANSFORMS);
  checkAlgorithms(root, "CanonicalizationMethod", [EXCLUSIVE]);
}

/** @throws unless a document has these numbers of elements that could be taken for another, wherever they are */
function checkCounts(root: Element, counts: Readonly<Record<string, number>>): void {
  for (const [name, expected] of Object.entries(counts)) {
    const { length } = allNamed(root, name);
    if (length > expected) throw new Error(`${length} elements ${name}`);
  }
}

async function decryptAssertion(encrypted: Element, privateKey: string): Promise<Element> {
  const options = { key: privateKey, disallowDecryptionWithInsecureAlgorithm: true };
  // Which part of it went wrong is nobody's business: it could help to guess the key.
  const text = await promisify(decrypt)(new XMLSerializer().serializeToString(encrypted), options).catch(() => {
    throw new Error("the assertion could not be decrypted");
  });
  const assertion = parseStrictly(text);
  if (!isNamed(assertion, "assertion", "Assertion")) throw new Error("no assertion in what was encrypted");
  checkCounts(assertion, { Assertion: 1, Response: 0, EncryptedAssertion: 0 });
  checkSignatures(assertion, [assertion]);
  return assertion;
}

/** @throws E-KAROTA-LOGIN_DECLINED when the identity provider says that nobody has signed in */
function checkStatus(root: Element): void {
  const [code] = within(root, "protocol", "Status", "StatusCode");
  if (isSuccess(code)) return;
  const inner = code && childrenOf(code, "protocol", "StatusCode")[0];
  const said = [code, inner].map((one) => one?.getAttribute("Value")?.split(":").at(-1) ?? "").join(" ");
  // Its message may name a person, and is not written down.
  throw fail("E-KAROTA-LOGIN_DECLINED", {}, said.replace(/[^\w ]/g, "").slice(0, 100));
}

/**
 * Reads a response before its signature is verified, and refuses whatever could make the verifier and us read different
 * things: it has one assertion, signatures only where they belong, and algorithms that are good.
 * @param address the one at which it has arrived
 * @throws with the reason for the log
 * @throws E-KAROTA-LOGIN_DECLINED
 */
export async function readResponse(encoded: string, address: string, privateKey: string): Promise<UnverifiedResponse> {
  const root = parseStrictly(decodeUtf8(decodeBase64(encoded)));
  if (!isNamed(root, "protocol", "Response")) throw new Error("not a response of SAML");
  checkStatus(root);
  checkCounts(root, { Response: 1, Assertion: 1, EncryptedAssertion: 1 });
  const [plain] = childrenOf(root, "assertion", "Assertion");
  const [encrypted] = childrenOf(root, "assertion", "EncryptedAssertion");
  if (!plain === !encrypted) throw new Error("not one assertion");
  checkSignatures(root, plain ? [root, plain] : [root]);
  const assertion = plain ?? (await decryptAssertion(encrypted!, privateKey));
  const isSigned = childrenOf(root, "signature", "Signature").length === 1;
  const destination = attributeOf(root, "Destination");
  if (destination === null ? isSigned : destination !== address) throw new Error("for another address");
  const [own] = childrenOf(root, "assertion", "Issuer");
  const issuer = textOf(own ?? childrenOf(assertion, "assertion", "Issuer")[0]);
  const inResponseTo = attributeOf(root, "InResponseTo");
  if (inResponseTo === null) throw new Error("an answer to no request");
  return { issuer, inResponseTo, isSigned };
}
