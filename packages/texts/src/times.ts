import { clockText } from "@karota/engine/clock-text.ts";
import type { Language } from "@karota/engine/message.ts";
import { formatOf, type DayOptions, type Moment } from "./format.ts";
import { LOCALES } from "./speaker.ts";

/** Times of day as a language writes them; apart from `Format`, since no first picture shows one. */
export interface Times {
  /** `8.42`, `8:42` */
  time(time: Moment): string;
  /** A day and a time of day: `22. november ob 8.42`. */
  moment(time: Moment, day?: DayOptions): string;
  /** From one moment until another of the same day: `danes, 8.42–23.59`. */
  hours(start: Moment, end: Moment, now: Moment): string;
}

/** `ned., 22. november` */
export const SHORT_WEEKDAY: DayOptions = { weekday: "short", day: "numeric", month: "long" };

const DAY_MS = 24 * 60 * 60 * 1000;
const midnightOf = (time: Moment): number => new Date(time).setHours(0, 0, 0, 0);

export const isOneDay = (start: Moment, end: Moment): boolean => midnightOf(start) === midnightOf(end);

export function timesOf(language: Language): Times {
  const format = formatOf(language);
  const time = (moment: Moment): string => {
    const at = new Date(moment);
    return clockText(60 * at.getHours() + at.getMinutes(), language);
  };
  const moment = (at: Moment, day: DayOptions = { day: "numeric", month: "long" }): string => {
    const options = { ...day, hour: "numeric", minute: "2-digit", hourCycle: "h23" } as const;
    // oxlint-disable-next-line no-restricted-properties -- the one place that writes times
    const parts = new Intl.DateTimeFormat(LOCALES[language], options).formatToParts(new Date(at));
    const valueOf = (type: "hour" | "minute"): number => Number(parts.find((part) => part.type === type)!.value);
    const before = parts.slice(
      0,
      parts.findIndex(({ type }) => type === "hour"),
    );
    return before.map(({ value }) => value).join("") + clockText(60 * valueOf("hour") + valueOf("minute"), language);
  };
  const hours = (start: Moment, end: Moment, now: Moment): string => {
    const days = Math.round((midnightOf(start) - midnightOf(now)) / DAY_MS);
    const day = Math.abs(days) > 1 ? format.date(start, SHORT_WEEKDAY) : format.relativeDay(days);
    return `${day}, ${time(start)}–${time(end)}`;
  };
  return { time, moment, hours };
}
