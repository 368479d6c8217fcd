import * as z from "zod/mini";
import { line, text } from "../text.ts";

/** Characters that a message takes, without blanks at the ends. */
export const CONTACT_LENGTHS = {
  subject: { least: 8, most: 120 },
  message: { least: 30, most: 4000 },
  email: { least: 0, most: 254 },
} as const;
const { subject, message, email } = CONTACT_LENGTHS;

/** `POST service/contact`: a message to those who run Karota. */
export const contactBody = z.strictObject({
  /** One line: it becomes the subject of a mail. */
  subject: line(subject.most, subject.least),
  message: text(message.most, message.least),
  /** Where the answer goes; left out by people who are signed in: the address of their account. */
  email: z.optional(z.email().check(z.maxLength(email.most))),
  /** People never see this field: only bots fill it in. */
  website: z._default(z.string().check(z.maxLength(1000)), ""),
});
export type ContactBody = z.infer<typeof contactBody>;

export const contactReply = z.object({ code: z.literal("S-KAROTA-MESSAGE_SENT") });
export type ContactReply = z.infer<typeof contactReply>;
