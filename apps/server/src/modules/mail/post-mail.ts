import { randomUUID } from "node:crypto";
import type { Language } from "@karota/engine/message.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Contents, Template } from "./render-mail.ts";
import { insertMail } from "./store.ts";

/**
 * Puts a mail into the outbox, in the transaction of what it reports: both are committed or none. Does nothing when its
 * `onceKey` was used before.
 */
export async function postMail<T extends Template>(
  queries: InTransaction,
  mail: {
    /** Null for a mail to an address without an account, which is deleted once the mail has left. */
    readonly userId: string | null;
    readonly recipient: string;
    readonly template: T;
    readonly language: Language;
    readonly content: Contents[T];
    /** For what must be sent once only. */
    readonly onceKey?: string;
    /** From when on it is better not sent at all. */
    readonly staleAt?: number;
    readonly now: number;
  },
): Promise<void> {
  // A person without an address reads it on the pages.
  if (mail.recipient === "") return;
  await insertMail(queries, {
    id: randomUUID(),
    user_id: mail.userId,
    template: mail.template,
    language: mail.language,
    recipient: mail.recipient,
    content: JSON.stringify(mail.content),
    created_at: mail.now,
    due_at: mail.now,
    tries: 0,
    sent_at: null,
    once_key: mail.onceKey ?? null,
    stale_at: mail.staleAt ?? null,
    given_up_at: null,
  });
}
