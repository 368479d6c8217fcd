import { generateKeyPairSync, randomBytes, randomUUID, sign, type KeyObject } from "node:crypto";
import { promisify } from "node:util";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { SignedXml } from "xml-crypto";
import { encrypt } from "xml-encryption";
import { selfSigned } from "../saml/certificate.ts";

const RSA_SHA256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";
const SHA256 = "http://www.w3.org/2001/04/xmlenc#sha256";
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";
const ENVELOPED = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";
export const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
export const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
export const PAIRWISE = "urn:oasis:names:tc:SAML:attribute:pairwise-id";
const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const DISPLAY_NAME = "urn:oid:2.16.840.1.113730.3.1.241";
const MAIL = "urn:oid:0.9.2342.19200300.100.1.3";

/** What signs: a key with its certificate. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly certificate: string;
}

/** @param years how long the certificate is good; negative: since when it is not */
export function makeSigningKey(now: number, years = 1): SigningKey {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + years);
  return { privateKey, certificate: selfSigned(privateKey, "idp.example", new Date(now - 1000), until) };
}

export interface Algorithms {
  readonly signature: string;
  readonly digest: string;
}
export const SHA1: Algorithms = {
  signature: "http://www.w3.org/2000/09/xmldsig#rsa-sha1",
  digest: "http://www.w3.org/2000/09/xmldsig#sha1",
};

/** Signs the element of this name, whose signature comes after its issuer. */
export function signElement(
  xml: string,
  name: "Assertion" | "Response",
  { privateKey, certificate }: SigningKey,
  { signature, digest }: Algorithms = { signature: RSA_SHA256, digest: SHA256 },
): string {
  const signer = new SignedXml({
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }),
    publicCert: certificate,
    signatureAlgorithm: signature,
    canonicalizationAlgorithm: EXCLUSIVE,
  });
  const xpath = `//*[local-name(.)='${name}']`;
  signer.addReference({ xpath, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm: digest });
  signer.computeSignature(xml, {
    prefix: "ds",
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: "after" },
  });
  return signer.getSignedXml();
}

/** Encrypts the assertion for the owner of this certificate. */
export async function encryptAssertion(xml: string, certificate: string): Promise<string> {
  const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0];
  const { publicKey } = await import("node:crypto").then(({ X509Certificate }) => new X509Certificate(certificate));
  const encrypted = await promisify(encrypt)(assertion, {
    rsa_pub: publicKey.export({ type: "spki", format: "pem" }),
    pem: certificate,
    encryptionAlgorithm: "http://www.w3.org/2009/xmlenc11#aes256-gcm",
    keyEncryptionAlgorithm: "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p",
  });
  return xml.replace(assertion, () => `<saml:EncryptedAssertion>${encrypted}</saml:EncryptedAssertion>`);
}

const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** What a response says where it is not what a right one says. */
export interface Said {
  readonly nameId?: string;
  readonly format?: string;
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>;
  /** XML after the attributes. */
  readonly moreAttributes?: string;
  readonly issuer?: string;
  readonly audience?: string;
  readonly recipient?: string;
  readonly destination?: string | null;
  readonly inResponseTo?: string;
  readonly confirmedRequest?: string;
  readonly status?: string;
  /** Milliseconds by which the times of the assertion are moved. */
  readonly shiftMs?: number;
  readonly subject?: string;
  readonly id?: string;
  readonly sessionIndex?: string;
}

/** What our request asks for. */
export interface AskedSaml {
  readonly id: string;
  readonly issuer: string;
  readonly address: string;
  readonly forced: boolean;
  readonly signed: boolean;
}

/** The message that an address carries. */
export const inflateFrom = (address: string, name: "SAMLRequest" | "SAMLResponse" = "SAMLRequest"): string =>
  inflateRawSync(Buffer.from(new URL(address).searchParams.get(name) ?? "", "base64")).toString();

export function readRequest(address: string): AskedSaml {
  const query = new URL(address).searchParams;
  const xml = inflateFrom(address);
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(xml)?.[1] ?? "";
  return {
    id: attribute("ID"),
    issuer: /<saml:Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? "",
    address: attribute("AssertionConsumerServiceURL"),
    forced: attribute("ForceAuthn") === "true",
    signed: query.has("Signature") && query.get("SigAlg") === RSA_SHA256,
  };
}

const SUCCESS = "urn:oasis:names:tc:SAML:2.0:status:Success";
const LIFE_MS = 5 * 60 * 1000;

