import type { Migration } from "./migration.ts";

/**
 * The two highest levels need right answers on two and on three days. A skill that was stored before has as many days as
 * its level needs, so that nobody loses one, and the ability of its strength (`rightDaysBefore` and `abilityBefore` of
 * engine/quiz/learning.ts). And the practice of each person.
 */
export const practice: Migration = {
  name: "0017-practice",
  statements: () => [
    "alter table skill_levels add column right_days bigint not null default 0 check (right_days between 0 and 3)",
    "alter table skill_levels add column right_on bigint",
    "alter table skill_levels add column ability bigint not null default 0",
    "update skill_levels set ability = strength * 2 / 5 - 100",
    `update skill_levels set right_on = day, right_days = case
      when level >= 5 or strength >= 850 then 3
      when level >= 4 or strength >= 650 then 2
      else 1 end
      where right_answers > 0`,
    `create table practices (
      user_id text not null primary key references users (id),
      id text not null unique,
      game text,
      started_at bigint not null,
      answered_at bigint not null,
      active_ms bigint not null,
      asked text not null,
      task text,
      answered text
    )`,
  ],
};
