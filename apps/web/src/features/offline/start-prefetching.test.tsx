import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findDailyBoard } from "../../shared/offline/daily-cache.ts";
import { clearSession, signIn } from "../../shared/session/session.ts";
import { fakeCaches } from "../../testing/fake-caches.ts";
import { person } from "../../testing/people.ts";
import { startPrefetching } from "./start-prefetching.ts";

const MINUTE_MS = 60_000;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

beforeEach(() => {
  signIn(person());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("caches", fakeCaches().storage);
  vi.stubGlobal("requestIdleCallback", (work: () => void) => work());
  Object.defineProperty(navigator, "locks", {
    value: { request: (_name: string, work: () => unknown) => work() },
    configurable: true,
  });
});
afterEach(() => {
  clearSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the day's boards that could not be fetched are asked for again a minute later", async () => {
  const boards = { overview: { day_ends: TOMORROW }, boards: [{ game: "addition", ends: TOMORROW }] };
  const fetched = vi
    .fn<() => Promise<Response>>()
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
    .mockImplementation(async () => Response.json(boards));
  vi.stubGlobal("fetch", fetched);
  startPrefetching();
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2 - 1);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS + 1);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await findDailyBoard("addition")).toEqual({ game: "addition", ends: TOMORROW });
});
