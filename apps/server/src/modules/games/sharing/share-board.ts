import { randomUUID } from "node:crypto";
import type { ShareReply } from "@karota/contract/games/sharing.ts";
import type { InTransaction } from "../../../database/database.ts";
import { fail } from "../../../fail.ts";
import { readUuid } from "../../../uuid.ts";
import { lockPerson } from "../../users/index.ts";
import { getGame, type GamesDeps } from "../games-deps.ts";
import { findPhase, findStoredPlay, type OwnBoard } from "../load-game.ts";
import { STORED_IN } from "../generator/fresh-board.ts";
import type { Play } from "../play.ts";
import { findPlay } from "../store.ts";
import { hashOf, MAX_SHARED, newCode, SHARED_DAYS } from "./rules.ts";
import { addShared, endShared, listShared, type SharedRow } from "./store.ts";

/** A board without a move, as it is stored. */
function untouched({ loaded: { game }, state }: Play): string {
  const start: unknown = game.start((state as { puzzle: unknown }).puzzle);
  return JSON.stringify(game.payload.encode(start, STORED_IN));
}

/**
 * A person's play that may be shared.
 * @throws E-KAROTA-NOT_FOUND, E-KAROTA-MOVES_DELETED, E-SHARE-STILL_RUNNING for a challenge whose day or week is not over
 */
async function getShareable(deps: GamesDeps, { actor, name, gridId }: OwnBoard): Promise<Play> {
  const loaded = getGame(deps, name);
  const play = await findStoredPlay(deps, actor.id, loaded, gridId);
  if (!play) throw fail("E-KAROTA-NOT_FOUND");
  if (play.period !== null) {
    const phase = await findPhase(deps, loaded, gridId);
    if (phase === "running" || phase === "ahead") throw fail("E-SHARE-STILL_RUNNING");
  }
  return play;
}

/** The link that a board has; one whose time is over is ended. */
async function findRunning(
  queries: InTransaction,
  shared: readonly SharedRow[],
  gridId: string,
  now: number,
): Promise<SharedRow | null> {
  const known = shared.find((row) => row.grid_id === gridId);
  if (!known || known.ends_at > now) return known ?? null;
  await endShared(queries, known.code_hash, now);
  return null;
}

/**
 * Shares a board of one's own by a link; one that is shared already has the same link as before. Who shares too many ends
 * the oldest by it.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND, E-KAROTA-MOVES_DELETED, E-SHARE-STILL_RUNNING
 */
export async function shareBoard(deps: GamesDeps, input: OwnBoard): Promise<ShareReply> {
  const { actor } = input;
  const gridId = readUuid(input.gridId);
  const play = await getShareable(deps, { ...input, gridId });
  const payload = untouched(play);
  const now = deps.clock.now();
  return deps.database.transaction(async (queries) => {
    // One after the other, so that two presses at the same time get the same link.
    if (!(await lockPerson(queries, actor.id))) throw fail("E-KAROTA-NOT_FOUND", {}, "erased meanwhile");
    const shared = await listShared(queries, actor.id);
    const known = await findRunning(queries, shared, gridId, now);
    if (known) return { code: known.code, until: deps.calendar.iso(known.ends_at) };
    for (const { code_hash } of shared.slice(MAX_SHARED - 1)) await endShared(queries, code_hash, now);
    const code = newCode();
    const row: SharedRow = {
      code_hash: hashOf(code)!,
      code,
      user_id: actor.id,
      grid_id: gridId,
      shared_id: randomUUID(),
      game: play.loaded.id,
      options: JSON.stringify(play.options),
      payload,
      created_at: now,
      ends_at: deps.calendar.daysAfter(now, SHARED_DAYS),
    };
    await addShared(queries, row);
    return { code, until: deps.calendar.iso(row.ends_at) };
  });
}

/**
 * Ends the link of a board of one's own; a board without one is not shared either.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND
 */
export async function stopSharing(
  deps: GamesDeps,
  { actor, name, gridId }: OwnBoard,
): Promise<{ code: "S-CHANGES-SAVED" }> {
  const key = { user_id: actor.id, grid_id: readUuid(gridId) };
  const { db } = deps.database;
  const play = await findPlay(db, key);
  if (play?.game !== getGame(deps, name).id) throw fail("E-KAROTA-NOT_FOUND");
  const shared = (await listShared(db, actor.id)).find((row) => row.grid_id === key.grid_id);
  if (shared) await endShared(db, shared.code_hash, deps.clock.now());
  return { code: "S-CHANGES-SAVED" };
}
