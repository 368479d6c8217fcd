import type { Board, DailyBoards } from "@karota/contract/games/board.ts";
import { serverNow } from "../session/clock.ts";
import { currentLanguage } from "../i18n/language.ts";

/**
 * Today's boards and overview, which are the same for everybody, cached for use without a network: one document for each
 * language. Only the reply to a request without a login is cached here; what a user has played is in `progress.ts`.
 */
const STORE = "karota-day";
/** The header with the end of the day, ISO 8601: the document is large, and is parsed only to be used. */
const ENDS = "x-ends";

export const addressOfDay = (): string => `/api/v1/games/daily-boards?language=${currentLanguage()}`;

/** Null where it is no longer that day. */
function endOf(cached: Response): string | null {
  const ends = cached.headers.get(ENDS);
  return ends !== null && Date.parse(ends) > serverNow() ? ends : null;
}

/** Null where the browser has no cache storage, such as on an insecure origin. Creates no store. */
const findCached = async (): Promise<Response | null> =>
  ("caches" in globalThis && (await caches.match(addressOfDay(), { cacheName: STORE }))) || null;

/** Caches the day in the page's language. Does nothing where the browser has no cache storage. */
export async function cacheDay(day: DailyBoards): Promise<void> {
  if (!("caches" in globalThis)) return;
  const store = await caches.open(STORE);
  // Safari 16.4 has no `Response.json`.
  const cached = new Response(JSON.stringify(day), { headers: { [ENDS]: day.overview.day_ends } });
  await store.put(addressOfDay(), cached);
}

/** Returns when the cached day ends; null when there is none or it has ended. */
export async function findDayEnd(): Promise<string | null> {
  const cached = await findCached();
  return cached && endOf(cached);
}

/** Returns the cached day; null when there is none or it has ended. */
export async function findDay(): Promise<DailyBoards | null> {
  const cached = await findCached();
  return cached && endOf(cached) ? ((await cached.json()) as DailyBoards) : null;
}

/** Returns a game's cached board of today. */
export const findDailyBoard = async (game: string): Promise<Board | null> =>
  (await findDay())?.boards.find((board) => board.game === game) ?? null;

/** Deletes ended days in all languages. */
export async function deleteEndedDays(): Promise<void> {
  if (!("caches" in globalThis)) return;
  const store = await caches.open(STORE);
  for (const request of await store.keys()) {
    const cached = await store.match(request);
    if (cached && !endOf(cached)) await store.delete(request);
  }
}
