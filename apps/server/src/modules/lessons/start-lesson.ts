import { randomUUID } from "node:crypto";
import type { LessonBody, LessonReply } from "@karota/contract/lessons/lesson.ts";
import { drawPlan } from "@karota/engine/quiz/draw-plan.ts";
import type { Language } from "@karota/engine/message.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { readPlan, refuseClosed, serializeTasks, wirePlan } from "../assignments/index.ts";
import { getGroupAsMentor } from "../mentorship/index.ts";
import type { LessonsDeps } from "./lessons-deps.ts";
import { newCode } from "./rules.ts";
import { addLesson, findByCode, lockRunning } from "./store.ts";
import { writeStep } from "./take-step.ts";

interface Starting {
  readonly actor: Actor;
  readonly body: LessonBody;
  readonly language: Language;
  /** Null: the request is not deduplicated. */
  readonly idempotency: IdempotentRequest | null;
}

/**
 * The plan with its tasks, the same for everybody; answers are chosen.
 * @throws E-KAROTA-GAME_VALIDATION, E-KAROTA-TOO_MANY_REQUESTS
 */
function draw({ drawFor, quizzes, settings }: LessonsDeps, { actor, body, language }: Starting) {
  const plan = readPlan(quizzes, body.tasks, language).map((planned) => ({ ...planned, typed: false }));
  refuseClosed(settings(), wirePlan(plan), []);
  const seed = randomUUID();
  const tasks = drawFor(actor.id, () => {
    try {
      return drawPlan(plan, seed, seed);
    } catch (error) {
      throw fail("E-KAROTA-GAME_VALIDATION", {}, `a plan that cannot be drawn: ${(error as Error).message}`);
    }
  });
  return { plan: wirePlan(plan), tasks };
}

async function freeCode(queries: InTransaction): Promise<string> {
  for (;;) {
    const code = newCode();
    if (!(await findByCode(queries, code))) return code;
  }
}

/**
 * Starts a lesson, for free, and ends the one that the mentor led before.
 * @throws E-KAROTA-GAME_VALIDATION, E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST
 */
export async function startLesson(deps: LessonsDeps, starting: Starting): Promise<LessonReply> {
  const { actor, body, idempotency } = starting;
  const ended: { readonly id: string; readonly version: number }[] = [];
  const reply = await once(
    deps,
    idempotency,
    () => draw(deps, starting),
    async (queries, { plan, tasks }): Promise<LessonReply> => {
      if (body.groupId !== undefined) await getGroupAsMentor(queries, actor.id, body.groupId);
      for (const row of await lockRunning(queries, actor.id)) ended.push(await writeStep(deps, queries, row, "end"));
      const now = deps.clock.now();
      const id = randomUUID();
      await addLesson(queries, {
        id,
        mentor_id: actor.id,
        group_id: body.groupId ?? null,
        code: await freeCode(queries),
        plan: JSON.stringify(plan),
        tasks: serializeTasks(tasks),
        planned: tasks.length,
        asked: 0,
        number: 0,
        phase: "waiting",
        names: 0,
        version: 1,
        started_at: now,
        changed_at: now,
        ended_at: null,
      });
      return { id };
    },
  );
  for (const { id, version } of ended) await deps.events.changed(id, version);
  return reply;
}
