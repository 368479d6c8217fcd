import type { MessagesQuery, MessagesReply } from "@karota/contract/admin/messages.ts";
import type { Language } from "@karota/engine/message.ts";
import { calendarOf } from "../../calendar.ts";
import type { Deps } from "../../deps.ts";
import { countOpen, listMessages } from "./messages-store.ts";

/** What people wrote to the house. */
export async function readMessages({ config, database: { db } }: Deps, query: MessagesQuery): Promise<MessagesReply> {
  const { iso } = calendarOf(config.timeZone);
  const rows = await listMessages(db, query);
  const messages = rows.map((row) => ({
    id: row.id,
    person: row.user_id === null ? null : { id: row.user_id, name: row.name ?? "" },
    reply_to: row.reply_to,
    subject: row.subject,
    message: row.message,
    language: row.language as Language,
    time: iso(row.created_at),
    done: row.done_at === null ? null : iso(row.done_at),
  }));
  return { messages, open: await countOpen(db), next: rows.length < query.limit ? null : (rows.at(-1)?.id ?? null) };
}
