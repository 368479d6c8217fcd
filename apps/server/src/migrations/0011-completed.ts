import type { Migration } from "./migration.ts";

/** The About page shows how many boards were completed: counting them reads no board. */
export const completed: Migration = {
  name: "0011-completed",
  statements: () => ["create index plays_completed on plays (completed) where completed = 1"],
};
