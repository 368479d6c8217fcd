import type { LessonAnswer, LessonView } from "@karota/contract/lessons/lesson.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { findTask } from "../assignments/index.ts";
import { getPart, phaseOf } from "./get-lesson.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { addAnswer, listAnswers } from "./people-store.ts";
import { readLesson } from "./read-lesson.ts";
import { judgeAnswer } from "./rules.ts";
import { findLesson, findQuestion, lockLesson } from "./store.ts";

/**
 * Answers the present question, once and for good; the same answer again is no failure.
 * @throws E-KAROTA-NOT_FOUND, E-LESSON-REMOVED, E-KAROTA-GAME_VALIDATION for no choice, E-KAROTA-OLD_VALUES when the
 * question has another answer or is not open any more
 */
export async function answerQuestion(
  deps: LessonsDeps,
  actor: Actor,
  id: string,
  { body, language }: { readonly body: LessonAnswer; readonly language: Language },
): Promise<LessonView> {
  const { number, taskSelected: selected } = body;
  const now = deps.clock.now();
  const isNew = await deps.database.transaction(async (queries) => {
    await getPart(queries, actor, id);
    await lockLesson(queries, id);
    // Who was taken out meanwhile, and a lesson that was deleted.
    await getPart(queries, actor, id);
    const lesson = (await findLesson(queries, id))!;
    const [before] = await listAnswers(queries, id, { number, userId: actor.id });
    const present = { phase: phaseOf(deps, lesson), number: lesson.number };
    const verdict = judgeAnswer(present, { number, selected }, before?.choice ?? null);
    if (verdict === "late") throw fail("E-KAROTA-OLD_VALUES", {}, "answered already, or the lesson has gone on");
    if (verdict === "same") return false;
    const question = (await findQuestion(queries, id, number))!;
    const { task } = findTask(deps.quizzes, question.task, 0)!;
    if (!(selected in task.choices)) throw fail("E-KAROTA-GAME_VALIDATION", {}, "no such choice");
    const correct = selected === task.correct ? 1 : 0;
    await addAnswer(queries, { lesson_id: id, number, user_id: actor.id, choice: selected, correct, answered_at: now });
    return true;
  });
  if (isNew) await deps.events.changedFor(id, actor.id);
  return (await readLesson(deps, actor, id, { language }))!;
}
