import type { Board } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { getActiveGame, type GamesDeps } from "../games-deps.ts";
import { getShared } from "./get-shared.ts";

/**
 * The untouched board of a link, for anybody: with ids of its own, and nothing of who shares it.
 * @throws as `getShared`, and E-KAROTA-NOT_FOUND for a game that is closed
 */
export async function openSharedBoard(
  deps: GamesDeps,
  { code, language }: { readonly code: string; readonly language: Language },
): Promise<Board> {
  const row = await getShared(deps, deps.database.db, code);
  const { id, game } = getActiveGame(deps, row.game);
  const start: unknown = game.payload.decode(JSON.parse(row.payload));
  return {
    ...(game.payload.encode(start, SPEAKERS[language]) as object),
    gridId: row.shared_id,
    gameId: row.shared_id,
    game: id,
    options: JSON.parse(row.options) as Board["options"],
    period: null,
    ends: null,
    completed: false,
    revision: 0,
    seconds: 0,
  };
}
