import type { ReviewAnswer, ReviewMark } from "@karota/contract/learning/learning.ts";
import { afterReview, isDifficulty, isDue } from "@karota/engine/quiz/learning.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import { openMistake } from "./find-quiz.ts";
import { recordProgress } from "./learn.ts";
import { dayKey, dayNumber, isTyped, readGiven, type CountedAnswer } from "./rules.ts";
import { findMistake, lockMistake, moveMistake } from "./store.ts";

/**
 * Marks the answer to a mistake that has come back, and sends it on or back. One that is not due yet is practice: being
 * right changes nothing, so that an answer sent twice counts once; being wrong sends it back.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-GAME_VALIDATION for what is no answer, E-KAROTA-NOT_FOUND
 */
export async function answerReview(deps: Deps, actor: Actor, body: ReviewAnswer): Promise<ReviewMark> {
  const gridId = readUuid(body.gridId);
  const given = readGiven(body);
  const known = await findMistake(deps.database.db, actor.id, gridId, body.taskId);
  const opened = known && (await openMistake(deps, known));
  if (!known || !opened) throw fail("E-KAROTA-NOT_FOUND", {}, "no such mistake");
  const { game, task } = opened;
  const answered = game.apply(game.start({ tasks: [task] }), { taskId: task.taskId, ...given });
  if (answered.given[0] === null) throw fail("E-KAROTA-GAME_VALIDATION", {}, "no answer to this task");

  const right = isRight(task, given);
  const now = deps.clock.now();
  const { key } = calendarOf(deps.config.timeZone).spanOf("daily", now);
  const today = dayNumber(key);
  return deps.database.transaction(async (queries) => {
    const item = await lockMistake(queries, actor.id, gridId, body.taskId);
    if (!item) throw fail("E-KAROTA-NOT_FOUND", {}, "the mistake has moved on");
    const counted = isDue(item, today);
    const { step, due } = afterReview(item, right, today);
    if (counted) {
      const difficulty = isDifficulty(item.difficulty) ? item.difficulty : "easy";
      const typed = isTyped(given);
      const answer: CountedAnswer = { game, userId: actor.id, gridId, task, difficulty, right, typed };
      const progress = { userId: actor.id, game: game.id, day: key, boards: 0, seconds: body.seconds ?? 0 };
      await recordProgress(queries, [{ ...progress, answers: [answer] }], now);
    }
    // Last, because a wrong answer that counts is recorded as a new mistake.
    await moveMistake(queries, { ...item, step, due });
    return {
      gridId,
      taskId: body.taskId,
      ...("text" in given ? { taskText: given.text } : { taskSelected: given.selected }),
      taskCorrect: right,
      taskCompleted: true,
      counted,
      step,
      due: due === null ? null : dayKey(due),
    };
  });
}
