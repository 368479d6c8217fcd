import type { Migration } from "./migration.ts";

/** Classes, and their pupils who sign in with cards. Of a card's secrets only hashes are stored. */
export const classCards: Migration = {
  name: "0015-class-cards",
  statements: () => [
    `create table classes (
      group_id text not null primary key references student_groups (id),
      code text not null unique,
      last_day text not null
    )`,
    `create table class_pupils (
      user_id text not null primary key references users (id),
      group_id text not null references classes (group_id),
      name_key text not null,
      card_hash text not null unique,
      pictures_hash text not null,
      wrong_tries bigint not null,
      unique (group_id, name_key)
    )`,
  ],
};
