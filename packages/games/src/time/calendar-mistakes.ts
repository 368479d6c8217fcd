import type { Named } from "@karota/engine/quiz/topic.ts";
import { WEEK, weekdayOf, type CalendarFacts } from "./calendar-kinds.ts";

/** Months are often taken to have as many days. */
const USUAL_DAYS = 30;

/** A week is taken for its school days, or counted with both its ends. */
const SCHOOL_WEEK = 5;
const EIGHT_DAYS = 8;

const onWeek = (day: number): number => ((day - 1 + WEEK) % WEEK) + 1;

function weekdayMistakes(facts: CalendarFacts): readonly Named<number>[] {
  const [, days, first] = facts.page;
  const right = weekdayOf(facts, facts.numbers[0]);
  const columns = [1, -1, 2, -2].map((by) => ({ name: "other-column", value: onWeek(right + by) }));
  if (facts.kind === "weekday") return [{ name: "first-of-month", value: first }, ...columns];
  const day = facts.numbers[0] - days;
  return [
    { name: "months-alike", value: weekdayOf(facts, day) },
    { name: "begins-monday", value: onWeek(day % WEEK) },
    { name: "one-day-off", value: onWeek(right + 1) },
    { name: "one-day-off", value: onWeek(right - 1) },
    { name: "two-days-off", value: onWeek(right + 2) },
    { name: "two-days-off", value: onWeek(right - 2) },
  ];
}

function dayMistakes({ page: [, days], numbers: [start, end] }: CalendarFacts): readonly Named<number>[] {
  const right = end - start;
  const next = end - days;
  const overEnd =
    next > 0
      ? [
          ...(days === USUAL_DAYS ? [] : [{ name: "thirty-days", value: right + USUAL_DAYS - days }]),
          { name: "only-next-month", value: next },
          { name: "dates-subtracted", value: Math.abs(next - start) },
          { name: "from-the-first", value: end },
        ]
      : [
          { name: "date-as-days", value: start },
          { name: "date-as-days", value: end },
        ];
  return [
    ...overEnd,
    { name: "both-counted", value: right + 1 },
    { name: "only-between", value: right - 1 },
    { name: "two-days-off", value: right - 2 },
    { name: "week-off", value: right + WEEK },
    { name: "week-off", value: right - WEEK },
  ];
}

function dateMistakes({ page: [, days], numbers: [day, weeks] }: CalendarFacts): readonly Named<number>[] {
  const right = day + WEEK * weeks;
  const overEnd =
    right > days
      ? [
          // The days that are left over are counted from the 30th.
          ...(days === USUAL_DAYS ? [] : [{ name: "thirty-days", value: right + days - USUAL_DAYS }]),
          { name: "month-kept", value: right - days },
        ]
      : [];
  return [
    ...overEnd,
    { name: "weeks-as-days", value: day + weeks },
    { name: "school-weeks", value: day + SCHOOL_WEEK * weeks },
    { name: "eight-days", value: day + EIGHT_DAYS * weeks },
    { name: "one-day-off", value: right + 1 },
    { name: "one-day-off", value: right - 1 },
    { name: "week-off", value: right + WEEK },
    ...(weeks > 1 ? [{ name: "week-off", value: right - WEEK }] : []),
  ];
}

/** What comes out in the usual wrong ways, as `calendarAnswer` counts; likelier ones first. */
export function calendarMistakes(facts: CalendarFacts): readonly Named<number>[] {
  const [first, second] = facts.numbers;
  const isWeekday = facts.kind === "weekday" || facts.kind === "weekday-next";
  const wrong = isWeekday
    ? weekdayMistakes(facts)
    : facts.kind === "days-until"
      ? dayMistakes(facts)
      : dateMistakes(facts);
  const right = isWeekday
    ? weekdayOf(facts, first)
    : facts.kind === "days-until"
      ? second - first
      : first + WEEK * second;
  // Beyond the shortest month nobody knows which date it is.
  const last = facts.kind === "date-later" ? facts.page[1] + 28 : Infinity;
  return wrong.filter(
    ({ value }, place) =>
      value > 0 && value <= last && value !== right && wrong.findIndex((one) => one.value === value) === place,
  );
}
