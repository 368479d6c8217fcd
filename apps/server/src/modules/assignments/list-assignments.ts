import type * as z from "zod";
import type { assignmentsReply, UserStatus } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { readUuid } from "../games/index.ts";
import { getGroup, getStudent } from "../mentorship/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeRow } from "./describe-assignment.ts";
import { listOwn } from "./store.ts";

/**
 * A mentor's assignments of a group, or those a student has, also over groups.
 * @throws E-KAROTA-NOT_FOUND for another kind of list, and what `getGroup` and `getStudent` throw
 */
export async function listAssignments(
  deps: AssignmentsDeps,
  actor: Actor,
  { kind, id, userStatus }: { readonly kind: string; readonly id: string; readonly userStatus: UserStatus },
): Promise<z.infer<typeof assignmentsReply>> {
  const { db } = deps.database;
  if (kind !== "group" && kind !== "student") throw fail("E-KAROTA-NOT_FOUND", {}, "no such list");
  const of =
    kind === "group"
      ? { groupId: (await getGroup(db, actor.id, readUuid(id))).id }
      : { studentId: (await getStudent(db, actor.id, readUuid(id))).id };
  const { assignments, sums } = await listOwn(db, actor.id, of, userStatus);
  const sumsOf = new Map(sums.map((one) => [one.assignment_id, one]));
  const now = deps.clock.now();
  return { assignments: assignments.map((one) => describeRow(deps, one, sumsOf.get(one.id), now)) };
}
