import type { AnyGame } from "@karota/engine/game.ts";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import type { Code } from "@karota/contract/errors/codes.ts";
import type { ApiFailure } from "../api/api.ts";
import { serverNow } from "../session/clock.ts";
import { readPlay, type PlayRecord, type Who } from "./progress.ts";
import { createQueue, type QueueDeps } from "./queue.ts";
import {
  acknowledgedAfter,
  acknowledgedState,
  listOutgoing,
  nextPending,
  outgoingKey,
  payloadOf,
  readOutgoing,
  rememberState,
  sameState,
  stateAfter,
  writeOutgoing,
  type Outgoing,
  type Pending,
} from "./sync-state.ts";

export interface OutboxDeps extends QueueDeps {
  readonly post: (pending: Pending) => Promise<SaveReply>;
  readonly loadGame: (id: string) => Promise<AnyGame>;
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
  /**
   * Sends the new moves of a board in order, without waiting for them.
   * @param state the state of the record as it was just written; without it the record's moves are replayed
   */
  send(gridId: string, state?: unknown): void;
  /** Retries a board now, also after a refusal. Resolves to true when the server has everything of it. */
  retry(gridId: string): Promise<boolean>;
  /** Retries all boards, also after a refusal. Resolves to false when something is still only in this browser. */
  flush(): Promise<boolean>;
  onEvent(listener: Listener): () => void;
}

/** A save on its way. */
interface Sending {
  readonly game: AnyGame;
  readonly out: Outgoing;
  readonly pending: Pending;
  /** The change number of the record that it was made from. */
  readonly change: number;
}

/** Saves boards in the order of their moves, in the background. */
export function createOutbox(deps: OutboxDeps): Outbox {
  const listeners = new Set<Listener>();
  const notify: Listener = (gridId, news) => {
    for (const listener of listeners) listener(gridId, news);
  };

  async function next(who: Who, gridId: string): Promise<Sending | "later" | null> {
    const id = readOpen(who, gridId)?.record.game;
    if (id === undefined) return null;
    const game = await deps.loadGame(id).catch(() => null);
    if (!game) return "later";
    // The player may have gone on while the code was loading.
    const open = readOpen(who, gridId);
    if (!open) return null;
    const { record, out } = open;
    const pending = out.pending ?? nextPending(game, record, out);
    try {
      writeOutgoing(who, gridId, pending ? { ...out, pending } : { ...out, covered: record.change });
    } catch {
      // The storage is full, and only what is stored can be repeated.
      return "later";
    }
    return pending && { game, out, pending, change: record.change };
  }

  function onSent(
    who: Who,
    gridId: string,
    { game, out, pending }: Sending,
    reply: Pick<SaveReply, "revision" | "completed">,
  ): void {
    const acknowledged = acknowledgedAfter(game, out, pending);
    const { revision, completed } = reply;
    writeOutgoing(who, gridId, { ...out, acknowledged, revision, completed, resets: pending.resets, pending: null });
    notify(gridId, { kind: "saved", completed });
  }

  function onRefused(who: Who, gridId: string, sending: Sending, failure: ApiFailure): void {
    const board = failure.status === 409 ? failure.body?.board : undefined;
    if (board) return resolveConflict(who, gridId, sending, board as Board);
    const over = failure.status === 410;
    const stopped = over ? "over" : "refused";
    writeOutgoing(who, gridId, { ...sending.out, pending: null, stopped, refusedAt: sending.change });
    notify(gridId, over ? { kind: "over" } : { kind: "refused", code: failure.code });
  }

  /** The server has another board: ours, of which the reply was lost, the one we know with another revision, or a newer one. */
  function resolveConflict(who: Who, gridId: string, sending: Sending, board: Board): void {
    const { game, out, pending } = sending;
    const theirs = game.payload.decode(payloadOf(board));
    if (sameState(game, theirs, stateAfter(game, out, pending))) return onSent(who, gridId, sending, board);
    const isKnown = sameState(game, theirs, acknowledgedState(game, out)) && !board.completed;
    if (isKnown && board.revision !== pending.body["revision"])
      return writeOutgoing(who, gridId, { ...out, revision: board.revision, pending: null });
    writeOutgoing(who, gridId, { ...out, pending: null, stopped: "newer", newer: board });
    notify(gridId, { kind: "newer", board });
  }

  const queue = createQueue<Sending, SaveReply>(deps, {
    storageKey: outgoingKey,
    listKeys: listOutgoing,
    next,
    post: ({ pending }) => deps.post(pending),
    onSent,
    onRefused,
    onNotUnderstood: (who, gridId, { out }) => writeOutgoing(who, gridId, { ...out, pending: null }),
    onWaiting: (gridId) => notify(gridId, { kind: "waiting" }),
    isSent,
  });

  return {
    send(gridId, state) {
      const who = deps.who();
      const record = who === null || state === undefined ? null : readPlay(who, gridId);
      if (record) rememberState(record.session, state);
      void queue.send(gridId);
    },
    retry(gridId) {
      clearRefusal(deps.who(), gridId);
      return queue.send(gridId);
    },
    flush() {
      const who = deps.who();
      if (who !== null) for (const gridId of listOutgoing(who)) clearRefusal(who, gridId);
      return queue.flush();
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A board of which the server may lack something that it would take; null when there is nothing to send. */
function readOpen(who: Who, gridId: string): { readonly record: PlayRecord; readonly out: Outgoing } | null {
  const record = readPlay(who, gridId);
  const out = readOutgoing(who, gridId);
  if (!record || !out || isSent(who, gridId)) return null;
  const hasChanged = out.stopped === "refused" && record.change > (out.refusedAt ?? record.change);
  return out.stopped === null || hasChanged ? { record, out: { ...out, stopped: null } } : null;
}

/** Whether the server has everything of this board, or would not take it any more. */
function isSent(who: Who, gridId: string): boolean {
  const out = readOutgoing(who, gridId);
  const record = readPlay(who, gridId);
  if (!out || !record || out.completed || out.stopped === "over") return true;
  const isOver = record.ends !== null && Date.parse(record.ends) < serverNow();
  // The choice between the two boards has come too late.
  if (out.stopped === "newer" && isOver) return true;
  return !out.pending && out.covered === record.change;
}

function clearRefusal(who: Who | null, gridId: string): void {
  const out = who === null ? null : readOutgoing(who, gridId);
  if (who !== null && out?.stopped === "refused") writeOutgoing(who, gridId, { ...out, stopped: null });
}
