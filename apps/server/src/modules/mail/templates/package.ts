import type { PackageName } from "@karota/contract/mentorship/mentorship.ts";
import type { MailTemplate } from "../template.ts";
import { carrotWords } from "./figures.ts";

export interface PackageChange {
  readonly name: string;
  readonly from: PackageName;
  readonly to: PackageName;
  readonly up: boolean;
  /** What publishing costs from now on, in hundredths of a carrot. */
  readonly groupPrice: number;
  readonly studentPrice: number;
}

/** When a mentor has moved to another package. */
export const packageMail: MailTemplate<PackageChange> = (change, speaker, publicUrl) => {
  const { say } = speaker;
  const from = say({ id: `package.${change.from}` });
  const to = say({ id: `package.${change.to}` });
  const prices = {
    group: carrotWords(speaker, change.groupPrice),
    student: carrotWords(speaker, change.studentPrice),
  };
  return {
    subject: say({ id: "mail.package.subject", values: { to } }),
    name: change.name,
    lines: [
      say({ id: change.up ? "mail.package.up" : "mail.package.down", values: { from, to } }),
      say({ id: "mail.package.prices", values: prices }),
      say({ id: "mail.package.itself" }),
    ],
    link: `${publicUrl}/mentorship`,
    button: say({ id: "mail.package.button" }),
    why: say({ id: "mail.why.mentor" }),
  };
};
