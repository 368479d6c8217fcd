import type { CardsReply, ClassCard, ClassReply } from "@karota/contract/classes/classes.ts";
import type { InTransaction } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { record } from "../audit/index.ts";
import { dropPerson, invalidateAccountStatus, nameKeyOf, updatePerson } from "../users/index.ts";
import { newCard } from "./add-pupils.ts";
import { todayOf, type ClassesDeps } from "./classes-deps.ts";
import { cardHashes } from "./hashes.ts";
import { describeClass, getPupils, lockOwnGroup } from "./read-class.ts";
import { firstAlike, isPossibleLastDay, newCode, NO_TRIES } from "./rules.ts";
import { changeClass, changePupil, findClass, listPresentPupils, listPupils } from "./store.ts";

/** Does something with a pupil of the mentor's class, and publishes what `change` returns. @throws E-CLASS-PUPIL_GONE, and as `lockOwnGroup` */
async function withPupil(
  deps: ClassesDeps,
  actor: Actor,
  { groupId, pupilId }: { readonly groupId: string; readonly pupilId: string },
  change: (queries: InTransaction) => Promise<readonly string[] | null>,
): Promise<ClassReply> {
  const { reply, topics } = await deps.database.transaction(async (queries) => {
    await lockOwnGroup(deps, queries, actor, groupId);
    await getPupils(queries, groupId, [pupilId]);
    // The row of the card before that of the person, as a sign-in locks them.
    await changePupil(queries, pupilId, {});
    const topics = await change(queries);
    return { reply: await describeClass(deps, queries, groupId), topics };
  });
  await invalidateAccountStatus(deps.database, pupilId, topics ?? []);
  return reply;
}

interface OfPupil {
  readonly groupId: string;
  readonly pupilId: string;
}

/** @throws E-CLASS-NAME_TAKEN */
export const renamePupil = (deps: ClassesDeps, actor: Actor, of: OfPupil, name: string): Promise<ClassReply> =>
  withPupil(deps, actor, of, async (queries) => {
    const others = (await listPupils(queries, of.groupId)).filter(({ user_id }) => user_id !== of.pupilId);
    const name_key = nameKeyOf(name);
    if (
      firstAlike(
        [name_key],
        others.map((other) => other.name_key),
      ) !== -1
    )
      throw fail("E-CLASS-NAME_TAKEN");
    await changePupil(queries, of.pupilId, { name_key });
    await updatePerson(queries, of.pupilId, { name });
    return null;
  });

/** Lets a pupil try the pictures again. */
export const unlockPupil = (deps: ClassesDeps, actor: Actor, of: OfPupil): Promise<ClassReply> =>
  withPupil(deps, actor, of, async (queries) => {
    await changePupil(queries, of.pupilId, NO_TRIES);
    return null;
  });

/** Erases a pupil, as they could themselves. */
export const removePupil = (deps: ClassesDeps, actor: Actor, of: OfPupil): Promise<ClassReply> =>
  withPupil(deps, actor, of, async (queries) => {
    const now = deps.clock.now();
    const topics = await dropPerson(queries, deps.personalData, { userId: of.pupilId, by: "admin", now });
    await record(queries, { actorId: actor.id, action: "person.erased", subject: of.pupilId, now });
    return topics;
  });

/**
 * Gives pupils new cards: the old ones, and all that were signed in with them, are void at once. Where everybody in the
 * group gets one, the class code, which is on each card, is new as well.
 */
export async function renewCards(
  deps: ClassesDeps,
  actor: Actor,
  groupId: string,
  ids: readonly string[],
): Promise<CardsReply> {
  const hashes = await cardHashes(deps.database.db, deps.clock);
  const reply = await deps.database.transaction(async (queries) => {
    const mentor = await lockOwnGroup(deps, queries, actor, groupId);
    const cards: ClassCard[] = [];
    for (const pupil of await getPupils(queries, groupId, ids)) {
      const { card, row } = newCard(hashes, pupil.user_id);
      await changePupil(queries, pupil.user_id, row);
      await updatePerson(queries, pupil.user_id, { tokens_from: deps.clock.now() });
      cards.push(card);
    }
    const present = await listPresentPupils(queries, groupId);
    if (present.every(({ user_id }) => ids.includes(user_id))) await changeClass(queries, groupId, { code: newCode() });
    return { class: await describeClass(deps, queries, groupId), cards, package: mentor.package.name };
  });
  for (const { id } of reply.cards) await invalidateAccountStatus(deps.database, id);
  return reply;
}

/** Chooses another last day of a class. @throws E-CLASS-LAST_DAY, E-CLASS-PUPIL_GONE for a group without pupils */
export function changeLastDay(deps: ClassesDeps, actor: Actor, groupId: string, lastDay: string): Promise<ClassReply> {
  return deps.database.transaction(async (queries) => {
    await lockOwnGroup(deps, queries, actor, groupId);
    if (!(await findClass(queries, groupId))) throw fail("E-CLASS-PUPIL_GONE");
    if (!isPossibleLastDay(lastDay, todayOf(deps))) throw fail("E-CLASS-LAST_DAY");
    await changeClass(queries, groupId, { last_day: lastDay });
    return describeClass(deps, queries, groupId);
  });
}
