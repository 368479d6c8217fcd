import type { Language } from "./message.ts";

/**
 * A time of day, in minutes after midnight, on a clock of 24 hours without a zero before the hour: 8.05 in Slovenian, 8:05
 * in English and German.
 */
export const clockText = (minutes: number, language: Language): string =>
  `${Math.floor(minutes / 60)}${language === "sl" ? "." : ":"}${String(minutes % 60).padStart(2, "0")}`;
