import { readWords, tidy } from "./reading.ts";

/** The weekdays from Monday, as they are typed in Slovenian, English and German; as `readWords` leaves them. */
const WEEKDAYS: readonly string[] = [
  "ponedelje?k\\w?|pon|monday|mon|montag|mo",
  "tor(e?k\\w?)?|tusday|tus?|dienstag|di",
  "sred[aeo]|sre?|wednesday|wed|mittwoch|mi",
  "cetrte?k\\w?|cet|thursday|thurs?|thu|donnerstag|do",
  "pete?k\\w?|pet|friday|fri|freitag|fr",
  "sobot[aeo]|sob|saturday|sat|samstag|sonnabend|sa",
  "nedelj[aeo]|ned|sunday|sun|sonntag|so",
];
const READ_WEEKDAYS = WEEKDAYS.map((words) => new RegExp(`^(${words})$`));

/** A weekday from 1, Monday, to 7; null when the text names none. */
export function readWeekday(text: string): number | null {
  const place = READ_WEEKDAYS.findIndex((words) => words.test(readWords(text)));
  return place < 0 ? null : place + 1;
}

/** The beginnings of the months' names, which are alike in the three languages. */
const READ_MONTHS = [
  "jan",
  "feb",
  "mar",
  "apr",
  "ma[jiy]",
  "jun",
  "jul",
  "a[uv]g",
  "sep",
  "o[ck]t",
  "nov",
  "de[cz]",
].map((start) => new RegExp(`^${start}\\p{L}*$`, "u"));
const IN_DIGITS = /^(\d{1,2})(?:\. ?| ?[/-] ?)(\d{1,2})\.?$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|\.)? ?(?:of )?(\p{L}+)\.?$/u;
const MONTH_FIRST = /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th|\.)?$/u;

/** A day of a year as one number: 317 is 17 March. */
export const dateNumber = (month: number, day: number): number => 100 * month + day;

/**
 * A day of a year, the day before the month where both are digits: 17. 3., 17 March, 17. marca. As `dateNumber` writes
 * it; null when the text is no date.
 */
export function readDate(text: string): number | null {
  const tidied = tidy(text).toLowerCase();
  const [, day, second] = IN_DIGITS.exec(tidied) ?? [];
  if (day !== undefined) return numberOf(Number(second), Number(day));
  const [, dayFirst, monthAfter] = DAY_FIRST.exec(tidied) ?? [];
  const [, monthBefore, dayAfter] = MONTH_FIRST.exec(tidied) ?? [];
  const name = readWords(monthAfter ?? monthBefore ?? "");
  return numberOf(READ_MONTHS.findIndex((month) => month.test(name)) + 1, Number(dayFirst ?? dayAfter));
}

const numberOf = (month: number, day: number): number | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? dateNumber(month, day) : null;
