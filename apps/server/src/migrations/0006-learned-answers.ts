import type { Migration } from "./migration.ts";

/** Which answers of an assignment have counted for levels and review: only when their results may be seen. */
export const learnedAnswers: Migration = {
  name: "0006-learned-answers",
  statements: () => [
    "alter table assignment_answers add column learned bigint not null default 0 check (learned in (0, 1))",
  ],
};
