import type { Migration } from "./migration.ts";

/** What providers tell of a person's place at school: whether they are one whom the configuration makes a mentor. */
export const schoolClaims: Migration = {
  name: "0025-school-claims",
  statements: () => [
    "alter table users add column provider_mentor bigint not null default 0 check (provider_mentor in (0, 1))",
  ],
};
