import { useCallback } from "react";
import { isOneDay, SHORT_WEEKDAY } from "@karota/texts/times.ts";
import { unbrokenDate } from "../../shared/format/unbroken-date.ts";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useTimes } from "../../shared/i18n/use-times.ts";
import { serverNow } from "../../shared/session/clock.ts";

/** A day begins and ends at these times, which are not said. */
const [FIRST_MINUTE, LAST_MINUTE] = [0, 23 * 60 + 59];

/** From when until when, in words. */
export function useWhenWords(): (start: number | string, end: number | string) => string {
  const say = useSay();
  const format = useFormat();
  const { language } = useSpeaker();
  const { hours, time } = useTimes();
  return useCallback(
    (start, end) => {
      if (isOneDay(start, end)) return unbrokenDate(hours(start, end, serverNow()));
      const words = (at: number | string, unsaid: number) => {
        // A day of digits alone is read in another order by some who read English.
        const month = language === "en" ? "short" : "numeric";
        const day = format.date(at, { day: "numeric", month, year: "numeric" });
        const date = new Date(at);
        const isWholeDay = date.getHours() * 60 + date.getMinutes() === unsaid;
        return unbrokenDate(isWholeDay ? day : say("assignments.period.time", { day, time: time(at) }));
      };
      return say("assignments.period", { start: words(start, FIRST_MINUTE), end: words(end, LAST_MINUTE) });
    },
    [say, format, language, hours, time],
  );
}

/** One moment in words. */
export function useMomentWords(): (time: number | string) => string {
  const { moment } = useTimes();
  return useCallback((time) => unbrokenDate(moment(time, SHORT_WEEKDAY)), [moment]);
}
