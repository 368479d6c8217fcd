import type { Migration } from "./migration.ts";

/**
 * How many answers of an assignment the mentor in charge has seen. Null for what was published before and not looked at
 * since: its answers are not new.
 */
export const seenAnswers: Migration = {
  name: "0030-seen-answers",
  statements: () => ["alter table assignments add column seen_answers bigint"],
};
