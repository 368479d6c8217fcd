import { hashOf } from "../start-login.ts";
import { PERSISTENT, TRANSIENT } from "./identify.ts";
import { attributeOf, textOf, within } from "./xml.ts";

/** A session at an identity provider, as a sign-out there names it. */
export interface SchoolSession {
  readonly entityId: string;
  readonly nameId: string;
  readonly format: string;
  readonly nameQualifier: string | null;
  readonly spNameQualifier: string | null;
  readonly sessionIndex: string | null;
}

const MAX_LENGTH = 1024;

/**
 * The session of a verified assertion; null where it has no id that can be named in an address. Ids of other formats may be
 * e-mail addresses, and the request of a sign-out is a part of an address.
 */
export function sessionOf(assertion: Element, entityId: string): SchoolSession | null {
  const [name] = within(assertion, "assertion", "Subject", "NameID");
  const format = name && attributeOf(name, "Format");
  if (!name || (format !== PERSISTENT && format !== TRANSIENT)) return null;
  const [statement] = within(assertion, "assertion", "AuthnStatement");
  const session = {
    entityId,
    nameId: textOf(name),
    format,
    nameQualifier: attributeOf(name, "NameQualifier"),
    spNameQualifier: attributeOf(name, "SPNameQualifier"),
    sessionIndex: (statement && attributeOf(statement, "SessionIndex")) ?? null,
  };
  return Object.values(session).every((one) => (one?.length ?? 0) <= MAX_LENGTH) ? session : null;
}

/** By which the tokens of a person at an identity provider are found. */
export const sessionHashOf = (issuer: string, nameId: string): string => hashOf(JSON.stringify([issuer, nameId]));
