import type { Migration } from "./migration.ts";

/** Who joins while nothing costs anything gets the welcome carrots when something does again: 1 until then. */
export const freeSites: Migration = {
  name: "0013-free-sites",
  statements: () => [
    "alter table users add column welcome_due bigint not null default 0 check (welcome_due in (0, 1))",
  ],
};
