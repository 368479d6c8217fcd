import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { lockForAdmin } from "./lock-for-admin.ts";
import { invalidateAccountStatus } from "./account-status.ts";
import { updatePerson } from "./store.ts";

/**
 * Blocks a person, whose tokens end at once and who signs in no more, or lets them in again. What they set others stays
 * as it is: students finish a blocked mentor's assignments.
 * @throws E-ADMIN-NOT_ONESELF
 */
export async function blockPerson(
  deps: Deps,
  actor: Actor,
  { userId, blocked }: { readonly userId: string; readonly blocked: boolean },
): Promise<{ code: "S-CHANGES-SAVED" }> {
  if (userId === actor.id) throw fail("E-ADMIN-NOT_ONESELF");
  const now = deps.clock.now();
  await deps.database.transaction(async (queries) => {
    const person = await lockForAdmin(deps, queries, actor, userId);
    if ((person.blocked === 1) === blocked) return;
    await updatePerson(queries, userId, blocked ? { blocked: 1, tokens_from: now } : { blocked: 0 });
    const action = blocked ? "person.blocked" : "person.unblocked";
    await record(queries, { actorId: actor.id, action, subject: userId, now });
  });
  await invalidateAccountStatus(deps.database, userId);
  return { code: "S-CHANGES-SAVED" };
}
