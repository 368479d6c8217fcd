import type { Writer } from "../letter.ts";

export interface TestContent {
  readonly name: string;
}

/** Shows an admin that mails arrive. */
export const testLetter: Writer<TestContent> = ({ name }, { say }, publicUrl) => {
  const link = `${publicUrl}/status`;
  return {
    subject: say({ id: "mail.test.subject" }),
    name,
    lines: [say({ id: "mail.test.text" }), say({ id: "mail.test.status", values: { link } })],
    link,
  };
};
