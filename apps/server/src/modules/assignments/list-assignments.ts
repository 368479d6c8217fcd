import type * as z from "zod";
import type { assignmentsReply, UserStatus } from "@karota/contract/assignments/assignment.ts";
import { EVERY, FORMER } from "@karota/contract/assignments/collections.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import { getGroupAsMentor, getStudent } from "../mentorship/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeRow } from "./describe-assignment.ts";
import { roleOf } from "./rules.ts";
import type { Assignment } from "./store.ts";
import { listLeftBehind, listOwnAssignments, type ListOf } from "./list-store.ts";

async function readList(queries: Queries, mentorId: string, kind: string, id: string): Promise<ListOf> {
  if (kind === "group" && id === EVERY) return EVERY;
  if (kind === "group") return { groupId: (await getGroupAsMentor(queries, mentorId, readUuid(id))).row.id };
  if (kind === "student" && id === FORMER) return FORMER;
  if (kind === "student") return { studentId: (await getStudent(queries, mentorId, readUuid(id))).id };
  throw fail("E-KAROTA-NOT_FOUND", {}, "no such list");
}

/**
 * The assignments of a group, whoever of its mentors has set them; a mentor's own that a student has, also over groups,
 * those of students who left, of groups that were removed and that the mentor has left, or the newest of all.
 * @throws E-KAROTA-NOT_FOUND for another kind of list, and what `getGroupAsMentor` and `getStudent` throw
 */
export async function listAssignments(
  deps: AssignmentsDeps,
  actor: Actor,
  { kind, id, userStatus }: { readonly kind: string; readonly id: string; readonly userStatus: UserStatus },
): Promise<z.infer<typeof assignmentsReply>> {
  const { db } = deps.database;
  const of = await readList(db, actor.id, kind, id);
  const now = deps.clock.now();
  const lists = [await listOwnAssignments(db, actor.id, of, userStatus)];
  if (of === FORMER && userStatus === "ACTIVE") lists.push(await listLeftBehind(db, actor.id));
  return {
    assignments: lists.flatMap(({ assignments, sums }, place) => {
      const sumsOf = new Map(sums.map((one) => [one.assignment_id, one]));
      // The second list is of groups in which the mentor is not any more.
      const describe = (one: Assignment) =>
        describeRow(deps, one, roleOf(one, actor.id, place === 0)!, sumsOf.get(one.id), now);
      return assignments.map(describe);
    }),
  };
}
