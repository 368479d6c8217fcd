import type { MailTemplate } from "../template.ts";

export interface TestContent {
  readonly name: string;
}

/** Shows an admin that mails arrive. */
export const testMail: MailTemplate<TestContent> = ({ name }, { say }, publicUrl) => ({
  subject: say({ id: "mail.test.subject" }),
  name,
  lines: [say({ id: "mail.test.text" })],
  link: `${publicUrl}/status`,
  button: say({ id: "mail.test.button" }),
  why: say({ id: "mail.why.test" }),
});
