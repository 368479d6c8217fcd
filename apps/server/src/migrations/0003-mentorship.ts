import type { Migration } from "./migration.ts";

/** Mentors, their students and groups, assignments and what is answered in them. */
export const mentorship: Migration = {
  name: "0003-mentorship",
  statements: () => [
    `create table mentors (
      user_id text not null primary key references users (id),
      package text not null,
      created_at bigint not null
    )`,
    `create table package_changes (
      user_id text not null references users (id),
      changed_at bigint not null,
      package_from text not null,
      package_to text not null,
      primary key (user_id, changed_at, package_to)
    )`,
    `create table code_tries (
      mentor_id text not null references users (id),
      tried_at bigint not null,
      tries bigint not null,
      primary key (mentor_id, tried_at)
    )`,
    `create table mentor_students (
      mentor_id text not null references users (id),
      student_id text not null references users (id),
      added_at bigint not null,
      left_at bigint,
      primary key (mentor_id, student_id)
    )`,
    "create index mentor_students_by_student on mentor_students (student_id)",
    `create table student_groups (
      id text not null primary key,
      mentor_id text not null references users (id),
      name text not null,
      name_key text not null,
      description text not null,
      created_at bigint not null,
      removed_at bigint
    )`,
    "create unique index student_groups_by_name on student_groups (mentor_id, name_key) where removed_at is null",
    `create table group_members (
      group_id text not null references student_groups (id),
      student_id text not null references users (id),
      added_at bigint not null,
      left_at bigint,
      primary key (group_id, student_id)
    )`,
    "create index group_members_by_student on group_members (student_id)",
    `create table assignments (
      id text not null primary key,
      mentor_id text not null references users (id),
      group_id text references student_groups (id),
      student_id text references users (id),
      name text not null,
      description text not null,
      message text not null,
      start_at bigint not null,
      end_at bigint not null,
      plan text not null,
      num_tasks bigint not null check (num_tasks between 1 and 50),
      price bigint not null,
      published_at bigint not null,
      cancelled_at bigint,
      archived_at bigint
    )`,
    "create index assignments_by_mentor on assignments (mentor_id, published_at)",
    "create index assignments_by_group on assignments (group_id)",
    "create index assignments_by_student on assignments (student_id)",
    `create table assignment_students (
      assignment_id text not null references assignments (id),
      student_id text not null references users (id),
      joined_at bigint not null,
      own_end bigint,
      tasks text,
      solved bigint not null,
      correct bigint not null,
      started_at bigint,
      answered_at bigint,
      archived_at bigint,
      primary key (assignment_id, student_id)
    )`,
    "create index assignment_students_by_student on assignment_students (student_id)",
    `create table assignment_answers (
      assignment_id text not null references assignments (id),
      student_id text not null references users (id),
      task bigint not null,
      selected bigint not null,
      correct bigint not null check (correct in (0, 1)),
      mistake text,
      answered_at bigint not null,
      primary key (assignment_id, student_id, task)
    )`,
    `create table assignment_messages (
      id text not null primary key,
      assignment_id text not null references assignments (id),
      student_id text references users (id),
      message text not null,
      sent_at bigint not null
    )`,
    "create index assignment_messages_by_assignment on assignment_messages (assignment_id)",
  ],
};
