import * as z from "zod/mini";
import { LANGUAGES } from "@karota/engine/message.ts";
import { time, uuid } from "../wire.ts";

/** `GET admin/messages`: a page of what came by the contact form, the newest first. */
export const messagesQuery = z.object({
  state: z._default(z.enum(["open", "done"]), "open"),
  /** The `next` of the page before; left out: the newest. */
  before: z.optional(uuid),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});
export type MessagesQuery = z.infer<typeof messagesQuery>;

export const contactMessage = z.object({
  id: uuid,
  /** Null for a visitor. */
  person: z.nullable(z.object({ id: uuid, name: z.string() })),
  reply_to: z.string(),
  subject: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  time,
  /** When an admin had done with it. */
  done: z.nullable(time),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const messagesReply = z.object({
  messages: z.array(contactMessage),
  /** How many are open, on all pages. */
  open: z.int(),
  next: z.nullable(uuid),
});
export type MessagesReply = z.infer<typeof messagesReply>;

/** `POST admin/messages/{id}`. */
export const messageBody = z.strictObject({ done: z.boolean() });
