import { randomUUID } from "node:crypto";
import type { Language } from "@karota/engine/message.ts";
import type { InTransaction } from "../../database/database.ts";
import { nameKeyOf } from "./name-key.ts";
import { EMPTY_PROFILE } from "./profile.ts";
import { findByIdentity, insertPerson, updatePerson, type Person } from "./store.ts";
import { CODE_TTL_MS, newCode } from "./unique-code.ts";

/** What a provider says of a person. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Adds the person of an identity; null when there is one already, also when another process was just faster. */
export const addPerson = (
  queries: InTransaction,
  identity: Identity,
  now: number,
  language: Language | null = null,
  barredRoles = "[]",
): Promise<Person | null> =>
  insertPerson(queries, {
    id: randomUUID(),
    issuer: identity.issuer,
    subject: identity.subject,
    name: identity.name,
    name_key: nameKeyOf(identity.name),
    email: identity.email,
    email_verified: identity.emailVerified ? 1 : 0,
    ...EMPTY_PROFILE,
    language: null,
    settings: "{}",
    roles: "[]",
    barred_roles: barredRoles,
    unique_code: newCode(),
    unique_code_expires: now + CODE_TTL_MS,
    previous_code: null,
    blocked: 0,
    tokens_from: 0,
    created_at: now,
    last_login_at: now,
    erased_at: null,
    warned_at: null,
    kept_until: null,
    sign_in_language: language,
    welcome_due: 0,
    provider_mentor: 0,
  });

/**
 * The existing person of an identity, with the provider's present address; the name stays the person's own. Null when
 * they have been erased at this very moment.
 */
export async function rememberLogin(
  queries: InTransaction,
  identity: Identity,
  now: number,
  language: Language,
): Promise<Person | null> {
  const person = await findByIdentity(queries, identity.issuer, identity.subject);
  if (!person) return null;
  return updatePerson(queries, person.id, {
    email: identity.email,
    email_verified: identity.emailVerified ? 1 : 0,
    // Later than `created_at` even within the same millisecond: only the first login counts as new.
    last_login_at: Math.max(now, person.created_at + 1),
    warned_at: null,
    kept_until: null,
    sign_in_language: language,
  });
}
