import type { Migration } from "./migration.ts";

/** Lessons: questions that a mentor asks a class, who is in them, and what they answered. */
export const lessons: Migration = {
  name: "0020-lessons",
  statements: () => [
    `create table lessons (
      id text not null primary key,
      mentor_id text not null references users (id),
      group_id text references student_groups (id),
      code text unique,
      plan text not null,
      tasks text not null,
      planned bigint not null,
      asked bigint not null,
      number bigint not null,
      phase text not null,
      names bigint not null check (names in (0, 1)),
      version bigint not null,
      started_at bigint not null,
      changed_at bigint not null,
      ended_at bigint
    )`,
    "create index lessons_by_mentor on lessons (mentor_id, started_at)",
    "create index lessons_by_group on lessons (group_id, changed_at)",
    "create index lessons_by_time on lessons (started_at)",
    `create table lesson_questions (
      lesson_id text not null references lessons (id),
      number bigint not null,
      place bigint not null,
      task text not null,
      asked_at bigint not null,
      revealed_at bigint,
      primary key (lesson_id, number)
    )`,
    `create table lesson_people (
      lesson_id text not null references lessons (id),
      user_id text not null references users (id),
      joined_at bigint not null,
      seen_at bigint not null,
      removed_at bigint,
      primary key (lesson_id, user_id)
    )`,
    "create index lesson_people_by_user on lesson_people (user_id)",
    `create table lesson_answers (
      lesson_id text not null references lessons (id),
      number bigint not null,
      user_id text not null references users (id),
      choice bigint not null,
      correct bigint not null,
      answered_at bigint not null,
      primary key (lesson_id, number, user_id)
    )`,
    "create index lesson_answers_by_user on lesson_answers (user_id)",
  ],
};
