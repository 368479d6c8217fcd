import { useEffect } from "react";

/** Asks again and again while the page is seen, one question at a time, and at once when somebody comes back to it. */
export function usePolling(ask: () => Promise<unknown>, every: number, asks = true): void {
  useEffect(() => {
    if (!asks) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let left = false;
    const plan = () => {
      clearTimeout(timer);
      if (!left) timer = setTimeout(look, every);
    };
    const look = () => {
      if (document.visibilityState !== "visible") return plan();
      // What fails now may come with the next try.
      ask().then(plan, plan);
    };
    plan();
    document.addEventListener("visibilitychange", look);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ask, every, asks]);
}
