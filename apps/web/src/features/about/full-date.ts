import type { DayOptions } from "@karota/texts/format.ts";

/** A day that a reader may have to count from. It has no time of day: in UTC it is the same everywhere. */
export const FULL_DATE: DayOptions = {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
};
