import type { Migration } from "./migration.ts";

/** A plant of the garden never loses a stage, though levels do: each day has the level that its game reached. */
export const garden: Migration = {
  name: "0012-garden",
  statements: () => [
    "alter table play_days add column reached bigint not null default 0 check (reached between 0 and 5)",
  ],
};
