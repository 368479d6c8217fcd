import type { AnyGame } from "@karota/engine/game.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { loadSession } from "@karota/engine/session.ts";
import type { Board } from "@karota/contract/games/board.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { serverNow } from "../session/clock.ts";
import { readPlay, readStored, removePlay, type PlayRecord, type Who } from "./progress.ts";
import { listAfter, writeJson } from "./stored.ts";

/** Payloads are stored without words; no game reads them back. */
export const WORDLESS: Speaker = { language: "sl", say: ({ id }) => id };

/** A save that was sent and has no reply yet; it is repeated unchanged. */
export interface Pending {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The body without the envelope; null for a reset. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  readonly resets: number;
}

/** What the server has of a board as far as this browser knows, and what is being sent. */
export interface Outgoing {
  readonly v: 1;
  /** The payload that the server acknowledged last. */
  readonly acknowledged: unknown;
  readonly revision: number;
  /** Acknowledged as completed: nothing more is sent. */
  readonly completed: boolean;
  /** Everything up to this change number of the record is acknowledged. */
  readonly covered: number;
  readonly resets: number;
  readonly pending: Pending | null;
  /** Why nothing is sent: the server has a newer board, the day is over, a save was refused. */
  readonly stopped: "newer" | "over" | "refused" | null;
  /** The change number that was refused; a later one is sent again. */
  readonly refusedAt?: number;
  /** The server's board, when it is newer. */
  readonly newer: Board | null;
  /** When the server's board was opened, in milliseconds since 1970; what older builds stored has none. */
  readonly takenAt?: number;
}

const PREFIX = "karota:outbox:";
export const outgoingKey = (who: Who, gridId: string): string => `${PREFIX}${who}:${gridId}`;
export const readOutgoing = (who: Who, gridId: string): Outgoing | null =>
  readStored(outgoingKey(who, gridId)) as Outgoing | null;
export const writeOutgoing = (who: Who, gridId: string, out: Outgoing): void =>
  withRoom(() => writeJson(outgoingKey(who, gridId), out));

/** Lists the boards of a user in the outbox. */
export const listOutgoing = (who: Who): string[] => listAfter(outgoingKey(who, ""));

const BOARD_KEY = /^karota:(?:play|outbox):([^:]+):(.+)$/;

/** Deletes boards from this browser, whoever played them: also of people whose session has expired. */
function deleteBoards(mayGo: (who: Who, gridId: string) => boolean): void {
  for (const key of Object.keys(localStorage)) {
    const [, who, gridId] = BOARD_KEY.exec(key) ?? [];
    if (who === undefined || gridId === undefined || !mayGo(who, gridId)) continue;
    removePlay(who, gridId);
    localStorage.removeItem(outgoingKey(who, gridId));
  }
}

const OLD_AFTER_MS = 8 * 86_400_000;

/**
 * Deletes what this browser no longer needs: boards of days and weeks that ended more than a week ago, since the statistics
 * show the last seven days; own boards that the server has to their end; and what was only opened more than a week ago.
 */
export function deleteOldBoards(now: number = serverNow()): void {
  const old = now - OLD_AFTER_MS;
  deleteBoards((who, gridId) => {
    const [record, out] = [readPlay(who, gridId), readOutgoing(who, gridId)];
    if (record?.ends) return Date.parse(record.ends) < old;
    if (!out || out.completed) return out !== null;
    if (record) return false;
    // It may be open in another tab, whose first move needs it.
    if (out.takenAt === undefined) noteTaken(who, gridId, { ...out, takenAt: now });
    return out.takenAt !== undefined && out.takenAt < old;
  });
}

function noteTaken(who: Who, gridId: string, out: Outgoing): void {
  try {
    writeOutgoing(who, gridId, out);
  } catch {
    // The storage is full: the next start of the page tries it again.
  }
}

/**
 * Stores something of a board; where the browser's storage is full, once more without the boards that the server has to their
 * end. Throws the browser's error when that is not enough.
 */
export function withRoom<Result>(store: () => Result): Result {
  try {
    return store();
  } catch {
    deleteBoards((who, gridId) => readOutgoing(who, gridId)?.completed === true);
    return store();
  }
}

const ENVELOPE = ["gridId", "gameId", "game", "options", "period", "ends", "completed", "revision", "seconds"];
const BESIDE = new Set([...ENVELOPE, "price", "credit_amount"]);

/** Returns the game's own fields of a board as the server sent it. */
export const payloadOf = (board: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(board).filter(([name]) => !BESIDE.has(name)));

/** Returns the state for a board that the server has just sent. */
export const outgoingOf = (game: AnyGame, board: Board, covered: number, resets = 0): Outgoing => ({
  v: 1,
  acknowledged: game.payload.encode(game.payload.decode(payloadOf(board)), WORDLESS),
  revision: board.revision,
  completed: board.completed,
  covered,
  resets,
  pending: null,
  stopped: null,
  newer: null,
  takenAt: serverNow(),
});

/** The states that are known here, by the JSON in which they are stored: none is decoded or replayed twice. */
const states = new WeakMap<object, unknown>();
export const rememberState = (stored: object, state: unknown): void => void states.set(stored, state);

function stateIn(stored: unknown, read: () => unknown): unknown {
  const known = states.get(stored as object);
  if (known !== undefined) return known;
  const state = read();
  rememberState(stored as object, state);
  return state;
}

export const currentState = (game: AnyGame, { session }: PlayRecord): unknown =>
  stateIn(session, () => loadSession(game, session).state);

export const acknowledgedState = (game: AnyGame, { acknowledged }: Outgoing): unknown =>
  stateIn(acknowledged, () => game.payload.decode(acknowledged));

const bytes = (game: AnyGame, state: unknown): string => JSON.stringify(game.payload.encode(state, WORDLESS));
/** Whether two states of one board are the same. */
export const sameState = (game: AnyGame, one: unknown, other: unknown): boolean =>
  bytes(game, one) === bytes(game, other);

/** Returns the state that the server has after `pending`. */
export function stateAfter(game: AnyGame, out: Outgoing, pending: Pending): unknown {
  const before = acknowledgedState(game, out) as { readonly puzzle: unknown };
  return (pending.fields ? game.saves.merge(before, pending.fields) : game.start(before.puzzle)) ?? before;
}

/** Returns what the server has after `pending` as it is stored. */
export function acknowledgedAfter(game: AnyGame, out: Outgoing, pending: Pending): unknown {
  const state = stateAfter(game, out, pending);
  const stored = game.payload.encode(state, WORDLESS) as object;
  rememberState(stored, state);
  return stored;
}

/** Returns the next save on the way from the acknowledged board to the current one; null when there is none. */
export function nextPending(game: AnyGame, record: PlayRecord, out: Outgoing): Pending | null {
  const path = pathOf(record.game);
  const beside = { gridId: record.gridId, revision: out.revision, seconds: record.seconds, hints: record.hints };
  const target = record.period === null ? `games/${path}/update` : `games/user_${path}_${record.period}`;
  if (record.resets > out.resets) {
    const body = { ...beside, reset: true };
    return { path: target, body, fields: null, resets: record.resets };
  }
  const current = currentState(game, record);
  const saves = game.saves.between(acknowledgedState(game, out), current);
  const fields = saves[0];
  if (!fields) return null;
  const completed = saves.length === 1 && game.check(current).status === "solved";
  const body = { ...fields, ...beside, ...(completed && { completed }) };
  return { path: target, body, fields, resets: out.resets };
}
