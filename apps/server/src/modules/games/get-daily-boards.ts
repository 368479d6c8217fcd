import type { Board, DailyBoards } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { GamesDeps } from "./games-deps.ts";
import { getOverview } from "./get-overview.ts";
import { loadPeriodic } from "./load-game.ts";

/** Today's boards of all active games, as a visitor gets them. A board that cannot be made is left out. */
export async function getDailyBoards(
  deps: GamesDeps,
  language: Language,
  onError: (error: unknown) => void,
): Promise<DailyBoards> {
  const overview = await getOverview(deps, { actor: null, language });
  const boards: Board[] = [];
  // One after the other: boards that are not made yet must not delay a player's own board.
  for (const { game, active } of overview.games)
    if (active)
      await loadPeriodic(deps, { actor: null, name: game, period: "daily", language }).then(
        (board) => boards.push(board),
        onError,
      );
  return { overview, boards };
}
