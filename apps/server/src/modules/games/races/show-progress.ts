import type { RaceView } from "@karota/contract/games/races.ts";
import type { Actor } from "../../../deps.ts";
import { fail } from "../../../fail.ts";
import { firstAnswersOf } from "../../learning/index.ts";
import type { GamesDeps } from "../games-deps.ts";
import { applySaves } from "../sharing/apply-saves.ts";
import { changeOwnRace } from "./change-race.ts";
import { describeRace } from "./describe-race.ts";
import { getRace } from "./get-race.ts";
import { hasFinished, perMille, secondsSince } from "./rules.ts";
import { changeRacer, findPayload } from "./store.ts";

const countOf = (sign: "0" | "1", answers: string): number => answers.split(sign).length - 1;

/**
 * Shows how far the saves lead that one has made on the board. What is settled stays, whatever is sent later, because who
 * begins again may have seen the answers: that the board was solved, in which time by the server's clock, that it was lost,
 * and of a quiz the first answer to each question.
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
  if (hasFinished(found.part)) return describeRace(deps, found, actor);
  const payload = phase === "running" ? await findPayload(db, row.code_hash) : "";
  if (payload === "") throw fail("E-RACE-NOT_RUNNING");
  // Before the transaction: it takes the processor's time.
  const reached = applySaves(deps, { game: row.game, payload }, saves);
  if (reached === null) throw fail("E-KAROTA-GAME_VALIDATION", {}, "saves that do not fit the board");
  const { game, state } = reached;
  const { status, progress } = game.check(state);
  return changeOwnRace(deps, actor, id, async (queries, race) => {
    const { part } = race;
    // Sent twice at the same time.
    if (hasFinished(part)) return null;
    if (race.phase !== "running" || part.has_left === 1) throw fail("E-RACE-NOT_RUNNING");
    const answers = firstAnswersOf(game, part.first_answers, state);
    const isQuiz = answers !== "";
    const right = countOf("1", answers);
    const total = answers.length;
    const isSolved = isQuiz ? !answers.includes(".") : status === "solved";
    const isLost = status === "failed";
    const next = isSolved ? 1000 : perMille(isQuiz ? { done: right + countOf("0", answers), total } : progress);
    if (!isSolved && !isLost && next === part.progress) return null;
    await changeRacer(queries, part, {
      progress: next,
      first_answers: answers,
      has_lost: isLost ? 1 : 0,
      ...(isSolved && {
        seconds: secondsSince(race.row.started_at, deps.clock.now()),
        ...(isQuiz && { right_answers: right, answers: total }),
      }),
    });
    return {};
  });
}
