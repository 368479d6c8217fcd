import type { AnyGame } from "@karota/engine/game.ts";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import type { Code } from "@karota/contract/errors/codes.ts";
import { ApiFailure } from "../api/api.ts";
import {
  listOutgoing,
  nextPending,
  payloadOf,
  readOutgoing,
  sameState,
  stateAfter,
  WORDLESS,
  writeOutgoing,
  type Outgoing,
  type Pending,
} from "./sync-state.ts";
import { readPlay, type Who } from "./progress.ts";

export interface OutboxDeps {
  /** Returns the user whose token is valid now; null stops all sending. */
  readonly who: () => Who | null;
  readonly post: (pending: Pending) => Promise<SaveReply>;
  readonly loadGame: (id: string) => Promise<AnyGame>;
  /** Runs work while no other tab runs work of this name. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Runs work after `ms` milliseconds and returns a function that cancels it. */
  readonly setTimer: (work: () => void, ms: number) => () => void;
}

/** What happened to the saves of a board. */
export type OutboxEvent =
  | { readonly kind: "saved"; readonly completed: boolean }
  | { readonly kind: "waiting" }
  | { readonly kind: "newer"; readonly board: Board }
  | { readonly kind: "over" }
  | { readonly kind: "refused"; readonly code: Code | null };

type Listener = (gridId: string, news: OutboxEvent) => void;

export interface Outbox {
  /** Sends the new moves of a board in order, without waiting for them. */
  send(gridId: string): void;
  /** Retries a board now, also after a refusal. Resolves to true when the server has everything of it. */
  retry(gridId: string): Promise<boolean>;
  /** Retries all boards now: after a login, or when the network is back. */
  retryAll(): Promise<void>;
  /** Retries all boards. Resolves to false when something is still only in this browser. */
  flush(): Promise<boolean>;
  onEvent(listener: Listener): () => void;
}

const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60_000;
/** Whether a retry may succeed. */
export const mayRetry = (failure: ApiFailure): boolean =>
  failure.status === 0 || failure.status === 408 || failure.status === 429 || failure.status >= 500;

/**
 * Saves boards in the order of their moves, in the background. Its whole state is in localStorage, so that a reload, a lost
 * network or an expired session lose nothing. Each user has an own outbox.
 */
export function createOutbox(deps: OutboxDeps): Outbox {
  const listeners = new Set<Listener>();
  const notify: Listener = (gridId, news) => {
    for (const listener of listeners) listener(gridId, news);
  };
  const retries = new Map<string, { ms: number; stop: () => void }>();

  /** Sends saves until none is left or one fails. */
  async function sendPending(who: Who, gridId: string): Promise<void> {
    // Terminates: each iteration records a reply or returns; a 409 that only corrects the revision may come three times.
    for (let corrections = 0; corrections < 3;) {
      const record = readPlay(who, gridId);
      const stored = readOutgoing(who, gridId);
      if (deps.who() !== who || !record || !stored || stored.completed) return;
      if (stored.stopped && !(stored.stopped === "refused" && record.change > (stored.refusedAt ?? record.change)))
        return;
      const out: Outgoing = { ...stored, stopped: null };
      const game = await deps.loadGame(record.game).catch(() => null);
      if (!game) return scheduleRetry(gridId);
      const pending = out.pending ?? nextPending(game, record, out);
      if (!pending) {
        if (out.covered !== record.change) writeOutgoing(who, gridId, { ...out, covered: record.change });
        return;
      }
      if (!out.pending) writeOutgoing(who, gridId, { ...out, pending });
      try {
        const reply = await deps.post(pending);
        recordReply(who, gridId, game, out, pending, reply);
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        if (failure.status === 409 && failure.body?.board) {
          if (!resolveConflict(who, gridId, game, out, pending, failure.body.board as Board)) return;
          corrections++;
        } else return handleFailure(who, gridId, out, record.change, failure);
      }
    }
  }

  function recordReply(
    who: Who,
    gridId: string,
    game: AnyGame,
    out: Outgoing,
    pending: Pending,
    reply: SaveReply,
  ): void {
    const acknowledged = game.payload.encode(stateAfter(game, out, pending), WORDLESS);
    const { revision, completed } = reply;
    writeOutgoing(who, gridId, { ...out, acknowledged, revision, completed, resets: pending.resets, pending: null });
    retries.get(gridId)?.stop();
    retries.delete(gridId);
    notify(gridId, { kind: "saved", completed });
  }

  /** The server has another board. Returns true when only a reply of ours was lost, so that sending can go on. */
  function resolveConflict(
    who: Who,
    gridId: string,
    game: AnyGame,
    out: Outgoing,
    pending: Pending,
    board: Board,
  ): boolean {
    const theirs = game.payload.decode(payloadOf(board));
    if (sameState(game, theirs, stateAfter(game, out, pending))) {
      recordReply(who, gridId, game, out, pending, { ...board, gridId });
      return true;
    }
    if (sameState(game, theirs, game.payload.decode(out.acknowledged)) && !board.completed) {
      writeOutgoing(who, gridId, { ...out, revision: board.revision, pending: null });
      return true;
    }
    writeOutgoing(who, gridId, { ...out, pending: null, stopped: "newer", newer: board });
    notify(gridId, { kind: "newer", board });
    return false;
  }

  function handleFailure(who: Who, gridId: string, out: Outgoing, change: number, failure: ApiFailure): void {
    if (failure.status === 401) return; // Stored until the same user signs in again.
    if (mayRetry(failure)) return scheduleRetry(gridId);
    const over = failure.status === 410;
    writeOutgoing(who, gridId, { ...out, pending: null, stopped: over ? "over" : "refused", refusedAt: change });
    notify(gridId, over ? { kind: "over" } : { kind: "refused", code: failure.code });
  }

  function scheduleRetry(gridId: string): void {
    notify(gridId, { kind: "waiting" });
    const before = retries.get(gridId);
    before?.stop();
    const ms = before ? Math.min(before.ms * 2, MAX_RETRY_DELAY_MS) : MIN_RETRY_DELAY_MS;
    retries.set(gridId, { ms, stop: deps.setTimer(() => void sendWithLock(gridId), ms) });
  }

  async function sendWithLock(gridId: string): Promise<void> {
    const who = deps.who();
    if (who) await deps.withLock(`karota:outbox:${who}:${gridId}`, () => sendPending(who, gridId));
  }

  /** See `Outbox.retry`. */
  async function retry(gridId: string): Promise<boolean> {
    const who = deps.who();
    if (!who) return false;
    const out = readOutgoing(who, gridId);
    if (out?.stopped === "refused") writeOutgoing(who, gridId, { ...out, stopped: null });
    await sendWithLock(gridId);
    return isSent(who, gridId);
  }

  /** Refused saves are retried when the page is opened or a user signs in. */
  async function retryAll(): Promise<void> {
    const who = deps.who();
    if (!who) return;
    for (const { stop } of retries.values()) stop();
    await Promise.all(listOutgoing(who).map(retry));
  }

  return {
    send: (gridId) => void sendWithLock(gridId),
    retry,
    retryAll: retryAll,
    async flush() {
      await retryAll();
      const who = deps.who();
      return who === null || listOutgoing(who).every((gridId) => isSent(who, gridId));
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Whether the server has everything of this board, or would not take it any more. */
function isSent(who: Who, gridId: string): boolean {
  const out = readOutgoing(who, gridId);
  const record = readPlay(who, gridId);
  return !out || !record || out.completed || out.stopped === "over" || (!out.pending && out.covered === record.change);
}
