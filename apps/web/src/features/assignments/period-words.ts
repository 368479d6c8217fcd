import { useCallback } from "react";
import { useFormat, useSay } from "../../shared/i18n/i18n.tsx";

const MOMENT = { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;

/** From when until when, in words. */
export function useWhenWords(): (start: number | string, end: number | string) => string {
  const say = useSay();
  const format = useFormat();
  return useCallback(
    (start, end) => say("assignments.fromTo", { start: format.date(start, MOMENT), end: format.date(end, MOMENT) }),
    [say, format],
  );
}

/** One moment in words. */
export function useMomentWords(): (time: number | string) => string {
  const format = useFormat();
  return useCallback((time) => format.date(time, MOMENT), [format]);
}
