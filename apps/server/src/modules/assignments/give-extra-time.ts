import type { AssignmentDetail, ExtraTime } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { drawAgain } from "@karota/engine/quiz/draw-plan.ts";
import { getOwnLocked, getPart } from "./get-own.ts";
import { lockMine } from "./my-store.ts";
import { serializeTasks, openTasks } from "./stored-tasks.ts";
import { openPlan } from "./plan.ts";
import { latestEnd, ownEndOf, readMoment } from "./rules.ts";
import { listAnswers } from "./answer-store.ts";
import { updateStudent } from "./student-store.ts";
import type { Assignment } from "./store.ts";

/**
 * Gives one student more time than the others, also after the end; then new numbers are drawn for the unanswered tasks,
 * because their solutions could be seen.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-OLD_VALUES when it is cancelled, E-MENTORSHIP-USER_NOT_A_STUDENT,
 * E-KAROTA-GAME_VALIDATION for an end that is not later, in the past or too far away
 */
export function giveExtraTime(
  deps: AssignmentsDeps,
  actor: Actor,
  id: string,
  { studentId, until }: ExtraTime,
): Promise<AssignmentDetail> {
  const end = readMoment(until);
  return deps.database.transaction(async (queries) => {
    const assignment = await getOwnLocked(queries, actor.id, id);
    if (assignment.cancelled_at !== null) throw fail("E-KAROTA-OLD_VALUES", {}, "cancelled");
    // The student may be opening the tasks, or answering one, at this moment.
    await lockMine(queries, assignment.id, readUuid(studentId));
    const now = deps.clock.now();
    const part = await getPart(queries, assignment, studentId);
    const before = ownEndOf(assignment, part.own_end);
    if (end <= before || end <= now || end > latestEnd(deps.calendar, assignment.start_at))
      throw fail("E-KAROTA-GAME_VALIDATION", {}, "no more time");
    const answers = await listAnswers(queries, assignment.id, part.student_id);
    const answered = new Set(answers.map(({ task }) => task));
    const seen = now > before ? part.tasks : null;
    const tasks = seen === null ? part.tasks : redrawn(deps, assignment, part.student_id, seen, answered, end);
    await updateStudent(queries, assignment.id, part.student_id, { own_end: end, tasks });
    return describeAssignment(deps, queries, assignment, now);
  });
}

function redrawn(
  { quizzes, seedOf }: AssignmentsDeps,
  { id, plan }: Assignment,
  studentId: string,
  tasks: string,
  answered: ReadonlySet<number>,
  end: number,
): string {
  const seed = `${seedOf(id, studentId)}/${end}`;
  return serializeTasks(drawAgain(openPlan(quizzes, plan), openTasks(quizzes, tasks), answered, seed, id));
}
