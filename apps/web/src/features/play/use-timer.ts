import { useCallback, useEffect, useRef } from "react";
import { elapsed, runTimer, stopTimer, STOPPED, type Timer } from "@karota/engine/session.ts";

/** Counts the time on a board while `runs` holds and the page is seen. Returns the seconds up to now. */
export function useTimer(startSeconds: number, runs: boolean): () => number {
  const timer = useRef<Timer>({ ...STOPPED, spent: startSeconds * 1000 });
  useEffect(() => {
    const follow = () => {
      const turn = runs && document.visibilityState === "visible" ? runTimer : stopTimer;
      timer.current = turn(timer.current, Date.now());
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      timer.current = stopTimer(timer.current, Date.now());
    };
  }, [runs]);
  return useCallback(() => Math.floor(elapsed(timer.current, Date.now()) / 1000), []);
}
