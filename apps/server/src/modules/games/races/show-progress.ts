import type { RaceView } from "@karota/contract/games/races.ts";
import { scoreOf } from "@karota/engine/quiz/score.ts";
import type { Actor } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import type { GamesDeps } from "../games-deps.ts";
import { applySaves } from "../sharing/apply-saves.ts";
import { changeOwnRace } from "./change-race.ts";
import { describeRace } from "./describe-race.ts";
import { getRace } from "./get-race.ts";
import { perMille, secondsSince } from "./rules.ts";
import { changeRacer, findPayload } from "./store.ts";

/**
 * Shows how far the saves lead that one has made on the board. What solves it counts the first time, by the server's clock,
 * and nothing that is sent later changes it.
 * @throws E-KAROTA-NOT_FOUND, E-RACE-NOT_RUNNING, E-KAROTA-GAME_VALIDATION for saves that do not fit the board
 */
export async function showProgress(
  deps: GamesDeps,
  actor: Actor,
  id: string,
  saves: readonly object[],
): Promise<RaceView> {
  const { db } = deps.database;
  const found = await getRace(deps, db, actor, id);
  const { row, phase } = found;
  if (found.part.seconds !== null) return describeRace(deps, found, actor);
  const payload = phase === "running" ? await findPayload(db, row.code_hash) : "";
  if (payload === "") throw fail("E-RACE-NOT_RUNNING");
  // Before the transaction: it takes the processor's time.
  const reached = applySaves(deps, { game: row.game, payload }, saves);
  if (reached === null) throw fail("E-KAROTA-GAME_VALIDATION", {}, "saves that do not fit the board");
  const { status, progress } = reached.game.check(reached.state);
  const isSolved = status === "solved";
  const score = isSolved ? scoreOf(reached.game, reached.state) : null;
  return changeOwnRace(deps, actor, id, async (queries, race) => {
    const { part } = race;
    // Sent twice at the same time.
    if (part.seconds !== null) return null;
    if (race.phase !== "running" || part.has_left === 1) throw fail("E-RACE-NOT_RUNNING");
    const next = isSolved ? 1000 : perMille(progress);
    if (!isSolved && next === part.progress) return null;
    await changeRacer(queries, part, {
      progress: next,
      ...(isSolved && {
        seconds: secondsSince(race.row.started_at, deps.clock.now()),
        right_answers: score?.right ?? null,
        answers: score?.total ?? null,
      }),
    });
    return {};
  });
}
