import type { Migration } from "./migration.ts";

/** What was typed in an assignment whose answers are not chosen. */
export const typedAnswers: Migration = {
  name: "0018-typed-answers",
  statements: () => ["alter table assignment_answers add column typed text"],
};
