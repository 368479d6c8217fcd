import { randomUUID } from "node:crypto";
import type { LessonDesk, LessonStep, Step } from "@karota/contract/lessons/lesson.ts";
import type { PlacedTask } from "@karota/engine/quiz/draw-plan.ts";
import { difficultyOf } from "@karota/engine/quiz/learning.ts";
import { LONGEST_ANSWER_MS } from "@karota/engine/quiz/practice-rule.ts";
import type { Language } from "@karota/engine/message.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { findTask, openPlan, serializeTasks } from "../assignments/index.ts";
import { recordProgress, type ProgressUpdate } from "../learning/index.ts";
import { drawRepeat, plannedAt } from "./draw-repeat.ts";
import { lockOwn } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { listAnswers } from "./people-store.ts";
import { readDesk } from "./read-desk.ts";
import { IDLE_LIMIT_MS, isRevealedBy, phaseAt, progressAfter, type Progress } from "./rules.ts";
import { addQuestion, findQuestion, listQuestions, markRevealed, writeLesson, type LessonRow } from "./store.ts";

/** The answers of the present question count for the levels and mistakes of those who gave them. */
async function reveal(deps: LessonsDeps, queries: InTransaction, row: LessonRow, now: number): Promise<void> {
  const question = (await findQuestion(queries, row.id, row.number))!;
  await markRevealed(queries, row.id, row.number, now);
  const answers = await listAnswers(queries, row.id, { number: row.number });
  const { quiz, task } = findTask(deps.quizzes, question.task, 0)!;
  const { options } = plannedAt(openPlan(deps.quizzes, row.plan), question.place);
  const day = deps.calendar.spanOf("daily", now).key;
  const updates = answers.map(({ user_id: userId, correct, answered_at }): ProgressUpdate => {
    const passed = Math.min(answered_at - question.asked_at, LONGEST_ANSWER_MS);
    const difficulty = difficultyOf(options["level"]);
    const answer = { game: quiz, userId, gridId: row.id, task, difficulty, right: correct === 1, typed: false };
    return { userId, game: quiz.id, day, boards: 0, seconds: Math.round(passed / 1000), answers: [answer] };
  });
  await recordProgress(queries, updates, now);
}

/** The next planned task, or another one like the present. */
async function nextTask(
  { drawFor, quizzes }: LessonsDeps,
  queries: InTransaction,
  row: LessonRow,
  step: "ask" | "repeat",
): Promise<{ readonly place: number; readonly placed: PlacedTask }> {
  if (step === "ask") return { place: row.asked, placed: findTask(quizzes, row.tasks, row.asked)! };
  const before = await listQuestions(queries, row.id);
  const asked = before.map(({ task }) => findTask(quizzes, task, 0)!);
  const { place } = before.at(-1)!;
  const planned = plannedAt(openPlan(quizzes, row.plan), place);
  const placed = drawFor(row.mentor_id, () => drawRepeat(planned, asked.at(-1)!, asked, randomUUID()));
  return { place, placed };
}

/** Does a step in a locked lesson; the caller publishes the new version. @throws E-LESSON-OVER, E-KAROTA-OLD_VALUES */
export async function writeStep(
  deps: LessonsDeps,
  queries: InTransaction,
  row: LessonRow,
  step: Step,
): Promise<LessonRow> {
  const before: Progress = { phase: row.phase as Progress["phase"], number: row.number, asked: row.asked };
  if (before.phase === "ended") throw fail("E-LESSON-OVER");
  const after = progressAfter(before, step, row.planned);
  if (!after) throw fail("E-KAROTA-OLD_VALUES", {}, `no ${step} now`);
  const now = deps.clock.now();
  // What was open when a lesson was left alone counts for nothing, whenever its end is written.
  if (isRevealedBy(before, after) && phaseAt(row, now) !== "ended") await reveal(deps, queries, row, now);
  if (step === "ask" || step === "repeat") {
    const { place, placed } = await nextTask(deps, queries, row, step);
    const task = { ...placed.task, taskId: String(after.number) };
    await addQuestion(queries, {
      lesson_id: row.id,
      number: after.number,
      place,
      task: serializeTasks([{ ...placed, task }]),
      asked_at: now,
      revealed_at: null,
    });
  }
  const ends = after.phase === "ended";
  const next: LessonRow = {
    ...row,
    ...after,
    version: row.version + 1,
    changed_at: now,
    ...(ends && { code: null, ended_at: Math.min(now, row.changed_at + IDLE_LIMIT_MS) }),
  };
  await writeLesson(queries, next);
  return next;
}

/**
 * The mentor's next step. Of two that were chosen on the same version the first counts.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-OLD_VALUES, E-LESSON-OVER
 */
export async function takeStep(
  deps: LessonsDeps,
  actor: Actor,
  id: string,
  { step, version }: LessonStep,
  language: Language,
): Promise<LessonDesk> {
  const { version: now } = await deps.database.transaction(async (queries) => {
    const row = await lockOwn(queries, actor, id);
    if (phaseAt(row, deps.clock.now()) === "ended" && step !== "end") throw fail("E-LESSON-OVER");
    if (row.version !== version) throw fail("E-KAROTA-OLD_VALUES", {}, "a step of an older version");
    return writeStep(deps, queries, row, step);
  });
  await deps.events.changed(id, now);
  return readDesk(deps, actor, id, language);
}
