import type { AnyGame } from "@karota/engine/game.ts";
import { loadSession, openSession, type Session } from "@karota/engine/session.ts";
import type { Board, Period } from "@karota/contract/games/board.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import type { AnyGameView } from "@karota/ui/game-view.ts";
import { ApiFailure, call } from "../../shared/api/api.ts";
import { serverNow } from "../../shared/session/clock.ts";
import { findDailyReply } from "../../shared/offline/daily-cache.ts";
import { currentLanguage } from "../../shared/i18n/language.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { outgoingOf, payloadOf, readOutgoing, writeOutgoing } from "../../shared/offline/sync-state.ts";
import { GUEST, isOfLanguage, listPlays, readPlay, type PlayRecord, type Who } from "../../shared/offline/progress.ts";
import { progressAdopted } from "../../shared/offline/saving.ts";
import { loadView } from "./views.ts";

export type AnySession = Session<unknown, unknown>;

/** A board, ready to be played. */
export interface Opened {
  readonly who: Who;
  readonly game: AnyGame;
  readonly View: AnyGameView;
  readonly gridId: string;
  readonly options: Board["options"];
  readonly period: Period | null;
  readonly ends: string | null;
  readonly session: AnySession;
  /** The change number of the browser's record; 0 when there is none. */
  readonly change: number;
  readonly resets: number;
  readonly seconds: number;
  readonly hints: number;
}

const isPeriod = (id: string): id is Period => id === "daily" || id === "weekly";
const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500);

/** Opens a board of the day, the week or an own one; without a network the one that this browser has. */
export async function openBoard(row: CatalogueRow, id: string, who: Who): Promise<Opened> {
  const path = `games/${pathOf(row.id)}/${isPeriod(id) ? `periodic/${id}` : id}`;
  if (who !== GUEST) await progressAdopted();
  const [game, answer] = await Promise.all([
    loadChunk(row.load),
    call<Board>("GET", path).catch(async (failure: unknown) => {
      if (!isPassing(failure)) throw failure;
      const known = findKnown(row.id, id, who);
      if (known) return { known };
      // As nobody has played it yet; where this person has, elsewhere, saving finds out.
      const cached = await findDailyReply<Board>(path);
      if (cached) return cached;
      throw failure;
    }),
  ]);
  const View = await loadView(game);
  if (isKnown(answer)) {
    const { gridId, options, period, ends } = answer.known;
    return { who, game, View, gridId, options, period, ends, ...fromRecord(game, answer.known) };
  }
  const board = answer;
  const { gridId, options, period, ends } = board;
  const known = { who, game, View, gridId, options, period, ends };
  const record = readPlay(who, gridId);
  const fresh = { session: openSession(game.payload.decode(payloadOf(board))), seconds: board.seconds, hints: 0 };
  const recorded = record && readable(game, record);
  if (who === GUEST) return { ...known, ...(recorded ?? { ...fresh, change: record?.change ?? 0, resets: 0 }) };

  const out = readOutgoing(who, gridId);
  const isClean = !out || (!out.pending && !out.stopped && out.covered === (record?.change ?? 0));
  if (recorded && out && (!isClean || out.revision === board.revision))
    return { ...known, ...recorded, seconds: Math.max(recorded.seconds, board.seconds) };
  const change = record?.change ?? 0;
  const resets = record?.resets ?? 0;
  writeOutgoing(who, gridId, outgoingOf(game, board, change, resets));
  return { ...known, ...fresh, change, resets };
}

const isKnown = (answer: Board | { known: PlayRecord }): answer is { known: PlayRecord } => "known" in answer;

function findKnown(game: string, id: string, who: Who): PlayRecord | undefined {
  return listPlays(who).find((record) => {
    if (!isPeriod(id)) return record.gridId === id;
    const isRunning = Date.parse(record.ends ?? "") > serverNow();
    return record.game === game && record.period === id && isRunning && isOfLanguage(record, currentLanguage());
  });
}

const fromRecord = (game: AnyGame, { session, change, resets, seconds, hints }: PlayRecord) => ({
  session: loadSession(game, session),
  change,
  resets,
  seconds,
  hints,
});

/** The record with its history; null when it cannot be read any more. */
function readable(game: AnyGame, record: PlayRecord) {
  try {
    return fromRecord(game, record);
  } catch {
    return null;
  }
}
