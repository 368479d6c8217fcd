import type { Migration } from "./migration.ts";

/** Everything of `database/tables.ts` as it was at first. `bigint` everywhere: on PostgreSQL `integer` ends at 2^31. */
export const first: Migration = {
  name: "0001-first",
  statements: (kind) => [
    `create table secrets (
      name text primary key,
      value text not null,
      created_at bigint not null
    )`,
    `create table login_nonces (
      nonce_hash text primary key,
      cookie_hash text not null,
      expires_at bigint not null
    )`,
    "create index login_nonces_by_expiry on login_nonces (expires_at)",
    `create table users (
      id text primary key,
      issuer text not null,
      subject text not null,
      name text not null,
      email text not null,
      email_verified bigint not null check (email_verified in (0, 1)),
      address text not null,
      post_number text not null,
      post text not null,
      country text not null,
      company text not null,
      vat_id text not null,
      language text,
      settings text not null,
      roles text not null,
      unique_code text not null,
      unique_code_expires bigint not null,
      previous_code text,
      blocked bigint not null check (blocked in (0, 1)),
      tokens_from bigint not null,
      created_at bigint not null,
      last_login_at bigint not null,
      erased_at bigint,
      unique (issuer, subject)
    )`,
    "create unique index users_by_code on users (unique_code)",
    "create index users_by_previous_code on users (previous_code)",
    `create table credit_accounts (
      user_id text primary key references users (id),
      balance bigint not null check (balance >= 0)
    )`,
    `create table ledger_entries (
      id ${kind === "postgres" ? "bigint generated always as identity primary key" : "integer primary key autoincrement"},
      movement_id text not null,
      account text not null,
      amount bigint not null,
      balance_after bigint,
      reason text not null,
      reference text,
      created_at bigint not null,
      unique (movement_id, account)
    )`,
    "create index ledger_entries_by_account on ledger_entries (account, id)",
    `create table idempotency_keys (
      user_id text not null references users (id),
      key text not null,
      request_hash text not null,
      status bigint not null,
      answer text not null,
      created_at bigint not null,
      primary key (user_id, key)
    )`,
    "create index idempotency_keys_by_time on idempotency_keys (created_at)",
    `create table periodic_boards (
      grid_id text primary key,
      game text not null,
      period text not null,
      period_key text not null,
      language text not null,
      options text not null,
      payload text not null,
      created_at bigint not null,
      unique (game, period, period_key, language)
    )`,
    `create table plays (
      user_id text not null references users (id),
      grid_id text not null,
      game text not null,
      period text,
      period_key text,
      options text not null,
      payload text not null,
      completed bigint not null check (completed in (0, 1)),
      revision bigint not null,
      done bigint not null,
      total bigint not null,
      seconds bigint not null,
      hints bigint not null,
      started_at bigint not null,
      saved_at bigint not null,
      completed_at bigint,
      primary key (user_id, grid_id)
    )${kind === "postgres" ? " with (fillfactor = 70)" : ""}`,
    // Of no column that a save changes, and with room left in each page: PostgreSQL then saves without touching an index.
    "create index plays_unfinished on plays (user_id) where completed = 0 and period is null",
    "create index plays_by_period on plays (user_id, game, period, period_key)",
  ],
};
