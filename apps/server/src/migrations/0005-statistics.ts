import type { Migration } from "./migration.ts";

/**
 * The times that count as solving times (`games/timing.ts`), also of boards solved before, as far as they can be
 * derived.
 */
export const statistics: Migration = {
  name: "0005-statistics",
  statements: () => [
    "alter table plays add column watched bigint not null default 0",
    "alter table plays add column timed bigint",
    `update plays set timed = seconds
      where completed = 1 and revision > 1 and seconds > 0 and seconds * 1000 <= completed_at - started_at + 60000`,
    // Of no column that a save changes before the last one: see 0001.
    "create index plays_timed on plays (user_id, game, options, timed) where timed is not null",
  ],
};
