import type { DailyBoards, Overview } from "@karota/contract/games/board.ts";
import { addressOfDay, cacheDay, deleteEndedDays, findDay, findDayEnd } from "./daily-cache.ts";
import { hasFilesOf } from "./has-files.ts";

/**
 * Fetches the day without login and cookies, so that any cache on the way may answer; its `date` is therefore not the
 * server's time. Rejects when there is no successful reply.
 */
async function fetchDay(): Promise<DailyBoards> {
  const response = await fetch(addressOfDay(), {
    credentials: "omit",
    headers: { accept: "application/json" },
    priority: "low",
  });
  if (!response.ok) throw new Error(`the day's boards: ${response.status}`);
  return (await response.json()) as DailyBoards;
}

/** Fetches today's overview and boards unless they are cached. Returns the end of the day. Rejects when none came. */
export async function prefetchDaily(): Promise<string> {
  await deleteEndedDays();
  const known = await findDayEnd();
  if (known) return known;
  await cacheDay(await fetchDay());
  const ends = await findDayEnd();
  // A cache on the way may have yesterday's, and this browser may have no place for it.
  if (!ends) throw new Error("the day's boards are not cached");
  return ends;
}

/** Returns the cached overview with the games whose board of today is cached and can be opened; null when there is none. */
export async function findCachedOverview(): Promise<{ overview: Overview; cachedGames: readonly string[] } | null> {
  const day = await findDay();
  if (!day) return null;
  const cachedGames: string[] = [];
  for (const { game } of day.boards) if (await hasFilesOf(game)) cachedGames.push(game);
  return { overview: day.overview, cachedGames };
}
