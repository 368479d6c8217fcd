/** A school year ends on this day. */
const YEAR_END = { month: 8, day: 31 } as const;
const MIN_DAYS = 60;

/** The last day of what begins today and ends with the school year; with the next one when this one is nearly over. */
export function endOfSchoolYear(today: string): string {
  const from = Temporal.PlainDate.from(today);
  const end = Temporal.PlainDate.from({ year: from.year, ...YEAR_END });
  return (from.until(end, { largestUnit: "day" }).days < MIN_DAYS ? end.add({ years: 1 }) : end).toString();
}

/** When the school year began that ends on this day, in ms since 1970. */
export const startOfSchoolYear = (lastDay: string, timeZone: string): number =>
  Temporal.PlainDate.from(lastDay).subtract({ years: 1 }).toZonedDateTime(timeZone).epochMilliseconds;
