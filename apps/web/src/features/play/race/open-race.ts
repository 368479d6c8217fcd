import { openSession } from "@karota/engine/session.ts";
import type { Board } from "@karota/contract/games/board.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { call } from "../../../shared/api/api.ts";
import { loadChunk } from "../../../shared/api/load-chunk.ts";
import { RACE } from "../../../shared/bring.ts";
import { readPlay } from "../../../shared/offline/progress.ts";
import { payloadOf } from "../../../shared/offline/sync-state.ts";
import { BROUGHT, idOf, noteOpened } from "../bring/brought.ts";
import { continueBrought } from "../bring/continue-brought.ts";
import type { Opened } from "../open-board.ts";
import { raceKey } from "../shared/addresses.ts";
import { loadView } from "../views.ts";

/**
 * Opens the board of a race: untouched, or as this browser has left it, then also without a network and after the link has
 * ended. Null when the link is of a board of another game.
 */
export async function openRace(row: CatalogueRow, code: string, race: string): Promise<Opened | null> {
  const gridId = idOf(row.id, RACE, raceKey(code, race));
  const found = readPlay(BROUGHT, gridId) ?? (await call<Board>("POST", "shared-boards/open", { body: { code } }));
  if (found.game !== row.id) return null;
  const game = await loadChunk(row.load);
  const View = await loadView(game);
  const play = continueBrought(game, gridId, () => openSession(game.payload.decode(payloadOf(found as Board))));
  noteOpened(RACE, gridId);
  const { options } = found;
  return { who: BROUGHT, source: RACE, game, View, gridId, options, period: null, ends: null, ...play };
}
