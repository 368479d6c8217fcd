import type { AnyGame } from "@karota/engine/game.ts";
import { loadSession } from "@karota/engine/session.ts";
import { readPlay } from "../../../shared/offline/progress.ts";
import type { AnySession, Play } from "../open-board.ts";
import { BROUGHT } from "./brought.ts";

/** The play of a board that belongs to this browser alone, as it was left; from `start` where it was not begun. */
export function continueBrought(game: AnyGame, gridId: string, start: () => AnySession): Play {
  const record = readPlay(BROUGHT, gridId);
  if (record !== null)
    try {
      const { change, resets, seconds, hints } = record;
      return { session: loadSession(game, record.session), change, resets, seconds, hints };
    } catch {
      // A record that cannot be read any more is written over.
    }
  return { session: start(), change: record?.change ?? 0, resets: 0, seconds: 0, hints: 0 };
}
