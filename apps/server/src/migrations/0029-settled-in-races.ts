import type { Migration } from "./migration.ts";

/** What is settled while a race runs: that somebody has lost the board, and the first answers of a quiz, `1`, `0` and `.` a task. */
export const settledInRaces: Migration = {
  name: "0029-settled-in-races",
  statements: () => [
    "alter table race_people add column has_lost bigint not null default 0 check (has_lost in (0, 1))",
    "alter table race_people add column first_answers text not null default ''",
  ],
};
