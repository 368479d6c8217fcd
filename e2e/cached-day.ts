/** Runs in a page: how many of today's boards are cached, once a worker serves the page; without any, what is known of why. */
export async function countCached(): Promise<number | string> {
  await navigator.serviceWorker.ready;
  const path = "/api/v1/games/daily-boards?language=sl";
  const cached = await (await caches.open("karota-day")).match(path);
  if (cached) return ((await cached.json()) as { boards: unknown[] }).boards.length;
  const asked = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(path));
  const statuses = asked.map((entry) => (entry as PerformanceResourceTiming).responseStatus);
  const { held = [] } = await navigator.locks.query();
  return `${document.visibilityState}, online: ${navigator.onLine}, replies: ${statuses.join()}, locks: ${held.length}`;
}
