import type { InTransaction } from "../../database/database.ts";
import type { Actor, Deps } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { eraseLearning } from "../learning/index.ts";
import { postMail, type ErasedBy } from "../mail/index.ts";
import { saveErased } from "./erased-identities.ts";
import { recipientOf } from "./find-recipient.ts";
import type { PersonalData } from "../../personal-data.ts";
import { lockForAdmin } from "./lock-for-admin.ts";
import { EMPTY_PROFILE } from "./profile.ts";
import { refuseLastAdmin } from "./refuse-last-admin.ts";
import { invalidateAccountStatus } from "./account-status.ts";
import { blankAnswers, deleteReplies, lockPerson, updatePerson } from "./store.ts";
import { deleteTokensOf } from "./token-store.ts";

/**
 * Erases a person within a transaction: everything personal is deleted, results and movements stay under an id that
 * names no one. Their tokens end at once; signing in again makes a new person. A mail goes to the address they had.
 * Null when the person does not exist any more; `invalidateAccountStatus` follows after the commit, with what is returned.
 */
export async function dropPerson(
  queries: InTransaction,
  personalData: readonly PersonalData[],
  { userId, by, now }: { readonly userId: string; readonly by: ErasedBy; readonly now: number },
): Promise<readonly string[] | null> {
  const person = await lockPerson(queries, userId);
  if (!person) return null;
  await saveErased(queries, person, now);
  await updatePerson(queries, userId, {
    issuer: "erased",
    subject: userId,
    name: "",
    email: "",
    email_verified: 0,
    ...EMPTY_PROFILE,
    language: null,
    settings: "{}",
    roles: "[]",
    barred_roles: "[]",
    // Unique, and in no form that anyone could enter.
    unique_code: `erased:${userId}`,
    unique_code_expires: now,
    previous_code: null,
    tokens_from: now,
    erased_at: now,
    warned_at: null,
    kept_until: null,
    sign_in_language: null,
    welcome_due: 0,
    provider_mentor: 0,
  });
  await deleteTokensOf(queries, userId);
  await deleteReplies(queries, userId);
  await blankAnswers(queries, userId);
  await eraseLearning(queries, userId);
  const topics: string[] = [];
  for (const data of personalData) topics.push(...((await data.erase(queries, userId, now)) ?? []));
  const { email: recipient, name, language } = recipientOf(person);
  await postMail(queries, { userId: null, recipient, template: "deleted", language, content: { name, by }, now });
  return topics;
}

/**
 * Erases a person as they or an admin requests, which is logged.
 * @throws E-KAROTA-NOT_FOUND for another person, unless the actor is an admin
 * @throws E-ADMIN-LAST_ADMIN
 */
export async function erasePerson(
  deps: Deps,
  personalData: readonly PersonalData[],
  actor: Actor,
  userId: string,
): Promise<{ code: "S-CHANGES-SAVED" }> {
  if (actor.id !== userId && !actor.roles.includes("admin")) throw fail("E-KAROTA-NOT_FOUND", {}, "somebody else");
  const now = deps.clock.now();
  const by = actor.id === userId ? "self" : "admin";
  const topics = await deps.database.transaction(async (queries) => {
    if (actor.id === userId) await refuseLastAdmin(deps, queries, userId);
    else {
      await lockForAdmin(deps, queries, actor, userId);
      await record(queries, { actorId: actor.id, action: "person.erased", subject: userId, now });
    }
    const dropped = await dropPerson(queries, personalData, { userId, by, now });
    if (!dropped) throw fail("E-KAROTA-NOT_FOUND");
    return dropped;
  });
  await invalidateAccountStatus(deps.database, userId, topics);
  deps.log.warn({ user: userId, by: actor.id }, "an account was erased");
  return { code: "S-CHANGES-SAVED" };
}
