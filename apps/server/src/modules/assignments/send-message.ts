import { randomUUID } from "node:crypto";
import type { AssignmentDetail, MessageBody } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type Press } from "../../idempotency.ts";
import { readUuid } from "../games/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { getOwnLocked, getPart } from "./get-own.ts";
import { addMessage } from "./store.ts";

/**
 * Says something to all students of an assignment or to one, also after the end.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-OLD_VALUES when it is cancelled, E-MENTORSHIP-USER_NOT_A_STUDENT
 */
export function sendMessage(
  deps: AssignmentsDeps,
  actor: Actor,
  { id, body, press }: { readonly id: string; readonly body: MessageBody; readonly press: Press | null },
): Promise<AssignmentDetail> {
  const now = deps.clock.now();
  const { text, studentId } = body;
  return once(
    deps,
    press,
    () => readUuid(id),
    async (queries, own) => {
      const assignment = await getOwnLocked(queries, actor.id, own);
      if (assignment.cancelled_at !== null) throw fail("E-KAROTA-OLD_VALUES", {}, "cancelled");
      const part = studentId === undefined ? null : await getPart(queries, assignment, studentId);
      await addMessage(queries, {
        id: randomUUID(),
        assignment_id: assignment.id,
        student_id: part?.student_id ?? null,
        message: text,
        sent_at: now,
      });
      return describeAssignment(deps, queries, assignment, now);
    },
  );
}
