import type { PlayedDay, SkillLevel } from "@karota/contract/learning/learning.ts";
import { groupBy } from "@karota/engine/group-by.ts";
import type { Category } from "@karota/games/categories.ts";
import { dayNumber } from "../../shared/offline/guest-learning.ts";

/** Noon, so that no zone makes it another day. */
export const noon = (day: string): string => `${day}T12:00:00`;

const DAY_MS = 86_400_000;
export const WEEKS = 26;
const dayKey = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** The Monday on or before a day; 1970-01-01 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % 7);

/** One day in all games. */
export interface CalendarDay {
  /** `2026-11-21`. */
  readonly day: string;
  readonly boards: number;
  readonly answers: number;
  readonly seconds: number;
  /** 0 not played, 1 to 4 the more the greener; null for a day still to come. */
  readonly green: 0 | 1 | 2 | 3 | 4 | null;
}

/** How green a day is: played, one board finished, three, six; ten answers count as a board. */
function greenOf(boards: number, answers: number): 1 | 2 | 3 | 4 {
  const done = Math.max(boards, Math.floor(answers / 10));
  return done >= 6 ? 4 : done >= 3 ? 3 : done >= 1 ? 2 : 1;
}

/** The last 26 weeks, each from Monday to Sunday, the oldest first. */
export function calendarOf(days: readonly PlayedDay[], today: string): readonly (readonly CalendarDay[])[] {
  const last = dayNumber(today);
  const first = mondayOf(last) - 7 * (WEEKS - 1);
  const played = groupBy(days, ({ day }) => day);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday): CalendarDay => {
      const number = first + 7 * week + weekday;
      const day = dayKey(number);
      const rows = played.get(day) ?? [];
      const sum = (of: (row: PlayedDay) => number) => rows.reduce((all, row) => all + of(row), 0);
      const boards = sum((row) => row.boards);
      const answers = sum((row) => row.right + row.wrong);
      const green = number > last ? null : rows.length === 0 ? 0 : greenOf(boards, answers);
      return { day, boards, answers, seconds: sum((row) => row.seconds), green };
    }),
  );
}

/** The answers of one week. */
export interface Week {
  /** Its Monday. */
  readonly monday: string;
  readonly answers: number;
  /** Of 100 answers so many were right; null in a week without any. */
  readonly accuracy: number | null;
  /** Seconds an answer; null in a week without any. */
  readonly pace: number | null;
}

/** The last 26 weeks of the quizzes, the oldest first. */
export function weeksOf(days: readonly PlayedDay[], today: string): readonly Week[] {
  return calendarOf(days, today).map((week) => {
    const keys = new Set(week.map(({ day }) => day));
    const rows = days.filter((row) => keys.has(row.day) && row.right + row.wrong > 0);
    const right = rows.reduce((all, row) => all + row.right, 0);
    const answers = rows.reduce((all, row) => all + row.right + row.wrong, 0);
    const seconds = rows.reduce((all, row) => all + row.seconds, 0);
    return {
      monday: week[0]!.day,
      answers,
      accuracy: answers > 0 ? Math.round((100 * right) / answers) : null,
      pace: answers > 0 && seconds > 0 ? Math.round((10 * seconds) / answers) / 10 : null,
    };
  });
}

/** The week in which each month begins, for the labels below; none of the first two where they would touch. */
export function monthsOf(mondays: readonly string[]): readonly { readonly week: number; readonly day: string }[] {
  const starts = mondays.flatMap((monday, week) =>
    week === 0 || mondays[week - 1]!.slice(0, 7) !== monday.slice(0, 7) ? [{ week, day: monday }] : [],
  );
  return starts.filter(({ week }, place) => (starts[place + 1]?.week ?? WEEKS + 3) - week >= 3);
}

/** The highest mark of a scale that holds a value: 5, 10, 20, 30, 60, 120, … */
export function scaleFor(value: number): number {
  for (const mark of [5, 10, 20, 30, 60]) if (value <= mark) return mark;
  return 60 * Math.ceil(value / 60);
}

/** The levels by category and game, in the order of the catalogue; games without any are left out. */
export const practisedOf = (
  skills: readonly SkillLevel[],
  categories: readonly { readonly category: Category; readonly games: readonly { readonly id: string }[] }[],
): readonly { category: Category; games: readonly { game: string; skills: readonly SkillLevel[] }[] }[] =>
  categories
    .map(({ category, games }) => ({
      category,
      games: games
        .map(({ id }) => ({ game: id, skills: skills.filter((one) => one.game === id) }))
        .filter((one) => one.skills.length > 0),
    }))
    .filter(({ games }) => games.length > 0);

/** The sums of the days in a visitor's browser. */
export const totalOf = (days: readonly PlayedDay[]) => ({
  days: new Set(days.map(({ day }) => day)).size,
  boards: days.reduce((all, row) => all + row.boards, 0),
  right: days.reduce((all, row) => all + row.right, 0),
  wrong: days.reduce((all, row) => all + row.wrong, 0),
  seconds: days.reduce((all, row) => all + row.seconds, 0),
});
