import { FIRST_GAMES, type CatalogueRow } from "./catalogue.ts";
import type { Category } from "./categories.ts";
import { suitsAbout } from "./school-years.ts";

/** What somebody answered in a game before today, last on a day such as `2026-11-21`; no answers where they are not counted. */
export interface PlayedGame {
  readonly game: string;
  readonly day: string;
  readonly right: number;
  readonly wrong: number;
}

/** Whom the path is for: a pupil of a school year, or somebody who plays for fun. */
export interface PathOf {
  readonly year?: number | undefined;
  readonly forFun?: boolean;
  /** Practice can be offered: it needs an account and a network. */
  readonly practises?: boolean;
}

const FUN_CATEGORIES = ["logic", "words", "leisure"] as const satisfies readonly Category[];
export type StepName = "practice" | "warmUp" | "harder" | "fun" | (typeof FUN_CATEGORIES)[number];

/** The games that fit a step of the path, the best first; practice has none, since it chooses its own questions. */
export interface Step {
  readonly name: StepName;
  readonly games: readonly string[];
}

/** From this share of right answers on, a game is one that somebody can do. */
const SURE_SHARE = 0.8;
/** With fewer answers, nobody can tell. */
const MIN_ANSWERS = 10;
/** How many games each step offers, so that one can ask for another one. */
const GAMES_PER_STEP = 4;

export const rotate = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/**
 * Today's path: three steps of about three minutes each, and for each step the games that fit, the best first. First a
 * quiz that one can do, the one played longest ago; then one that is hard for one, or new; then a game for its own sake
 * that was not played for longest. Who plays for fun gets three of the last kind, one of each category. It stays the
 * same all day: `played` holds what was played before `today`.
 */
export function todaysPath(
  today: string,
  games: readonly Pick<CatalogueRow, "id" | "type" | "subtype">[],
  played: readonly PlayedGame[],
  { year, forFun = false, practises = false }: PathOf = {},
): readonly Step[] {
  const rowOf = (id: string) => played.find(({ game }) => game === id);
  /** The last day, as text that can be compared; empty for a game that is new. */
  const lastDay = (id: string): string => rowOf(id)?.day ?? "";
  const isHard = (id: string): boolean => {
    const { right = 0, wrong = 0 } = rowOf(id) ?? {};
    return right + wrong >= MIN_ANSWERS && right < SURE_SHARE * (right + wrong);
  };
  const dayOfMonth = Number(today.slice(-2));
  const ofType = (type: CatalogueRow["type"]): readonly string[] => {
    const all = games.filter((game) => game.type === type).map(({ id }) => id);
    return year === undefined ? all : all.filter((id) => suitsAbout(id, year));
  };
  /** In the order for somebody new, which begins with another known game each day. */
  const inTurn = (ids: readonly string[]): readonly string[] => {
    const first = FIRST_GAMES.filter((id) => ids.includes(id));
    return [...rotate(first, dayOfMonth), ...ids.filter((id) => !first.includes(id))];
  };
  const longestAgo = (ids: readonly string[]) =>
    inTurn(ids).toSorted((one, other) => (lastDay(one) < lastDay(other) ? -1 : Number(lastDay(one) > lastDay(other))));
  const step = (name: StepName, ids: readonly string[]): Step => ({ name, games: ids.slice(0, GAMES_PER_STEP) });

  const leisure = ofType("entertainment");
  const quizzes = inTurn(ofType("education"));
  const isOf = (category: Category) => (id: string) => games.find((game) => game.id === id)?.subtype === category;
  const funOf = (category: Category) => longestAgo(leisure.filter(isOf(category)));
  if (forFun) return FUN_CATEGORIES.map((category) => step(category, funOf(category)));
  if (year !== undefined && quizzes.length === 0) {
    const words = step("words", funOf("words"));
    const others = longestAgo(leisure.filter((id) => !words.games.includes(id)));
    if (practises) return [step("practice", []), words, step("fun", others)];
    const half = Math.ceil(others.length / 2);
    return [words, step("leisure", others.slice(0, half)), step("fun", others.slice(half))];
  }
  const known = longestAgo(quizzes.filter((id) => lastDay(id) !== ""));
  const fresh = quizzes.filter((id) => lastDay(id) === "");
  const sure = known.filter((id) => !isHard(id));
  const hard = known.filter(isHard);
  // New ones are dealt between the two steps.
  const [even, odd] = [0, 1].map((rest) => fresh.filter((_, place) => place % 2 === rest)) as [string[], string[]];
  const warmUp = [...sure, ...even, ...odd, ...hard].slice(0, Math.min(GAMES_PER_STEP, Math.ceil(quizzes.length / 2)));
  const challenge = [...hard, ...odd, ...even, ...sure].filter((id) => !warmUp.includes(id));
  return [step("warmUp", warmUp), step("harder", challenge), step("fun", longestAgo(leisure))];
}
