import type { AnyGame } from "@karota/engine/game.ts";
import { saveSession, openSession } from "@karota/engine/session.ts";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import { findGame, pathOf } from "@karota/games/catalogue.ts";
import { createReviewQueue } from "./review-queue.ts";
import { call } from "../api/api.ts";
import { serverNow } from "../session/clock.ts";
import { loadChunk } from "../api/load-chunk.ts";
import { newKey } from "../api/new-key.ts";
import { browserQueue, validUser } from "./browser-queue.ts";
import { createOutbox } from "./outbox.ts";
import {
  currentState,
  deleteOldBoards,
  outgoingOf,
  payloadOf,
  readOutgoing,
  WORDLESS,
  writeOutgoing,
} from "./sync-state.ts";
import { GUEST, listPlays, readPlay, removePlay, writePlay, type PlayRecord, type Who } from "./progress.ts";
import { onSessionChange } from "../session/session.ts";
import { beforeSignOut } from "../session/sign-out.ts";
import { flushAnswers } from "./assignment-queue.ts";

/** Loads a game by its id. Rejects when there is none or its code cannot be loaded. */
export async function loadGame(id: string): Promise<AnyGame> {
  const row = findGame(id);
  if (!row) throw new Error(`no game ${id}`);
  return loadChunk(row.load);
}

export const outbox = createOutbox({
  ...browserQueue,
  post: ({ path, body }) => call<SaveReply>("POST", path, { body, keepalive: true }),
  loadGame,
});
export const answers = createReviewQueue({
  ...browserQueue,
  newKey,
  post: ({ body, key }) => call("POST", "learning/review", { body, idempotencyKey: key, keepalive: true }),
  sendBoard: async (gridId) => isStopped(gridId) || outbox.retry(gridId),
});
/** Whether a board waits for its player: then the server decides by what it has. */
function isStopped(gridId: string): boolean {
  const who = validUser();
  return who !== null && (readOutgoing(who, gridId)?.stopped ?? null) !== null;
}
/** Sends everything, boards before the answers to their mistakes. Resolves to false when something is left. */
export async function sendAll(): Promise<boolean> {
  const boards = await outbox.flush();
  return (await answers.flush()) && boards;
}

/** Copies a visitor's daily boards of today to the user where the user's are worth less. Returns how many were copied. */
export async function adoptGuestProgress(who: Who): Promise<number> {
  const today = listPlays(GUEST).filter(
    ({ ends, done }) => done > 0 && ends !== null && Date.parse(ends) > serverNow(),
  );
  const taken = await Promise.all(today.map((record) => adopt(who, record)));
  return taken.filter(Boolean).length;
}

/** For games with words, the board in the language in which it was played. */
const languageOf = ({ options }: PlayRecord): string =>
  options["language"] === undefined ? "" : `?language=${options["language"]}`;

/** The order of the states of one board: not begun, lost, in play by its progress, solved. */
function worthOf(game: AnyGame, state: unknown): number {
  const { status, progress } = game.check(state);
  return status === "playing" ? progress.done : status === "solved" ? Infinity : 0.5;
}

async function adopt(who: Who, guest: PlayRecord): Promise<boolean> {
  const own = readPlay(who, guest.gridId);
  const game = await loadGame(guest.game);
  const worth = worthOf(game, currentState(game, guest));
  if (!own || worthOf(game, currentState(game, own)) < worth) {
    const board = await call<Board>("GET", `games/${pathOf(guest.game)}/periodic/${guest.period}${languageOf(guest)}`);
    if (board.gridId !== guest.gridId) return false;
    const theirs = game.payload.decode(payloadOf(board));
    if (worthOf(game, theirs) < worth) {
      adoptAsOwn(who, game, guest, board);
      removePlay(GUEST, guest.gridId);
      outbox.send(guest.gridId);
      return true;
    }
  }
  removePlay(GUEST, guest.gridId);
  return false;
}

/** Writes the user's record and its state in the outbox from the visitor's record. */
function adoptAsOwn(who: Who, game: AnyGame, guest: PlayRecord, board: Board): void {
  const { change: _, v: __, ...record } = guest;
  const seen = readPlay(who, guest.gridId)?.change ?? 0;
  const out = readOutgoing(who, guest.gridId);
  // The server's board may already have answers, and quizzes take an answer only once.
  const merged = game.saves
    .between(game.payload.decode(payloadOf(board)), currentState(game, guest))
    .reduce((state, save) => game.saves.merge(state, save) ?? state, game.payload.decode(payloadOf(board)));
  const session = board.revision === 0 ? guest.session : saveSession(game, openSession(merged), WORDLESS);
  writeOutgoing(who, guest.gridId, outgoingOf(game, board, 0, out?.resets ?? record.resets));
  writePlay(who, { ...record, resets: out?.resets ?? record.resets, session }, seen);
}

let started = false;
let adopting: Promise<unknown> = Promise.resolve();

/** Resolves when the visitor's boards are the user's, so that a board is not opened meanwhile. Never rejects. */
export function progressAdopted(): Promise<unknown> {
  startSaving();
  return adopting;
}

/**
 * Starts saving for the user who signs in: sends what is stored, now and whenever the network or the login is back, and
 * copies what was played before the login. Called once when the page starts.
 */
export function startSaving(): void {
  if (started) return;
  started = true;
  deleteOldBoards();
  let before: Who | null = null;
  const follow = () => {
    const who = validUser();
    if (who === before) return;
    before = who;
    if (!who) return;
    void sendAll();
    void flushAnswers();
    // When it fails, the visitor's boards stay stored for the next start.
    adopting = adoptGuestProgress(who).catch(() => undefined);
  };
  onSessionChange(follow);
  addEventListener("online", () => void sendAll());
  beforeSignOut(sendAll);
  follow();
}
