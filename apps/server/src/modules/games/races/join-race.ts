import { MAX_IN_RACE, type RaceView } from "@karota/contract/games/races.ts";
import type { Actor } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import { lockPerson } from "../../users/index.ts";
import type { GamesDeps } from "../games-deps.ts";
import { describeRace } from "./describe-race.ts";
import { findPart, readRace } from "./get-race.ts";
import { getRaceable } from "./open-race.ts";
import { addRacer, changeRace, findOpenRace, lockRace } from "./store.ts";

/**
 * Joins the race that waits on the board of a link; who is in it already stays as they are.
 * @throws as `getRaceable`, E-RACE-NOT_WAITING, E-RACE-FULL
 */
export async function joinRace(deps: GamesDeps, actor: Actor, code: string): Promise<RaceView> {
  const now = deps.clock.now();
  const { race, version } = await deps.database.transaction(async (queries) => {
    if (!(await lockPerson(queries, actor.id))) throw fail("E-KAROTA-NOT_FOUND", {}, "erased meanwhile");
    const { code_hash } = await getRaceable(deps, queries, code);
    const open = await findOpenRace(queries, code_hash);
    const row = open && (await lockRace(queries, open.id));
    const found = row && (await readRace(deps, queries, row));
    if (!found || found.phase === "ended") throw fail("E-RACE-NOT_WAITING");
    if (findPart(found, actor)?.has_left === 0) return { race: found, version: null };
    if (found.phase === "running") throw fail("E-RACE-NOT_WAITING");
    if (found.people.filter(({ has_left }) => has_left === 0).length >= MAX_IN_RACE) throw fail("E-RACE-FULL");
    await addRacer(queries, { raceId: found.row.id, userId: actor.id, now });
    const version = await changeRace(queries, found.row);
    return { race: await readRace(deps, queries, { ...found.row, version }), version };
  });
  if (version !== null) await deps.raceEvents.changed(race.row.id, version);
  return describeRace(deps, race, actor);
}
