import type { Migration } from "./migration.ts";

/** Days played, levels of skills, and mistakes that come back. */
export const learning: Migration = {
  name: "0002-learning",
  statements: () => [
    "alter table plays add column first_answers text not null default ''",
    `create table play_days (
      user_id text not null references users (id),
      day text not null,
      game text not null,
      boards bigint not null,
      right_answers bigint not null,
      wrong_answers bigint not null,
      seconds bigint not null,
      primary key (user_id, day, game)
    )`,
    `create table skill_levels (
      user_id text not null references users (id),
      game text not null,
      skill text not null,
      strength bigint not null check (strength between 0 and 1000),
      level bigint not null check (level between 0 and 5),
      day bigint not null,
      answered_at bigint not null,
      right_answers bigint not null,
      wrong_answers bigint not null,
      primary key (user_id, game, skill)
    )`,
    `create table review_items (
      user_id text not null references users (id),
      game text not null,
      question text not null,
      skill text not null,
      difficulty text not null,
      grid_id text not null,
      task_id text not null,
      payload text not null,
      step bigint not null check (step between 0 and 5),
      due bigint,
      made_at bigint not null,
      primary key (user_id, game, question)
    )`,
    "create index review_items_by_day on review_items (user_id, due)",
    "create index review_items_by_task on review_items (user_id, grid_id, task_id)",
  ],
};
