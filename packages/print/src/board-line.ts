import type { Speaker } from "@karota/engine/message.ts";
import { optionWords } from "@karota/engine/option-words.ts";
import type { OptionValues } from "@karota/engine/options.ts";

const DAY_MS = 86_400_000;

/** The parts of the line under a title. */
export interface PrintedBoard {
  readonly options: OptionValues;
  readonly period: "daily" | "weekly" | null;
  /** The last day of the period, in milliseconds: its midnight in UTC; null outside periods. */
  readonly lastDay: number | null;
}

/** The language of dates, and the time zone of the day of printing. */
export interface Dates {
  readonly locale: string;
  /** The reader's own by default. */
  readonly timeZone?: string;
  readonly now: number;
}

/** Returns the line that identifies a board: its day or week, else the day of printing, and its options. */
export function boardLine({ options, period, lastDay }: PrintedBoard, speaker: Speaker, dates: Dates): string {
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
  if (period === "daily" && lastDay !== null)
    parts.push(speaker.say({ id: "paper.daily" }), format({ weekday: "long", timeZone: "UTC" }).format(lastDay));
  else if (period === "weekly" && lastDay !== null)
    parts.push(
      speaker.say({ id: "paper.weekly" }),
      format({ timeZone: "UTC" }).formatRange(lastDay - 6 * DAY_MS, lastDay),
    );
  else parts.push(format().format(now));
  const chosen = optionWords(options, speaker);
  if (chosen !== "") parts.push(chosen);
  return parts.join(", ");
}
