import { serverNow } from "../session/clock.ts";
import { currentLanguage } from "../i18n/language.ts";

/**
 * Today's boards and shelf as everybody gets them, kept for when there is no network. Only answers to requests without a
 * login come here; what a person has played stands in `progress.ts`.
 */
const STORE = "karota-day";
/** When an answer ends, in milliseconds since 1970. */
const ENDS = "x-ends";

/** Null where the browser has no place for it, such as on an insecure origin. */
const open = async (): Promise<Cache | null> => ("caches" in globalThis ? caches.open(STORE) : null);
const addressOf = (path: string): string => `/api/v1/${path}?language=${currentLanguage()}`;

/** Keeps an answer until its period ends. */
export async function cacheDailyReply(path: string, reply: unknown, ends: string): Promise<void> {
  const store = await open();
  const headers = { "content-type": "application/json", [ENDS]: String(Date.parse(ends)) };
  await store?.put(addressOf(path), new Response(JSON.stringify(reply), { headers }));
}

/** The kept answer; null when there is none or its period is over. */
export async function findDailyReply<Reply>(path: string): Promise<Reply | null> {
  const kept = await (await open())?.match(addressOf(path));
  return kept && Number(kept.headers.get(ENDS)) > serverNow() ? ((await kept.json()) as Reply) : null;
}

/** The paths that are kept in the language of the page and not over. */
export async function listDailyReplies(): Promise<ReadonlySet<string>> {
  const store = await open();
  const kept = (await store?.matchAll()) ?? [];
  const keys = (await store?.keys()) ?? [];
  return new Set(
    keys.flatMap(({ url }, index) => {
      const { pathname, searchParams } = new URL(url);
      const ends = Number(kept[index]?.headers.get(ENDS));
      if (ends <= serverNow() || searchParams.get("language") !== currentLanguage()) return [];
      return [pathname.replace("/api/v1/", "")];
    }),
  );
}

/** Forgets what is over, in every language. */
export async function deleteEndedReplies(): Promise<void> {
  const store = await open();
  for (const request of (await store?.keys()) ?? []) {
    const kept = await store?.match(request);
    if (Number(kept?.headers.get(ENDS)) <= serverNow()) await store?.delete(request);
  }
}
