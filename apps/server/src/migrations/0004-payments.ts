import type { Migration } from "./migration.ts";

/** Purchases of carrots, their invoices, and the events that payment providers have sent. */
export const payments: Migration = {
  name: "0004-payments",
  statements: () => [
    `create table purchases (
      id text not null primary key,
      user_id text not null references users (id),
      provider text not null,
      provider_ref text,
      reference text not null unique,
      status text not null,
      credits bigint not null check (credits between 10 and 1000),
      price_cents bigint not null,
      net_cents bigint not null,
      vat_cents bigint not null,
      vat_rate bigint not null,
      buyer text not null,
      language text not null,
      created_at bigint not null,
      expires_at bigint not null,
      paid_at bigint,
      approved_at bigint,
      refund_sent_at bigint,
      refunded_cents bigint not null,
      refunded_amount bigint not null,
      check (net_cents + vat_cents = price_cents)
    )`,
    "create index purchases_by_user on purchases (user_id, created_at)",
    "create unique index purchases_by_provider on purchases (provider, provider_ref) where provider_ref is not null",
    `create table invoices (
      number text not null primary key,
      series text not null,
      year bigint not null,
      serial bigint not null,
      kind text not null,
      purchase_id text not null references purchases (id),
      issued_at bigint not null,
      document text not null,
      unique (series, year, serial)
    )`,
    "create unique index invoices_by_purchase on invoices (purchase_id, kind)",
    `create table counters (
      name text not null primary key,
      value bigint not null
    )`,
    `create table payment_events (
      provider text not null,
      event_id text not null,
      received_at bigint not null,
      primary key (provider, event_id)
    )`,
  ],
};
