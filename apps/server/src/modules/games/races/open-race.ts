import type { RaceOfBoard } from "@karota/contract/games/races.ts";
import type { Queries } from "../../../database/database.ts";
import type { Actor } from "../../../deps.ts";
import { getActiveGame, type GamesDeps } from "../games-deps.ts";
import { getShared, type RunningShare } from "../sharing/get-shared.ts";
import { findPart, listRacersShown, readRace } from "./get-race.ts";
import { findOpenRace } from "./store.ts";

/** A board that is shared and may be raced on. @throws as `getShared`, and E-KAROTA-NOT_FOUND for a game that is closed */
export async function getRaceable(deps: GamesDeps, queries: Queries, code: string): Promise<RunningShare> {
  const shared = await getShared(deps, queries, code);
  getActiveGame(deps, shared.game);
  return shared;
}

/** The race on the board of a link, as `raceOfBoard` says. @throws as `getRaceable` */
export async function openRace(deps: GamesDeps, actor: Actor, code: string): Promise<RaceOfBoard> {
  const { db } = deps.database;
  const { code_hash, user_id } = await getRaceable(deps, db, code);
  const own = user_id === actor.id;
  const row = await findOpenRace(db, code_hash);
  const race = row && (await readRace(deps, db, row));
  if (!race || race.phase === "ended") return { own, race: null };
  const part = findPart(race, actor);
  const joined = part !== null && part.has_left === 0;
  if (race.phase === "running" && !joined && !own) return { own, race: null };
  const shown = listRacersShown(race);
  // The host of a race that is not over is listed: one who leaves before its start ends it.
  const host = shown.find((one) => one.user_id === race.row.host_id)!;
  const people = shown.filter(({ has_left }) => has_left === 0).length;
  const { id } = race.row;
  return { own, race: { id, phase: race.phase, host: host.face, people, joined } };
}
