import type { CardOwner, ClassSignInBody, NamesReply } from "@karota/contract/classes/classes.ts";
import type { InTransaction, Queries } from "../../database/database.ts";
import { CLASS_PROVIDER } from "../../config.ts";
import { fail } from "../../fail.ts";
import type { Identity } from "../users/index.ts";
import { todayOf, type ClassesDeps } from "./classes-deps.ts";
import { cardHashes } from "./hashes.ts";
import { signIdToken } from "./provider.ts";
import { checkOn } from "./read-class.ts";
import { afterTry, hasEnded, isLocked, readCode } from "./rules.ts";
import { changePupil, findByCard, findByCode, findPupil, listPupils, type Pupil } from "./store.ts";

/** @throws E-CLASS-ENDED when nobody of a class can sign in any more */
function checkRunning(
  deps: ClassesDeps,
  { last_day, group_removed_at }: Pick<Pupil, "last_day" | "group_removed_at">,
): void {
  if (group_removed_at !== null || hasEnded(last_day, todayOf(deps))) throw fail("E-CLASS-ENDED");
}

/** The pupil with this card. @throws E-CLASS-OFF, E-CLASS-CARD_UNKNOWN, E-CLASS-ENDED */
async function getByCard(deps: ClassesDeps, secret: string): Promise<Pupil> {
  checkOn(deps);
  const { db } = deps.database;
  const hash = (await cardHashes(db, deps.clock)).ofSecret(secret);
  const pupil = hash === null ? null : await findByCard(db, hash);
  if (!pupil) throw fail("E-CLASS-CARD_UNKNOWN");
  checkRunning(deps, pupil);
  return pupil;
}

/** The id of the group with this class code. @throws E-CLASS-OFF, E-CLASS-CODE_UNKNOWN, E-CLASS-ENDED */
async function getByCode(deps: ClassesDeps, queries: Queries, written: string): Promise<string> {
  checkOn(deps);
  const code = readCode(written);
  const found = code === null ? null : await findByCode(queries, code);
  if (!found) throw fail("E-CLASS-CODE_UNKNOWN");
  checkRunning(deps, found);
  return found.group_id;
}

/** Whose card it is, for the question “Is that you?”. @throws as `getByCard` */
export const readCardOwner = async (deps: ClassesDeps, secret: string): Promise<CardOwner> => ({
  name: (await getByCard(deps, secret)).name,
});

/** The names of a class, to choose one's own. @throws as `getByCode` */
export async function listNames(deps: ClassesDeps, code: string): Promise<NamesReply> {
  const { db } = deps.database;
  const pupils = await listPupils(db, await getByCode(deps, db, code));
  return { pupils: pupils.map(({ user_id: id, name }) => ({ id, name })) };
}

/**
 * The pupil with this name and these pictures. Each wrong try is counted in the pupil's row, which is locked meanwhile:
 * many at the same time are counted one by one.
 * @throws as `getByCode`; E-CLASS-WRONG_PICTURES, E-CLASS-LOCKED
 */
async function getByPictures(
  deps: ClassesDeps,
  { code, pupil: id, pictures }: Extract<ClassSignInBody, { readonly code: string }>,
): Promise<Pupil> {
  const hash = (await cardHashes(deps.database.db, deps.clock)).ofPictures(id, pictures);
  const outcome = await deps.database.transaction(async (queries) => {
    const groupId = await getByCode(deps, queries, code);
    const row = await changePupil(queries, id, {});
    // Another class's pupil is as unknown as nobody.
    if (row?.group_id !== groupId) throw fail("E-CLASS-CODE_UNKNOWN");
    if (isLocked(row)) throw fail("E-CLASS-LOCKED");
    const isRight = row.pictures_hash === hash;
    await changePupil(queries, id, afterTry(row, isRight));
    return isRight ? findPupil(queries, id) : "wrong";
  });
  // Thrown after the transaction, so that the try is stored.
  if (outcome === "wrong") throw fail("E-CLASS-WRONG_PICTURES");
  if (!outcome) throw fail("E-CLASS-CODE_UNKNOWN");
  return outcome;
}

/** An ID token of the pupil who has shown a card, or their pictures. @throws as `getByCard`, `getByPictures` */
export async function signInByCard(deps: ClassesDeps, body: ClassSignInBody): Promise<{ readonly id_token: string }> {
  const pupil = "secret" in body ? await getByCard(deps, body.secret) : await getByPictures(deps, body);
  const { subject, name, card_hash: card } = pupil;
  return { id_token: await signIdToken(deps, { subject, name, card, nonce: body.nonce }) };
}

/** Whether the card with which somebody signs in is still theirs; locks it until the transaction ends. */
export async function isGoodCard(
  queries: InTransaction,
  { issuer, subject }: Identity,
  card: string | null,
): Promise<boolean> {
  if (issuer !== CLASS_PROVIDER.issuer) return true;
  const pupil = card === null ? null : await findByCard(queries, card);
  if (pupil?.subject !== subject) return false;
  return (await changePupil(queries, pupil.user_id, {}))?.card_hash === card;
}
