import { serverNow } from "../../shared/session/clock.ts";
import { prefetchDaily } from "../../shared/offline/prefetch-daily.ts";
import { onLanguageAdopted } from "../../shared/i18n/language.ts";
import { isConstrained, isInUse, savesData } from "./until-wanted.ts";

const MINUTE_MS = 60_000;
/** After a failure, the shortest pause and the longest time beyond it, in milliseconds. */
const RETRY_MS = [MINUTE_MS / 2, MINUTE_MS] as const;

/** Runs work when the browser is idle; Safari does not report that, so there it runs after two seconds. */
const idle = (work: () => void): void => {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 2_000);
};

/**
 * Fetches the day's boards ahead, in one tab at a time: now, with another language, with the network, with a new day, and
 * after a failure a minute later.
 */
export function startPrefetching(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    if (savesData() || (isConstrained() && !isInUse())) return;
    if (!navigator.onLine || document.visibilityState === "hidden") return;
    const ends = await navigator.locks.request("karota:day", prefetchDaily).catch(() => null);
    clearTimeout(timer);
    // Spread over some minutes, so that not all browsers ask at once.
    const [least, spread] = ends === null ? RETRY_MS : [Date.parse(ends) - serverNow() + MINUTE_MS, 4 * MINUTE_MS];
    timer = setTimeout(look, least + Math.random() * spread);
  };
  const look = () => idle(() => void run());
  look();
  onLanguageAdopted(look);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
}
