import type { TaskPlan } from "@karota/contract/assignments/assignment.ts";
import { isDifficulty } from "@karota/engine/quiz/learning.ts";
import type { InTransaction } from "../../database/database.ts";
import { recordProgress, type ProgressUpdate } from "../learning/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { openTasks } from "./stored-tasks.ts";
import { findTasks, lockMine } from "./my-store.ts";
import { takeUnlearned } from "./answer-store.ts";

/** Who is away for longer is not at work, in milliseconds. */
const PAUSE_MS = 5 * 60 * 1000;

/** Counts the day as played, and the time since the answer before; right and wrong are counted later. */
export async function recordDay(
  { calendar }: AssignmentsDeps,
  queries: InTransaction,
  given: { readonly userId: string; readonly game: string; readonly since: number | null; readonly now: number },
): Promise<void> {
  const { userId, game, since, now } = given;
  const passed = since === null ? 0 : now - since;
  const seconds = passed > PAUSE_MS ? 0 : Math.round(passed / 1000);
  await recordProgress(queries, [{ userId, game, day: dayOf(calendar, now), boards: 0, seconds, answers: [] }], now);
}

const dayOf = (calendar: AssignmentsDeps["calendar"], now: number): string => calendar.spanOf("daily", now).key;

/**
 * Adds a student's answers to levels and review, each once, on the day on which it was given. Must not be called before the assignment is over for the
 * student, because progress and review show what was right. The student's part is locked.
 */
export async function learnAnswers(
  { calendar, quizzes }: AssignmentsDeps,
  queries: InTransaction,
  id: string,
  studentId: string,
  now: number,
): Promise<void> {
  const answers = await takeUnlearned(queries, id, studentId);
  if (answers.length === 0) return;
  const { plan, tasks } = await findTasks(queries, id, studentId);
  const placed = openTasks(quizzes, tasks ?? "[]");
  const levels = (JSON.parse(plan) as TaskPlan[]).flatMap(({ options, count }) =>
    Array.from({ length: count }, () => options["level"]),
  );
  const shownOn = dayOf(calendar, now);
  const updates = answers.flatMap(({ task: place, typed, correct, answered_at: answeredAt }): ProgressUpdate[] => {
    const at = placed[place];
    if (!at) return [];
    const level = levels[place];
    const answer = {
      game: at.quiz,
      userId: studentId,
      gridId: id,
      task: at.task,
      difficulty: isDifficulty(level) ? level : "easy",
      right: correct === 1,
      typed: typed !== null,
    } as const;
    const day = dayOf(calendar, answeredAt);
    const late = { answeredAt, shownOn };
    return [{ userId: studentId, game: at.quiz.id, day, boards: 0, seconds: 0, answers: [answer], late }];
  });
  await recordProgress(queries, updates, now);
}

/** As `learnAnswers`, for an assignment that ended before everything was answered. */
export async function learnAfterEnd(deps: AssignmentsDeps, id: string, studentId: string, now: number): Promise<void> {
  await deps.database.transaction(async (queries) => {
    if (await lockMine(queries, id, studentId)) await learnAnswers(deps, queries, id, studentId, now);
  });
}
