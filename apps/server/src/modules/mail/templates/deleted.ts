import type { MailTemplate } from "../template.ts";

/** Who wanted it: the person, an admin, or the site for an unused account. */
export type ErasedBy = "self" | "admin" | "unused";

export interface Deleted {
  readonly name: string;
  readonly by: ErasedBy;
}

/** The last mail to an address, which is deleted with it. */
export const deletedMail: MailTemplate<Deleted> = ({ name, by }, { say }) => ({
  subject: say({ id: "mail.deleted.subject" }),
  name,
  lines: [say({ id: `mail.deleted.${by}` }), say({ id: "mail.deleted.kept" }), say({ id: "mail.deleted.back" })],
  why: say({ id: "mail.why.gone" }),
});
