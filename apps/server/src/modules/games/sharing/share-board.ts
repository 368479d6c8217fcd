import { randomUUID } from "node:crypto";
import type { ShareReply } from "@karota/contract/games/sharing.ts";
import type { InTransaction, Queries } from "../../../database/database.ts";
import { fail } from "../../../fail.ts";
import { readUuid } from "../../../uuid.ts";
import { faceOf, lockPerson } from "../../users/index.ts";
import { getGame, type GamesDeps } from "../games-deps.ts";
import { findPhase, findStoredPlay, type OwnBoard } from "../load-game.ts";
import { STORED_IN } from "../generator/fresh-board.ts";
import type { Play } from "../play.ts";
import { findPlay } from "../store.ts";
import { hashOf, MAX_SHARED, MAX_TIMES, newCode, SHARED_DAYS } from "./rules.ts";
import { addShared, changeShared, endShared, listShared, type SharedRow } from "./store.ts";
import { listTimes } from "./time-store.ts";

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

/** A link as its owner sees it: the times of others only while the own one is shown to them. */
async function describe(deps: GamesDeps, queries: Queries, row: SharedRow): Promise<ShareReply> {
  const times = row.shows_time === 1 ? await listTimes(queries, row.code_hash, MAX_TIMES) : [];
  return {
    code: row.code,
    until: deps.calendar.iso(row.ends_at),
    shows_time: row.shows_time === 1,
    times: times.map(({ seconds, settings }) => ({ seconds, face: faceOf(settings) })),
  };
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

/** What a person shares, after their row is locked: of two presses at the same time one waits for the other. */
async function listLocked(queries: InTransaction, userId: string): Promise<readonly SharedRow[]> {
  if (!(await lockPerson(queries, userId))) throw fail("E-KAROTA-NOT_FOUND", {}, "erased meanwhile");
  return listShared(queries, userId);
}

/**
 * Shares a board of one's own by a link; one that is shared already has the same link as before. Who shares too many ends
 * the oldest by it, with its race.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND, E-KAROTA-MOVES_DELETED, E-SHARE-STILL_RUNNING
 */
export async function shareBoard(deps: GamesDeps, input: OwnBoard): Promise<ShareReply> {
  const { actor } = input;
  const gridId = readUuid(input.gridId);
  const play = await getShareable(deps, { ...input, gridId });
  const payload = untouched(play);
  const now = deps.clock.now();
  const { reply, races } = await deps.database.transaction(async (queries) => {
    const shared = await listLocked(queries, actor.id);
    const known = await findRunning(queries, shared, gridId, now);
    if (known) return { reply: await describe(deps, queries, known), races: [] };
    const oldest = shared.slice(MAX_SHARED - 1);
    const ended = [];
    for (const { code_hash } of oldest) ended.push(await endShared(queries, code_hash, now));
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
      shows_time: 0,
      created_at: now,
      ends_at: deps.calendar.daysAfter(now, SHARED_DAYS),
    };
    await addShared(queries, row);
    const running = oldest.find(({ ends_at }) => ends_at > now);
    const reply = {
      ...(await describe(deps, queries, row)),
      ...(running && { ended: { game: running.game, shared: deps.calendar.iso(running.created_at) } }),
    };
    return { reply, races: ended.filter((race) => race !== null) };
  });
  for (const { id, version } of races) await deps.raceEvents.changed(id, version);
  return reply;
}

/** The id of a board that the actor has played. @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND */
async function getPlayedId(deps: GamesDeps, { actor, name, gridId }: OwnBoard): Promise<string> {
  const id = readUuid(gridId);
  const play = await findPlay(deps.database.db, { user_id: actor.id, grid_id: id });
  if (play?.game !== getGame(deps, name).id) throw fail("E-KAROTA-NOT_FOUND");
  return id;
}

/**
 * Shows one's time to those who play the board by its link and show theirs, or hides it from them.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND, E-SHARE-ENDED for a board that is not shared
 */
export async function changeShare(deps: GamesDeps, input: OwnBoard, showsTime: boolean): Promise<ShareReply> {
  const gridId = await getPlayedId(deps, input);
  const now = deps.clock.now();
  return deps.database.transaction(async (queries) => {
    const known = (await listLocked(queries, input.actor.id)).find((row) => row.grid_id === gridId);
    if (!known || known.ends_at <= now) throw fail("E-SHARE-ENDED");
    const change = { shows_time: showsTime ? 1 : 0 };
    await changeShared(queries, known.code_hash, change);
    return describe(deps, queries, { ...known, ...change });
  });
}

/**
 * Ends the link of a board of one's own, and with it its race; a board without one is not shared either.
 * @throws E-KAROTA-WRONG_UUID_FORMAT, E-KAROTA-NOT_FOUND
 */
export async function stopSharing(deps: GamesDeps, input: OwnBoard): Promise<{ code: "S-CHANGES-SAVED" }> {
  const gridId = await getPlayedId(deps, input);
  const race = await deps.database.transaction(async (queries) => {
    const shared = (await listLocked(queries, input.actor.id)).find((row) => row.grid_id === gridId);
    return shared ? endShared(queries, shared.code_hash, deps.clock.now()) : null;
  });
  if (race) await deps.raceEvents.changed(race.id, race.version);
  return { code: "S-CHANGES-SAVED" };
}
