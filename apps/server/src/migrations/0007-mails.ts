import type { Migration } from "./migration.ts";

/** Mails on their way, and those that have left. */
export const mails: Migration = {
  name: "0007-mails",
  statements: () => [
    `create table mails (
      id text not null primary key,
      user_id text not null references users (id),
      template text not null,
      language text not null,
      recipient text not null,
      content text not null,
      created_at bigint not null,
      due_at bigint not null,
      tries bigint not null,
      sent_at bigint
    )`,
    "create index mails_by_due on mails (due_at) where sent_at is null",
    "create index mails_by_user on mails (user_id)",
  ],
};
