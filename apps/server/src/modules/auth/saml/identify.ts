import * as z from "zod";
import { lineOf } from "@karota/contract/text.ts";
import { MAX_NAME_LENGTH } from "@karota/contract/users/user.ts";
import { samlIssuerOf, type SamlProvider } from "../../../config.ts";
import { fail } from "../../../fail.ts";
import type { Identity } from "../../users/index.ts";
import { readClaims, type SchoolClaims } from "../read-claims.ts";
import { attributeOf, childrenOf, textOf, within } from "./xml.ts";

export const PERSISTENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent";
export const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";

/** Attributes by the names that identity providers use for them. */
const NAMES = {
  pairwiseId: ["urn:oasis:names:tc:SAML:attribute:pairwise-id"],
  subjectId: ["urn:oasis:names:tc:SAML:attribute:subject-id"],
  targetedId: ["urn:oid:1.3.6.1.4.1.5923.1.1.1.10", "eduPersonTargetedID"],
  displayName: ["urn:oid:2.16.840.1.113730.3.1.241", "displayName"],
  commonName: ["urn:oid:2.5.4.3", "cn"],
  givenName: ["urn:oid:2.5.4.42", "givenName"],
  surname: ["urn:oid:2.5.4.4", "sn"],
  mail: ["urn:oid:0.9.2342.19200300.100.1.3", "mail"],
} as const;

/** SAML V2.0 Subject Identifier Attributes Profile, section 3: compared without regard to case. */
const SCOPED_ID = /^[A-Za-z0-9][A-Za-z0-9=-]{0,126}@[A-Za-z0-9][A-Za-z0-9.-]{0,126}$/;
const MAX_SUBJECT_LENGTH = 255;

const valuesOf = (assertion: Element, names: readonly string[]): readonly Element[] =>
  within(assertion, "assertion", "AttributeStatement", "Attribute")
    .filter((one) => names.includes(attributeOf(one, "Name") ?? ""))
    .flatMap((one) => childrenOf(one, "assertion", "AttributeValue"));

const firstOf = (assertion: Element, names: readonly string[]): string => textOf(valuesOf(assertion, names)[0]);

/** A persistent name, which counts for one pair of identity provider and service only. */
function persistentOf(nameId: Element, entityId: string, ownId: string): string {
  const value = textOf(nameId);
  const giver = attributeOf(nameId, "NameQualifier") ?? entityId;
  const receiver = attributeOf(nameId, "SPNameQualifier") ?? ownId;
  if (giver !== entityId || receiver !== ownId) throw new Error("a name for another pair of sites");
  // Cleaning it would mix people, and no database holds a NUL.
  if (value === "" || value.length > MAX_SUBJECT_LENGTH || /[\p{Cc}\p{Cs}]/u.test(value))
    throw new Error("an unusable name");
  return value;
}

/**
 * By what an identity provider knows a person again. The kinds are told apart, so that a value of one is never taken for
 * that of another; `eduPersonTargetedID` is a persistent NameID within an attribute.
 * @throws E-KAROTA-LOGIN_NO_LASTING_ID
 */
function subjectOf(assertion: Element, entityId: string, ownId: string): string {
  for (const [kind, names] of [
    ["pairwise-id", NAMES.pairwiseId],
    ["subject-id", NAMES.subjectId],
  ] as const) {
    const values = valuesOf(assertion, names);
    if (values.length === 0) continue;
    const value = textOf(values[0]);
    if (values.length > 1 || !SCOPED_ID.test(value)) throw new Error(`an unusable ${kind}`);
    return `${kind}:${value.toLowerCase()}`;
  }
  const nameIds = within(assertion, "assertion", "Subject", "NameID");
  const targeted = valuesOf(assertion, NAMES.targetedId).flatMap((one) => childrenOf(one, "assertion", "NameID"));
  const found = [...targeted, ...nameIds].find((one) => attributeOf(one, "Format") === PERSISTENT);
  if (found) return `persistent:${persistentOf(found, entityId, ownId)}`;
  const isTransient = nameIds.some((one) => attributeOf(one, "Format") === TRANSIENT);
  throw fail("E-KAROTA-LOGIN_NO_LASTING_ID", {}, isTransient ? "a transient NameID only" : "no lasting id");
}

function nameOf(assertion: Element, email: string): string {
  const full = `${firstOf(assertion, NAMES.givenName)} ${firstOf(assertion, NAMES.surname)}`;
  const candidates = [
    firstOf(assertion, NAMES.displayName),
    full,
    firstOf(assertion, NAMES.commonName),
    email.split("@")[0] ?? "",
  ];
  return candidates.map((one) => lineOf(one, MAX_NAME_LENGTH)).find((one) => one !== "") ?? "Karota";
}

/** @throws E-KAROTA-LOGIN_WRONG_SCHOOL */
function checkSchool({ schools }: SamlProvider, assertion: Element): void {
  if (!schools || schools.allowed === "any") return;
  const { claim, allowed } = schools;
  // The reason names no school: an attribute could hold anything about a person.
  if (!valuesOf(assertion, claim).some((one) => allowed.includes(textOf(one))))
    throw fail("E-KAROTA-LOGIN_WRONG_SCHOOL", {}, claim.join(", "));
}

// No mailbox has a longer address (RFC 5321).
const mailbox = z.email().check(z.maxLength(254)).catch("");

/**
 * Who a verified assertion is about, and what it says of their place at school.
 * @throws E-KAROTA-LOGIN_NO_LASTING_ID, E-KAROTA-LOGIN_WRONG_SCHOOL
 */
export function identify(
  provider: SamlProvider,
  assertion: Element,
  entityId: string,
  ownId: string,
): { readonly identity: Identity; readonly claims: SchoolClaims } {
  const subject = subjectOf(assertion, entityId, ownId);
  checkSchool(provider, assertion);
  const email = mailbox.parse(firstOf(assertion, NAMES.mail));
  const issuer = samlIssuerOf(provider, entityId);
  return {
    // Nothing in SAML says that an address was verified.
    identity: { issuer, subject, name: nameOf(assertion, email), email, emailVerified: false },
    claims: readClaims(provider, (names) => valuesOf(assertion, names).map(textOf)),
  };
}
