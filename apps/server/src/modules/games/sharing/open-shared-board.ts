import type { Board } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { fail } from "../../../fail.ts";
import { getActiveGame, type GamesDeps } from "../games-deps.ts";
import { hashOf } from "./rules.ts";
import { findByHash } from "./store.ts";

/**
 * The untouched board of a link, for anybody: with ids of its own, and nothing of who shares it.
 * @throws E-SHARE-UNKNOWN, E-SHARE-GONE when the account of who shared it was deleted, E-SHARE-ENDED, E-KAROTA-NOT_FOUND
 *   for a game that is closed
 */
export async function openSharedBoard(
  deps: GamesDeps,
  { code, language }: { readonly code: string; readonly language: Language },
): Promise<Board> {
  const hash = hashOf(code);
  const row = hash === null ? null : await findByHash(deps.database.db, hash);
  if (!row) throw fail("E-SHARE-UNKNOWN");
  if (row.user_id === null) throw fail("E-SHARE-GONE");
  if (row.ends_at <= deps.clock.now()) throw fail("E-SHARE-ENDED");
  const { id, game } = getActiveGame(deps, row.game);
  const start: unknown = game.payload.decode(JSON.parse(row.payload));
  return {
    ...(game.payload.encode(start, SPEAKERS[language]) as object),
    gridId: row.shared_id,
    gameId: row.shared_id,
    game: id,
    options: JSON.parse(row.options) as OptionValues & Board["options"],
    period: null,
    ends: null,
    completed: false,
    revision: 0,
    seconds: 0,
  };
}
