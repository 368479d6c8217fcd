import type { Board, DailyBoards, Overview } from "@karota/contract/games/board.ts";
import { serverNow } from "../session/clock.ts";
import { currentLanguage } from "../i18n/language.ts";

/**
 * Today's boards and overview, which are the same for everybody, cached for use without a network: one document for each
 * language. Only the reply to a request without a login is cached here; what a user has played is in `progress.ts`.
 */
const STORE = "karota-day";

export const addressOfDay = (): string => `/api/v1/games/daily-boards?language=${currentLanguage()}`;

const hasEnded = ({ day_ends }: Overview): boolean => Date.parse(day_ends) <= serverNow();

/** Caches the day in the page's language. Does nothing where the browser has no cache storage, such as on an insecure origin. */
export async function cacheDay(day: DailyBoards): Promise<void> {
  if (!("caches" in globalThis)) return;
  const store = await caches.open(STORE);
  await store.put(addressOfDay(), Response.json(day));
}

/** Returns the cached day; null when there is none or it has ended. Creates no store. */
export async function findDay(): Promise<DailyBoards | null> {
  const cached = "caches" in globalThis && (await caches.match(addressOfDay(), { cacheName: STORE }));
  const day = cached ? ((await cached.json()) as DailyBoards) : null;
  return day && !hasEnded(day.overview) ? day : null;
}

/** Returns a game's cached board of today. */
export const findDailyBoard = async (game: string): Promise<Board | null> =>
  (await findDay())?.boards.find((board) => board.game === game) ?? null;

/** Deletes ended days in all languages, and what older versions of the page cached. */
export async function deleteEndedDays(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const store = await caches.open(STORE);
  for (const request of await store.keys()) {
    const cached = await store.match(request);
    const day = (await cached?.json()) as Partial<DailyBoards> | undefined;
    if (!day?.overview || hasEnded(day.overview)) await store.delete(request);
  }
}
