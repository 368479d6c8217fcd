import { createHash } from "node:crypto";
import type { PlayedDay } from "@karota/contract/learning/learning.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { difficultyOf, firstAnswersAfter, newAnswers, type Difficulty } from "@karota/engine/quiz/learning.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { isQuiz, type AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given, QuizState, Task } from "@karota/engine/quiz/task.ts";
import type { Span } from "../../calendar.ts";
import { fail } from "../../fail.ts";
import type { PlayDaysTable } from "../../database/tables.ts";

const DAY_MS = 86_400_000;
/** The number of a day of the calendar, counted from 1970-01-01; and back. */
export const dayNumber = (key: string): number => Date.parse(key) / DAY_MS;
export const dayKey = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A day as it travels. */
export const describeDay = (row: PlayDaysTable): PlayedDay => ({
  day: row.day,
  game: row.game,
  boards: row.boards,
  right: row.right_answers,
  wrong: row.wrong_answers,
  seconds: row.seconds,
  reached: row.reached,
});

/** A play, as far as it teaches something. */
export interface Played {
  readonly userId: string;
  readonly gridId: string;
  readonly loaded: { readonly game: AnyGame };
  readonly options: OptionValues;
  readonly state: unknown;
  readonly completed: boolean;
  readonly revision: number;
  readonly seconds: number;
  readonly savedAt: number;
  readonly firstAnswers: string;
}

/** One answer that counts. */
export interface CountedAnswer {
  readonly game: AnyQuiz;
  readonly userId: string;
  /** The board on which it was given. */
  readonly gridId: string;
  readonly task: Task;
  readonly difficulty: Difficulty;
  readonly right: boolean;
  /** Typed, or set on a clock, instead of chosen. */
  readonly typed: boolean;
}

/** What a save adds to a person's day. */
export interface ProgressUpdate {
  readonly userId: string;
  readonly game: string;
  /** `2026-11-21`. */
  readonly day: string;
  readonly boards: number;
  readonly seconds: number;
  readonly answers: readonly CountedAnswer[];
  /** Of answers that count later than they were given: when that was, and the day on which what was right is shown. */
  readonly late?: { readonly answeredAt: number; readonly shownOn: string };
}

/** A quiz's first answers after a save; empty for other games. */
export function firstAnswersOf(game: AnyGame, before: string, state: unknown): string {
  if (!isQuiz(game)) return before;
  const { puzzle, given } = state as QuizState;
  return firstAnswersAfter(before, puzzle.tasks.length, (place) => {
    const answer = given[place];
    return answer ? isRight(puzzle.tasks[place]!, answer) : null;
  });
}

/**
 * The seconds of a play that count for its days. During play they count by the minute, so that not every save of a
 * large board writes a day; quizzes, whose answers do, and completed boards count them all.
 */
const reportedSeconds = ({ loaded, completed, seconds }: Played): number =>
  completed || isQuiz(loaded.game) ? seconds : seconds - (seconds % 60);

/**
 * The progress of a save; null when there is none. The first save of a day is progress by itself: the day counts as
 * played.
 */
export function progressUpdateOf(before: Played, after: Played, today: Span): ProgressUpdate | null {
  const { userId, gridId, loaded, options } = after;
  const { game } = loaded;
  const boards = after.completed && !before.completed ? 1 : 0;
  // A day's play is limited by the length of the day.
  const seconds = Math.min(reportedSeconds(after) - reportedSeconds(before), DAY_MS / 1000);
  const answered = newAnswers(before.firstAnswers, after.firstAnswers);
  const first = before.revision === 0 || before.savedAt < today.starts;
  if (boards === 0 && seconds <= 0 && answered.length === 0 && !first) return null;
  const answers = answered.flatMap(({ place, right }) => {
    const { puzzle, given } = after.state as QuizState;
    const task = puzzle.tasks[place];
    const typed = isTyped(given[place] ?? null);
    return task && isQuiz(game)
      ? [{ game, userId, gridId, task, difficulty: difficultyOf(options["level"]), right, typed }]
      : [];
  });
  return { userId, game: game.id, day: today.key, boards, seconds: Math.max(0, seconds), answers };
}

/** The answer of a body. @throws E-KAROTA-GAME_VALIDATION for none, or two */
export function readGiven(body: {
  readonly taskSelected?: number | undefined;
  readonly taskText?: string | undefined;
}): Given {
  const { taskSelected, taskText } = body;
  if (taskSelected !== undefined && taskText === undefined) return { selected: taskSelected };
  if (taskText !== undefined && taskSelected === undefined) return { text: taskText };
  throw fail("E-KAROTA-GAME_VALIDATION", {}, "no answer, or two");
}

/** Whether an answer was typed, and so is hardly guessed. */
export const isTyped = (given: Given | null): boolean => given !== null && "text" in given;

/** Identifies the same task of a game: by its question, not the choices, in every language. */
export const questionHash = ({ ask, question }: Task): string =>
  createHash("sha256")
    .update(JSON.stringify([ask, question]))
    .digest("hex");
