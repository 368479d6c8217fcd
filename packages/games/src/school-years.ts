import { CATALOGUE } from "./catalogue.ts";

/**
 * Which school years a game suits, by the Slovenian curriculum: grades 1 to 9 (from age 6), 10 = secondary school.
 * Both ends belong to it. The catalogue lists them.
 */
export type SchoolYears = readonly [from: number, to: number];
export const SECONDARY = 10;

const LEVELS = ["starter", "easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];
/** The level of the daily board of every quiz. */
const DAILY_LEVEL: Level = "medium";
/** The spans of a quiz without the level starter. */
const WITHOUT_STARTER = LEVELS.length - 1;

/** The spans of a game: one a level of a quiz, one of another game; empty for a game that there is not. */
const spansOf = (game: string): readonly SchoolYears[] =>
  (CATALOGUE.find(({ id }) => id === game)?.years.split(" ") ?? []).map(
    (span) => span.split("-").map(Number) as [number, number],
  );

/** The years of one level of a quiz; null where there is no such level. */
export function yearsOfLevel(game: string, level: string): SchoolYears | null {
  const spans = spansOf(game);
  const levels = spans.length === WITHOUT_STARTER ? LEVELS.slice(1) : LEVELS;
  return spans.length === levels.length ? (spans[levels.findIndex((one) => one === level)] ?? null) : null;
}

/** The years a game suits with any of its levels; null for a game that there is not. */
export function yearsOf(game: string): SchoolYears | null {
  const spans = spansOf(game);
  if (spans.length === 0) return null;
  return [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

const holds = ([from, to]: SchoolYears, year: number): boolean => from <= year && year <= to;

/** The levels of a quiz that suit a year; empty for other games. */
export const levelsFor = (game: string, year: number): readonly Level[] =>
  LEVELS.filter((level) => holds(yearsOfLevel(game, level) ?? [0, -1], year));

export const suits = (game: string, year: number): boolean => spansOf(game).some((span) => holds(span, year));

/** Up to this grade pupils begin with the level starter; the daily and weekly boards are too hard for them. */
const STARTER_UP_TO = 2;

/** Whether a pupil of a year begins a quiz with its level starter. */
export const beginsWithStarter = (game: string, year: number): boolean =>
  year <= STARTER_UP_TO && holds(yearsOfLevel(game, "starter") ?? [0, -1], year);

/**
 * How a board of a game fits a pupil of a school year: 1 where it is for this year, the one before or the one after, -1
 * where it is a quiz that is taught later, else 0. In the first grades a quiz of the year after is later, too.
 * @param level of a quiz: that of the board
 */
export function fitOf(game: string, year: number, level: Level = DAILY_LEVEL): 1 | 0 | -1 {
  const [span, ...more] = spansOf(game);
  const isQuiz = more.length > 0;
  const own = isQuiz ? yearsOfLevel(game, level) : span;
  if (!own) return 0;
  const ahead = isQuiz && year <= STARTER_UP_TO ? 0 : 1;
  if (own[0] - ahead > year) return isQuiz ? -1 : 0;
  return year <= own[1] + 1 ? 1 : 0;
}

/** Whether a daily board of a game is for about a school year. */
export const suitsAbout = (game: string, year: number): boolean => fitOf(game, year) > 0;
