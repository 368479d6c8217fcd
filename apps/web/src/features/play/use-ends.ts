import { useEffect, useState } from "react";
import { onClockSet, serverNow } from "../../shared/session/clock.ts";

const SOON_MS = 5 * 60_000;
/** Between two looks at the clock: the timers of a computer that was suspended are late. */
const LOOK_INTERVAL_MS = 30_000;

const phaseAt = (ends: number): "far" | "soon" | "over" => {
  const left = ends - serverNow();
  return left <= 0 ? "over" : left <= SOON_MS ? "soon" : "far";
};

/** Whether the day or week is over, by the server's clock, or ends soon: in the last five minutes. */
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
