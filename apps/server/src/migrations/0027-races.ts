import type { Migration } from "./migration.ts";

/** Races on boards that are shared, and who is in them; a board has at most one that nobody has ended. */
export const races: Migration = {
  name: "0027-races",
  statements: () => [
    `create table races (
      id text not null primary key,
      code_hash text not null references shared_boards (code_hash),
      host_id text not null references users (id),
      version bigint not null,
      created_at bigint not null,
      started_at bigint,
      ended_at bigint
    )`,
    "create unique index races_by_board_open on races (code_hash) where ended_at is null",
    "create index races_by_board on races (code_hash)",
    "create index races_by_host on races (host_id)",
    "create index races_by_time on races (created_at)",
    `create table race_people (
      race_id text not null references races (id),
      user_id text not null references users (id),
      place bigint not null,
      joined_at bigint not null,
      progress bigint not null,
      seconds bigint,
      right_answers bigint,
      answers bigint,
      has_left bigint not null check (has_left in (0, 1)),
      primary key (race_id, user_id)
    )`,
    "create index race_people_by_user on race_people (user_id)",
  ],
};
