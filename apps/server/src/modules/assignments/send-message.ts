import { randomUUID } from "node:crypto";
import type { AssignmentDetail, MessageBody } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { readUuid } from "../../uuid.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { getOwnLocked, getPart } from "./get-own.ts";
import { hasPresent } from "./leaving-store.ts";
import { addMessage } from "./message-store.ts";

/**
 * Sends a message to those students of an assignment who are still present, or to one of them, also after the end.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-OLD_VALUES when it is cancelled, E-MENTORSHIP-USER_NOT_A_STUDENT when none is
 * left
 */
export function sendMessage(
  deps: AssignmentsDeps,
  actor: Actor,
  {
    id,
    body,
    idempotency,
  }: { readonly id: string; readonly body: MessageBody; readonly idempotency: IdempotentRequest | null },
): Promise<AssignmentDetail> {
  const now = deps.clock.now();
  const { text, studentId } = body;
  return once(
    deps,
    idempotency,
    () => readUuid(id),
    async (queries, own) => {
      const assignment = await getOwnLocked(queries, actor.id, own);
      if (assignment.cancelled_at !== null) throw fail("E-KAROTA-OLD_VALUES", {}, "cancelled");
      if (!(await hasPresent(queries, assignment.id))) throw fail("E-MENTORSHIP-USER_NOT_A_STUDENT");
      const part = studentId === undefined ? null : await getPart(queries, assignment, studentId);
      await addMessage(queries, {
        id: randomUUID(),
        assignment_id: assignment.id,
        student_id: part?.student_id ?? null,
        message: text,
        sent_at: now,
        sender_id: actor.id,
      });
      return describeAssignment(deps, queries, assignment, now);
    },
  );
}
