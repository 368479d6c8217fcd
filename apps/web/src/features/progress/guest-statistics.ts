import type { StatisticsReply, Tally } from "@karota/contract/learning/learning.ts";
import type { PlayRecord } from "../../shared/offline/progress.ts";

const MAX_SHOWN = 20;

/** In the middle; between the two middle ones when their number is even. */
function medianOf(times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const timesOf = (plays: readonly PlayRecord[]): readonly number[] =>
  plays.flatMap(({ completed, seconds }) => (completed && seconds > 0 ? [seconds] : []));

function tallyOf(plays: readonly PlayRecord[]): Tally {
  const times = timesOf(plays);
  return {
    played: plays.length,
    solved: plays.filter(({ completed }) => completed).length,
    hints: plays.reduce((sum, { hints }) => sum + hints, 0),
    best: times.length > 0 ? Math.min(...times) : null,
    median: medianOf(times),
  };
}

const choiceOf = ({ options }: PlayRecord): string =>
  JSON.stringify(Object.entries(options).toSorted(([one], [other]) => (one < other ? -1 : 1)));

const groups = <T>(list: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] =>
  [...new Set(list.map(keyOf))].map((key) => list.filter((one) => keyOf(one) === key));

/** A visitor's statistics as the server makes a player's, from the boards in the browser. */
export function guestStatistics(records: readonly PlayRecord[]): StatisticsReply {
  const played = records
    .filter(({ done, completed }) => done > 0 || completed)
    .toSorted((one, other) => Date.parse(one.ends ?? "") - Date.parse(other.ends ?? ""));
  return {
    total: tallyOf(played),
    games: groups(played, ({ game }) => game).map((plays) => ({
      game: plays[0]!.game,
      ...tallyOf(plays),
      recent: plays
        .flatMap(({ ends, completed, seconds }) => (completed && seconds > 0 ? [{ time: ends ?? "", seconds }] : []))
        .slice(-MAX_SHOWN),
      choices: groups(plays, choiceOf).map((same) => ({ options: same[0]!.options, ...tallyOf(same) })),
    })),
  };
}
