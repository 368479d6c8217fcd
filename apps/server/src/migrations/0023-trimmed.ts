import type { Migration } from "./migration.ts";

/**
 * Finished games lose their moves after a time (`retention`): which still have theirs is found without reading the
 * others. Of no column that a save changes before the last one: see 0001.
 */
export const trimmed: Migration = {
  name: "0023-trimmed",
  statements: () => ["alter table plays add column trimmed integer not null default 0"],
  indexes: { plays_to_trim: "plays (completed_at) where completed = 1 and trimmed = 0" },
};
