import type { Migration } from "./migration.ts";

/**
 * Boards that people share by a link, and the times that others show to who shares them. A board is found by the hash of its
 * code; only while it is shared does the row have the code, which its owner is shown again, and the board. Without a person:
 * the account was deleted.
 */
export const sharedBoards: Migration = {
  name: "0026-shared-boards",
  statements: () => [
    `create table shared_boards (
      code_hash text not null primary key,
      code text,
      user_id text references users (id),
      grid_id text not null,
      shared_id text not null,
      game text not null,
      options text not null,
      payload text not null,
      shows_time bigint not null check (shows_time in (0, 1)),
      created_at bigint not null,
      ends_at bigint not null
    )`,
    "create unique index shared_boards_by_board on shared_boards (user_id, grid_id) where code is not null",
    "create index shared_boards_by_person on shared_boards (user_id, created_at)",
    "create index shared_boards_by_end on shared_boards (ends_at)",
    `create table shared_times (
      code_hash text not null references shared_boards (code_hash),
      user_id text not null references users (id),
      seconds bigint not null,
      shown_at bigint not null,
      primary key (code_hash, user_id)
    )`,
    "create index shared_times_by_person on shared_times (user_id)",
  ],
};
