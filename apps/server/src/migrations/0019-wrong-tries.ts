import type { Migration } from "./migration.ts";

/** How often somebody chose wrong pictures since the mentor unlocked, also before right ones. */
export const wrongTries: Migration = {
  name: "0019-wrong-tries",
  statements: () => [
    "alter table class_pupils add column all_wrong_tries bigint not null default 0",
    "update class_pupils set all_wrong_tries = wrong_tries",
  ],
};
