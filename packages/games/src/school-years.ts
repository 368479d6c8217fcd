import { CATALOGUE } from "./catalogue.ts";

/**
 * Which school years a game suits, by the Slovenian curriculum: grades 1 to 9 (from age 6), 10 = secondary school.
 * Both ends belong to it. The catalogue lists them.
 */
export type SchoolYears = readonly [from: number, to: number];
export const SECONDARY = 10;

const LEVELS = ["starter", "easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];
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
