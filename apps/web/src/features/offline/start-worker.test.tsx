import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../testing/fake-caches.ts";
import { person } from "../../testing/people.ts";
import { findDailyBoard } from "../../shared/offline/daily-cache.ts";
import { clearSession, signIn } from "../../shared/session/session.ts";
import { startWorker } from "./start-worker.ts";

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

beforeEach(() => {
  localStorage.clear();
  signIn(person());
  vi.stubGlobal("caches", fakeCaches().storage);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  vi.stubGlobal("fetch", async () =>
    Response.json({ overview: { day_ends: TOMORROW }, boards: [{ game: "addition", ends: TOMORROW }] }),
  );
  Object.defineProperty(performance, "getEntriesByType", { value: () => [], configurable: true });
  Object.defineProperty(navigator, "locks", {
    value: { request: (_name: string, work: () => unknown) => work() },
    configurable: true,
  });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

test("the day's boards are cached though the worker is ended before it has replied", async () => {
  const postMessage = vi.fn<() => void>();
  const registration = { active: { postMessage } };
  Object.defineProperty(navigator, "serviceWorker", {
    value: Object.assign(new EventTarget(), {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    }),
    configurable: true,
  });
  void startWorker(() => undefined);
  await expect.poll(() => findDailyBoard("addition")).toEqual({ game: "addition", ends: TOMORROW });
  expect(postMessage).toHaveBeenCalledTimes(1);
});
