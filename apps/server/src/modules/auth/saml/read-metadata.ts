import { X509Certificate } from "node:crypto";
import { readLanguage, type Language } from "@karota/engine/message.ts";
import { lineOf } from "@karota/contract/text.ts";
import { isLoopback } from "../../../config.ts";
import { attributeOf, childrenOf, isNamed, NAMESPACES, parseXml, textOf, within } from "./xml.ts";

/** An identity provider as its metadata describes it. */
export interface Entity {
  readonly entityId: string;
  /** Where the browser takes the request. */
  readonly signInUrl: string;
  /** Where the browser takes the request of a sign-out, and the answer to one of theirs; null where there is none. */
  readonly signOutUrl: string | null;
  readonly signOutAnswerUrl: string | null;
  /** Of the keys that sign, PEM. */
  readonly certificates: readonly string[];
  /** When the first and the last of the certificates end, in milliseconds. */
  readonly firstEnd: number;
  readonly lastEnd: number;
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** The name in any language, or the host. */
  readonly name: string;
  /** False where its federation asks not to offer it. */
  readonly isListed: boolean;
  /** The metadata may not be used after this moment. */
  readonly validUntil: number;
}

/** The longest name that is shown. */
const MAX_NAME_LENGTH = 100;
export const REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const HIDDEN = "http://refeds.org/category/hide-from-discovery";
/** What signs with less can be broken; the verifier knows RSA alone. */
const MIN_KEY_BITS = 2048;

function readCertificate(text: string): X509Certificate | null {
  try {
    const certificate = new X509Certificate(Buffer.from(text.replace(/\s/g, ""), "base64"));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    const isGood = asymmetricKeyType === "rsa" && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS;
    return isGood ? certificate : null;
  } catch {
    return null;
  }
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
}

/** Names by language, of the elements that hold them; the first one of a language counts. */
function namesOf(elements: readonly Element[]): { readonly names: Entity["names"]; readonly any: string } {
  const names: Partial<Record<Language, string>> = {};
  let any = "";
  for (const element of elements) {
    const text = lineOf(textOf(element), MAX_NAME_LENGTH);
    const language = readLanguage(element.getAttribute("xml:lang") ?? "");
    if (language && text !== "") names[language] ??= text;
    any ||= text;
  }
  return { names, any: names.en ?? any };
}

function describe(entity: Element, descriptor: Element): Pick<Entity, "names" | "name"> {
  const shown = childrenOf(descriptor, "metadata", "Extensions")
    .flatMap((one) => childrenOf(one, "ui", "UIInfo"))
    .flatMap((one) => childrenOf(one, "ui", "DisplayName"));
  const { names, any } = namesOf([...shown, ...within(entity, "metadata", "Organization", "OrganizationDisplayName")]);
  const entityId = entity.getAttribute("entityID") ?? "";
  return { names, name: any || (URL.canParse(entityId) && new URL(entityId).host) || entityId };
}

const isHidden = (entity: Element): boolean =>
  childrenOf(entity, "metadata", "Extensions").some((one) =>
    Array.from(one.getElementsByTagNameNS(NAMESPACES.assertion, "AttributeValue")).some(
      (value) => textOf(value) === HIDDEN,
    ),
  );

function readEntity(entity: Element, validUntil: number): Entity | null {
  const entityId = attributeOf(entity, "entityID");
  const descriptor = childrenOf(entity, "metadata", "IDPSSODescriptor").find((one) =>
    one.getAttribute("protocolSupportEnumeration")?.split(/\s+/).includes(NAMESPACES.protocol),
  );
  if (!entityId || !descriptor) return null;
  const byRedirect = (name: string): Element | undefined =>
    childrenOf(descriptor, "metadata", name).find(
      (one) => one.getAttribute("Binding") === REDIRECT && isSafe(one.getAttribute("Location") ?? ""),
    );
  const signInUrl = byRedirect("SingleSignOnService")?.getAttribute("Location");
  const signOut = byRedirect("SingleLogoutService");
  const signOutUrl = signOut?.getAttribute("Location") ?? null;
  const answerUrl = signOut?.getAttribute("ResponseLocation") ?? "";
  const certificates = childrenOf(descriptor, "metadata", "KeyDescriptor")
    .filter((one) => one.getAttribute("use") !== "encryption")
    .flatMap((one) => within(one, "signature", "KeyInfo", "X509Data", "X509Certificate"))
    .flatMap((one) => readCertificate(textOf(one)) ?? []);
  if (!signInUrl || certificates.length === 0) return null;
  const ends = certificates.map((one) => one.validToDate.getTime());
  return {
    entityId,
    signInUrl,
    signOutUrl,
    signOutAnswerUrl: isSafe(answerUrl) ? answerUrl : signOutUrl,
    certificates: certificates.map((one) => one.toString()),
    firstEnd: Math.min(...ends),
    lastEnd: Math.max(...ends),
    ...describe(entity, descriptor),
    isListed: !isHidden(entity),
    validUntil,
  };
}

/**
 * The identity providers that metadata describe: one, or those of a federation. What has no safe address to sign in at by
 * redirect, or no RSA key of 2048 bits, is left out.
 * @throws when it is no metadata
 */
export function readMetadata(text: string): readonly Entity[] {
  const found: Entity[] = [];
  const read = (element: Element, until: number): void => {
    const own = attributeOf(element, "validUntil");
    const validUntil = own === null ? until : Math.min(until, Date.parse(own) || 0);
    if (isNamed(element, "metadata", "EntityDescriptor")) {
      const entity = readEntity(element, validUntil);
      if (entity) found.push(entity);
      return;
    }
    for (const name of ["EntityDescriptor", "EntitiesDescriptor"])
      for (const child of childrenOf(element, "metadata", name)) read(child, validUntil);
  };
  const root = parseXml(text);
  if (!isNamed(root, "metadata", "EntityDescriptor") && !isNamed(root, "metadata", "EntitiesDescriptor"))
    throw new Error(`not metadata of SAML, but ${lineOf(root.nodeName, MAX_NAME_LENGTH)}`);
  read(root, Number.MAX_SAFE_INTEGER);
  return found;
}
