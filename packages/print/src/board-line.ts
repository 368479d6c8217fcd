import type { Speaker } from "@karota/engine/message.ts";
import { optionWords } from "@karota/engine/option-words.ts";
import type { OptionValues } from "@karota/engine/options.ts";

const DAY_MS = 86_400_000;

/** The parts of the line under a title. */
export interface PrintedBoard {
  readonly options: OptionValues;
  readonly period: "daily" | "weekly" | null;
  /** When the period ends, in milliseconds; null outside periods. */
  readonly ends: number | null;
}

/** The language of dates and the time zone of days. */
export interface Dates {
  readonly locale: string;
  /** The reader's own by default. */
  readonly timeZone?: string;
  readonly now: number;
}

/** Returns the line that identifies a board: its day or week, else the day of printing, and its options. */
export function boardLine({ options, period, ends }: PrintedBoard, speaker: Speaker, dates: Dates): string {
  const { locale, timeZone, now } = dates;
  const format = (more: Intl.DateTimeFormatOptions = {}) =>
    // oxlint-disable-next-line no-restricted-properties -- days only, and the texts are not known here
    new Intl.DateTimeFormat(locale, {
      day: "numeric",
      month: "long",
      year: "numeric",
      ...(timeZone && { timeZone }),
      ...more,
    });
  const parts: string[] = [];
  // Half a day before its end is within the period, in whatever time zone it is read.
  if (period === "daily" && ends !== null)
    parts.push(speaker.say({ id: "paper.daily" }), format({ weekday: "long" }).format(ends - DAY_MS / 2));
  else if (period === "weekly" && ends !== null)
    parts.push(speaker.say({ id: "paper.weekly" }), format().formatRange(ends - 6.5 * DAY_MS, ends - DAY_MS / 2));
  else parts.push(format().format(now));
  const chosen = optionWords(options, speaker);
  if (chosen !== "") parts.push(chosen);
  return parts.join(", ");
}
