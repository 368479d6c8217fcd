/**
 * The service worker: it caches the files of the page. The API goes past it, so no personal answer is ever cached here;
 * the day's boards are cached by the page, see `shared/offline/daily-cache.ts`.
 */
import { buildCache, type BuildFiles } from "./build-cache.ts";

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: LongEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(name: "message", listener: (event: LongEvent & MessageEvent) => void): void;
}
/** Put in by the build. */
declare const __BUILD_FILES__: BuildFiles;

const worker = globalThis as unknown as WorkerScope;
const files = __BUILD_FILES__;
const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
const build = buildCache(files, {
  caches,
  fetch: (address, init) => fetch(address, init),
  saveData: connection?.saveData === true,
});
/** How long a page waits for the network before it opens from here, in milliseconds. */
const NETWORK_TIMEOUT_MS = 4_000;

// It may take over at once: the files of the build before stay for its pages, and the document comes from the server.
worker.addEventListener("install", (event) => event.waitUntil(build.install().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([build.activate(), worker.registration.navigationPreload?.enable()]).then(() => worker.clients.claim()),
  ),
);
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    // Files and what is not ours to answer are no screens.
    if (/^\/(api|assets)(\/|$)|\.\w+$/.test(pathname)) return;
    const timeout = new Promise((done) => setTimeout(done, NETWORK_TIMEOUT_MS));
    const ask = async () => (await event.preloadResponse) ?? fetch(request);
    event.respondWith(build.answerPage(ask, timeout));
  } else if (pathname.startsWith("/assets/") || files.files.includes(pathname))
    event.respondWith(build.answerFile(request));
});
worker.addEventListener("message", (event) => {
  const { language, used } = event.data as { language?: unknown; used?: unknown };
  const works = [
    ...(typeof language === "string" ? [build.cacheLanguage(language)] : []),
    ...(Array.isArray(used) ? [build.cacheUsed(used as readonly string[])] : []),
  ];
  // What could not be cached now is tried again with the next page.
  event.waitUntil(Promise.allSettled(works).then(() => event.ports[0]?.postMessage({ build: files.build })));
});
