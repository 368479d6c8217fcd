import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { forgetLearning } from "../learning/index.ts";
import type { Keeper } from "./keeper.ts";
import { lockForAdmin } from "./lock-for-admin.ts";
import { forgetStanding } from "./standing.ts";
import { forgetAnswers, updatePerson } from "./store.ts";

/**
 * Erases a person: everything personal goes, results and movements stay under an id that names no one. Their tokens end
 * at once; signing in again makes a new person.
 * @throws E-KAROTA-NOT_FOUND for somebody else, unless the actor is an admin; that is then written down
 */
export async function erasePerson(
  deps: Deps,
  keepers: readonly Keeper[],
  actor: Actor,
  userId: string,
): Promise<{ code: "S-CHANGES-SAVED" }> {
  if (actor.id !== userId && !actor.roles.includes("admin")) throw fail("E-KAROTA-NOT_FOUND", {}, "somebody else");
  const now = deps.clock.now();
  await deps.database.transaction(async (queries) => {
    if (actor.id !== userId) {
      await lockForAdmin(deps, queries, actor, userId);
      await record(queries, { actorId: actor.id, action: "person.erased", subject: userId, now });
    }
    const erased = await updatePerson(queries, userId, {
      issuer: "erased",
      subject: userId,
      name: "",
      email: "",
      email_verified: 0,
      address: "",
      post_number: "",
      post: "",
      country: "",
      company: "",
      vat_id: "",
      language: null,
      settings: "{}",
      roles: "[]",
      // Unique, and in no form that anyone could enter.
      unique_code: `erased:${userId}`,
      unique_code_expires: now,
      previous_code: null,
      warned_at: null,
      tokens_from: now,
      erased_at: now,
    });
    if (!erased) throw fail("E-KAROTA-NOT_FOUND");
    await forgetAnswers(queries, userId);
    await forgetLearning(queries, userId);
    for (const keeper of keepers) await keeper.forget(queries, userId, now);
  });
  await forgetStanding(deps.database, userId);
  return { code: "S-CHANGES-SAVED" };
}
