import type { Migration } from "./migration.ts";

/**
 * The completed boards of past days are counted once: the About page reads only those of the last days from `plays`. Days are
 * counted from 1970-01-01.
 */
export const completedDays: Migration = {
  name: "0028-completed-days",
  statements: () => ["create table completed_days (day bigint not null primary key, boards bigint not null)"],
  indexes: { plays_by_completion: "plays (completed_at) where completed = 1" },
  // An older build still counts all boards: the new index serves it too.
  replaced: ["plays_completed"],
};
