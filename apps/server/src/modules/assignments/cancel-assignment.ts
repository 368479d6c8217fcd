import type { CancelReply } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { once, type IdempotentRequest } from "../../idempotency.ts";
import { balanceOf, carrotsOf, refund } from "../credits/index.ts";
import { readUuid } from "../../uuid.ts";
import { addToLog } from "../mentorship/index.ts";
import type { AssignmentsDeps } from "./assignments-deps.ts";
import { describeAssignment } from "./describe-assignment.ts";
import { getOwn, getOwnLocked } from "./get-own.ts";
import { updateAssignment } from "./store.ts";

/**
 * Cancels an assignment before it starts and refunds its whole price to who published it, once. Repeating it changes nothing.
 * @throws E-KAROTA-NOT_FOUND, E-MENTORSHIP-ASSIGNMENT_STARTED from its start on
 */
export function cancelAssignment(
  deps: AssignmentsDeps,
  actor: Actor,
  id: string,
  idempotency: IdempotentRequest | null,
): Promise<CancelReply> {
  const now = deps.clock.now();
  return once(
    deps,
    idempotency,
    () => readUuid(id),
    async (queries, own) => {
      const assignment = await getOwnLocked(queries, actor.id, own);
      if (assignment.cancelled_at !== null)
        return {
          assignment: await describeAssignment(deps, queries, assignment, now),
          credit_amount: carrotsOf(await balanceOf(queries, actor.id)),
        };
      if (now >= assignment.start_at) throw fail("E-MENTORSHIP-ASSIGNMENT_STARTED");
      await updateAssignment(queries, assignment.id, { cancelled_at: now });
      if (assignment.group_id !== null)
        await addToLog(queries, {
          groupId: assignment.group_id,
          actorId: actor.id,
          action: "cancelled",
          assignmentId: assignment.id,
          now,
        });
      const movement = {
        userId: assignment.published_by,
        amount: assignment.price,
        reference: assignment.id,
        now,
      } as const;
      await refund(queries, { ...movement, reason: "assignment_refund" });
      const cancelled = await getOwn(queries, actor.id, assignment.id);
      return {
        assignment: await describeAssignment(deps, queries, cancelled, now),
        credit_amount: carrotsOf(await balanceOf(queries, actor.id)),
      };
    },
  );
}
