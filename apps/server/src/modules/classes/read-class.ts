import type { ClassReply } from "@karota/contract/classes/classes.ts";
import { CLASS_PROVIDER } from "../../config.ts";
import type { Queries } from "../../database/database.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { findHandOver, getGroup, lockMentor, type Mentor } from "../mentorship/index.ts";
import { isClosedProvider } from "../users/index.ts";
import type { InTransaction } from "../../database/database.ts";
import type { ClassesDeps } from "./classes-deps.ts";
import { isLocked } from "./rules.ts";
import { findClass, listPresentPupils, type Pupil } from "./store.ts";

/** When a pupil got their present card, at the latest. */
const cardSince = ({ created_at, tokens_from }: Pupil): number => Math.max(created_at, tokens_from);

/** Whether class cards are here: configured, and not switched off by admins. */
const isOn = ({ config, settings }: Pick<ClassesDeps, "config" | "settings">): boolean =>
  config.classSignIn && !isClosedProvider(settings(), CLASS_PROVIDER);

/** A class as its mentor sees it. */
export async function describeClass(
  deps: Pick<ClassesDeps, "config" | "settings">,
  queries: Queries,
  groupId: string,
): Promise<ClassReply> {
  const row = await findClass(queries, groupId);
  const pupils = await listPresentPupils(queries, groupId);
  const handedOver = await findHandOver(queries, groupId);
  return {
    on: isOn(deps),
    code: row?.code ?? null,
    lastDay: row?.last_day ?? null,
    handedOver: handedOver !== null && pupils.some((pupil) => cardSince(pupil) <= handedOver),
    pupils: pupils.map((pupil) => ({
      id: pupil.user_id,
      name: pupil.name,
      locked: isLocked(pupil),
      used: pupil.last_login_at > pupil.created_at,
    })),
  };
}

/** The class of one's own group. @throws E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST */
export async function readClass(deps: ClassesDeps, actor: Actor, groupId: string): Promise<ClassReply> {
  const { db } = deps.database;
  await getGroup(db, actor.id, groupId);
  return describeClass(deps, db, groupId);
}

/** Refuses everything where class cards are switched off. @throws E-CLASS-OFF */
export function checkOn(deps: Pick<ClassesDeps, "config" | "settings">): void {
  if (!isOn(deps)) throw fail("E-CLASS-OFF");
}

/**
 * The actor as the mentor of a group, locked until the transaction ends.
 * @throws E-CLASS-OFF, E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST
 */
export async function lockOwnGroup(
  deps: ClassesDeps,
  queries: InTransaction,
  actor: Actor,
  groupId: string,
): Promise<Mentor> {
  checkOn(deps);
  const mentor = await lockMentor(deps, queries, actor, deps.clock.now());
  await getGroup(queries, mentor.id, groupId);
  return mentor;
}

/** The pupils of a class with these ids who are in its group, in their order. @throws E-CLASS-PUPIL_GONE when one is not among them */
export async function getPupils(queries: Queries, groupId: string, ids: readonly string[]): Promise<readonly Pupil[]> {
  const all = new Map((await listPresentPupils(queries, groupId)).map((pupil) => [pupil.user_id, pupil]));
  return [...new Set(ids)].map((id) => {
    const pupil = all.get(id);
    if (!pupil) throw fail("E-CLASS-PUPIL_GONE");
    return pupil;
  });
}
