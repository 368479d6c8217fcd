import type { MailTemplate } from "../template.ts";
import { carrotWords } from "./figures.ts";

export interface Welcome {
  readonly name: string;
  /** The welcome present, in hundredths of a carrot; 0 on a free site. */
  readonly amount: number;
}

/** After the first sign-in. */
export const welcomeMail: MailTemplate<Welcome> = ({ name, amount }, speaker, publicUrl) => {
  const { say } = speaker;
  return {
    subject: say({ id: "mail.welcome.subject" }),
    name,
    lines: [
      ...(amount === 0
        ? [say({ id: "mail.welcome.allFree" })]
        : [
            say({ id: "mail.welcome.text", values: { carrots: carrotWords(speaker, amount) } }),
            say({ id: "mail.welcome.games" }),
          ]),
      say({ id: "mail.welcome.mails" }),
    ],
    link: `${publicUrl}/home`,
    button: say({ id: "mail.welcome.button" }),
    why: say({ id: "mail.why.account" }),
  };
};
