import type { Generated } from "kysely";

/** The daily and weekly boards: generated once, the same for everyone. */
export interface PeriodicBoardsTable {
  grid_id: string;
  game: string;
  period: string;
  /** `2026-11-21`, `2026-W47`. */
  period_key: string;
  /** Empty where words do not matter. */
  language: string;
  options: string;
  payload: string;
  created_at: number;
}

/** A person's board: a paid game, or progress on a periodic board. Key: user_id, grid_id. */
export interface PlaysTable {
  user_id: string;
  grid_id: string;
  game: string;
  period: string | null;
  period_key: string | null;
  options: string;
  payload: string;
  completed: number;
  revision: number;
  done: number;
  total: number;
  seconds: number;
  hints: number;
  started_at: number;
  saved_at: number;
  completed_at: number | null;
  /** Of a quiz: one sign a task, `1` right at first, `0` wrong, `.` open; empty for other games. */
  first_answers: string;
  /** How long the server itself saw it played, in ms (`games/timing.ts`). */
  watched: number;
  /** Of a completed board: the seconds that count as its solving time; null when none do. */
  timed: number | null;
}

/** What no play is written with. */
export interface PlaysTrim {
  /** 1: its `payload` is empty, because it was completed long ago (`retention`). */
  trimmed: Generated<number>;
}

/** A board that a person shares by a link (`games/sharing`). Key: code_hash. */
export interface SharedBoardsTable {
  /** SHA-256 of the code's symbols. */
  code_hash: string;
  /** Null: its sharing has ended; then it has no board any more. */
  code: string | null;
  /** Who shares it; null: the account was deleted. */
  user_id: string | null;
  /** The board of who shares it. */
  grid_id: string;
  /** The id under which others play it. */
  shared_id: string;
  game: string;
  options: string;
  /** The board without a move. */
  payload: string;
  /** 1: its owner shows their time to those who show theirs. */
  shows_time: number;
  created_at: number;
  ends_at: number;
}

/** The time that somebody shows to who shares a board. Key: code_hash, user_id. */
export interface SharedTimesTable {
  code_hash: string;
  user_id: string;
  seconds: number;
  shown_at: number;
}

/** A race on a shared board (`games/races`). Key: id. */
export interface RacesTable {
  id: string;
  /** The board's link. */
  code_hash: string;
  /** Who shares the board and has begun the race. */
  host_id: string;
  /** Goes up with each change that others see. */
  version: number;
  created_at: number;
  /** Null: it waits for people. */
  started_at: number | null;
  /** Null: nobody has ended it; it may be over all the same (`races/rules.ts`). */
  ended_at: number | null;
}

/** Somebody in a race. Key: race_id, user_id. */
export interface RacePeopleTable {
  race_id: string;
  user_id: string;
  /** The order in which they came. */
  place: number;
  joined_at: number;
  /** Per mille. */
  progress: number;
  /** From the start until the board was solved; null before that. */
  seconds: number | null;
  /** Of a quiz that is solved; null otherwise. */
  right_answers: number | null;
  answers: number | null;
  /** Of a quiz: 1, 0 or . a task, as `plays.first_answers`; a restart changes none of them. */
  first_answers: string;
  /** 1: the board was lost, and that stays so in this race. */
  has_lost: number;
  has_left: number;
}

/** What a person did on a day in a game. Key: user_id, day, game. */
export interface PlayDaysTable {
  user_id: string;
  /** `2026-11-21`, in the product's zone. */
  day: string;
  game: string;
  /** Boards completed. */
  boards: number;
  right_answers: number;
  wrong_answers: number;
  seconds: number;
  /** The lowest level of the game's practised skills, 0 to 5: the highest it was on the day. */
  reached: number;
}

/** How firm a skill of a quiz is (engine/quiz/learning.ts). Key: user_id, game, skill. */
export interface SkillLevelsTable {
  user_id: string;
  game: string;
  skill: string;
  strength: number;
  level: number;
  /** On how many days it was answered right, at most 3, and the last of them, counted from 1970-01-01. */
  right_days: number;
  right_on: number | null;
  /** How likely the next answer is right, in hundredths of a logit. */
  ability: number;
  /** The last answer: its day, counted from 1970-01-01, and its moment. */
  day: number;
  answered_at: number;
  right_answers: number;
  wrong_answers: number;
}

/** The last practice of each person (modules/learning/practice). Key: user_id. */
export interface PracticesTable {
  user_id: string;
  id: string;
  /** The quiz that alone is practised; null for all. */
  game: string | null;
  started_at: number;
  answered_at: number;
  /** Time spent, without long pauses. */
  active_ms: number;
  /** JSON: the answered tasks without their content, in order. */
  asked: string;
  /** JSON: the task that waits for an answer; null at the end. */
  task: string | null;
  /** JSON: the task answered last, with its answer; null before the first. */
  answered: string | null;
}

/** A person's mistakes on their way through the reviews. Key: user_id, game, question. */
export interface ReviewItemsTable {
  user_id: string;
  game: string;
  /** SHA-256 of the question in no language. */
  question: string;
  skill: string;
  difficulty: string;
  /** The board on which the mistake was made last, and its task there. */
  grid_id: string;
  task_id: string;
  /** A board with this one task. */
  payload: string;
  step: number;
  /** The day from which on it is reviewed again, counted from 1970-01-01; null when mended. */
  due: number | null;
  made_at: number;
}
