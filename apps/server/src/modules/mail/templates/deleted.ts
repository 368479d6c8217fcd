import type { MailTemplate } from "../template.ts";

/** Whose wish it was: the person's own, an admin's, or the site's for an account that nobody uses. */
export type ErasedBy = "self" | "admin" | "unused";

export interface Deleted {
  readonly name: string;
  readonly by: ErasedBy;
}

/** The last mail to an address, which is forgotten with it. */
export const deletedMail: MailTemplate<Deleted> = ({ name, by }, { say }) => ({
  subject: say({ id: "mail.deleted.subject" }),
  name,
  lines: [say({ id: `mail.deleted.${by}` }), say({ id: "mail.deleted.kept" }), say({ id: "mail.deleted.back" })],
  why: say({ id: "mail.why.gone" }),
});
