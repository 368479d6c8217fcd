import type * as z from "zod";
import type { SharedTimes, showTimeBody } from "@karota/contract/games/sharing.ts";
import type { Queries } from "../../../database/database.ts";
import type { Actor } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import { faceOf, lockPerson } from "../../users/index.ts";
import type { GamesDeps } from "../games-deps.ts";
import { mostSeconds } from "../timing.ts";
import { applySaves } from "./apply-saves.ts";
import { getShared, type RunningShare } from "./get-shared.ts";
import { addTime, deleteTime, findOwnerTime, findTime, lockShared } from "./time-store.ts";

/** What the caller shows, and what they see of who shares the board: that one's time only when both show theirs. */
async function describe(queries: Queries, row: RunningShare, actor: Actor): Promise<SharedTimes> {
  const mine = (await findTime(queries, row.code_hash, actor.id))?.seconds ?? null;
  const owner = mine !== null && row.shows_time === 1 ? await findOwnerTime(queries, row) : null;
  return {
    own: row.user_id === actor.id,
    mine,
    theirs: owner && { seconds: owner.seconds, face: faceOf(owner.settings) },
  };
}

/** The times of a board by its link. @throws as `getShared` */
export async function readTimes(deps: GamesDeps, actor: Actor, code: string): Promise<SharedTimes> {
  const { db } = deps.database;
  return describe(db, await getShared(deps, db, code), actor);
}

/**
 * Shows the time in which the caller has solved a board to who shares it; the first one counts. How long it took is the
 * page's word, as far as it can be.
 * @throws as `getShared`, E-SHARE-OWN_BOARD, E-KAROTA-NOT_FOUND, E-KAROTA-GAME_VALIDATION for what is no solution, or for a
 *   time that is longer than the link exists
 */
export async function showTime(
  deps: GamesDeps,
  actor: Actor,
  { code, seconds, saves }: z.infer<typeof showTimeBody>,
): Promise<SharedTimes> {
  const found = await getShared(deps, deps.database.db, code);
  if (found.user_id === actor.id) throw fail("E-SHARE-OWN_BOARD");
  const now = deps.clock.now();
  if (seconds > mostSeconds(found.created_at, now))
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "a time before the link");
  const reached = applySaves(deps, found, saves);
  if (reached === null || reached.game.check(reached.state).status !== "solved")
    throw fail("E-KAROTA-GAME_VALIDATION", {}, "saves that do not solve the board");
  return deps.database.transaction(async (queries) => {
    if (!(await lockPerson(queries, actor.id))) throw fail("E-KAROTA-NOT_FOUND", {}, "erased meanwhile");
    await lockShared(queries, found.code_hash);
    // Its owner may have ended it meanwhile.
    const row = await getShared(deps, queries, code);
    await addTime(queries, { code_hash: row.code_hash, user_id: actor.id, seconds, shown_at: now });
    return describe(queries, row, actor);
  });
}

/** Takes back the time that the caller shows. @throws as `getShared` */
export async function withdrawTime(deps: GamesDeps, actor: Actor, code: string): Promise<SharedTimes> {
  const { db } = deps.database;
  const row = await getShared(deps, db, code);
  await deleteTime(db, row.code_hash, actor.id);
  return describe(db, row, actor);
}
