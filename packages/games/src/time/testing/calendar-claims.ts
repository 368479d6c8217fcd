import { claimsOf, isOneOf, type Answered } from "../../testing/claims-of.ts";
import { dateIn, weekdayIn } from "./minutes-read.ts";

/** A page of a calendar, and days counted from its first day, or a day and a number of weeks. */
interface Facts {
  readonly kind: "weekday" | "weekday-next" | "days-until" | "date-later";
  readonly page: readonly [month: number, days: number, first: number];
  readonly numbers: readonly [number, number];
}

/** A weekday from 1 to 7, a number of days, or a day counted from the first day of the page. */
function dayOf({ kind, page: [month, days] }: Facts, text: string): number {
  if (kind === "weekday" || kind === "weekday-next") return weekdayIn(text);
  if (kind === "days-until") return Number(/^(\d+) days?$/.exec(text)?.[1]);
  const [of, day] = dateIn(text);
  return of === month ? day : day + days;
}
interface Days extends Facts {
  readonly chosen: number;
  readonly right: number;
}
const days =
  (isTrue: (days: Days) => boolean) =>
  ({ facts, chosen, right }: Answered<Facts>): boolean =>
    isTrue({ ...facts, chosen: dayOf(facts, chosen), right: dayOf(facts, right) });

/** The weekday of a day of the page or after it. */
const weekdayOf = ([, , first]: Facts["page"], day: number): number => ((first + day - 2) % 7) + 1;
/** So many days too many or too few, on weekdays in either direction of the week. */
const off = (by: number) =>
  days(({ kind, chosen, right }) => isOneOf(Math.abs(chosen - right), by, kind.startsWith("weekday") ? 7 - by : by));
const weeksOf = (length: number) =>
  days(({ kind, numbers: [day, weeks], chosen }) => kind === "date-later" && chosen === day + length * weeks);
const until = (isTrue: (days: Days) => boolean) => days((one) => one.kind === "days-until" && isTrue(one));

/** What is said of mistakes with a page of a calendar. */
export const CALENDAR_CLAIMS = claimsOf<Facts>("time", {
  "begins-monday": days(({ page, numbers: [day], chosen }) => chosen === ((day - page[1] - 1) % 7) + 1),
  "months-alike": days(({ page, numbers: [day], chosen }) => chosen === weekdayOf(page, day - page[1])),
  "first-of-month": days(({ page, chosen, right }) => chosen === weekdayOf(page, 1) && chosen !== right),
  "other-column": days(({ kind, chosen, right }) => kind === "weekday" && chosen !== right),
  "both-counted": until(({ chosen, right }) => chosen === right + 1),
  "only-between": until(({ chosen, right }) => chosen === right - 1),
  // Both days are in the month.
  "date-as-days": until(({ page, numbers, chosen }) => numbers.includes(chosen) && numbers[1] <= page[1]),
  "dates-subtracted": until(
    ({ page, numbers: [today, day], chosen }) => day > page[1] && chosen === Math.abs(day - page[1] - today),
  ),
  "from-the-first": until(({ numbers: [today, day], chosen }) => today > 1 && chosen === day),
  "only-next-month": until(({ page, numbers: [, day], chosen }) => chosen > 0 && chosen === day - page[1]),
  // The month of the page is taken for one of 30 days.
  "thirty-days": days(({ kind, page, numbers: [today, other], chosen }) =>
    page[1] === 30
      ? false
      : kind === "days-until"
        ? chosen === 30 - today + (other - page[1])
        : chosen - page[1] === today + 7 * other - 30,
  ),
  "month-kept": days(({ kind, page, chosen, right }) => kind === "date-later" && right - chosen === page[1]),
  "eight-days": weeksOf(8),
  "school-weeks": weeksOf(5),
  "weeks-as-days": weeksOf(1),
  "one-day-off": off(1),
  "two-days-off": off(2),
  "week-off": days(({ chosen, right }) => Math.abs(chosen - right) === 7),
});
