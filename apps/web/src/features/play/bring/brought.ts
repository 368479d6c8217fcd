import { listPlays, readPlay, removePlay, type PlayRecord, type Who } from "../../../shared/offline/progress.ts";
import { readJson, writeJson } from "../../../shared/offline/stored.ts";

/**
 * Whose boards those are that somebody has brought: this browser's. The server never gets one, and no statistic counts
 * it. As everything under `karota:play:` they are deleted at a sign-out.
 */
export const BROUGHT: Who = "brought";

/** The ids of these boards, the last opened first. */
const ORDER_KEY = "karota:play:order-of-brought";
/** Boards that are kept; each takes some KB of the browser's storage. */
const MAX_BOARDS = 20;

const SIGN = ":";
export const idOf = (game: string, code: string): string => `${game}${SIGN}${code}`;
export const codeOf = (gridId: string): string => gridId.slice(gridId.indexOf(SIGN) + 1);

const readOrder = (): readonly string[] => {
  const stored = readJson(ORDER_KEY);
  return Array.isArray(stored) ? (stored as readonly string[]) : [];
};

/** Notes that a board is opened; the oldest beyond the limit are deleted. */
export function noteOpened(gridId: string): void {
  const others = readOrder().filter((one) => one !== gridId);
  const order = [gridId, ...others].slice(0, MAX_BOARDS);
  writeJson(ORDER_KEY, order);
  for (const { gridId: id } of listPlays(BROUGHT)) if (!order.includes(id)) removePlay(BROUGHT, id);
}

/** Boards of a game that were begun, the last opened first. */
export const listBrought = (game: string): readonly PlayRecord[] =>
  readOrder()
    .flatMap((gridId) => readPlay(BROUGHT, gridId) ?? [])
    .filter((record) => record.game === game);
