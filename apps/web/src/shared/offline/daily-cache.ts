import { serverNow } from "../session/clock.ts";
import { currentLanguage } from "../i18n/language.ts";

/**
 * Today's boards and overview, which are the same for everybody, cached for use without a network. Only replies to
 * requests without a login are cached here; what a user has played is in `progress.ts`.
 */
const STORE = "karota-day";
/** The header with the end of a reply, in milliseconds since 1970. */
const ENDS = "x-ends";

/** Null where the browser has no cache storage, such as on an insecure origin. Opening creates the store. */
const open = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(STORE) : null);
const addressOf = (path: string): string => `/api/v1/${path}?language=${currentLanguage()}`;

/** Caches a reply until its period ends. */
export async function cacheDailyReply(path: string, reply: unknown, ends: string): Promise<void> {
  const store = await open();
  const headers = { "content-type": "application/json", [ENDS]: String(Date.parse(ends)) };
  await store?.put(addressOf(path), new Response(JSON.stringify(reply), { headers }));
}

/** Returns the cached reply; null when there is none or its period has ended. Creates no store. */
export async function findDailyReply<Reply>(path: string): Promise<Reply | null> {
  const cached = "caches" in globalThis && (await caches.match(addressOf(path), { cacheName: STORE }));
  return cached && Number(cached.headers.get(ENDS)) > serverNow() ? ((await cached.json()) as Reply) : null;
}

/** Lists the cached paths in the language of the page whose period has not ended. */
export async function listDailyReplies(): Promise<ReadonlySet<string>> {
  const store = await open();
  const cached = (await store?.matchAll()) ?? [];
  const keys = (await store?.keys()) ?? [];
  return new Set(
    keys.flatMap(({ url }, index) => {
      const { pathname, searchParams } = new URL(url);
      const ends = Number(cached[index]?.headers.get(ENDS));
      if (ends <= serverNow() || searchParams.get("language") !== currentLanguage()) return [];
      return [pathname.replace("/api/v1/", "")];
    }),
  );
}

/** Deletes ended replies in all languages. */
export async function deleteEndedReplies(): Promise<void> {
  const store = await open();
  for (const request of (await store?.keys()) ?? []) {
    const cached = await store?.match(request);
    if (Number(cached?.headers.get(ENDS)) <= serverNow()) await store?.delete(request);
  }
}
