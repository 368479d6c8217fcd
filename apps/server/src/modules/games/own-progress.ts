import { PERIODS, type GameInfo, type Period, type UnfinishedGame } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Actor } from "../../deps.ts";
import type { GamesDeps } from "./games-deps.ts";
import type { LoadedGame } from "./game-registry.ts";
import { listPeriodicPlays, listUnfinished } from "./store.ts";

type PeriodState = GameInfo["daily"];

/** The caller's progress on the running boards, by game and period; a visitor has not started. */
export async function periodStates(
  deps: GamesDeps,
  actor: Actor | null,
  language: Language,
): Promise<(loaded: LoadedGame, period: Period) => PeriodState> {
  const now = deps.clock.now();
  const spans = PERIODS.map((period) => ({ period, ...deps.calendar.spanOf(period, now) }));
  const rows = actor ? await listPeriodicPlays(deps.database.db, actor.id, spans) : [];
  const plays = rows.map((row) => ({ ...row, language: (JSON.parse(row.options) as OptionValues)["language"] }));
  return (loaded, period) => {
    const { ends } = spans.find((span) => span.period === period)!;
    const play = plays.find(
      (row) => row.game === loaded.id && row.period === period && (!loaded.wordy || row.language === language),
    );
    return {
      options: { ...deps.boards.optionsOf(loaded, period, language) },
      ends: deps.calendar.iso(ends),
      started: play !== undefined,
      completed: play?.completed === 1,
      progress: play ? { done: play.done, total: play.total } : null,
      seconds: play?.seconds ?? 0,
    };
  };
}

/** One's paid games that wait to be finished, of one game or of all, the latest saved first. */
export async function listOwnUnfinished(
  deps: GamesDeps,
  actor: Actor | null,
  game: string | null,
): Promise<UnfinishedGame[]> {
  const rows = actor ? await listUnfinished(deps.database.db, actor.id, game) : [];
  return rows.map((row) => ({
    gridId: row.grid_id,
    game: row.game,
    options: JSON.parse(row.options) as UnfinishedGame["options"],
    progress: { done: row.done, total: row.total },
    started: deps.calendar.iso(row.started_at),
    saved: deps.calendar.iso(row.saved_at),
  }));
}
