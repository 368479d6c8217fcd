import type { PersonalData } from "../../personal-data.ts";
import { eraseMails, listMails } from "./store.ts";

/** Mails to a person: exported and erased with the person. */
export const mailPersonalData: PersonalData = {
  erase: (queries, userId) => eraseMails(queries, userId),
  async export(queries, userId, { iso }) {
    const mails = (await listMails(queries, userId)).map((mail) => ({
      template: mail.template,
      recipient: mail.recipient,
      created: iso(mail.created_at),
      sent: mail.sent_at === null ? null : iso(mail.sent_at),
    }));
    return { mails };
  },
};
