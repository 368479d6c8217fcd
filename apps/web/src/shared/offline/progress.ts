import type { SavedSession } from "@karota/engine/session.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Board } from "@karota/contract/games/board.ts";
import { serverNow } from "../session/clock.ts";

/** Whose progress it is: a user's id, or "guest" for visitors. */
export type Who = string;
export const GUEST: Who = "guest";

/** A board as this browser plays it, with its history. One record a person and board. */
export interface PlayRecord {
  readonly v: 1;
  readonly gridId: string;
  readonly game: string;
  readonly options: Board["options"];
  readonly period: Board["period"];
  /** ISO 8601; null outside periods. */
  readonly ends: string | null;
  readonly session: SavedSession;
  /** Goes up with every write, so that tabs and the outbox see that there is something new. */
  readonly change: number;
  /** How often the board was started again. */
  readonly resets: number;
  readonly done: number;
  readonly total: number;
  /** What the game's own check says. */
  readonly completed: boolean;
  readonly seconds: number;
  readonly hints: number;
}

/** What the home page shows of a board in this browser. */
export interface Progress {
  readonly gridId: string;
  readonly game: string;
  readonly options: Board["options"];
  readonly period: Board["period"];
  readonly ends: string | null;
  readonly done: number;
  readonly total: number;
  readonly completed: boolean;
  readonly seconds: number;
}

const PREFIX = "karota:play:";
export const playKey = (who: Who, gridId: string): string => `${PREFIX}${who}:${gridId}`;

/** A record of version 1 from storage, in the shape of whoever wrote it; null when there is none or it cannot be read. */
export function readStored(key: string): { readonly v: 1 } | null {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? "null") as { readonly v: unknown } | null;
    return value?.v === 1 ? (value as { readonly v: 1 }) : null;
  } catch {
    return null;
  }
}

export const readPlay = (who: Who, gridId: string): PlayRecord | null =>
  readStored(playKey(who, gridId)) as PlayRecord | null;

/**
 * Writes the record over change number `seen` (0: there was none). False, and nothing written, when another tab has
 * written in between; a full storage throws as the browser does.
 */
export function writePlay(who: Who, record: Omit<PlayRecord, "v" | "change">, seen: number): number | false {
  const stored = readPlay(who, record.gridId);
  if ((stored?.change ?? 0) !== seen) return false;
  const next: PlayRecord = { v: 1, change: seen + 1, ...record };
  localStorage.setItem(playKey(who, record.gridId), JSON.stringify(next));
  if (who === GUEST) guestPlayed(stored, next);
  return next.change;
}

let guestPlayed = (_before: PlayRecord | null, _after: PlayRecord): void => undefined;
/** Tells of every step of a visitor to whoever keeps what is learned; that comes with the first board. */
export function onGuestPlayed(listener: typeof guestPlayed): void {
  guestPlayed = listener;
}

export const removePlay = (who: Who, gridId: string): void => localStorage.removeItem(playKey(who, gridId));

/** All records of a person, in no order. */
export function listPlays(who: Who): PlayRecord[] {
  const prefix = playKey(who, "");
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => (readStored(key) as PlayRecord | null) ?? []);
}

/** How far a person is on the boards of this browser; boards that are over fall out. */
export const readProgress = (who: Who, now: number = serverNow()): Progress[] =>
  listPlays(who)
    .filter(({ ends }) => ends === null || Date.parse(ends) > now)
    .map(({ gridId, game, options, period, ends, done, total, completed, seconds }) => ({
      gridId,
      game,
      options,
      period,
      ends,
      done,
      total,
      completed,
      seconds,
    }));

/** Whether it is the board that a page in this language opens: where words matter, each language has its own. */
export const isOfLanguage = ({ options }: Pick<Progress, "options">, language: Language): boolean =>
  (options["language"] ?? language) === language;

/** A board of this browser among the games that wait to be finished. */
export const unfinishedHere = ({ gridId, game, options, done, total }: Progress) => ({
  gridId,
  game,
  options,
  progress: { done, total },
});

/** The day before the midnight at which a day or a week ends, `2026-11-21`, in the zone that the server writes times in. */
export const dayOf = (ends: string): string =>
  new Date(Date.parse(`${ends.slice(0, 10)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Days on which something was done on a daily board in this browser, in order. */
export const readDays = (who: Who): string[] =>
  [
    ...new Set(
      listPlays(who).flatMap(({ period, ends, done }) => (period === "daily" && ends && done > 0 ? [dayOf(ends)] : [])),
    ),
  ].sort();

const OLD_AFTER_MS = 8 * 86_400_000;

/** Forgets periodic boards that are over for more than a week; the last seven days are still told. */
export function deleteOldPlays(who: Who, now: number = serverNow()): void {
  for (const { gridId, ends } of listPlays(who))
    if (ends !== null && Date.parse(ends) < now - OLD_AFTER_MS) {
      removePlay(who, gridId);
      localStorage.removeItem(`karota:outbox:${who}:${gridId}`);
    }
}
