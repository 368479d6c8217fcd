import { currentLanguage, onLanguageAdopted } from "../../shared/i18n/language.ts";
import { onServedBuild } from "../../shared/api/served-build.ts";
import { noteBuild, ownBuild, ownBuildTime } from "../../shared/offline/other-build.ts";
import { startPrefetching } from "./start-prefetching.ts";
import { untilWanted } from "./until-wanted.ts";

/** Between two checks for a new build while the page stays open, in milliseconds. */
const UPDATE_INTERVAL_MS = 30 * 60_000;

/**
 * Whether the build that the server names was made after this page's. While servers change one after the other, an older
 * one may still answer a new page.
 */
function isNewer(served: string): boolean {
  const [time, entry] = served.split(" ");
  const own = ownBuildTime();
  return own !== undefined && entry !== ownBuild() && Number(time) > Number(own);
}

/** The addresses of what this page has loaded. */
const usedFiles = (): readonly string[] =>
  performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);

/** Sends the worker the page's language and files. Returns which build it serves, once they are cached as far as possible. */
const exchangeBuild = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(`/${(data as { build: string }).build}`), { once: true });
    port1.start();
    worker.postMessage({ language: currentLanguage(), used: usedFiles() }, [port2]);
  });

/**
 * Starts the service worker, which makes the page open without a network, and then caches the day's boards; both when
 * `untilWanted` resolves.
 * @param onNewBuild called when there is a newer build than this page's: by the server's answers, or by the worker
 */
export async function startWorker(onNewBuild: () => void): Promise<void> {
  onServedBuild((served) => {
    noteBuild(served);
    if (isNewer(served)) onNewBuild();
  });
  if (!("serviceWorker" in navigator)) return;
  await untilWanted();
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register("/sw.js", { updateViaCache: "none" });

  // A worker that is older than this page is about to be replaced; only one that takes over later means a new build.
  const compare = async () => {
    const { active } = registration;
    if (active && (await exchangeBuild(active)) !== ownBuild()) onNewBuild();
  };
  serviceWorker.addEventListener("controllerchange", () => void compare());
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < UPDATE_INTERVAL_MS) return;
    looked = Date.now();
    // Without a network there is nothing to find.
    void registration.update().catch(() => undefined);
  });
  await serviceWorker.ready;
  const sendLanguage = () => void (registration.active && exchangeBuild(registration.active));
  sendLanguage();
  onLanguageAdopted(sendLanguage);
  // Not after the reply: on a slow line the browser may end the worker before, and then there is none.
  startPrefetching();
}
