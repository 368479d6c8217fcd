import { randomUUID } from "node:crypto";
import type { RaceView } from "@karota/contract/games/races.ts";
import type { Actor } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import { lockPerson } from "../../users/index.ts";
import type { GamesDeps } from "../games-deps.ts";
import { describeRace } from "./describe-race.ts";
import { readRace } from "./get-race.ts";
import { getRaceable } from "./open-race.ts";
import { addRace, addRacer, endRaceOf, findOpenRace, findRace, lockRace } from "./store.ts";

/**
 * Begins a race on a board that one shares, and ends the one before; one that waits is the same race again.
 * @throws as `getRaceable`, and E-KAROTA-NOT_FOUND for who does not share the board
 */
export async function beginRace(deps: GamesDeps, actor: Actor, code: string): Promise<RaceView> {
  const now = deps.clock.now();
  const { race, ended } = await deps.database.transaction(async (queries) => {
    // Of two presses at the same time one waits for the other; nobody else begins or ends races of this board.
    if (!(await lockPerson(queries, actor.id))) throw fail("E-KAROTA-NOT_FOUND", {}, "erased meanwhile");
    const { code_hash, user_id } = await getRaceable(deps, queries, code);
    if (user_id !== actor.id) throw fail("E-KAROTA-NOT_FOUND", {}, "somebody else's board");
    const open = await findOpenRace(queries, code_hash);
    const before = open && (await lockRace(queries, open.id));
    const known = before && (await readRace(deps, queries, before));
    if (known?.phase === "waiting") return { race: known, ended: null };
    const ended = await endRaceOf(queries, code_hash, now);
    const id = randomUUID();
    const row = { id, code_hash, host_id: actor.id, version: 1, created_at: now, started_at: null, ended_at: null };
    await addRace(queries, row);
    await addRacer(queries, { raceId: id, userId: actor.id, now });
    return { race: await readRace(deps, queries, (await findRace(queries, id))!), ended };
  });
  if (ended) await deps.raceEvents.changed(ended.id, ended.version);
  return describeRace(deps, race, actor);
}
