import type { MailTemplate } from "../template.ts";

/** A message of the contact form. */
export interface ContactContent {
  readonly replyTo: string;
  readonly subject: string;
  readonly message: string;
}

/** To those who run Karota; their reply goes to the writer. */
export const contactMail: MailTemplate<ContactContent> = ({ replyTo, subject, message }, { say }, publicUrl) => ({
  subject: say({ id: "mail.contact.subject", values: { subject } }),
  name: "",
  lines: [say({ id: "mail.contact.from", values: { from: replyTo } }), ...message.split(/\n\s*\n/)],
  link: `${publicUrl}/status?page=messages`,
  button: say({ id: "mail.contact.button" }),
  why: say({ id: "mail.why.contact" }),
  replyTo,
});
