import { useCallback } from "react";
import { SHORT_WEEKDAY } from "@karota/texts/times.ts";
import { useTimes } from "../../shared/i18n/use-times.ts";
import { serverNow } from "../../shared/session/clock.ts";

/** From when until when, in words. */
export function useWhenWords(): (start: number | string, end: number | string) => string {
  const { period } = useTimes();
  return useCallback((start, end) => period(start, end, serverNow()), [period]);
}

/** One moment in words. */
export function useMomentWords(): (time: number | string) => string {
  const { moment } = useTimes();
  return useCallback((time) => moment(time, SHORT_WEEKDAY), [moment]);
}
