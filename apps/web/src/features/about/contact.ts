import { contactBody } from "@karota/contract/service/contact.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { readSession } from "../../shared/session/session.ts";

/** The draft and its Idempotency-Key: the same message is sent once, whatever happens in between. */
export interface Draft {
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly key: string;
}
const FIELDS = ["subject", "message", "email"] as const;
export type FieldName = (typeof FIELDS)[number];

/** Personal: it is shown to no other person, and goes with the tab and with the session (`shared/session.ts`). */
const keyNow = (): string => `karota:draft:contact:${readSession()?.userId ?? "visitor"}`;

export const emptyDraft = (): Draft => ({ subject: "", message: "", email: "", key: newKey() });

export function readDraft(): Draft {
  try {
    return { ...emptyDraft(), ...(JSON.parse(sessionStorage.getItem(keyNow()) ?? "{}") as Partial<Draft>) };
  } catch {
    return emptyDraft();
  }
}

export function saveDraft(draft: Draft): void {
  if (draft.subject || draft.message || draft.email) sessionStorage.setItem(keyNow(), JSON.stringify(draft));
  else sessionStorage.removeItem(keyNow());
}

/** What was changed is another message. */
export const changed = (draft: Draft, field: FieldName, value: string): Draft => ({
  ...draft,
  [field]: value,
  key: newKey(),
});

/** Characters as the server counts them. */
export const lengthOf = (text: string): number => text.trim().length;

/** As it is sent: an address may be left out. */
export const bodyOf = ({ subject, message, email }: Draft) => ({
  subject,
  message,
  ...(email.trim() !== "" && { email: email.trim() }),
});

/** The fields that are not right yet, in the order of the form. An address may be left out where there is one already. */
export function faultsOf(draft: Draft, knowsAddress: boolean): readonly FieldName[] {
  const wrong = new Set(contactBody.safeParse(bodyOf(draft)).error?.issues.map(({ path }) => path[0]));
  if (draft.email.trim() === "" && !knowsAddress) wrong.add("email");
  return FIELDS.filter((field) => wrong.has(field));
}
