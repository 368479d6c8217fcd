import type { Migration } from "./migration.ts";

/**
 * The links by which people come into a group, and those who wait for the mentor. A link is found by its hash; only the
 * present one of a group has its token, which the mentor shows again.
 */
export const joinLinks: Migration = {
  name: "0014-join-links",
  statements: () => [
    `create table join_links (
      token_hash text not null primary key,
      group_id text not null references student_groups (id),
      token text,
      is_on bigint not null check (is_on in (0, 1)),
      last_day text not null,
      max_members bigint not null,
      approval bigint not null check (approval in (0, 1))
    )`,
    "create unique index join_links_by_group on join_links (group_id) where token is not null",
    "create index join_links_ended on join_links (group_id)",
    `create table join_requests (
      group_id text not null references student_groups (id),
      student_id text not null references users (id),
      asked_at bigint not null,
      refused_at bigint,
      primary key (group_id, student_id)
    )`,
    "create index join_requests_by_student on join_requests (student_id)",
  ],
};