/** A double of an identity provider of SAML 2.0: its metadata, and responses as it would give them. */
export function samlIdpOf(
  entityId: string,
  signInUrl: string,
  now: () => number,
  keys: readonly SigningKey[],
  signOutUrl: string | null = null,
) {
  const at = (milliseconds: number) => new Date(milliseconds).toISOString();
  const signingKey = keys[0]!;
  const descriptor = (names: Readonly<Record<string, string>> = {}, certificates = keys) =>
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeXml(entityId)}">` +
    '<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">' +
    '<md:Extensions><mdui:UIInfo xmlns:mdui="urn:oasis:names:tc:SAML:metadata:ui">' +
    Object.entries(names)
      .map(([language, name]) => `<mdui:DisplayName xml:lang="${language}">${escapeXml(name)}</mdui:DisplayName>`)
      .join("") +
    "</mdui:UIInfo></md:Extensions>" +
    certificates
      .map(
        ({ certificate }) =>
          '<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>' +
          `<ds:X509Certificate>${certificate.replace(/-----[^-]+-----/g, "")}</ds:X509Certificate>` +
          "</ds:X509Data></ds:KeyInfo></md:KeyDescriptor>",
      )
      .join("") +
    (signOutUrl === null
      ? ""
      : `<md:SingleLogoutService Binding="${REDIRECT}" Location="${escapeXml(signOutUrl)}" ResponseLocation="${escapeXml(signOutUrl)}/answer"/>`) +
    '<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" ' +
    `Location="${escapeXml(signInUrl)}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;

  function response(asked: AskedSaml, said: Said = {}): string {
    const time = now() + (said.shiftMs ?? 0);
    const { nameId = "ana-4711", format = PERSISTENT, issuer = entityId } = said;
    const attributes = { [DISPLAY_NAME]: "Ana Zajc", [MAIL]: "ana@sola.example", ...said.attributes };
    const values = (one: string | readonly string[]) =>
      [one].flat().map((value) => `<saml:AttributeValue>${escapeXml(value)}</saml:AttributeValue>`);
    const subject =
      said.subject ??
      `<saml:NameID Format="${format}" SPNameQualifier="${escapeXml(asked.issuer)}">${escapeXml(nameId)}</saml:NameID>`;
    const status = said.status ?? SUCCESS;
    const destination =
      said.destination === null ? "" : ` Destination="${escapeXml(said.destination ?? asked.address)}"`;
    const head =
      '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ' +
      `ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(time)}"${destination} InResponseTo="${said.inResponseTo ?? asked.id}">` +
      `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>` +
      `<samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>`;
    if (status !== SUCCESS) return `${head}</samlp:Response>`;
    return (
      `${head}<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.id ?? `_${randomBytes(16).toString("hex")}`}" Version="2.0" IssueInstant="${at(time)}">` +
      `<saml:Issuer>${escapeXml(issuer)}</saml:Issuer>` +
      `<saml:Subject>${subject}<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">` +
      `<saml:SubjectConfirmationData NotOnOrAfter="${at(time + LIFE_MS)}" ` +
      `Recipient="${escapeXml(said.recipient ?? asked.address)}" InResponseTo="${said.confirmedRequest ?? said.inResponseTo ?? asked.id}"/>` +
      "</saml:SubjectConfirmation></saml:Subject>" +
      `<saml:Conditions NotBefore="${at(time)}" NotOnOrAfter="${at(time + LIFE_MS)}"><saml:AudienceRestriction>` +
      `<saml:Audience>${escapeXml(said.audience ?? asked.issuer)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${at(time)}" SessionIndex="${said.sessionIndex ?? "_s"}"><saml:AuthnContext><saml:AuthnContextClassRef>` +
      "urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>" +
      "<saml:AttributeStatement>" +
      Object.entries(attributes)
        .map(([name, value]) => `<saml:Attribute Name="${escapeXml(name)}">${values(value).join("")}</saml:Attribute>`)
        .join("") +
      `${said.moreAttributes ?? ""}</saml:AttributeStatement></saml:Assertion></samlp:Response>`
    );
  }
  return {
    entityId,
    signingKey,
    descriptor,
    /** A response that nobody has signed. */
    response,
    signed: (asked: AskedSaml, said: Said = {}) => signElement(response(asked, said), "Assertion", signingKey),
  };
}
export type SamlIdp = ReturnType<typeof samlIdpOf>;

const PROTOCOL =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
const head = (name: string, from: string, to: string, at: number, more: string): string =>
  `<samlp:${name} ${PROTOCOL} ID="_${randomUUID()}" Version="2.0" IssueInstant="${new Date(at).toISOString()}" ` +
  `Destination="${escapeXml(to)}"${more}><saml:Issuer>${escapeXml(from)}</saml:Issuer>`;

/** The request of a sign-out, as an identity provider sends it when somebody has signed out elsewhere. */
export const signOutRequest = (from: string, to: string, at: number, names: string, more = ""): string =>
  `${head("LogoutRequest", from, to, at, more)}${names}</samlp:LogoutRequest>`;

/** The answer to our request of a sign-out. */
export const signOutAnswer = (from: string, to: string, at: number, asked: string, status = SUCCESS): string =>
  `${head("LogoutResponse", from, to, at, ` InResponseTo="${asked}"`)}<samlp:Status><samlp:StatusCode Value="${status}"/>` +
  "</samlp:Status></samlp:LogoutResponse>";

/** The query of an address that carries a message, signed as HTTP-Redirect wants it. */
export function redirectQuery(
  xml: string,
  { privateKey }: Pick<SigningKey, "privateKey">,
  { relayState = "", algorithm = RSA_SHA256 }: { readonly relayState?: string; readonly algorithm?: string } = {},
): string {
  const name = xml.startsWith("<samlp:LogoutResponse") ? "SAMLResponse" : "SAMLRequest";
  const part = (key: string, value: string) => `${key}=${encodeURIComponent(value)}`;
  const parts = [
    part(name, deflateRawSync(xml).toString("base64")),
    ...(relayState === "" ? [] : [part("RelayState", relayState)]),
    part("SigAlg", algorithm),
  ];
  const signature = sign(algorithm.endsWith("sha1") ? "sha1" : "sha256", Buffer.from(parts.join("&")), privateKey);
  return [...parts, part("Signature", signature.toString("base64"))].join("&");
}

export const federationOf = (...descriptors: readonly string[]): string =>
  `<?xml version="1.0"?><md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${descriptors.join("")}</md:EntitiesDescriptor>`;

export const encode = (xml: string): string => Buffer.from(xml).toString("base64");
