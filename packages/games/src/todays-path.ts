import { FIRST_GAMES, type CatalogueRow } from "./catalogue.ts";

/** What somebody answered in a game on a day, which is `2026-11-21`; no answers where they were not counted. */
export interface PlayedDay {
  readonly game: string;
  readonly day: string;
  readonly right: number;
  readonly wrong: number;
}

/** From this share of right answers on, a game is one that somebody can do. */
const SURE_SHARE = 0.8;
/** With fewer answers, nobody can tell. */
const MIN_ANSWERS = 10;
/** How many games each step offers, so that one can ask for another one. */
const GAMES_PER_STEP = 4;

const placeOf = (id: string): number => {
  const place = FIRST_GAMES.indexOf(id);
  return place < 0 ? FIRST_GAMES.length : place;
};
const rotate = <T>(list: readonly T[], by: number): readonly T[] => [
  ...list.slice(by % list.length),
  ...list.slice(0, by % list.length),
];

/**
 * Today's path: three steps of about three minutes each, and for each step the games that fit, the best first. First a
 * quiz that one can do, the one played longest ago; then one that is hard for one, or new; then a game for its own sake
 * that was not played for longest. It stays the same all day: what counts is what was played before `today`.
 */
export function todaysPath(
  today: string,
  games: readonly Pick<CatalogueRow, "id" | "type">[],
  played: readonly PlayedDay[],
): readonly (readonly string[])[] {
  const before = played.filter(({ day }) => day < today);
  const daysOf = (id: string) => before.filter(({ game }) => game === id);
  /** The last day, as text that can be compared; empty for a game that is new. */
  const lastDay = (id: string): string => daysOf(id).reduce((last, { day }) => (day > last ? day : last), "");
  const isHard = (id: string): boolean => {
    const [right, wrong] = daysOf(id).reduce(([r, w], one) => [r + one.right, w + one.wrong], [0, 0]);
    return right + wrong >= MIN_ANSWERS && right < SURE_SHARE * (right + wrong);
  };
  const dayOfMonth = Number(today.slice(-2));
  /** Of one type, in the order for somebody new, which begins with another game each day. */
  const inTurn = (type: CatalogueRow["type"]): readonly string[] => {
    const ids = games.filter((game) => game.type === type).map(({ id }) => id);
    const isFirst = (id: string) => FIRST_GAMES.includes(id);
    const first = ids.filter(isFirst).sort((one, other) => placeOf(one) - placeOf(other));
    return [...rotate(first, dayOfMonth), ...ids.filter((id) => !isFirst(id))];
  };
  const longestAgo = (ids: readonly string[]) =>
    ids.toSorted((one, other) => (lastDay(one) < lastDay(other) ? -1 : Number(lastDay(one) > lastDay(other))));

  const quizzes = inTurn("education");
  const known = longestAgo(quizzes.filter((id) => lastDay(id) !== ""));
  const fresh = quizzes.filter((id) => lastDay(id) === "");
  const sure = known.filter((id) => !isHard(id));
  const hard = known.filter(isHard);
  // New ones are dealt between the two steps.
  const [even, odd] = [0, 1].map((rest) => fresh.filter((_, place) => place % 2 === rest)) as [string[], string[]];
  const warmUp = [...sure, ...even, ...odd, ...hard].slice(0, Math.min(GAMES_PER_STEP, Math.ceil(quizzes.length / 2)));
  const challenge = [...hard, ...odd, ...even, ...sure].filter((id) => !warmUp.includes(id));
  return [warmUp, challenge, longestAgo(inTurn("entertainment"))].map((ids) => ids.slice(0, GAMES_PER_STEP));
}
