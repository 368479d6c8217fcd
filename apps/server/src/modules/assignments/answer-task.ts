import type { MyAnswer, MyAnswerReply } from "@karota/contract/assignments/my-assignment.ts";
import { canRead, isSameGiven } from "@karota/engine/quiz/marking.ts";
import type { Given } from "@karota/engine/quiz/task.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { findTask, markAnswer, wireGiven } from "./stored-tasks.ts";
import type { PlacedTask } from "@karota/engine/quiz/draw-plan.ts";
import { recordDay, learnAnswers } from "./learn-answers.ts";
import { countAnswer, findTasks, lockMine, type Mine } from "./my-store.ts";
import { getMine } from "./read-my-assignments.ts";
import { ownEndOf } from "./rules.ts";
import { addAnswer, findAnswerOf, givenOf, storedGiven } from "./answer-store.ts";

/** The place of a task's id, `7` or `7-1`; null for an invalid one. */
function placeOf(taskId: string): number | null {
  const number = /^([1-9]\d?)(?:-\d+)?$/.exec(taskId)?.[1];
  return number === undefined ? null : Number(number) - 1;
}

const refuse = (reason: string) => fail("E-KAROTA-GAME_VALIDATION", {}, reason);

/** The answer of a body, which has one of the two. */
const readGiven = ({ taskSelected, taskText = "" }: MyAnswer): Given =>
  taskSelected === undefined ? { text: taskText } : { selected: taskSelected };

/** @throws E-KAROTA-GAME_VALIDATION for a choice that is none or in place of a text, and the reverse */
function checkKind({ task, typed }: PlacedTask, given: Given): void {
  if ("text" in given !== typed) throw refuse(typed ? "chosen and not typed" : "typed and not chosen");
  if ("selected" in given && !(given.selected in task.choices)) throw refuse("no such choice");
}

/**
 * Saves one final answer; its claim of being right is not read. The same answer again gets the same reply, at any time.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-GAME_VALIDATION for an invalid answer, E-KAROTA-OLD_VALUES when the task has
 * another answer or other numbers, E-KAROTA-PERIOD_OVER before the start, after the own end, when it is cancelled and
 * for ex-members, E-MENTORSHIP-ANSWER_NOT_READ for a text that cannot be read: the task stays open
 */
export async function answerTask(
  deps: AssignmentsDeps,
  actor: Actor,
  id: string,
  body: MyAnswer,
): Promise<MyAnswerReply> {
  const { taskId } = body;
  const given = readGiven(body);
  const mine = await getMine(deps, actor, id);
  const place = placeOf(taskId);
  if (place === null || place >= mine.num_tasks) throw refuse("no such task");
  const now = deps.clock.now();
  return deps.database.transaction(async (queries) => {
    const part = await lockMine(queries, mine.id, actor.id);
    if (!part) throw fail("E-KAROTA-NOT_FOUND", {}, "no longer set");
    // Read after the lock, as extra time draws other tasks.
    const { tasks } = await findTasks(queries, mine.id, actor.id);
    const placed = tasks === null ? null : findTask(deps.quizzes, tasks, place);
    if (placed) checkKind(placed, given);
    const found = await findAnswerOf(queries, mine.id, actor.id, place);
    const known = found && givenOf(found);
    if (known && !isSameGiven(known, given)) throw fail("E-KAROTA-OLD_VALUES", {}, "answered already");
    const replyOf = (solved: number): MyAnswerReply => ({
      taskId,
      ...wireGiven(known ?? given),
      taskCompleted: true,
      numSolvedTasks: solved,
      completed: solved >= mine.num_tasks,
    });
    if (known) return replyOf(part.solved);
    checkTime({ ...mine, ...part }, now);
    if (!placed) throw refuse("tasks that were never opened");
    if (placed.task.taskId !== taskId) throw fail("E-KAROTA-OLD_VALUES", {}, "the task has other numbers now");
    if ("text" in given && !canRead(placed.task, given.text)) throw fail("E-MENTORSHIP-ANSWER_NOT_READ");
    const { correct, mistake } = markAnswer(placed, given);
    await addAnswer(queries, {
      assignment_id: mine.id,
      student_id: actor.id,
      task: place,
      ...storedGiven(given),
      correct: correct ? 1 : 0,
      mistake,
      answered_at: now,
      learned: 0,
    });
    await countAnswer(queries, mine.id, actor.id, correct, now);
    await recordDay(deps, queries, { userId: actor.id, game: placed.quiz.id, since: part.answered_at, now });
    if (part.solved + 1 >= mine.num_tasks) await learnAnswers(deps, queries, mine.id, actor.id, now);
    return replyOf(part.solved + 1);
  });
}

function checkTime(mine: Mine, now: number): void {
  const over = (reason: string) => fail("E-KAROTA-PERIOD_OVER", {}, reason);
  if (mine.cancelled_at !== null) throw over("cancelled");
  if (now < mine.start_at) throw over("it has not started");
  if (now > ownEndOf(mine, mine.own_end)) throw over("it has ended");
  if (mine.left_at !== null) throw over("an ex-member");
}
