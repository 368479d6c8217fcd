import { createHash, randomUUID } from "node:crypto";
import type { Language } from "@karota/engine/message.ts";
import type { ContactBody, ContactReply } from "@karota/contract/service/contact.ts";
import { mailboxOf } from "../../config.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { postMail } from "../mail/index.ts";
import { findAddress } from "../users/index.ts";
import { findMessage, insertMessage } from "./messages-store.ts";

/** What a waiting mail of a message is found by, should its writer go before it has left. */
export const mailKeyOf = (messageId: string): string => `contact:${messageId}`;

const SENT: ContactReply = { code: "S-KAROTA-MESSAGE_SENT" };

/** The same key of the same writer always makes the same message: visitors have no other place for their keys. */
function idOf(writer: string, key: string | null): string {
  if (key === null) return randomUUID();
  const hex = createHash("sha256")
    .update(JSON.stringify([writer, key]))
    .digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Saves a message for the admins and mails it to the site.
 * @param writer.key the Idempotency-Key; null: the request is not deduplicated
 * @param writer.mayWrite counts a new message and throws when there were too many; not called for one that is refused
 * or saved already
 * @throws E-KAROTA-GAME_VALIDATION without an address to answer to, or for the key of another message
 */
export async function sendContactMessage(
  { config, database, clock }: Deps,
  writer: {
    readonly actor: Actor | null;
    readonly language: Language;
    readonly key: string | null;
    mayWrite(): Promise<void>;
  },
  body: ContactBody,
): Promise<ContactReply> {
  // A bot must not see that it was detected.
  if (body.website !== "") return SENT;
  const { actor, language, key } = writer;
  const { subject, message } = body;
  const replyTo = body.email ?? (actor ? await findAddress(database.db, actor.id) : "");
  if (replyTo === "") throw fail("E-KAROTA-GAME_VALIDATION", {}, "no address to answer to");
  const userId = actor?.id ?? null;
  const id = idOf(userId ?? "", key);
  const now = clock.now();
  await database.transaction(async (queries) => {
    const row = { id, user_id: userId, reply_to: replyTo, subject, message, language, created_at: now, done_at: null };
    if (!(await insertMessage(queries, row))) {
      const saved = await findMessage(queries, id);
      if (saved?.subject !== subject || saved.message !== message || saved.reply_to !== replyTo)
        throw fail("E-KAROTA-GAME_VALIDATION", {}, "an Idempotency-Key of another message");
      return;
    }
    await writer.mayWrite();
    await postMail(queries, {
      userId: null,
      recipient: mailboxOf(config.mailFrom),
      template: "contact",
      language,
      content: { replyTo, subject, message },
      onceKey: mailKeyOf(id),
      now,
    });
  });
  return SENT;
}
