import type { PracticeAnswer, PracticeMark } from "@karota/contract/learning/learning.ts";
import type { Language } from "@karota/engine/message.ts";
import { afterReview, type Moment } from "@karota/engine/quiz/learning.ts";
import { isRight, isSameGiven } from "@karota/engine/quiz/marking.ts";
import { isEnough, LONGEST_ANSWER_MS } from "@karota/engine/quiz/practice-rule.ts";
import type { AnyQuiz } from "@karota/engine/quiz/quiz.ts";
import type { Given, Task } from "@karota/engine/quiz/task.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { calendarOf } from "../../../calendar.ts";
import type { InTransaction } from "../../../database/database.ts";
import type { PracticesTable } from "../../../database/tables.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import { readUuid } from "../../../uuid.ts";
import { recordProgress } from "../learn.ts";
import { dayNumber, isTyped, readGiven } from "../rules.ts";
import { moveMistake } from "../store.ts";
import { chooseTask, levelsOf } from "./choose-task.ts";
import { listAllSkills, lockDueMistakes, lockPractice, removeMistakes, writePractice } from "./practice-store.ts";
import { loadPracticeQuizzes, type PracticeQuizzes } from "./quizzes.ts";
import * as stored from "./stored-practice.ts";

interface Answering {
  readonly quizzes: PracticeQuizzes;
  readonly now: Moment;
  /** The day's key, `2026-11-21`. */
  readonly key: string;
  readonly language: Language;
}

/**
 * Marks the answer to the present task of a practice by the rules of its quiz, counts it once, and draws the next task.
 * The same answer again gets the same mark with the practice as it is now.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-GAME_VALIDATION for what is no answer, E-KAROTA-NOT_FOUND for a practice
 * that is not one's present one, E-KAROTA-OLD_VALUES for a task that has another answer, E-KAROTA-PERIOD_OVER after the
 * end and after a long pause
 */
export async function answerPractice(
  deps: Deps,
  actor: Actor,
  input: { readonly id: string; readonly body: PracticeAnswer; readonly language: Language },
): Promise<PracticeMark> {
  const id = readUuid(input.id);
  const { body, language } = input;
  const given = readGiven(body);
  const quizzes = await loadPracticeQuizzes(deps);
  const at = deps.clock.now();
  const { key } = calendarOf(deps.config.timeZone).spanOf("daily", at);
  const answering: Answering = { quizzes, now: { day: dayNumber(key), at }, key, language };
  return deps.database.transaction(async (queries) => {
    const row = await lockPractice(queries, actor.id, id);
    if (!row) throw fail("E-KAROTA-NOT_FOUND", {}, "no such practice");
    const last = stored.readAnswer(row);
    const isLast = last !== null && stored.openTask(quizzes, last).task.taskId === body.taskId;
    if (isLast && isSameGiven(last.given, given)) return reply(queries, row, answering);
    if (isLast) throw fail("E-KAROTA-OLD_VALUES", {}, "answered already");
    if (!stored.isRunning(row, at)) throw fail("E-KAROTA-PERIOD_OVER", {}, "the practice has ended");
    const next = await take(queries, row, { taskId: body.taskId, given }, answering);
    return reply(queries, next, answering);
  });
}

/** Counts an answer and writes the practice with its next task. */
async function take(
  queries: InTransaction,
  row: PracticesTable,
  { taskId, given }: { readonly taskId: string; readonly given: Given },
  { quizzes, now, key, language }: Answering,
): Promise<PracticesTable> {
  const present = stored.readTask(row)!;
  const { quiz, task } = stored.openTask(quizzes, present);
  if (task.taskId !== taskId) throw fail("E-KAROTA-OLD_VALUES", {}, "not the present task");
  const answered = quiz.apply(quiz.start({ tasks: [task] }), { taskId, ...given });
  if (answered.given[0] === null) throw fail("E-KAROTA-GAME_VALIDATION", {}, "no answer to this task");
  const right = isRight(task, given);
  const { game, skill, difficulty, why, level } = present;
  if (why === "review") await review(queries, row, present, right, now);
  const passed = Math.min(now.at - row.answered_at, LONGEST_ANSWER_MS);
  await record(queries, row, { quiz, task, given, right, difficulty, key, seconds: Math.round(passed / 1000) }, now);
  const asked = [...stored.readAsked(row), { game, skill, difficulty, right, review: why === "review", level }];
  const active = row.active_ms + passed;
  const of = { userId: row.user_id, game: row.game, asked, now, language };
  const next = isEnough(asked.length, active) ? null : await chooseTask(queries, quizzes, of);
  const after: PracticesTable = {
    ...row,
    answered_at: now.at,
    active_ms: active,
    asked: JSON.stringify(asked),
    task: next && JSON.stringify(next),
    answered: JSON.stringify({ ...present, given, right } satisfies stored.StoredAnswer),
  };
  await writePractice(queries, after);
  return after;
}

/** Adds the answer to the day, the level of its skill and the mistakes. */
async function record(
  queries: InTransaction,
  row: PracticesTable,
  one: {
    readonly quiz: AnyQuiz;
    readonly task: Task;
    readonly given: Given;
    readonly right: boolean;
    readonly difficulty: stored.StoredTask["difficulty"];
    readonly key: string;
    readonly seconds: number;
  },
  now: Moment,
): Promise<void> {
  const { quiz, task, given, right, difficulty, key, seconds } = one;
  const userId = row.user_id;
  const answer = { game: quiz, userId, gridId: row.id, task, difficulty, right, typed: isTyped(given) };
  const update = { userId, game: quiz.id, day: key, boards: 0, seconds, answers: [answer] };
  await recordProgress(queries, [update], now.at);
}

/**
 * Sends the due mistakes of a skill on, or of a fact the one. After a wrong answer the new mistake, which is recorded
 * next, replaces them.
 */
async function review(
  queries: InTransaction,
  { user_id }: PracticesTable,
  { game, skill, question }: stored.StoredTask,
  right: boolean,
  { day }: Moment,
): Promise<void> {
  const due = await lockDueMistakes(queries, { user_id, game, skill, question }, day);
  if (!right) {
    await removeMistakes(
      queries,
      user_id,
      game,
      due.map((one) => one.question),
    );
    return;
  }
  for (const one of due)
    await moveMistake(queries, { user_id, game, question: one.question, ...afterReview(one, true, day) });
}

/** The mark of the last answer, and the practice as it is now. */
async function reply(
  queries: InTransaction,
  row: PracticesTable,
  { quizzes, now, language }: Answering,
): Promise<PracticeMark> {
  const last = stored.readAnswer(row)!;
  const { quiz, task } = stored.openTask(quizzes, last);
  const levels = levelsOf(await listAllSkills(queries, row.user_id), now);
  const state = { ...quiz.start({ tasks: [task] }), given: [last.given] };
  return {
    taskId: task.taskId,
    taskCorrect: last.right,
    board: quiz.payload.encode(state, SPEAKERS[language]),
    practice: stored.describePractice(quizzes, row, levels, language),
  };
}
