import type { Board, Overview } from "@karota/contract/games/board.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { noteServerTime } from "../session/clock.ts";
import { findDailyReply, deleteEndedReplies, cacheDailyReply, listDailyReplies } from "./daily-cache.ts";
import { hasFilesOf } from "./has-files.ts";
import { currentLanguage } from "../i18n/language.ts";

const OVERVIEW = "games/overview";
const dailyPath = (game: string): string => `games/${pathOf(game)}/periodic/daily`;

/** Sends a request without login and cookies. Rejects when there is no successful reply. */
async function fetchAnonymously<Reply>(path: string): Promise<Reply> {
  const response = await fetch(`/api/v1/${path}?language=${currentLanguage()}`, {
    credentials: "omit",
    headers: { accept: "application/json" },
    priority: "low",
  });
  noteServerTime(response.headers.get("date"));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Reply;
}

/**
 * Fetches today's overview and the daily boards that are not cached yet, one after the other. Returns the end of the day.
 * Rejects at the first failure; what was fetched stays cached.
 */
export async function prefetchDaily(): Promise<string> {
  await deleteEndedReplies();
  const known = await findDailyReply<Overview>(OVERVIEW);
  const overview = known ?? (await fetchAnonymously<Overview>(OVERVIEW));
  if (!known) await cacheDailyReply(OVERVIEW, overview, overview.day_ends);
  const here = await listDailyReplies();
  for (const { game, active } of overview.games) {
    const path = dailyPath(game);
    if (!active || here.has(path)) continue;
    const board = await fetchAnonymously<Board>(path);
    if (board.ends !== null) await cacheDailyReply(path, board, board.ends);
  }
  return overview.day_ends;
}

/** Returns the cached overview with the games whose board of today is cached and can be opened; null when there is none. */
export async function findCachedOverview(): Promise<{ overview: Overview; cachedGames: readonly string[] } | null> {
  const overview = await findDailyReply<Overview>(OVERVIEW);
  if (!overview) return null;
  const here = await listDailyReplies();
  const cachedGames: string[] = [];
  for (const { game } of overview.games)
    if (here.has(dailyPath(game)) && (await hasFilesOf(game))) cachedGames.push(game);
  return { overview, cachedGames };
}
