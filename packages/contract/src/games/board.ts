import * as z from "zod/mini";
import { carrots, time } from "../wire.ts";

export const PERIODS = ["daily", "weekly"] as const;
export type Period = (typeof PERIODS)[number];

/** The part of an object that games describe themselves, for OpenAPI. */
const gamesOwn = (part: "Options" | "Board" | "Save") => ({ allOf: [{ $ref: `#/components/schemas/Game${part}` }] });

const options = z.record(z.string(), z.union([z.string(), z.number()]));
const progress = z.object({ done: z.int(), total: z.int() }).check(z.meta({ id: "Progress" }));

/**
 * A board with one's progress: the game's own fields (its payload) and, beside them, these. `gameId` is the same as
 * `gridId`; quizzes use that name.
 */
export const board = z
  .looseObject({
    gridId: z.uuid(),
    gameId: z.uuid(),
    game: z.string(),
    options,
    period: z.nullable(z.enum(PERIODS)),
    /** When the period ends; null outside periods. */
    ends: z.nullable(time),
    completed: z.boolean(),
    /** Goes up by one with every save; 0 before the first. */
    revision: z.int(),
    /** Time spent as the player's page counted it, in seconds. */
    seconds: z.int(),
  })
  .check(z.meta({ id: "Board", ...gamesOwn("Board") }));
export type Board = z.infer<typeof board>;

/** `POST games/{game}/create`. */
export const createBody = z.strictObject({
  options: z.optional(options.check(z.meta(gamesOwn("Options")))),
  /** What the page has shown; when the price is another one by now, nothing is started and nothing is paid. */
  price: z.optional(carrots.check(z.gte(0))),
});
export const createReply = z
  .looseObject({ ...board.shape, price: carrots, credit_amount: carrots })
  .check(z.meta(gamesOwn("Board")));

/** What every save may carry beside the game's own fields. */
export const saveEnvelope = z
  .looseObject({
    gridId: z.optional(z.unknown()),
    gameId: z.optional(z.unknown()),
    game: z.optional(z.string()),
    completed: z.optional(z.boolean()),
    revision: z.optional(z.int().check(z.gte(0))),
    reset: z.optional(z.boolean()),
    seconds: z.optional(z.int().check(z.gte(0), z.lte(31_536_000))),
    hints: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  })
  .check(z.meta({ id: "Save", ...gamesOwn("Save") }));

/** The answer to a save; quizzes add taskId, taskSelected, taskCorrect and taskCompleted. */
export const saveReply = z
  .looseObject({
    gridId: z.uuid(),
    /** What the server's own check says. */
    completed: z.boolean(),
    revision: z.int(),
  })
  .check(z.meta({ id: "SaveReply" }));
export type SaveReply = z.infer<typeof saveReply>;

/** A game that waits to be finished. */
export const unfinishedGame = z
  .object({
    gridId: z.uuid(),
    game: z.string(),
    options,
    progress,
    started: time,
    saved: time,
  })
  .check(z.meta({ id: "UnfinishedGame" }));
export type UnfinishedGame = z.infer<typeof unfinishedGame>;

/** One's progress on a period's board. */
export const periodState = z
  .object({
    options,
    ends: time,
    started: z.boolean(),
    completed: z.boolean(),
    progress: z.nullable(progress),
    seconds: z.int(),
  })
  .check(z.meta({ id: "PeriodState" }));

/** `GET games/info/{game}`. */
export const gameInfo = z.object({
  game: z.string(),
  active: z.boolean(),
  /** `some`: any of the values, at least one, written as one string in their order; presets hold all of them. */
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(["one", "some"]),
      values: z.array(z.union([z.string(), z.number()])),
    }),
  ),
  /** Every allowed choice with its price in carrots and that price in euro cents. */
  presets: z.array(
    z.object({ options: options.check(z.meta(gamesOwn("Options"))), price: carrots, price_cents: z.int() }),
  ),
  daily: periodState,
  weekly: periodState,
  /** Empty for anonymous visitors. */
  unfinished: z.array(unfinishedGame),
});
export type GameInfo = z.infer<typeof gameInfo>;

/** `GET games/overview`: today's games, for the home page. */
export const overview = z.object({
  /** The day in the product's zone, `2026-11-21`. */
  today: z.string(),
  day_ends: time,
  week_ends: time,
  games: z.array(z.object({ game: z.string(), active: z.boolean(), daily: periodState, weekly: periodState })),
  unfinished: z.array(unfinishedGame),
  /** What was answered before today, of each game lately played, and its last day: today's path is chosen from it. */
  played: z.array(z.object({ game: z.string(), day: z.string(), right: z.int(), wrong: z.int() })),
  /** Days played among the last seven, the oldest first. */
  days: z.array(z.object({ day: z.string(), played: z.boolean() })),
});
export type Overview = z.infer<typeof overview>;

/** `GET games/daily-boards`: what the day has for everybody, untouched, in one document for play without a network. */
export const dailyBoards = z.object({ overview, boards: z.array(board) });
export type DailyBoards = z.infer<typeof dailyBoards>;
