import type { Racer, RaceView } from "@karota/contract/games/races.ts";

/** Whether somebody does not play any more who has not solved the board. */
export const hasDroppedOut = ({ seconds, lost, left }: Racer): boolean => seconds === null && (lost || left);

interface RankedRacer {
  readonly racer: Racer;
  /** From 1, the same for equal results; null where there is none, or where it may still change. */
  readonly place: number | null;
}

/** Negative where the first of two people who have solved the board is before the other. */
function compare(one: Racer, other: Racer): number {
  const right = (other.score?.right ?? 0) - (one.score?.right ?? 0);
  return right || one.seconds! - other.seconds!;
}

/**
 * Everybody in a race, those who have solved the board first. In a quiz somebody slower may still have more right answers,
 * so that its places are known only at the end.
 */
export function rankRacers({ phase, people }: Pick<RaceView, "phase" | "people">): readonly RankedRacer[] {
  const solved = people.filter(({ seconds }) => seconds !== null).sort(compare);
  const others = people.filter(({ seconds }) => seconds === null);
  const playing = others.filter((one) => !hasDroppedOut(one));
  const out = others.filter(hasDroppedOut);
  const placeOf = (racer: Racer): number | null =>
    phase !== "ended" && racer.score !== null ? null : 1 + solved.filter((one) => compare(one, racer) < 0).length;
  return [
    ...solved.map((racer) => ({ racer, place: placeOf(racer) })),
    ...[...playing, ...out].map((racer) => ({ racer, place: null })),
  ];
}
