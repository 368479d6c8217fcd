import { randomUUID } from "node:crypto";
import type { CardsReply, ClassCard } from "@karota/contract/classes/classes.ts";
import type { InTransaction } from "../../database/database.ts";
import { CLASS_PROVIDER } from "../../config.ts";
import type { Actor } from "../../deps.ts";
import { fail } from "../../fail.ts";
import { endOfSchoolYear } from "../../school-year.ts";
import { openAccount } from "../credits/index.ts";
import { admit } from "../mentorship/index.ts";
import { addPerson, nameKeyOf, setWelcomeDue } from "../users/index.ts";
import { todayOf, type ClassesDeps } from "./classes-deps.ts";
import { cardHashes, type CardHashes } from "./hashes.ts";
import { describeClass, lockOwnGroup } from "./read-class.ts";
import { firstAlike, hasEnded, newCode, newPictures, newSecret, NO_TRIES } from "./rules.ts";
import { addClass, addPupil, changeClass, findClass, listPupils } from "./store.ts";

/** A new card of a person, and what is stored of it. */
export function newCard(hashes: CardHashes, id: string) {
  const card: ClassCard = { id, secret: newSecret(), pictures: newPictures() };
  const row = {
    card_hash: hashes.ofSecret(card.secret)!,
    pictures_hash: hashes.ofPictures(id, card.pictures),
    ...NO_TRIES,
  };
  return { card, row };
}

/**
 * Makes a class of a group, or begins a new year with one that ended and is empty: with a new code, since last year's
 * pupils have the old one. @throws E-CLASS-ENDED
 */
async function openClass(deps: ClassesDeps, queries: InTransaction, groupId: string, isEmpty: boolean): Promise<void> {
  const today = todayOf(deps);
  const row = await findClass(queries, groupId);
  if (!row) return addClass(queries, { group_id: groupId, code: newCode(), last_day: endOfSchoolYear(today) });
  if (!hasEnded(row.last_day, today)) return;
  if (!isEmpty) throw fail("E-CLASS-ENDED");
  await changeClass(queries, groupId, { code: newCode(), last_day: endOfSchoolYear(today) });
}

/** A new person who signs in with a card; their id. Who signs in for the first time is welcomed as everybody is. */
async function addPupilPerson(queries: InTransaction, name: string, now: number): Promise<string> {
  const identity = { issuer: CLASS_PROVIDER.issuer, subject: randomUUID(), name, email: "", emailVerified: false };
  const person = await addPerson(queries, identity, now);
  if (!person) throw new Error("The identity of a new pupil is taken.");
  await openAccount(queries, person.id);
  await setWelcomeDue(queries, person.id);
  return person.id;
}

/**
 * Makes pupils of names, as members of the mentor's group; their cards are in the reply and nowhere else.
 * @throws E-CLASS-NAME_TAKEN, E-CLASS-ENDED, E-KAROTA-SIGN_UP_CLOSED, E-MENTORSHIP-PACKAGE_LIMIT_REACHED, and as
 *   `lockOwnGroup`
 */
export async function addPupils(
  deps: ClassesDeps,
  actor: Actor,
  groupId: string,
  names: readonly string[],
): Promise<CardsReply> {
  const now = deps.clock.now();
  const hashes = await cardHashes(deps.database.db, deps.clock);
  return deps.database.transaction(async (queries) => {
    const mentor = await lockOwnGroup(deps, queries, actor, groupId);
    if (!deps.settings().sign_up) throw fail("E-KAROTA-SIGN_UP_CLOSED");
    const taken = (await listPupils(queries, groupId)).map(({ name_key }) => name_key);
    const keys = names.map(nameKeyOf);
    const alike = firstAlike(keys, taken);
    if (alike !== -1) throw fail("E-CLASS-NAME_TAKEN");
    await openClass(deps, queries, groupId, taken.length === 0);
    const cards: ClassCard[] = [];
    for (const [place, name] of names.entries()) {
      const { card, row } = newCard(hashes, await addPupilPerson(queries, name, now));
      await addPupil(queries, { user_id: card.id, group_id: groupId, name_key: keys[place]!, ...row });
      cards.push(card);
    }
    const studentIds = cards.map(({ id }) => id);
    const moved = await admit(deps, queries, mentor, { groupId, studentIds, actorId: actor.id, now });
    return { class: await describeClass(deps, queries, groupId), cards, package: moved };
  });
}
