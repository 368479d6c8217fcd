import { attributeOf, childrenOf, textOf, timeOf, within } from "./xml.ts";

/** By how much the identity provider's clock may differ, in milliseconds. */
export const TOLERANCE_MS = 60_000;

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/** What an assertion has to fit. */
export interface Expected {
  readonly entityId: string;
  /** Our entity id, as its audience. */
  readonly ownId: string;
  /** The address at which it has arrived. */
  readonly address: string;
  readonly inResponseTo: string;
  readonly now: number;
}

/** @throws unless now is within the times that the element names; `NotOnOrAfter` has to be there */
function checkTimes(element: Element, now: number): number {
  if (element.hasAttribute("NotBefore") && now + TOLERANCE_MS < timeOf(element, "NotBefore"))
    throw new Error("not valid yet");
  const end = timeOf(element, "NotOnOrAfter");
  if (now - TOLERANCE_MS >= end) throw new Error("expired");
  return end;
}

/** The confirmation that the person who brings it is the one it is about (SAML profiles, 4.1.4.3). */
function confirmationOf(assertion: Element, { address, inResponseTo }: Expected): Element {
  const confirmation = within(assertion, "assertion", "Subject", "SubjectConfirmation")
    .filter((one) => attributeOf(one, "Method") === BEARER)
    .flatMap((one) => childrenOf(one, "assertion", "SubjectConfirmationData"))
    .find((one) => attributeOf(one, "Recipient") === address && attributeOf(one, "InResponseTo") === inResponseTo);
  if (!confirmation) throw new Error("no confirmation for this address and request");
  return confirmation;
}

/**
 * Checks a verified assertion in what the library leaves open: whom it is by and for, and that all of it is there.
 * @returns its id, and until when it is good
 * @throws with the reason for the log
 */
export function checkAssertion(assertion: Element, expected: Expected): { readonly id: string; readonly end: number } {
  const { entityId, ownId, now } = expected;
  const issuers = childrenOf(assertion, "assertion", "Issuer");
  if (issuers.length !== 1 || textOf(issuers[0]) !== entityId) throw new Error("another issuer");
  if (childrenOf(assertion, "assertion", "Subject").length !== 1) throw new Error("no subject");
  if (within(assertion, "assertion", "Subject", "NameID").length > 1) throw new Error("several names");
  const confirmed = checkTimes(confirmationOf(assertion, expected), now);
  const conditions = childrenOf(assertion, "assertion", "Conditions");
  if (conditions.length !== 1) throw new Error("no conditions");
  const valid = checkTimes(conditions[0]!, now);
  const audiences = childrenOf(conditions[0]!, "assertion", "AudienceRestriction");
  const isForUs = (one: Element) => childrenOf(one, "assertion", "Audience").some((who) => textOf(who) === ownId);
  if (audiences.length === 0 || !audiences.every(isForUs)) throw new Error("another audience");
  const statements = childrenOf(assertion, "assertion", "AuthnStatement");
  if (statements.length === 0) throw new Error("nobody has signed in");
  for (const one of statements)
    if (one.hasAttribute("SessionNotOnOrAfter") && now - TOLERANCE_MS >= timeOf(one, "SessionNotOnOrAfter"))
      throw new Error("the session has ended");
  const id = attributeOf(assertion, "ID");
  if (!id) throw new Error("an assertion without an id");
  return { id, end: Math.max(confirmed, valid) };
}
