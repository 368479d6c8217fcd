import { createHash } from "node:crypto";
import type { RaceView } from "@karota/contract/games/races.ts";
import type { Actor } from "../../../deps.ts";
import type { GamesDeps } from "../games-deps.ts";
import { listRacersShown, type Race } from "./get-race.ts";
import { byResult, scoreOfRacer, secondsSince } from "./rules.ts";

/** A race as somebody in it sees it: the others have a face, and no name or id. */
export function describeRace(deps: GamesDeps, race: Race, actor: Actor): RaceView {
  const { row, phase } = race;
  const listed = listRacersShown(race);
  const shown = (phase === "ended" ? listed.toSorted(byResult) : listed).map((one) => ({
    you: one.user_id === actor.id,
    host: one.user_id === row.host_id,
    face: one.face,
    progress: one.progress,
    seconds: one.seconds,
    score: scoreOfRacer(one),
    lost: one.has_lost === 1,
    left: one.has_left === 1,
  }));
  const state = createHash("sha256")
    .update(JSON.stringify([phase, shown]))
    .digest("base64url");
  return { id: row.id, state, phase, seconds: secondsSince(row.started_at, deps.clock.now()), people: shown };
}
