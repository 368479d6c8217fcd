import type { MailTemplate } from "../template.ts";
import { carrotWords, dayWords } from "./figures.ts";

export interface Warning {
  readonly name: string;
  /** The last day on which a sign-in saves the account. */
  readonly until: string;
  /** Hundredths of carrots that were paid for and not used. */
  readonly bought: number;
}

/** Before an unused account is erased. */
export const warningMail: MailTemplate<Warning> = ({ name, until, bought }, speaker, publicUrl) => {
  const { say } = speaker;
  return {
    subject: say({ id: "mail.warning.subject" }),
    name,
    lines: [
      say({ id: "mail.warning.text", values: { day: dayWords(speaker, until) } }),
      ...(bought > 0 ? [say({ id: "mail.warning.bought", values: { carrots: carrotWords(speaker, bought) } })] : []),
      say({ id: "mail.warning.keep" }),
    ],
    link: `${publicUrl}/login`,
    button: say({ id: "mail.warning.button" }),
    why: say({ id: "mail.why.account" }),
  };
};
