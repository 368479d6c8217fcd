import { mayRetry } from "../../../shared/api/may-retry.ts";

/** Between two sendings of one page. */
const INTERVAL_MS = 2_000;
/** Until the next try after one that failed; at once when the network comes back. */
const RETRY_MS = 5_000;

export interface ProgressSender {
  /** Something has changed: it is sent soon, at once where `isUrgent`. */
  readonly changed: (isUrgent: boolean) => void;
  readonly stop: () => void;
}

/**
 * Calls `send` after changes: one call at a time, at most every two seconds, and again while it fails in a way that may
 * pass. `send` reads what is the newest when it is called; `onFailed` is called after each failure.
 */
export function progressSender(send: () => Promise<unknown>, onFailed: (failure: unknown) => void): ProgressSender {
  let timer: ReturnType<typeof setTimeout>;
  let begun = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let isDue = false;
  let isUrgentNow = false;
  let isStopped = false;

  const schedule = (at: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), Math.max(0, at - Date.now()));
  };
  async function run(): Promise<void> {
    if (isSending || isStopped) return;
    isSending = true;
    isDue = false;
    isUrgentNow = false;
    begun = Date.now();
    let next = begun + INTERVAL_MS;
    try {
      await send();
      if (isUrgentNow) next = Date.now();
    } catch (failure) {
      if (mayRetry(failure)) {
        isDue = true;
        next = Date.now() + RETRY_MS;
      }
      onFailed(failure);
    }
    isSending = false;
    if (isDue) schedule(next);
  }
  const onNetwork = () => void (isDue && schedule(Date.now()));
  addEventListener("online", onNetwork);
  return {
    changed: (isUrgent) => {
      isDue = true;
      isUrgentNow ||= isUrgent;
      if (!isSending) schedule(isUrgent ? Date.now() : begun + INTERVAL_MS);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener("online", onNetwork);
    },
  };
}
