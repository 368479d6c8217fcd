import type { LessonView } from "@karota/contract/lessons/lesson.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { describeTask, findTask } from "../assignments/index.ts";
import { faceOf } from "../users/index.ts";
import { getPart, phaseOf } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { listAnswers, writeSeen, type AnswerRow } from "./people-store.ts";
import { AWAY_AFTER_MS, SEEN_EVERY_MS } from "./rules.ts";
import { findLesson, listStates } from "./store.ts";

/** The choice with which somebody answered a question; null when they have not. */
const choiceOf = (answers: readonly AnswerRow[], number: number): number | null =>
  answers.find((answer) => answer.number === number)?.choice ?? null;

/** How somebody answered what was revealed. */
function marksOf(
  questions: readonly { readonly number: number; readonly revealed_at: number | null }[],
  answers: readonly AnswerRow[],
): (boolean | null)[] {
  return questions
    .filter(({ revealed_at }) => revealed_at !== null)
    .map(({ number }) => {
      const answer = answers.find((one) => one.number === number);
      return answer ? answer.correct === 1 : null;
    });
}

/**
 * A lesson as somebody in it sees it; null when it is still as in `known`. It is noted that they are here.
 * @throws E-KAROTA-NOT_FOUND, E-LESSON-REMOVED
 */
export async function readLesson(
  deps: LessonsDeps,
  actor: Actor,
  id: string,
  { known, language }: { readonly known?: string | undefined; readonly language: Language },
): Promise<LessonView | null> {
  const { database, clock, quizzes, events } = deps;
  const { db } = database;
  const now = clock.now();
  // A whole class asks at once.
  const [part, lesson, answers] = await Promise.all([
    getPart(db, actor, id),
    findLesson(db, id),
    listAnswers(db, id, { userId: actor.id }),
  ]);
  if (!lesson) throw fail("E-KAROTA-NOT_FOUND", {}, "no such lesson");
  const phase = phaseOf(deps, lesson);
  if (phase !== "ended" && now - part.seen_at > SEEN_EVERY_MS) {
    await writeSeen(db, id, actor.id, now);
    if (now - part.seen_at > AWAY_AFTER_MS) await events.changedFor(id, actor.id);
  }
  const choice = choiceOf(answers, lesson.number);
  const state = [lesson.version, phase, choice ?? "-", language].join(".");
  if (state === known) return null;
  const questions = await listStates(db, id, lesson.number);
  const task = phase === "ended" ? null : (questions.find(({ number }) => number === lesson.number)?.task ?? null);
  const placed = task === null ? null : findTask(quizzes, task, 0);
  return {
    id,
    state,
    phase,
    number: lesson.number,
    mentor: { name: lesson.mentor_name, face: faceOf(lesson.mentor_settings) },
    task: placed && describeTask(placed, choice === null ? null : { selected: choice }, phase === "revealed", language),
    marks: marksOf(questions, answers),
  };
}
