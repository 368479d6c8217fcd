import type { SavedSession } from "@karota/engine/session.ts";
import type { Language } from "@karota/engine/message.ts";
import type { Board } from "@karota/contract/games/board.ts";
import { serverNow } from "../session/clock.ts";
import { listAfter, readJson, writeJson } from "./stored.ts";

/** Whose progress it is: a user's id, or "guest" for visitors. */
export type Who = string;
export const GUEST: Who = "guest";

/** A board as it is played in this browser, with its history. One record for each user and board. */
export interface PlayRecord {
  readonly v: 1;
  readonly gridId: string;
  readonly game: string;
  readonly options: Board["options"];
  readonly period: Board["period"];
  /** ISO 8601; null outside periods. */
  readonly ends: string | null;
  readonly session: SavedSession;
  /** Increases with every write, so that other tabs and the outbox notice changes. */
  readonly change: number;
  /** How often the board was restarted. */
  readonly resets: number;
  readonly done: number;
  readonly total: number;
  /** The result of the game's own check. */
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

/** Reads a record of version 1 from storage; null when there is none or it cannot be parsed. The caller knows its shape. */
export function readStored(key: string): { readonly v: 1 } | null {
  const value = readJson(key) as { readonly v: unknown } | null;
  return value?.v === 1 ? (value as { readonly v: 1 }) : null;
}

export const readPlay = (who: Who, gridId: string): PlayRecord | null =>
  readStored(playKey(who, gridId)) as PlayRecord | null;

/**
 * Writes the record over change number `seen` (0: there was none). Returns false and writes nothing when another tab has
 * written meanwhile. Throws the browser's error when the storage is full.
 */
export function writePlay(who: Who, record: Omit<PlayRecord, "v" | "change">, seen: number): number | false {
  const stored = readPlay(who, record.gridId);
  if ((stored?.change ?? 0) !== seen) return false;
  const next: PlayRecord = { v: 1, change: seen + 1, ...record };
  writeJson(playKey(who, record.gridId), next);
  if (who === GUEST) for (const listener of guestListeners) listener(stored, next);
  return next.change;
}

type GuestListener = (before: PlayRecord | null, after: PlayRecord) => void;
const guestListeners = new Set<GuestListener>();
/** Calls the listener for every step of a visitor. */
export const onGuestPlayed = (listener: GuestListener): void => void guestListeners.add(listener);

export const removePlay = (who: Who, gridId: string): void => localStorage.removeItem(playKey(who, gridId));

/** Lists all records of a user, unordered. */
export const listPlays = (who: Who): PlayRecord[] =>
  listAfter(playKey(who, "")).flatMap((gridId) => readPlay(who, gridId) ?? []);

/** Returns a user's progress on the boards of this browser whose period has not ended. */
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

/** Whether a page in this language opens this board: games with words have a board for each language. */
export const isOfLanguage = ({ options }: Pick<Progress, "options">, language: Language): boolean =>
  (options["language"] ?? language) === language;

/** A board of this browser as an entry of the unfinished games. */
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
