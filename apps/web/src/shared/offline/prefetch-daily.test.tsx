import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../testing/fake-caches.ts";
import { person } from "../../testing/people.ts";
import { noteServerTime } from "../session/clock.ts";
import { prefetchDaily, findCachedOverview } from "./prefetch-daily.ts";
import { findDailyBoard } from "./daily-cache.ts";
import { hasFilesOf } from "./has-files.ts";
import { adoptLanguage } from "../i18n/language.ts";
import { signIn } from "../session/session.ts";

const NOON = Date.parse("2026-03-28T12:00:00+01:00");
const MIDNIGHT = "2026-03-29T00:00:00+01:00";
const TOMORROW = "2026-03-30T00:00:00+02:00";

let asked: { path: string; language: string | null; init: RequestInit }[] = [];
let ends = MIDNIGHT;
let isDown = false;
let withFlags = false;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  noteServerTime(new Date(NOON).toUTCString());
  vi.stubGlobal("caches", fakeCaches().storage);
  asked = [];
  ends = MIDNIGHT;
  isDown = false;
  withFlags = false;
  adoptLanguage("sl");
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "https://karota.example");
    asked.push({ path: pathname, language: searchParams.get("language"), init });
    if (isDown) throw new TypeError("no network");
    const boards = ["addition", "simpleMath", ...(withFlags ? ["flags"] : [])].map((game) => ({ game, ends }));
    // As a cache on the way answers, with the time at which it got it.
    return Response.json({ overview: { day_ends: ends }, boards }, { headers: { date: new Date(0).toUTCString() } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("today's overview and boards are fetched in one request without a login, once", async () => {
  signIn(person());
  expect(await prefetchDaily()).toBe(MIDNIGHT);
  expect(asked.map(({ path }) => path)).toEqual(["/api/v1/games/daily-boards"]);
  const { init } = asked[0]!;
  expect(init.credentials).toBe("omit");
  expect(new Headers(init.headers).has("authorization")).toBe(false);
  expect(await findDailyBoard("addition")).toEqual({ game: "addition", ends: MIDNIGHT });
  expect(await findDailyBoard("memory")).toBeNull();
  expect((await findCachedOverview())?.cachedGames).toEqual(["addition", "simpleMath"]);
  await prefetchDaily();
  expect(asked).toHaveLength(1);
});

test("what could not be fetched is fetched the next time", async () => {
  isDown = true;
  await expect(prefetchDaily()).rejects.toThrow("no network");
  expect(await findCachedOverview()).toBeNull();
  isDown = false;
  await prefetchDaily();
  expect((await findCachedOverview())?.cachedGames).toEqual(["addition", "simpleMath"]);
});

test("yesterday's document from a proxy's cache is not taken for today's", async () => {
  ends = new Date(NOON).toISOString();
  await expect(prefetchDaily()).rejects.toThrow("not cached");
  expect(await findCachedOverview()).toBeNull();
});

test("the flags can be played without a network once their file is here, which comes with the first use", async () => {
  withFlags = true;
  await prefetchDaily();
  expect((await findCachedOverview())?.cachedGames).toEqual(["addition", "simpleMath"]);
  expect([await hasFilesOf("flags"), await hasFilesOf("addition")]).toEqual([false, true]);
  await (await caches.open("karota-build:assets/index-1.js")).put("/assets/flag-table-Ab12.js", new Response("{}"));
  expect((await findCachedOverview())?.cachedGames).toEqual(["addition", "simpleMath", "flags"]);
  expect(await hasFilesOf("flags")).toBe(true);
});

test("looking for a board that was not fetched leaves no store in the browser", async () => {
  expect(await findDailyBoard("addition")).toBeNull();
  expect(await findCachedOverview()).toBeNull();
  expect(await caches.keys()).toEqual([]);
});

test("each language has boards of its own", async () => {
  await prefetchDaily();
  adoptLanguage("de");
  expect(await findDailyBoard("addition")).toBeNull();
  expect(await findCachedOverview()).toBeNull();
  await prefetchDaily();
  expect(asked.map(({ language }) => language)).toEqual(["sl", "de"]);
});

test("yesterday's boards are never returned, and are deleted in every language with the next fetch", async () => {
  adoptLanguage("de");
  await prefetchDaily();
  adoptLanguage("sl");
  await prefetchDaily();
  vi.setSystemTime(Date.parse(MIDNIGHT) - 1_000);
  expect(await findDailyBoard("addition")).not.toBeNull();
  vi.setSystemTime(Date.parse(MIDNIGHT));
  expect(await findDailyBoard("addition")).toBeNull();
  expect(await findCachedOverview()).toBeNull();
  ends = TOMORROW;
  expect(await prefetchDaily()).toBe(TOMORROW);
  expect(await findDailyBoard("addition")).toEqual({ game: "addition", ends: TOMORROW });
  const left = await (await caches.open("karota-day")).keys();
  expect(left.map(String)).toEqual([expect.stringContaining("language=sl")]);
});

test("a device whose clock is a day ahead has today's boards, by the server's clock", async () => {
  await prefetchDaily();
  vi.setSystemTime(NOON + 86_400_000);
  noteServerTime(new Date(NOON).toUTCString());
  expect(await findDailyBoard("addition")).not.toBeNull();
  // And over a reload without a network.
  vi.resetModules();
  const fresh = await import("./daily-cache.ts");
  expect(await fresh.findDailyBoard("addition")).not.toBeNull();
});
