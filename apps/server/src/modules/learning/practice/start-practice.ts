import { randomUUID } from "node:crypto";
import type { PracticeReply, PracticeStart } from "@karota/contract/learning/learning.ts";
import type { Language } from "@karota/engine/message.ts";
import { calendarOf } from "../../../calendar.ts";
import type { Actor, Deps } from "../../../deps.ts";
import type { PracticesTable } from "../../../database/tables.ts";
import { fail } from "../../../fail.ts";
import { getGameId } from "../find-quiz.ts";
import { dayNumber } from "../rules.ts";
import { chooseTask } from "./choose-task.ts";
import { findPractice, lockOrAdd, removePractice, writePractice } from "./practice-store.ts";
import { loadPracticeQuizzes } from "./quizzes.ts";
import { describePractice, isRunning } from "./stored-practice.ts";

interface Asking {
  readonly game: string | undefined;
  readonly language: Language;
}

/** The practice that waits for an answer, of a quiz or of all; null when there is none. @throws E-KAROTA-NOT_FOUND */
export async function readPractice(deps: Deps, actor: Actor, { game, language }: Asking): Promise<PracticeReply> {
  const scope = game === undefined ? null : getGameId(deps, game);
  const row = await findPractice(deps.database.db, actor.id);
  if (!row || row.game !== scope || !isRunning(row, deps.clock.now())) return { practice: null };
  return { practice: describePractice(await loadPracticeQuizzes(deps), row, new Map(), language) };
}

/**
 * Starts a practice, or returns the one of the same quiz or of all that still waits for an answer: a request that is sent
 * twice starts one. Another one ends. Null when there is nothing to practise.
 * @throws E-KAROTA-NOT_FOUND for what is no open quiz
 */
export async function startPractice(
  deps: Deps,
  actor: Actor,
  { game }: PracticeStart,
  language: Language,
): Promise<PracticeReply> {
  const scope = game === undefined ? null : getGameId(deps, game);
  const quizzes = await loadPracticeQuizzes(deps);
  if (scope !== null && !quizzes.get(scope)?.isOpen) throw fail("E-KAROTA-NOT_FOUND", {}, "no open quiz");
  const at = deps.clock.now();
  const day = dayNumber(calendarOf(deps.config.timeZone).spanOf("daily", at).key);
  return deps.database.transaction(async (queries) => {
    const fresh: PracticesTable = {
      user_id: actor.id,
      id: randomUUID(),
      game: scope,
      started_at: at,
      answered_at: at,
      active_ms: 0,
      asked: "[]",
      task: null,
      answered: null,
    };
    const present = await lockOrAdd(queries, fresh);
    if (present.game === scope && isRunning(present, at))
      return { practice: describePractice(quizzes, present, new Map(), language) };
    const of = { userId: actor.id, game: scope, asked: [], now: { day, at }, language };
    const task = await chooseTask(queries, quizzes, of);
    if (!task) {
      await removePractice(queries, actor.id);
      return { practice: null };
    }
    const row = { ...fresh, task: JSON.stringify(task) };
    await writePractice(queries, row);
    return { practice: describePractice(quizzes, row, new Map(), language) };
  });
}
