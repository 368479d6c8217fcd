import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "../../testing/fake-caches.ts";
import { person } from "../../testing/people.ts";
import { noteServerTime } from "../session/clock.ts";
import { prefetchDaily, findCachedOverview } from "./prefetch-daily.ts";
import { findDailyReply } from "./daily-cache.ts";
import { hasFilesOf } from "./has-files.ts";
import { adoptLanguage } from "../i18n/language.ts";
import { signIn } from "../session/session.ts";

const NOON = Date.parse("2026-03-28T12:00:00+01:00");
const MIDNIGHT = "2026-03-29T00:00:00+01:00";
const TOMORROW = "2026-03-30T00:00:00+02:00";
const PATH = "games/addition/periodic/daily";

let asked: { path: string; language: string | null; init: RequestInit }[] = [];
let ends = MIDNIGHT;
let down: string[] = [];
let withFlags = false;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
  noteServerTime(new Date(NOON).toUTCString());
  vi.stubGlobal("caches", fakeCaches().storage);
  asked = [];
  ends = MIDNIGHT;
  down = [];
  withFlags = false;
  adoptLanguage("sl");
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(address, "https://karota.example");
    const path = pathname.replace("/api/v1/", "");
    asked.push({ path, language: searchParams.get("language"), init });
    if (down.includes(path)) throw new TypeError("no network");
    const games = [
      { game: "addition", active: true },
      { game: "simpleMath", active: true },
      { game: "memory", active: false },
      ...(withFlags ? [{ game: "flags", active: true }] : []),
    ];
    return Response.json(path === "games/overview" ? { day_ends: ends, games } : { path, ends });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const paths = () => asked.map(({ path }) => path);

test("today's shelf and every active game's board are fetched as nobody, once", async () => {
  signIn(person());
  expect(await prefetchDaily()).toBe(MIDNIGHT);
  expect(paths()).toEqual(["games/overview", PATH, "games/simple_math/periodic/daily"]);
  for (const { init } of asked) {
    expect(init.credentials).toBe("omit");
    expect(new Headers(init.headers).has("authorization")).toBe(false);
  }
  expect(await findDailyReply(PATH)).toEqual({ path: PATH, ends: MIDNIGHT });
  expect((await findCachedOverview())?.cachedGames).toEqual(["addition", "simpleMath"]);
  asked = [];
  await prefetchDaily();
  expect(asked).toEqual([]);
});

test("what did not come is fetched the next time, what came is not", async () => {
  down = ["games/simple_math/periodic/daily"];
  await expect(prefetchDaily()).rejects.toThrow("no network");
  expect((await findCachedOverview())?.cachedGames).toEqual(["addition"]);
  down = [];
  asked = [];
  await prefetchDaily();
  expect(paths()).toEqual(["games/simple_math/periodic/daily"]);
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
  expect(await findDailyReply(PATH)).toBeNull();
  expect(await findCachedOverview()).toBeNull();
  expect(await caches.keys()).toEqual([]);
});

test("each language has boards of its own", async () => {
  await prefetchDaily();
  adoptLanguage("de");
  expect(await findDailyReply(PATH)).toBeNull();
  expect(await findCachedOverview()).toBeNull();
  await prefetchDaily();
  expect(asked.map(({ language }) => language)).toEqual(["sl", "sl", "sl", "de", "de", "de"]);
});

test("yesterday's boards are never answered, and leave with the next fetch", async () => {
  await prefetchDaily();
  vi.setSystemTime(Date.parse(MIDNIGHT) - 1_000);
  expect(await findDailyReply(PATH)).not.toBeNull();
  vi.setSystemTime(Date.parse(MIDNIGHT));
  expect(await findDailyReply(PATH)).toBeNull();
  expect(await findCachedOverview()).toBeNull();
  ends = TOMORROW;
  expect(await prefetchDaily()).toBe(TOMORROW);
  expect(await findDailyReply(PATH)).toEqual({ path: PATH, ends: TOMORROW });
});

test("a device whose clock is a day ahead has today's boards, by the server's clock", async () => {
  await prefetchDaily();
  vi.setSystemTime(NOON + 86_400_000);
  noteServerTime(new Date(NOON).toUTCString());
  expect(await findDailyReply(PATH)).not.toBeNull();
  // And over a reload without a network.
  vi.resetModules();
  const fresh = await import("./daily-cache.ts");
  expect(await fresh.findDailyReply(PATH)).not.toBeNull();
});
