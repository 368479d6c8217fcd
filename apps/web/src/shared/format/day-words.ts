import { serverNow } from "../session/clock.ts";
import type { Format } from "@karota/texts/format.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older days are dates. */
const RELATIVE_DAYS = 3;

const midnightOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** `danes`, `včeraj`, and for older days the date. */
export function dayWords(time: string, format: Format): string {
  const days = Math.round((midnightOf(serverNow()) - midnightOf(Date.parse(time))) / DAY_MS);
  return days < RELATIVE_DAYS ? format.relativeDay(-days) : format.date(time);
}
