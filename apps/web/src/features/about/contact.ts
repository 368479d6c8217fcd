import { CONTACT_LENGTHS } from "@karota/contract/service/contact-lengths.ts";
import { newKey } from "../../shared/api/new-key.ts";
import { readSession } from "../../shared/session/session.ts";

/** The draft and its Idempotency-Key: the same message is sent once, whatever happens in between. */
export interface Draft {
  readonly subject: string;
  readonly message: string;
  readonly email: string;
  readonly key: string;
}
export type FieldName = "subject" | "message" | "email";

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

const hasAddress = (text: string): boolean => /^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]{2,}$/.test(text.trim());

/** The fields that are not right yet, in the order of the form. An address may be left out where there is one already. */
export function faultsOf(draft: Draft, knowsAddress: boolean): readonly FieldName[] {
  const wrong = (field: "subject" | "message"): boolean => {
    const { least, most } = CONTACT_LENGTHS[field];
    return lengthOf(draft[field]) < least || lengthOf(draft[field]) > most;
  };
  const noAddress = draft.email.trim() === "" ? !knowsAddress : !hasAddress(draft.email);
  return [
    ...(wrong("subject") ? (["subject"] as const) : []),
    ...(wrong("message") ? (["message"] as const) : []),
    ...(noAddress ? (["email"] as const) : []),
  ];
}
