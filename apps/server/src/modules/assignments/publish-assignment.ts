import { randomUUID } from "node:crypto";
import type { AssignmentBody, PublishReply } from "@karota/contract/assignments/assignment.ts";
import type { Language } from "@karota/engine/message.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { balanceOf, carrotsOf, charge } from "../credits/index.ts";
import { readUuid } from "../../uuid.ts";
import {
  addToLog,
  getGroupAsMentor,
  getStudent,
  listMembers,
  lockGroup,
  lockMentor,
  moveUp,
  usageOf,
  type Package,
} from "../mentorship/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { drawPlan, type PlannedTasks } from "@karota/engine/quiz/draw-plan.ts";
import { getOwn } from "./get-own.ts";
import { readPlan, refuseClosed, wirePlan } from "./plan.ts";
import { readTime, type Time } from "./rules.ts";
import { addAssignment } from "./store.ts";
import { addStudents } from "./student-store.ts";
import { notifyStudents } from "./notify-students.ts";

export interface PublishAssignment {
  readonly actor: Actor;
  readonly body: AssignmentBody;
  readonly language: Language;
  /** Null: the request is not deduplicated. */
  readonly idempotency: IdempotentRequest | null;
}

/** Whom an assignment is for. */
interface Target {
  readonly groupId: string | null;
  readonly studentId: string | null;
  /** Everyone who gets it now. */
  readonly studentIds: readonly string[];
}

/**
 * A plan whose tasks can be drawn.
 * @throws what `readPlan` throws, the same when a quiz has too few tasks, and E-KAROTA-TOO_MANY_REQUESTS
 */
export function readDrawablePlan(
  { drawFor, quizzes }: AssignmentsDeps,
  actor: Actor,
  tasks: AssignmentBody["tasks"],
  language: Language,
): readonly PlannedTasks[] {
  const plan = readPlan(quizzes, tasks, language);
  drawFor(actor.id, () => {
    try {
      drawPlan(plan, "trial", "trial");
    } catch (error) {
      throw fail("E-KAROTA-GAME_VALIDATION", {}, `a plan that cannot be drawn: ${(error as Error).message}`);
    }
  });
  return plan;
}

/**
 * Publishes an assignment and pays for it, or neither; a week's limit that is exceeded moves the mentor up first, and
 * the new price is paid.
 * @throws E-KAROTA-GAME_VALIDATION, E-KAROTA-OLD_VALUES when the price is another one, E-KAROTA-NOT_ENOUGH_CARROTS,
 *   E-MENTORSHIP-PACKAGE_LIMIT_REACHED, and what `getGroupAsMentor` and `getStudent` throw
 */
export function publishAssignment(deps: AssignmentsDeps, input: PublishAssignment): Promise<PublishReply> {
  const { actor, body, idempotency, language } = input;
  const prepare = (): Prepared => {
    if ((body.groupId === undefined) === (body.studentId === undefined))
      throw fail("E-KAROTA-GAME_VALIDATION", {}, "for a group or for a student");
    const now = deps.clock.now();
    const time = readTime(deps.calendar, body, now);
    return { now, time, plan: readDrawablePlan(deps, actor, body.tasks, language) };
  };
  return once(deps, idempotency, prepare, (queries, prepared) => publish(deps, queries, input, prepared));
}

interface Prepared {
  readonly now: number;
  readonly time: Time;
  readonly plan: readonly PlannedTasks[];
}

async function findTarget(queries: InTransaction, mentorId: string, body: AssignmentBody): Promise<Target> {
  if (body.groupId === undefined) {
    const { id } = await getStudent(queries, mentorId, readUuid(body.studentId));
    return { groupId: null, studentId: id, studentIds: [id] };
  }
  const { id } = (await getGroupAsMentor(queries, mentorId, readUuid(body.groupId))).row;
  const members = await listMembers(queries, id);
  return { groupId: id, studentId: null, studentIds: members.map((member) => member.id) };
}

async function publish(
  deps: AssignmentsDeps,
  queries: InTransaction,
  { actor, body }: PublishAssignment,
  { time, plan, now }: Prepared,
): Promise<PublishReply> {
  const tasks = wirePlan(plan);
  refuseClosed(deps.settings(), tasks, []);
  const mentor =
    body.groupId === undefined
      ? await lockMentor(deps, queries, actor, now)
      : await lockGroup(deps, queries, actor, { groupId: readUuid(body.groupId), now });
  const target = await findTarget(queries, actor.id, body);
  const used = await usageOf(queries, actor.id, deps.calendar.spanOf("weekly", now));
  const needs =
    target.groupId === null
      ? { studentAssignmentsThisWeek: used.studentAssignmentsThisWeek + 1 }
      : { groupAssignmentsThisWeek: used.groupAssignmentsThisWeek + 1 };
  const paidIn: Package = await moveUp(queries, mentor, needs, now);
  const price = target.groupId === null ? paidIn.studentPrice : paidIn.groupPrice;
  if (body.price !== undefined && Math.round(100 * body.price) !== price)
    throw fail("E-KAROTA-OLD_VALUES", { price: carrotsOf(price) }, "another price was shown");
  const id = randomUUID();
  const left = await charge(queries, { userId: actor.id, amount: price, reason: "assignment", reference: id, now });
  if (left === null) {
    const balance = await balanceOf(queries, actor.id);
    throw fail("E-KAROTA-NOT_ENOUGH_CARROTS", { price: carrotsOf(price), credit_amount: carrotsOf(balance) });
  }
  const row = {
    id,
    mentor_id: actor.id,
    published_by: actor.id,
    publisher_left_at: null,
    group_id: target.groupId,
    student_id: target.studentId,
    name: body.name,
    description: body.description ?? "",
    message: body.message ?? "",
    start_at: time.start,
    end_at: time.end,
    plan: JSON.stringify(tasks),
    num_tasks: plan.reduce((sum, { count }) => sum + count, 0),
    price,
    published_at: now,
    cancelled_at: null,
    archived_at: null,
    seen_answers: 0,
  };
  await addAssignment(queries, row);
  await addStudents(
    queries,
    target.studentIds.map((studentId) => ({ assignmentId: id, studentId })),
    now,
  );
  if (target.groupId !== null)
    await addToLog(queries, {
      groupId: target.groupId,
      actorId: actor.id,
      action: "published",
      assignmentId: id,
      now,
    });
  await notifyStudents(queries, deps.calendar, { assignment: row, studentIds: target.studentIds, now });
  return {
    assignment: await describeAssignment(deps, queries, await getOwn(queries, actor.id, id), now),
    package: paidIn.name,
    credit_amount: carrotsOf(left),
  };
}
