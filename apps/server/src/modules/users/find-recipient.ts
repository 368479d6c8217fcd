import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { MailChoices } from "@karota/contract/users/user.ts";
import type { Queries } from "../../database/database.ts";
import { settingsOf } from "./describe-person.ts";
import { isLanguage } from "./rules.ts";
import { findPerson, listByIds, type Person } from "./store.ts";

/** What a mail needs of its recipient. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  /** Empty when the sign-in provider gives no address. */
  readonly email: string;
  readonly language: Language;
  /** Which mails they have switched on. */
  readonly mails: MailChoices;
}

export function recipientOf(person: Person): Recipient {
  const spoken = person.language ?? person.sign_in_language;
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    language: isLanguage(spoken) ? spoken : LANGUAGES[0],
    mails: settingsOf(person).mails ?? {},
  };
}

/** Null for a person who is erased or unknown. */
export async function findRecipient(queries: Queries, userId: string): Promise<Recipient | null> {
  const person = await findPerson(queries, userId);
  return person && person.erased_at === null ? recipientOf(person) : null;
}

/** Those of some people who have switched a kind of mail on and can get it. */
export async function listWilling(
  queries: Queries,
  userIds: readonly string[],
  kind: keyof MailChoices,
): Promise<readonly Recipient[]> {
  const people = userIds.length === 0 ? [] : await listByIds(queries, userIds);
  return people.map(recipientOf).filter(({ email, mails }) => email !== "" && mails[kind] === true);
}
