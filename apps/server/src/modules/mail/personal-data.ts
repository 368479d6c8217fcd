import type { Keeper } from "../users/index.ts";
import { forgetMails, listMails } from "./store.ts";

/** Mails to a person: told on export, gone with the person. */
export const mailKeeper: Keeper = {
  forget: (queries, userId) => forgetMails(queries, userId),
  async tell(queries, userId, { iso }) {
    const mails = (await listMails(queries, userId)).map((mail) => ({
      template: mail.template,
      recipient: mail.recipient,
      created: iso(mail.created_at),
      sent: mail.sent_at === null ? null : iso(mail.sent_at),
    }));
    return { mails };
  },
};
