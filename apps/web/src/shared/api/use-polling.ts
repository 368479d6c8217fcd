import { useEffect } from "react";

/**
 * Calls `load` while the page is visible, `intervalMs` after the last answer, and at once when the page becomes visible
 * again, also while an answer is awaited. Failures are ignored until the next call.
 */
export function usePolling(load: () => Promise<unknown>, intervalMs: number, enabled = true): void {
  useEffect(() => {
    if (!enabled) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let stopped = false;
    const schedule = () => {
      clearTimeout(timer);
      if (!stopped) timer = setTimeout(poll, intervalMs);
    };
    const poll = () => {
      if (document.visibilityState !== "visible") return schedule();
      load().then(schedule, schedule);
    };
    schedule();
    document.addEventListener("visibilitychange", poll);
    return () => {
      stopped = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [load, intervalMs, enabled]);
}
