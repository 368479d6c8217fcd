import { openSession } from "@karota/engine/session.ts";
import type { Board } from "@karota/contract/games/board.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { call } from "../../../shared/api/api.ts";
import { loadChunk } from "../../../shared/api/load-chunk.ts";
import { mayRetry } from "../../../shared/api/may-retry.ts";
import { SHARED } from "../../../shared/bring.ts";
import { listPlays, type PlayRecord } from "../../../shared/offline/progress.ts";
import { payloadOf } from "../../../shared/offline/sync-state.ts";
import { BROUGHT, codeOf, idOf, noteOpened } from "../bring/brought.ts";
import { continueBrought } from "../bring/continue-brought.ts";
import type { Opened } from "../open-board.ts";
import { loadView } from "../views.ts";

/** One code has one record, however it is written. */
const readCode = (written: string): string => written.toLowerCase().replaceAll(/[\s-]/g, "");

const findRecord = (code: string): PlayRecord | undefined =>
  listPlays(BROUGHT).find(
    ({ game, gridId }) => gridId === idOf(game, SHARED, codeOf(gridId)) && codeOf(gridId) === code,
  );

/**
 * Opens the board of a link, as this browser has left it. When the server does not answer, one that was begun here is
 * opened from this browser's record.
 */
export async function openShared(written: string): Promise<Opened> {
  const code = readCode(written);
  let found: Board | PlayRecord;
  try {
    found = await call<Board>("POST", "shared-boards/open", { body: { code } });
  } catch (failure) {
    const record = mayRetry(failure) ? findRecord(code) : undefined;
    if (!record) throw failure;
    found = record;
  }
  const row = findGame(found.game);
  if (!row) throw new Error(`no game ${found.game}`);
  const game = await loadChunk(row.load);
  const View = await loadView(game);
  const gridId = idOf(game.id, SHARED, code);
  const play = continueBrought(game, gridId, () => openSession(game.payload.decode(payloadOf(found as Board))));
  noteOpened(SHARED, gridId);
  const { options } = found;
  return { who: BROUGHT, source: SHARED, game, View, gridId, options, period: null, ends: null, ...play };
}
