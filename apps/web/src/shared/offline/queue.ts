import type { Code } from "@karota/contract/errors/codes.ts";
import { ApiFailure } from "../api/api.ts";
import { mayRetry } from "../api/may-retry.ts";
import { isOtherBuild } from "./other-build.ts";
import type { Who } from "./progress.ts";

export interface QueueDeps {
  /** Returns the user as whom is sent now; null stops all sending. */
  readonly who: () => Who | null;
  /** Runs work while no other tab runs work of this name. */
  readonly withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Runs work after `ms` milliseconds and returns a function that cancels it. */
  readonly setTimer: (work: () => void, ms: number) => () => void;
}

/** What a queue sends. Each user has items under keys; those of one key are sent one after the other, in their order. */
export interface QueueItems<Item, Reply> {
  /** The key of the browser's storage that holds the items of a key; it also names their lock. */
  readonly storageKey: (who: Who, key: string) => string;
  /** Lists the keys under which a user has items. */
  readonly listKeys: (who: Who) => readonly string[];
  /** Returns the next item, the same until it is answered; null when nothing is to be sent, "later" when it cannot be yet. */
  readonly next: (who: Who, key: string) => Promise<Item | "later" | null>;
  readonly post: (item: Item) => Promise<Reply>;
  /** Stores that the server has the item. */
  readonly onSent: (who: Who, key: string, item: Item, reply: Reply) => void;
  /** Stores what follows from a refusal for good; the refused item is not the next one again. */
  readonly onRefused: (who: Who, key: string, item: Item, failure: ApiFailure) => void;
  /** A server of another build does not understand the item: the next one is made anew, perhaps by the next page. */
  readonly onNotUnderstood?: (who: Who, key: string, item: Item) => void;
  readonly onWaiting?: (key: string) => void;
  /** Whether the server has everything of a key, or would not take it any more. */
  readonly isSent: (who: Who, key: string) => boolean;
}

export interface Queue {
  /** Sends what a key has, in order, as far as it goes now. Resolves to true when nothing of it is only in this browser. */
  send(key: string): Promise<boolean>;
  /** Sends what all keys have. Resolves to false when something is still only in this browser. */
  flush(): Promise<boolean>;
}

/**
 * Whether a server of another build does not understand us. While Karota is upgraded that passes: with the next load of the
 * page, or when the last old server is gone.
 */
const isOfOtherBuild = (failure: unknown): boolean =>
  isOtherBuild() && failure instanceof ApiFailure && NOT_UNDERSTOOD.has(failure.code);
const NOT_UNDERSTOOD: ReadonlySet<Code | null> = new Set(["E-KAROTA-GAME_VALIDATION", "E-KAROTA-NOT_FOUND"]);

const MIN_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60_000;

/**
 * Sends items in the background, each until the server has answered it. What waits is in the browser's storage alone, so
 * that a reload, a lost network or an expired session lose nothing. An answer may get lost: then the item is sent again,
 * and the server has to take it once only.
 */
export function createQueue<Item, Reply>(deps: QueueDeps, items: QueueItems<Item, Reply>): Queue {
  const retries = new Map<string, { readonly ms: number; readonly stop: () => void }>();

  async function sendItems(who: Who, key: string): Promise<void> {
    // Terminates: each iteration has one item answered, or returns.
    for (;;) {
      const item = await items.next(who, key);
      if (item === null || deps.who() !== who) return;
      if (item === "later") return retryLater(key);
      // Signed out meanwhile: nothing of this user is written again.
      const isGone = () => localStorage.getItem(items.storageKey(who, key)) === null;
      try {
        const reply = await items.post(item);
        if (isGone()) return;
        retries.get(key)?.stop();
        retries.delete(key);
        items.onSent(who, key, item, reply);
      } catch (failure) {
        if (isGone()) return;
        if (isOfOtherBuild(failure)) {
          items.onNotUnderstood?.(who, key, item);
          return retryLater(key);
        }
        if (mayRetry(failure)) return retryLater(key);
        if (!(failure instanceof ApiFailure)) throw failure;
        if (failure.status === 401) return; // Stored until the same user signs in again.
        items.onRefused(who, key, item, failure);
      }
    }
  }

  function retryLater(key: string): void {
    items.onWaiting?.(key);
    const before = retries.get(key);
    before?.stop();
    const ms = before ? Math.min(before.ms * 2, MAX_RETRY_DELAY_MS) : MIN_RETRY_DELAY_MS;
    retries.set(key, { ms, stop: deps.setTimer(() => void send(key), ms) });
  }

  /** See `Queue.send`. */
  async function send(key: string): Promise<boolean> {
    const who = deps.who();
    if (who === null) return false;
    await deps.withLock(items.storageKey(who, key), () => sendItems(who, key));
    return items.isSent(who, key);
  }

  return {
    send,
    async flush() {
      const who = deps.who();
      if (who === null) return true;
      for (const { stop } of retries.values()) stop();
      await Promise.all(items.listKeys(who).map(send));
      return items.listKeys(who).every((key) => items.isSent(who, key));
    },
  };
}
