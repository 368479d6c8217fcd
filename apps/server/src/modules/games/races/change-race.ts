import type { RaceView } from "@karota/contract/games/races.ts";
import type { InTransaction } from "../../../database/database.ts";
import type { RacesTable } from "../../../database/tables.ts";
import type { Actor } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import type { GamesDeps } from "../games-deps.ts";
import { describeRace } from "./describe-race.ts";
import { findPart, lockOwnRace, readRace, type OwnRace } from "./get-race.ts";
import { changeRace, changeRacer, deleteLeft } from "./store.ts";

/** What changes of a race beside its version; null: nothing, and nobody is told. */
type Change = Partial<Pick<RacesTable, "started_at" | "ended_at">> | null;

/** Changes a race that one is in, and tells everybody in it. @throws E-KAROTA-NOT_FOUND, and what `work` throws */
export async function changeOwnRace(
  deps: GamesDeps,
  actor: Actor,
  id: string,
  work: (queries: InTransaction, race: OwnRace) => Promise<Change>,
): Promise<RaceView> {
  const { race, version } = await deps.database.transaction(async (queries) => {
    const locked = await lockOwnRace(deps, queries, actor, id);
    const change = await work(queries, locked);
    if (change === null) return { race: locked, version: null };
    const version = await changeRace(queries, locked.row, change);
    return { race: await readRace(deps, queries, { ...locked.row, ...change, version }), version };
  });
  if (version !== null) await deps.raceEvents.changed(id, version);
  return describeRace(deps, race, actor);
}

/**
 * Starts a race that one hosts; one that runs stays as it is.
 * @throws E-KAROTA-NOT_FOUND, E-RACE-NOT_RUNNING, E-RACE-ALONE
 */
export const startRace = (deps: GamesDeps, actor: Actor, id: string): Promise<RaceView> =>
  changeOwnRace(deps, actor, id, async (queries, race) => {
    if (race.row.host_id !== actor.id || !findPart(race, actor)) throw fail("E-KAROTA-NOT_FOUND", {}, "not its host");
    if (race.phase === "running") return null;
    if (race.phase === "ended") throw fail("E-RACE-NOT_RUNNING");
    if (race.people.filter(({ has_left }) => has_left === 0).length < 2) throw fail("E-RACE-ALONE");
    await deleteLeft(queries, id);
    return { started_at: deps.clock.now() };
  });

/**
 * Leaves a race; again is no failure. Before the start one is not in it any more, and without its host it is over; after it
 * one stays in the list.
 * @throws E-KAROTA-NOT_FOUND
 */
export const leaveRace = (deps: GamesDeps, actor: Actor, id: string): Promise<RaceView> =>
  changeOwnRace(deps, actor, id, async (queries, { row, phase, part }) => {
    if (part.has_left === 1 || phase === "ended") return null;
    await changeRacer(queries, part, { has_left: 1 });
    return phase === "waiting" && row.host_id === actor.id ? { ended_at: deps.clock.now() } : {};
  });
