import type { NewAnswers } from "@karota/contract/assignments/new-answers.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { getOwnLocked } from "./get-own.ts";
import { listSums } from "./list-store.ts";
import { updateAssignment } from "./store.ts";

/** For how long after its end an assignment is said to have new answers, in days. */
const DAYS_AFTER_END = 30;

const countBy = (ids: readonly (string | null)[]): NewAnswers["groups"] =>
  [...Map.groupBy(ids, (id) => id)].flatMap(([id, those]) => (id === null ? [] : [{ id, count: those.length }]));

/** How many assignments that the mentor is in charge of have answers since the last look, by group and by student. */
export async function readNewAnswers(deps: AssignmentsDeps, actor: Actor): Promise<NewAnswers> {
  const since = deps.calendar.daysAfter(deps.clock.now(), -DAYS_AFTER_END);
  const rows = await listUnseen(deps.database.db, actor.id, since);
  return {
    groups: countBy(rows.map(({ group_id }) => group_id)),
    students: countBy(rows.map(({ student_id }) => student_id)),
  };
}

const listUnseen = (queries: Queries, mentorId: string, since: number) =>
  queries
    .selectFrom("assignments")
    .innerJoin("assignment_students as part", "part.assignment_id", "assignments.id")
    .leftJoin("student_groups", "student_groups.id", "assignments.group_id")
    .select(["assignments.group_id", "assignments.student_id"])
    .where("assignments.mentor_id", "=", mentorId)
    .where("assignments.archived_at", "is", null)
    .where("assignments.end_at", ">=", since)
    // Of removed groups and of students who left there is no row that could say so.
    .where("student_groups.removed_at", "is", null)
    .where((where) => where.or([where("assignments.student_id", "is", null), where("part.left_at", "is", null)]))
    .groupBy(["assignments.id", "assignments.group_id", "assignments.student_id", "assignments.seen_answers"])
    .having(({ eb, fn, ref }) => eb(fn.sum("part.solved"), ">", ref("assignments.seen_answers")))
    .execute();

/**
 * Notes that the mentor has looked at results with so many answers; a look at older results changes nothing.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND when another mentor is in charge
 */
export function markSeen(deps: AssignmentsDeps, actor: Actor, id: string, numSolved: number) {
  return deps.database.transaction(async (queries) => {
    const { id: own, seen_answers } = await getOwnLocked(queries, actor.id, id);
    const [sums] = await listSums(queries, [own]);
    const seen = Math.min(numSolved, sums?.solved ?? 0);
    if (seen > (seen_answers ?? -1)) await updateAssignment(queries, own, { seen_answers: seen });
    return { code: "S-CHANGES-SAVED" as const };
  });
}
