import type { PersonalData, StoredData } from "../../personal-data.ts";
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

export const mailStoredData: readonly StoredData[] = [
  {
    id: "mails",
    tables: ["mails"],
    people: ["players", "visitors"],
    basis: "contract",
    recipients: ["mail"],
    deletion: "night",
    span: ({ log_days: days }) => ({ days }),
  },
];
