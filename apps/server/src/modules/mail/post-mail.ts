import { randomUUID } from "node:crypto";
import type { InTransaction } from "../../database/database.ts";
import type { InvoiceDocument } from "../invoices/index.ts";
import type { Template } from "./letter.ts";
import { insertMail } from "./store.ts";

/** Puts a mail into the outbox, in the transaction of what it tells: neither goes without the other. */
export async function postMail(
  queries: InTransaction,
  mail: {
    readonly userId: string;
    readonly recipient: string;
    readonly template: Template;
    readonly document: InvoiceDocument;
    readonly now: number;
  },
): Promise<void> {
  const { userId, recipient, template, document, now } = mail;
  // Somebody whose provider tells no address reads it in the profile.
  if (recipient === "") return;
  await insertMail(queries, {
    id: randomUUID(),
    user_id: userId,
    template,
    language: document.language,
    recipient,
    content: JSON.stringify(document),
    created_at: now,
    due_at: now,
    tries: 0,
    sent_at: null,
  });
}
