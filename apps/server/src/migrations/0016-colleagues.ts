import type { Migration } from "./migration.ts";

/**
 * The colleagues of a group's owner, and what happens in a group. An assignment says who published it and paid for it
 * besides who is in charge of it, and a message who sent it: these differ once a mentor has left a group.
 */
export const colleagues: Migration = {
  name: "0016-colleagues",
  statements: (kind) => [
    `create table group_colleagues (
      group_id text not null references student_groups (id),
      mentor_id text not null references users (id),
      asked_at bigint not null,
      joined_at bigint,
      offered_at bigint,
      primary key (group_id, mentor_id)
    )`,
    "create index group_colleagues_by_mentor on group_colleagues (mentor_id)",
    `create table group_log (
      id ${kind === "postgres" ? "bigint generated always as identity primary key" : "integer primary key autoincrement"},
      group_id text not null references student_groups (id),
      at bigint not null,
      action text not null,
      actor_id text not null references users (id),
      subject_id text references users (id),
      assignment_id text references assignments (id)
    )`,
    "create index group_log_by_group on group_log (group_id, id)",
    "create index group_log_by_time on group_log (at)",
    "create index group_log_by_actor on group_log (actor_id)",
    "alter table assignments add column published_by text references users (id)",
    "update assignments set published_by = mentor_id",
    "create index assignments_by_publisher on assignments (published_by, published_at)",
    "alter table assignments add column publisher_left_at bigint",
    "alter table assignment_messages add column sender_id text references users (id)",
    `update assignment_messages set sender_id =
      (select mentor_id from assignments where assignments.id = assignment_messages.assignment_id)`,
  ],
};
