import type { AssignmentDetail, AssignmentUpdate, TaskPlan } from "@karota/contract/assignments/assignment.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { getOwn, getOwnLocked } from "./get-own.ts";
import { refuseClosed, wirePlan } from "./plan.ts";
import { readDrawablePlan } from "./publish-assignment.ts";
import { readMoment, readTime, type Time } from "./rules.ts";
import { deleteTasks } from "./student-store.ts";
import { updateAssignment, type Assignment } from "./store.ts";

/** The requested dates where they differ from the present ones; null when they do not. */
function changedTime(deps: AssignmentsDeps, body: AssignmentUpdate, present: Assignment, now: number): Time | null {
  const asked = {
    start: body.start === undefined ? present.start_at : readMoment(body.start),
    end: body.end === undefined ? present.end_at : readMoment(body.end),
  };
  if (asked.start === present.start_at && asked.end === present.end_at) return null;
  if (now >= present.start_at) throw fail("E-MENTORSHIP-ASSIGNMENT_STARTED", {}, "dates");
  const { iso } = deps.calendar;
  return readTime(deps.calendar, { start: iso(asked.start), end: iso(asked.end) }, now);
}

/**
 * Changes an assignment: its words until it ends, dates and tasks until it starts. What is sent as it is counts as
 * unchanged. The price stays. Nobody changes what another mentor has published.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-OLD_VALUES when it is cancelled, E-MENTORSHIP-ASSIGNMENT_STARTED or -ASSIGNMENT_ENDED when it is too late,
 *   E-KAROTA-GAME_VALIDATION as in publishing
 */
export async function changeAssignment(
  deps: AssignmentsDeps,
  actor: Actor,
  id: string,
  body: AssignmentUpdate,
  language: Language,
): Promise<AssignmentDetail> {
  const now = deps.clock.now();
  const plan = body.tasks && wirePlan(readDrawablePlan(deps, actor, body.tasks, language));
  return deps.database.transaction(async (queries) => {
    const present = await getOwnLocked(queries, actor.id, id);
    if (present.published_by !== actor.id) throw fail("E-KAROTA-NOT_FOUND", {}, "published by another mentor");
    if (present.cancelled_at !== null) throw fail("E-KAROTA-OLD_VALUES", {}, "cancelled");
    if (now > present.end_at) throw fail("E-MENTORSHIP-ASSIGNMENT_ENDED");
    const { name = present.name, description = present.description, message = present.message } = body;
    const time = changedTime(deps, body, present, now);
    const planned = plan && JSON.stringify(plan) !== present.plan ? plan : null;
    if (planned && now >= present.start_at) throw fail("E-MENTORSHIP-ASSIGNMENT_STARTED", {}, "tasks");
    if (planned) refuseClosed(deps.settings(), planned, JSON.parse(present.plan) as TaskPlan[]);
    await updateAssignment(queries, present.id, {
      name,
      description,
      message,
      ...(time && { start_at: time.start, end_at: time.end }),
      ...(planned && {
        plan: JSON.stringify(planned),
        num_tasks: planned.reduce((sum, { count }) => sum + count, 0),
      }),
    });
    if (planned) await deleteTasks(queries, present.id);
    return describeAssignment(deps, queries, await getOwn(queries, actor.id, present.id), now);
  });
}
