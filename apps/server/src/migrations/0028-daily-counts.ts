import type { Migration } from "./migration.ts";

/**
 * What the About page counts is counted once for each past day, so that only the last days are read from `plays` and `users`. Days
 * are counted from 1970-01-01.
 */
export const dailyCounts: Migration = {
  name: "0028-daily-counts",
  statements: () => [
    `create table daily_counts (
      event text not null,
      day bigint not null,
      amount bigint not null,
      primary key (event, day)
    )`,
  ],
  indexes: {
    plays_by_completion: "plays (completed_at) where completed = 1",
    users_by_creation: "users (created_at)",
    users_by_erasure: "users (erased_at) where erased_at is not null",
  },
  // An older build still counts all boards: the new index serves it too.
  replaced: ["plays_completed"],
};
