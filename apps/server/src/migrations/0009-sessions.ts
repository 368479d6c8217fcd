import type { Migration } from "./migration.ts";

/** Tokens that were used later or ended early, roles that an admin took, and what stays of erased identities. */
export const sessions: Migration = {
  name: "0009-sessions",
  statements: () => [
    `create table tokens (
      id text not null primary key,
      user_id text not null references users (id),
      used_at bigint not null,
      ended bigint not null check (ended in (0, 1)),
      expires_at bigint not null
    )`,
    "create index tokens_by_user on tokens (user_id)",
    "create index tokens_by_expiry on tokens (expires_at)",
    "alter table users add column barred_roles text not null default '[]'",
    `create table erased_identities (
      hash text not null primary key,
      barred_roles text not null,
      erased_at bigint not null
    )`,
    "create index erased_identities_by_time on erased_identities (erased_at)",
  ],
};
