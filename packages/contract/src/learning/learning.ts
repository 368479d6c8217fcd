import * as z from "zod/mini";
import { line } from "../text.ts";
import { languageQuery, time, uuid } from "../wire.ts";

/** A day in the product's zone, `2026-11-21`. */
const day = z.string();
/** A game by its id or its path; all games when left out. */
const game = z.optional(z.string());

/** What was done on one day in one game. */
export const playedDay = z
  .object({
    day,
    game: z.string(),
    /** Boards that were completed. */
    boards: z.int(),
    /** Answers in quizzes; each task counts once. */
    right: z.int(),
    wrong: z.int(),
    /** Time on its boards as the player's page counted it. */
    seconds: z.int(),
    /** Of a quiz: the highest that the lowest level of its practised skills was on that day. */
    reached: z.int().check(z.gte(0), z.lte(5)),
  })
  .check(z.meta({ id: "PlayedDay" }));
export type PlayedDay = z.infer<typeof playedDay>;

/** How firm a skill of a quiz is, 0 to 5; its name is the text `<game>.skill.<skill>`. */
export const skillLevel = z
  .object({
    game: z.string(),
    skill: z.string(),
    level: z.int().check(z.gte(0), z.lte(5)),
    right: z.int(),
    wrong: z.int(),
  })
  .check(z.meta({ id: "SkillLevel" }));
export type SkillLevel = z.infer<typeof skillLevel>;

/** One's mistakes on their way. */
export const reviewCount = z.object({
  /** That can be reviewed today. */
  due: z.int(),
  /** That come back later. */
  waiting: z.int(),
  /** That were right five times, over 62 days. */
  mended: z.int(),
  /** The day of the next one that waits; null when none does. */
  next: z.nullable(day),
  /** The games that have something due. */
  games: z.array(z.string()),
});
export type ReviewCount = z.infer<typeof reviewCount>;

/** The query of both calls. */
export const learningQuery = z.object({ ...languageQuery.shape, game });
/** `GET learning/progress`. */
export const progressReply = z.object({
  today: day,
  /** The last 26 weeks, from a Monday on; only days on which something was saved. */
  days: z.array(playedDay),
  skills: z.array(skillLevel),
  /** What all days add up to in each game that was played; the rule of its plant is in games/garden.ts. */
  garden: z.array(z.object({ game: z.string(), boards: z.int(), reached: z.int(), last: day })),
  total: z.object({ days: z.int(), boards: z.int(), right: z.int(), wrong: z.int(), seconds: z.int() }),
  /** Days played one after the other: up to today (or yesterday, while today is still open), and the most ever. */
  row: z.object({ current: z.int(), longest: z.int() }),
  review: reviewCount,
});
export type ProgressReply = z.infer<typeof progressReply>;

/** `GET learning/review`: the mistakes that can be reviewed today, those that wait longest first, at most ten. */
export const reviewReply = z.object({
  ...reviewCount.shape,
  tasks: z.array(
    z.object({
      game: z.string(),
      /** The board on which the mistake was made. */
      gridId: uuid,
      taskId: z.string(),
      /** How many of its waits it has passed. */
      step: z.int(),
      /** A board with this one task: the schema `<game>.board`. */
      board: z.unknown(),
    }),
  ),
});
export type ReviewReply = z.infer<typeof reviewReply>;

/** `POST learning/review`: the answer to a mistake; its claim of being right is ignored. */
export const reviewAnswer = z.strictObject({
  gridId: z.unknown(),
  taskId: line(8),
  taskSelected: z.optional(z.int()),
  taskText: z.optional(z.string()),
  taskCompleted: z.optional(z.boolean()),
  taskCorrect: z.optional(z.boolean()),
  /** How long it took, as the player's page counted it. */
  seconds: z.optional(z.int().check(z.gte(0), z.lte(3600))),
});
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

export const reviewMark = z.object({
  gridId: uuid,
  taskId: z.string(),
  taskSelected: z.optional(z.int()),
  taskText: z.optional(z.string()),
  taskCorrect: z.boolean(),
  taskCompleted: z.literal(true),
  /** False for one that was answered before its day: practice, which only a mistake changes. */
  counted: z.boolean(),
  step: z.int(),
  /** The day on which it comes back; null when it is mended. */
  due: z.nullable(day),
});
export type ReviewMark = z.infer<typeof reviewMark>;

/** `POST learning/practice`: starts a practice, or continues the present one of the same quiz or of all. */
export const practiceStart = z.strictObject({
  /** A quiz by its id or path, which alone is practised; all of one's skills when left out. */
  game,
});
export type PracticeStart = z.infer<typeof practiceStart>;

/** Tasks chosen from one's own skills, one after the other. */
export const practice = z
  .object({
    id: uuid,
    /** The quiz that alone is practised; null for all. */
    game: z.nullable(z.string()),
    /** Whether each answer was right, in order. */
    answers: z.array(z.boolean()),
    /** How many tasks it has at most. */
    tasks: z.int(),
    /** The next task; null at the end. */
    task: z.nullable(
      z.object({
        taskId: z.string(),
        game: z.string(),
        /** Why it comes: a mistake that is due, a skill of one's own, or what the one before builds on. */
        why: z.enum(["review", "level", "foundation"]),
        /** A redacted board with this one task: the schema `<game>.board` without what reveals the answer. */
        board: z.unknown(),
      }),
    ),
    /** The skills of which the level has risen; at the end only. */
    grown: z.array(z.object({ game: z.string(), skill: z.string(), from: z.int(), to: z.int() })),
  })
  .check(z.meta({ id: "Practice" }));
export type Practice = z.infer<typeof practice>;

/** Null where there is none, or nothing that could be practised. */
export const practiceReply = z.object({ practice: z.nullable(practice) });
export type PracticeReply = z.infer<typeof practiceReply>;

/** `POST learning/practice/{id}`: the answer to the present task, once. */
export const practiceAnswer = z.strictObject({
  taskId: line(8),
  taskSelected: z.optional(z.int()),
  taskText: z.optional(z.string()),
});
export type PracticeAnswer = z.infer<typeof practiceAnswer>;

export const practiceMark = z.object({
  taskId: z.string(),
  taskCorrect: z.boolean(),
  /** The task with the given answer, the right one and all that explains it: the schema `<game>.board`. */
  board: z.unknown(),
  practice,
});
export type PracticeMark = z.infer<typeof practiceMark>;

/** What was played, of some boards; times in seconds, null before there is one. */
const tally = z.object({
  /** Boards on which something was saved. */
  played: z.int(),
  solved: z.int(),
  hints: z.int(),
  /** Of the boards whose solving time counts: those played here from start to end. */
  best: z.nullable(z.int()),
  median: z.nullable(z.number()),
});
export type Tally = z.infer<typeof tally>;

/** `GET learning/statistics`. */
export const statisticsReply = z.object({
  total: tally,
  /** The games that were played. */
  games: z.array(
    z.object({
      game: z.string(),
      ...tally.shape,
      /** The solving times of the last boards, at most 20, the oldest first. */
      recent: z.array(z.object({ time, seconds: z.int() })),
      /** By what was chosen, so that a best time is one among its like. */
      choices: z.array(z.object({ options: z.record(z.string(), z.union([z.string(), z.number()])), ...tally.shape })),
    }),
  ),
});
export type StatisticsReply = z.infer<typeof statisticsReply>;
