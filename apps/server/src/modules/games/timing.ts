import type { Play } from "./play.ts";

/*
 * What of the time and the hints that a page tells can be believed. The page counts only while it is seen, which no
 * server can check; but nobody plays longer than there was time, and a time that counts must have passed here.
 */

/** A page shows a board before its first save, and two clocks never go alike; in ms. */
const GRACE_MS = 60_000;
/** Two saves this close belong to somebody who plays without a pause; in ms. */
const CLOSE_MS = 10_000;
/** No hand saves faster than this for a whole board; in ms. */
const QUICKEST_SAVE = 250;

/** The most seconds, and the most hints, that can have been spent on a board which could be played from `since` on. */
export const mostSeconds = (since: number, now: number): number => Math.floor((now - since + GRACE_MS) / 1000);

/** How long the server itself has seen a play going on, after a save. */
export function watchedAfter(play: Pick<Play, "savedAt" | "watched">, now: number): number {
  const pause = now - play.savedAt;
  return pause > 0 && pause <= CLOSE_MS ? play.watched + pause : play.watched;
}

/**
 * The seconds that count as a board's solving time, for best times and usual ones. It is the page's word, but never
 * less than what the server itself saw. Null, so that nothing counts, for a board that
 * - is not completed,
 * - came finished with its first save: a visitor's board at login, or one that was played without a connection,
 * - claims more time than has passed here since its start, or was saved faster than a hand can: likewise brought along.
 */
export function solvingTimeOf(
  play: Pick<Play, "completedAt" | "startedAt" | "revision" | "total" | "seconds" | "watched">,
): number | null {
  if (play.completedAt === null) return null;
  const passed = play.completedAt - play.startedAt;
  if (play.revision < 2 && play.total > 1) return null;
  if (play.seconds * 1000 > passed + GRACE_MS || passed < play.revision * QUICKEST_SAVE) return null;
  return Math.max(1, play.seconds, Math.round(play.watched / 1000));
}
