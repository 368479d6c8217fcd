import type { Play } from "./play.ts";

/*
 * How much of the time and the hints that a page claims is accepted. The page counts only while it is visible, which no
 * server can check; but no play is longer than the time since its start, and a time that counts must have passed here.
 */

/** A page shows a board before its first save, and two clocks never go alike; in ms. */
const GRACE_MS = 60_000;
/** Two saves this close come from a person who plays without a pause; in ms. */
const CLOSE_MS = 10_000;
/** No person saves faster than this for a whole board; in ms. */
const MIN_SAVE_INTERVAL_MS = 250;

/** The most seconds, and the most hints, that can have been spent on a board which could be played from `since` on. */
export const mostSeconds = (since: number, now: number): number => Math.floor((now - since + GRACE_MS) / 1000);

/** How long the server itself has seen a play going on, after a save. */
export function watchedAfter(play: Pick<Play, "savedAt" | "watched">, now: number): number {
  const pause = now - play.savedAt;
  return pause > 0 && pause <= CLOSE_MS ? play.watched + pause : play.watched;
}

/**
 * The seconds that count as a board's solving time, for best times and usual ones: the page's claim, but never less
 * than the server itself has measured. Null, so that nothing counts, for a board that
 * - is not completed,
 * - came finished with its first save: a visitor's board at login, or one that was played without a connection,
 * - claims more time than has passed here since its start, or was saved faster than a person can: played elsewhere,
 * too.
 */
export function solvingTimeOf(
  play: Pick<Play, "completedAt" | "startedAt" | "revision" | "total" | "seconds" | "watched">,
): number | null {
  if (play.completedAt === null) return null;
  const passed = play.completedAt - play.startedAt;
  if (play.revision < 2 && play.total > 1) return null;
  if (play.seconds * 1000 > passed + GRACE_MS || passed < play.revision * MIN_SAVE_INTERVAL_MS) return null;
  return Math.max(1, play.seconds, Math.round(play.watched / 1000));
}
