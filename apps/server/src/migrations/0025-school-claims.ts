import type { Migration } from "./migration.ts";

/**
 * What providers tell of a person's place at school: whether they are one whom the configuration makes a mentor, and in
 * which classes they are; and which groups were made of such classes. A class is one of a school of an issuer.
 */
export const schoolClaims: Migration = {
  name: "0025-school-claims",
  statements: () => [
    "alter table users add column provider_mentor bigint not null default 0 check (provider_mentor in (0, 1))",
    `create table school_classes (
      user_id text not null references users (id),
      issuer text not null,
      school text not null,
      name text not null,
      primary key (user_id, name)
    )`,
    "create index school_classes_by_class on school_classes (issuer, school, name)",
    `create table group_classes (
      group_id text not null primary key references student_groups (id),
      issuer text not null,
      school text not null,
      name text not null,
      last_day text not null
    )`,
    "create index group_classes_by_class on group_classes (issuer, school, name)",
  ],
};
