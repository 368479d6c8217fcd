import { useEffect, useState } from "react";
import { onClockSet, serverNow } from "../../shared/session/clock.ts";

const SOON_MS = 5 * 60_000;
/** The timers of a computer that slept are late; a look now and then finds the time whatever happened. */
const LOOK_INTERVAL_MS = 30_000;

const phaseAt = (ends: number): "far" | "soon" | "over" => {
  const left = ends - serverNow();
  return left <= 0 ? "over" : left <= SOON_MS ? "soon" : "far";
};

/** How near the end of the day or week is, by the server's clock; soon is the last five minutes. */
export function useEnds(ends: string | null): "far" | "soon" | "over" {
  const at = ends === null ? Number.POSITIVE_INFINITY : Date.parse(ends);
  const [now, setNow] = useState(() => phaseAt(at));
  useEffect(() => {
    if (!Number.isFinite(at)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = at - serverNow();
      setNow(phaseAt(at));
      if (left > 0) timer = setTimeout(look, Math.min((left > SOON_MS ? left - SOON_MS : left) + 50, LOOK_INTERVAL_MS));
    };
    look();
    const stop = onClockSet(look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener("visibilitychange", look);
    };
  }, [at]);
  return now;
}
