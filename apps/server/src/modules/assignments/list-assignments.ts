import type * as z from "zod";
import type { assignmentsReply, UserStatus } from "@karota/contract/assignments/assignment.ts";
import { EVERY, FORMER } from "@karota/contract/assignments/collections.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../../uuid.ts";
import { getGroup, getStudent } from "../mentorship/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeRow } from "./describe-assignment.ts";
import { listOwnAssignments, type ListOf } from "./store.ts";

async function readList(queries: Queries, mentorId: string, kind: string, id: string): Promise<ListOf> {
  if (kind === "group" && id === EVERY) return EVERY;
  if (kind === "group") return { groupId: (await getGroup(queries, mentorId, readUuid(id))).id };
  if (kind === "student" && id === FORMER) return FORMER;
  if (kind === "student") return { studentId: (await getStudent(queries, mentorId, readUuid(id))).id };
  throw fail("E-KAROTA-NOT_FOUND", {}, "no such list");
}

/**
 * A mentor's assignments of a group, those a student has, also over groups, those of students who left and of groups that
 * were removed, or the newest of all.
 * @throws E-KAROTA-NOT_FOUND for another kind of list, and what `getGroup` and `getStudent` throw
 */
export async function listAssignments(
  deps: AssignmentsDeps,
  actor: Actor,
  { kind, id, userStatus }: { readonly kind: string; readonly id: string; readonly userStatus: UserStatus },
): Promise<z.infer<typeof assignmentsReply>> {
  const { db } = deps.database;
  const of = await readList(db, actor.id, kind, id);
  const { assignments, sums } = await listOwnAssignments(db, actor.id, of, userStatus);
  const sumsOf = new Map(sums.map((one) => [one.assignment_id, one]));
  const now = deps.clock.now();
  return { assignments: assignments.map((one) => describeRow(deps, one, sumsOf.get(one.id), now)) };
}
