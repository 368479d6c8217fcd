import type { MessagesQuery, MessagesReply } from "@karota/contract/admin/messages.ts";
import type { Language } from "@karota/engine/message.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { recordView } from "../audit/index.ts";
import { countOpen, listMessages } from "./messages-store.ts";

/** What people wrote to the site; that an admin reads it is written down. */
export async function readMessages(deps: Deps, actor: Actor, query: MessagesQuery): Promise<MessagesReply> {
  const { config, database } = deps;
  const { db } = database;
  await recordView(deps, actor, { action: "messages.viewed", subject: null });
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
