import { withdrawMails } from "../mail/index.ts";
import type { PersonalData, StoredData } from "../../personal-data.ts";
import { dropOwnMessages, listOwnMessages } from "./messages-store.ts";
import { mailKeyOf } from "./send-contact-message.ts";

/** What a person wrote by the contact form: exported and erased with the person, from the outbox too. */
export const contactPersonalData: PersonalData = {
  async erase(queries, userId) {
    await withdrawMails(queries, (await dropOwnMessages(queries, userId)).map(mailKeyOf));
  },
  async export(queries, userId, { iso }) {
    const messages = (await listOwnMessages(queries, userId)).map((row) => ({
      subject: row.subject,
      message: row.message,
      reply_to: row.reply_to,
      created: iso(row.created_at),
      done: row.done_at === null ? null : iso(row.done_at),
    }));
    return { messages };
  },
};

export const contactStoredData: readonly StoredData[] = [
  {
    id: "messages",
    tables: ["contact_messages"],
    people: ["players", "visitors"],
    basis: "interest",
    recipients: ["mail"],
    deletion: "night",
    span: ({ log_days: days }) => ({ days }),
  },
];
