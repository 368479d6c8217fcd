import type { AnyGame } from "@karota/engine/game.ts";
import type { Message } from "@karota/engine/message.ts";
import { loadSession, openSession, saveSession, type Session } from "@karota/engine/session.ts";
import type { Board, Period } from "@karota/contract/games/board.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { AnyGameView } from "@karota/ui/game-view.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { GUEST, readPlay, writePlay, type PlayRecord, type Who } from "../../shared/offline/progress.ts";
import { progressAdopted } from "../../shared/offline/saving.ts";
import {
  outgoingOf,
  payloadOf,
  readOutgoing,
  sameState,
  withRoom,
  WORDLESS,
  writeOutgoing,
} from "../../shared/offline/sync-state.ts";
import { fetchBoard } from "./fetch-board.ts";
import type { Source } from "./bring/brought.ts";
import { loadView } from "./views.ts";

export type AnySession = Session<unknown, unknown>;

/** The state from which the play of a board continues. */
export interface Play {
  readonly session: AnySession;
  /** The change number of the browser's record; 0 when there is none. */
  readonly change: number;
  readonly resets: number;
  readonly seconds: number;
  readonly hints: number;
}

/** A board that can be played. */
export interface Opened extends Play {
  readonly who: Who;
  readonly game: AnyGame;
  readonly View: AnyGameView;
  readonly gridId: string;
  readonly options: Board["options"];
  readonly period: Period | null;
  readonly ends: string | null;
  /** Of a board that belongs to this browser alone: where it comes from. */
  readonly source?: Source;
  /** What it trains; null or absent on all other boards. */
  readonly technique?: Message | null;
}

/** Opens a board of the day, the week or an own one; without a network the one that this browser has. */
export async function openBoard(row: CatalogueRow, id: string, who: Who): Promise<Opened> {
  if (who !== GUEST) await progressAdopted();
  const [game, found] = await Promise.all([loadChunk(row.load), fetchBoard(row.id, id, who)]);
  const View = await loadView(game);
  const [board, play] =
    "record" in found ? [found.record, playOf(game, found.record)] : [found.board, reconcile(game, found.board, who)];
  return openedOf(who, game, View, board, play);
}

const openedOf = (
  who: Who,
  game: AnyGame,
  View: AnyGameView,
  { gridId, options, period, ends }: Pick<Board, "gridId" | "options" | "period" | "ends">,
  play: Play,
): Opened => ({ who, game, View, gridId, options, period, ends, ...play });

/** Opens a board as the server renders it, which knows nothing of a visitor's own record. */
export async function openUntouched(row: CatalogueRow, board: Board): Promise<Opened> {
  const game = await loadChunk(row.load);
  return openedOf(GUEST, game, await loadView(game), board, { ...untouched(game, board), change: 0, resets: 0 });
}

const untouched = (game: AnyGame, board: Board) => ({
  session: openSession(game.payload.decode(payloadOf(board))),
  seconds: board.seconds,
  hints: 0,
});

/**
 * Decides between the server's board and this browser's record of it, which holds the history too. The record is
 * continued where the server has the same, or lacks some of it and still takes it; else record and outbox restart from the
 * server's board.
 */
function reconcile(game: AnyGame, board: Board, who: Who): Play {
  const record = readPlay(who, board.gridId);
  const own = record && readablePlay(game, record);
  const change = record?.change ?? 0;
  const fresh = untouched(game, board);
  if (who === GUEST) return own ?? { ...fresh, change, resets: 0 };

  const out = readOutgoing(who, board.gridId);
  const isSettled = !out || (!out.pending && !out.stopped && out.covered === change);
  const isAhead = !isSettled && !board.completed;
  if (own && out && (isAhead || sameState(game, own.session.state, fresh.session.state)))
    return { ...own, seconds: Math.max(own.seconds, board.seconds) };
  const play = { ...fresh, change, resets: record?.resets ?? 0, hints: record?.hints ?? 0 };
  try {
    // Also for a tab that has the older board open: it follows the record, and saves nothing over the newer board.
    if (record || (out && out.revision !== board.revision)) play.change = writeRecord(game, board, who, play) || change;
    writeOutgoing(who, board.gridId, outgoingOf(game, board, play.change, play.resets));
  } catch {
    // The storage is full: the play says so.
  }
  return play;
}

function writeRecord(game: AnyGame, board: Board, who: Who, { session, change, ...play }: Play): number | false {
  const { gridId, options, period, ends } = board;
  const { status, progress } = game.check(session.state);
  const { done, total } = progress;
  const facts = { ...play, session: saveSession(game, session, WORDLESS), done, total, completed: status === "solved" };
  return withRoom(() => writePlay(who, { gridId, game: game.id, options, period, ends, ...facts }, change));
}

const playOf = (game: AnyGame, { session, change, resets, seconds, hints }: PlayRecord): Play => ({
  session: loadSession(game, session),
  change,
  resets,
  seconds,
  hints,
});

/** Null when the record cannot be read any more. */
function readablePlay(game: AnyGame, record: PlayRecord): Play | null {
  try {
    return playOf(game, record);
  } catch {
    return null;
  }
}
