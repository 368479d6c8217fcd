import type { Random } from "@karota/engine/random.ts";

/** The kinds of tasks about a calendar page; each is a skill of its own. */
export const CALENDAR_KINDS = ["weekday", "weekday-next", "days-until", "date-later"] as const;

/**
 * One page of a calendar and what is asked of it. weekday: that of a day of the month; weekday-next: of a day of the next
 * month; days-until: from one day to a later one, which is beyond the month's last day where it is in the next month;
 * date-later: the date so many weeks after a day.
 */
export interface CalendarFacts {
  readonly kind: (typeof CALENDAR_KINDS)[number];
  /** The month from 1 to 12, its number of days, and the weekday of its first day from 1, Monday, to 7. */
  readonly page: readonly [month: number, days: number, first: number];
  /** Days counted from the page's first day, or weeks; the second is 0 for kinds with one. */
  readonly numbers: readonly [number, number];
}

export const WEEK = 7;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LEAP_FEBRUARY = 29;
/** Every month has these days: only they are asked of the month after the page. */
const SHORTEST = 28;

/** Whether there is such a month. */
export const isPage = ([month, days, first]: CalendarFacts["page"]): boolean =>
  first >= 1 && first <= WEEK && (MONTH_DAYS[month - 1] === days || (month === 2 && days === LEAP_FEBRUARY));

/** The constraints of each kind. */
export function calendarFits({ kind, page, numbers: [first, second] }: CalendarFacts): boolean {
  const [, days] = page;
  if (!isPage(page) || first < 1) return false;
  switch (kind) {
    case "weekday":
      return first <= days && second === 0;
    case "weekday-next":
      return first > days && first <= days + SHORTEST && second === 0;
    case "days-until":
      return first <= days && first < second && second <= days + SHORTEST;
    case "date-later":
      return first <= days && second >= 1 && first + WEEK * second <= days + SHORTEST;
  }
}

/** A day counted from the first day of the page: its month and the day in it. */
export function dateOf({ page: [month, days] }: CalendarFacts, day: number): readonly [month: number, day: number] {
  return day <= days ? [month, day] : [(month % 12) + 1, day - days];
}

/** The weekday, from 1 to 7, of a day counted from the first day of the page. */
export const weekdayOf = ({ page: [, , first] }: CalendarFacts, day: number): number =>
  ((((first - 1 + day - 1) % WEEK) + WEEK) % WEEK) + 1;

type Draw = (random: Random) => CalendarFacts | null;

const drawn =
  (
    kind: CalendarFacts["kind"],
    numbers: (random: Random, days: number) => readonly [number, number],
    fits: (days: number, first: number, second: number) => boolean = () => true,
  ): Draw =>
  (random) => {
    const month = random.between(1, 12);
    const isLeap = month === 2 && random.chance(0.25);
    const days = isLeap ? LEAP_FEBRUARY : MONTH_DAYS[month - 1]!;
    const facts: CalendarFacts = { kind, page: [month, days, random.between(1, WEEK)], numbers: numbers(random, days) };
    return calendarFits(facts) && fits(days, ...facts.numbers) ? facts : null;
  };

const weekdayIn = drawn("weekday", (random, days) => [random.between(2, days), 0]);

/** The kinds of each level, taken in turn: within the page, over the end of the month, in the next month. */
const LEVELS: Readonly<Record<"easy" | "medium" | "hard", readonly Draw[]>> = {
  easy: [
    weekdayIn,
    drawn(
      "date-later",
      (random, days) => [random.between(1, days - WEEK), random.between(1, 2)],
      (days, day, weeks) => day + WEEK * weeks <= days,
    ),
    drawn(
      "days-until",
      (random) => {
        const day = random.between(1, 20);
        return [day, day + random.between(2, 10)];
      },
      (days, _, end) => end <= days,
    ),
  ],
  medium: [
    drawn("date-later", (random, days) => [random.between(5, days), random.between(1, 3)]),
    weekdayIn,
    drawn(
      "days-until",
      (random) => {
        const day = random.between(1, 14);
        return [day, day + random.between(9, 24)];
      },
      (days, _, end) => end <= days,
    ),
  ],
  hard: [
    drawn("weekday-next", (random, days) => [days + random.between(2, SHORTEST), 0]),
    drawn("days-until", (random, days) => [random.between(5, days - 3), days + random.between(2, SHORTEST)]),
    drawn(
      "date-later",
      (random, days) => [random.between(8, days), random.between(2, 5)],
      (days, day, weeks) => day + WEEK * weeks > days,
    ),
  ],
};

/** Draws a task of the level; `turn` chooses the kind. Null when what was drawn does not fit it. */
export function drawCalendar(level: keyof typeof LEVELS, random: Random, turn: number): CalendarFacts | null {
  const kinds = LEVELS[level];
  return kinds[turn % kinds.length]!(random);
}
