import type { Speaker } from "@karota/engine/message.ts";
import { SECONDARY, type SchoolYears } from "@karota/games/school-years.ts";

export const SCHOOL_YEARS: readonly number[] = Array.from({ length: SECONDARY }, (_, place) => place + 1);

/** One school year: `3. razred`, `srednja šola`. */
export const yearWord = (year: number, speaker: Speaker): string =>
  speaker.say(year < SECONDARY ? { id: "shelf.year", values: { year } } : { id: "shelf.year.secondary" });

/** School years in words: `3.–5. razred`, `od 8. razreda`. */
export function yearWords([from, to]: SchoolYears, speaker: Speaker): string {
  if (from === to) return yearWord(from, speaker);
  return speaker.say(
    to < SECONDARY ? { id: "shelf.years", values: { from, to } } : { id: "shelf.years.from", values: { from } },
  );
}
