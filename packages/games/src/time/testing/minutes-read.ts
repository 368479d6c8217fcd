/* Times, durations and days as they are written in English, as numbers. */

const HOURS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const STEPS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  quarter: 15,
  twenty: 20,
  "twenty-five": 25,
  half: 30,
};
const MONTHS = "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

const numberIn = (pattern: RegExp, text: string): number => Number(pattern.exec(text)?.[1] ?? 0);

/** Minutes: 18:25 and 1 h 5 min, quarter to five, the hands of a dial. */
export function minutesIn(text: string): number {
  const [, hour, minute] = /^(\d+):(\d+)$/.exec(text) ?? [];
  if (minute !== undefined) return 60 * Number(hour) + Number(minute);
  if (text.includes("short hand")) {
    const long = numberIn(/long hand is (?:on|.* past) the (\d+)/, text);
    const marks = numberIn(/(\d+) marks? past/, text);
    return 60 * numberIn(/short hand is (?:on|between) the (\d+)/, text) + 5 * (long % 12) + marks;
  }
  const [, step = "", to, said = ""] = /^(?:([a-z-]+) (past|to) )?([a-z]+)/.exec(text) ?? [];
  const full = 60 * (HOURS.indexOf(said) + 1);
  if (full > 0) return full + (step === "" ? 0 : (to === "to" ? -1 : 1) * STEPS[step]!);
  return 60 * numberIn(/(\d+) h/, text) + numberIn(/(\d+) min/, text);
}

/** A weekday from 1, Monday, to 7; NaN for others. */
export const weekdayIn = (text: string): number => WEEKDAYS.indexOf(text) + 1 || NaN;
/** A date as its month and day; NaN for others. */
export function dateIn(text: string): readonly [month: number, day: number] {
  const [, day = NaN, month = ""] = /^(\d+) ([A-Z]\w+)$/.exec(text) ?? [];
  return [MONTHS.indexOf(month) + 1 || NaN, Number(day)];
}
