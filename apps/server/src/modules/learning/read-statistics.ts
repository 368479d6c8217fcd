import type { StatisticsReply, Tally } from "@karota/contract/learning/learning.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor, Deps } from "../../deps.ts";
import { getGameId } from "./find-quiz.ts";
import { countBoards, listRecentTimes, listTimes, type Counts, type Times } from "./statistics-store.ts";

/**
 * Boards played and solved, hints, best and usual times: over all, by game, and by game and choice. Everything is of
 * boards that the server itself found completed; which times count is said in `games/timing.ts`.
 * @throws E-KAROTA-NOT_FOUND for an unknown game
 */
export async function readStatistics(deps: Deps, actor: Actor, asked: string | undefined): Promise<StatisticsReply> {
  const { db } = deps.database;
  const { iso } = calendarOf(deps.config.timeZone);
  const game = asked === undefined ? null : getGameId(deps, asked);
  const [counts, all, byGame, byChoice, recent] = await Promise.all([
    countBoards(db, actor.id, game),
    listTimes(db, actor.id, game, "all"),
    listTimes(db, actor.id, game, "game"),
    listTimes(db, actor.id, game, "choice"),
    listRecentTimes(db, actor.id, game),
  ]);
  return {
    total: tallyOf(counts, all[0]),
    games: [...new Set(counts.map((row) => row.game))].map((id) => {
      const choices = counts.filter((row) => row.game === id);
      return {
        game: id,
        ...tallyOf(
          choices,
          byGame.find((row) => row.game === id),
        ),
        recent: recent
          .filter((row) => row.game === id)
          .map((row) => ({ time: iso(row.completed_at), seconds: row.timed })),
        choices: choices.map((choice) => ({
          options: { ...(JSON.parse(choice.options) as OptionValues) },
          ...tallyOf(
            [choice],
            byChoice.find((row) => row.game === id && row.options === choice.options),
          ),
        })),
      };
    }),
  };
}

const tallyOf = (counts: readonly Counts[], times: Times | undefined): Tally => ({
  played: counts.reduce((sum, row) => sum + row.played, 0),
  solved: counts.reduce((sum, row) => sum + row.solved, 0),
  hints: counts.reduce((sum, row) => sum + row.hints, 0),
  best: times?.best ?? null,
  median: times?.median ?? null,
});
