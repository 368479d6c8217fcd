import type { Language } from "@karota/engine/message.ts";
import { LOCALES } from "./speaker.ts";

type PartOfTime = "hour" | "minute" | "second" | "fractionalSecondDigits" | "dayPeriod" | "timeStyle" | "timeZoneName";
/** How a day is written. A time of day has no options: `Times` writes it. */
export type DayOptions = Omit<Intl.DateTimeFormatOptions, PartOfTime> & { readonly [part in PartOfTime]?: never };
/** In milliseconds since 1970, or as ISO 8601. */
export type Moment = number | string | Date;

/** Numbers and dates as a language writes them. */
export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Euro cents as an amount, `0,10 €`. */
  euros(cents: number): string;
  date(time: Moment, options?: DayOptions): string;
  /** `včeraj`, `in 3 days` … */
  relativeDay(days: number): string;
}

export function formatOf(language: Language): Format {
  const locale = LOCALES[language];
  return {
    number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    euros: (cents) => new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100),
    date: (time, options = { day: "numeric", month: "long" }) =>
      // oxlint-disable-next-line no-restricted-properties -- the one place that writes days
      new Intl.DateTimeFormat(locale, options).format(new Date(time)),
    relativeDay: (days) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day"),
  };
}
