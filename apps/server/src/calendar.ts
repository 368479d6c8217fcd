import type { Period } from "@karota/contract/games/board.ts";

/** A day or an ISO week, from `starts` until just before `ends` (ms since 1970). */
export interface Span {
  /** `2026-11-21` or `2026-W47`. */
  readonly key: string;
  /** Counts dates or weeks: the next one has the next number. */
  readonly number: number;
  readonly starts: number;
  readonly ends: number;
}

/** Days and weeks in one time zone. A day is a day there, 23 or 25 hours long when the clocks change. */
export interface Calendar {
  /** The day or week that holds the moment `now`. */
  spanOf(period: Period, now: number): Span;
  /** The last `count` days up to and with the one that holds `now`, the oldest first. */
  lastDays(count: number, now: number): readonly Span[];
  /** The moment some days later, at the same time of day. */
  daysAfter(time: number, days: number): number;
  /** The moment some whole months before, at the same time of day; the month's last day where that day is missing. */
  monthsBefore(time: number, months: number): number;
  /** The moment some whole months later, as `monthsBefore`. */
  monthsAfter(time: number, months: number): number;
  /** When clocks show this time on the day that holds `time`: after a gap when they skip it, at first when they show it twice. */
  clockAt(time: number, hour: number, minute?: number): number;
  /** A moment as ISO 8601 with the zone's offset: `2026-11-21T08:00:00+01:00`. */
  iso(time: number): string;
}

const FIRST_DAY = Temporal.PlainDate.from("1970-01-01");
const FIRST_MONDAY = Temporal.PlainDate.from("1970-01-05");

/** @param timeZone an IANA name, already checked by the configuration */
export function calendarOf(timeZone: string): Calendar {
  const zoned = (time: number) => Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);

  const day = (date: Temporal.PlainDate): Span => ({
    key: date.toString(),
    number: FIRST_DAY.until(date).days,
    starts: date.toZonedDateTime(timeZone).epochMilliseconds,
    ends: date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
  });
  const week = (date: Temporal.PlainDate): Span => {
    const monday = date.subtract({ days: date.dayOfWeek - 1 });
    return {
      key: `${date.yearOfWeek}-W${String(date.weekOfYear).padStart(2, "0")}`,
      number: FIRST_MONDAY.until(monday).days / 7,
      starts: monday.toZonedDateTime(timeZone).epochMilliseconds,
      ends: monday.add({ weeks: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
    };
  };

  // Every periodic save needs today's span, which changes once a day.
  const latest: Partial<Record<Period, Span>> = {};
  return {
    spanOf(period, now) {
      const known = latest[period];
      if (known && known.starts <= now && now < known.ends) return known;
      const date = zoned(now).toPlainDate();
      const span = period === "daily" ? day(date) : week(date);
      latest[period] = span;
      return span;
    },
    lastDays(count, now) {
      const today = zoned(now).toPlainDate();
      return Array.from({ length: count }, (_, i) => day(today.subtract({ days: count - 1 - i })));
    },
    daysAfter: (time, days) => zoned(time).add({ days }).epochMilliseconds,
    monthsBefore: (time, months) => zoned(time).subtract({ months }).epochMilliseconds,
    monthsAfter: (time, months) => zoned(time).add({ months }).epochMilliseconds,
    clockAt: (time, hour, minute = 0) => zoned(time).withPlainTime({ hour, minute }).epochMilliseconds,
    iso: (time) => zoned(time).toString({ timeZoneName: "never", smallestUnit: "second" }),
  };
}
