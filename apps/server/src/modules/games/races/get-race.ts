import type { RacePhase } from "@karota/contract/games/races.ts";
import type { Face } from "@karota/contract/users/face.ts";
import type { InTransaction, Queries } from "../../../database/database.ts";
import type { Actor } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import { faceOf } from "../../users/index.ts";
import { getGame, isActive, type GamesDeps } from "../games-deps.ts";
import { facesIn, isListed, phaseAt } from "./rules.ts";
import { findRace, listRacers, lockRace, type RacerRow, type RaceRow } from "./store.ts";

/** A race with everybody in it, and its phase now. */
export interface Race {
  readonly row: RaceRow;
  /** Also those who have left. */
  readonly people: readonly RacerRow[];
  readonly phase: RacePhase;
}

/** The phase now: a race is also over when the link of its board has ended, or an admin has closed the game. */
function phaseOf(deps: GamesDeps, row: RaceRow, people: readonly RacerRow[]): RacePhase {
  const now = deps.clock.now();
  const isShared = row.code !== null && row.ends_at > now;
  return isShared && isActive(deps, getGame(deps, row.game)) ? phaseAt(row, people, now) : "ended";
}

export async function readRace(deps: GamesDeps, queries: Queries, row: RaceRow): Promise<Race> {
  const people = await listRacers(queries, row.id);
  return { row, people, phase: phaseOf(deps, row, people) };
}

/** Who is listed in a race, with the faces that others see, in the order in which they came. */
export function listRacersShown({ row, people }: Race): readonly (RacerRow & { readonly face: Face })[] {
  const listed = people.filter((one) => isListed(row, one));
  const faces = facesIn(listed.map(({ place, settings }) => ({ place, chosen: faceOf(settings) })));
  return listed.map((one, at) => ({ ...one, face: faces[at]! }));
}

/** The part of somebody in a race; null for who is not in it, or has left before its start. */
export const findPart = ({ row, people }: Race, { id }: Actor): RacerRow | null =>
  people.find((one) => one.user_id === id && isListed(row, one)) ?? null;

const noRace = () => fail("E-KAROTA-NOT_FOUND", {}, "no race that one is in");

/** A race with the part that somebody has in it. */
export type OwnRace = Race & { readonly part: RacerRow };

/** A race that the actor is in. @throws E-KAROTA-NOT_FOUND */
export async function getRace(deps: GamesDeps, queries: Queries, actor: Actor, id: string): Promise<OwnRace> {
  const row = await findRace(queries, id);
  const race = row && (await readRace(deps, queries, row));
  const part = race && findPart(race, actor);
  if (!part) throw noRace();
  return { ...race, part };
}

/** A race that the actor is in, or has left, locked until the transaction ends. @throws E-KAROTA-NOT_FOUND */
export async function lockOwnRace(deps: GamesDeps, queries: InTransaction, actor: Actor, id: string): Promise<OwnRace> {
  const row = await lockRace(queries, id);
  const race = row && (await readRace(deps, queries, row));
  const part = race?.people.find((one) => one.user_id === actor.id);
  if (!race || !part) throw noRace();
  return { ...race, part };
}
