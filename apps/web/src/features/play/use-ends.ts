import { useEffect, useState } from "react";
import { serverNow } from "../../shared/clock.ts";

const SOON = 5 * 60_000;
/** Longer waits overflow the browser's timers. */
const LONGEST = 2 ** 31 - 1;

const standing = (ends: number): "far" | "soon" | "over" => {
  const left = ends - serverNow();
  return left <= 0 ? "over" : left <= SOON ? "soon" : "far";
};

/** How near the end of the day or week is, by the server's clock; soon is the last five minutes. */
export function useEnds(ends: string | null): "far" | "soon" | "over" {
  const at = ends === null ? Number.POSITIVE_INFINITY : Date.parse(ends);
  const [now, setNow] = useState(() => standing(at));
  useEffect(() => {
    if (!Number.isFinite(at)) return undefined;
    const state = standing(at);
    setNow(state);
    if (state === "over") return undefined;
    const left = at - serverNow() - (state === "far" ? SOON : 0);
    const timer = setTimeout(() => setNow(standing(at)), Math.min(left + 50, LONGEST));
    // A computer that slept wakes up with its timers late.
    const look = () => setNow(standing(at));
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [at, now]);
  return now;
}
