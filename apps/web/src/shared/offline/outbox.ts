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
  /** The user whose token is valid now; null stops all sending. */
  readonly who: () => Who | null;
  readonly post: (pending: Pending) => Promise<SaveReply>;
  readonly loadGame: (id: string) => Promise<AnyGame>;
  /** Runs the work while no other tab runs work of this name. */
  readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Calls back after so many milliseconds; answers how to call it off. */
  readonly later: (work: () => void, ms: number) => () => void;
}

/** What becomes of a board's saves. */
export type OutboxEvent =
  | { readonly kind: "saved"; readonly completed: boolean }
  | { readonly kind: "waiting" }
  | { readonly kind: "newer"; readonly board: Board }
  | { readonly kind: "over" }
  | { readonly kind: "refused"; readonly code: Code | null };

type Listener = (gridId: string, news: OutboxEvent) => void;

export interface Outbox {
  /** Sends what is new on a board, soon and in order. */
  send(gridId: string): void;
  /** Tries a board once more, now, also what was refused; true when nothing of it is left that only this browser has. */
  retry(gridId: string): Promise<boolean>;
  /** Tries everything once more, now: after a login, when the network is back. */
  resume(): Promise<void>;
  /** Tries everything; false when something is left that only this browser has. */
  flush(): Promise<boolean>;
  onNews(listener: Listener): () => void;
}

const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60_000;
/** Another try may succeed. */
export const mayRetry = (failure: ApiFailure): boolean =>
  failure.status === 0 || failure.status === 408 || failure.status === 429 || failure.status >= 500;

/**
 * Saves boards in the order they were played without holding up play. Everything it knows is in localStorage, so a
 * reload, a lost network or an expired session lose nothing; each person has an outbox of their own.
 */
export function createOutbox(parts: OutboxDeps): Outbox {
  const listeners = new Set<Listener>();
  const tell: Listener = (gridId, news) => {
    for (const listener of listeners) listener(gridId, news);
  };
  const waits = new Map<string, { ms: number; stop: () => void }>();

  /** Sends until nothing is left or something stands in the way. */
  async function drain(who: Who, gridId: string): Promise<void> {
    // Ends: every turn acknowledges a save or leaves; a 409 that only corrects the revision may happen a few times.
    for (let corrections = 0; corrections < 3;) {
      const record = readPlay(who, gridId);
      const kept = readOutgoing(who, gridId);
      if (parts.who() !== who || !record || !kept || kept.completed) return;
      if (kept.stopped && !(kept.stopped === "refused" && record.change > (kept.refusedAt ?? record.change))) return;
      const out: Outgoing = { ...kept, stopped: null };
      const game = await parts.loadGame(record.game).catch(() => null);
      if (!game) return waitFor(gridId);
      const pending = out.pending ?? nextPending(game, record, out);
      if (!pending) {
        if (out.covered !== record.change) writeOutgoing(who, gridId, { ...out, covered: record.change });
        return;
      }
      if (!out.pending) writeOutgoing(who, gridId, { ...out, pending });
      try {
        const reply = await parts.post(pending);
        acknowledge(who, gridId, game, out, pending, reply);
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        if (failure.status === 409 && failure.body?.board) {
          if (!settle(who, gridId, game, out, pending, failure.body.board as Board)) return;
          corrections++;
        } else return giveWay(who, gridId, out, record.change, failure);
      }
    }
  }

  function acknowledge(
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
    waits.get(gridId)?.stop();
    waits.delete(gridId);
    tell(gridId, { kind: "saved", completed });
  }

  /** The server's board is another one. True when that is only an answer of ours that got lost. */
  function settle(who: Who, gridId: string, game: AnyGame, out: Outgoing, pending: Pending, board: Board): boolean {
    const theirs = game.payload.decode(payloadOf(board));
    if (sameState(game, theirs, stateAfter(game, out, pending))) {
      acknowledge(who, gridId, game, out, pending, { ...board, gridId });
      return true;
    }
    if (sameState(game, theirs, game.payload.decode(out.acknowledged)) && !board.completed) {
      writeOutgoing(who, gridId, { ...out, revision: board.revision, pending: null });
      return true;
    }
    writeOutgoing(who, gridId, { ...out, pending: null, stopped: "newer", newer: board });
    tell(gridId, { kind: "newer", board });
    return false;
  }

  function giveWay(who: Who, gridId: string, out: Outgoing, change: number, failure: ApiFailure): void {
    if (failure.status === 401) return; // kept until the same user is back
    if (mayRetry(failure)) return waitFor(gridId);
    const over = failure.status === 410;
    writeOutgoing(who, gridId, { ...out, pending: null, stopped: over ? "over" : "refused", refusedAt: change });
    tell(gridId, over ? { kind: "over" } : { kind: "refused", code: failure.code });
  }

  function waitFor(gridId: string): void {
    tell(gridId, { kind: "waiting" });
    const before = waits.get(gridId);
    before?.stop();
    const ms = before ? Math.min(before.ms * 2, MAX_RETRY_DELAY_MS) : MIN_RETRY_DELAY_MS;
    waits.set(gridId, { ms, stop: parts.later(() => void run(gridId), ms) });
  }

  async function run(gridId: string): Promise<void> {
    const who = parts.who();
    if (who) await parts.alone(`karota:outbox:${who}:${gridId}`, () => drain(who, gridId));
  }

  /** Sends once more what was refused; answers whether nothing of the board is left here. */
  async function retry(gridId: string): Promise<boolean> {
    const who = parts.who();
    if (!who) return false;
    const out = readOutgoing(who, gridId);
    if (out?.stopped === "refused") writeOutgoing(who, gridId, { ...out, stopped: null });
    await run(gridId);
    return isSettled(who, gridId);
  }

  /** Refused saves get another chance when the page is opened or a person logs in. */
  async function resume(): Promise<void> {
    const who = parts.who();
    if (!who) return;
    for (const { stop } of waits.values()) stop();
    await Promise.all(listOutgoing(who).map(retry));
  }

  return {
    send: (gridId) => void run(gridId),
    retry,
    resume,
    async flush() {
      await resume();
      const who = parts.who();
      return who === null || listOutgoing(who).every((gridId) => isSettled(who, gridId));
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Nothing of this board is only in this browser, or nobody would take it any more. */
function isSettled(who: Who, gridId: string): boolean {
  const out = readOutgoing(who, gridId);
  const record = readPlay(who, gridId);
  return !out || !record || out.completed || out.stopped === "over" || (!out.pending && out.covered === record.change);
}
