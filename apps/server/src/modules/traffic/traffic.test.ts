import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { calendarOf } from "../../calendar.ts";
import type { Database } from "../../database/database.ts";
import { openDatabase } from "../../database/open.ts";
import { handClock } from "../../testing/clock.ts";
import { describeEachDatabase, freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts";
import { TEST_NOW, testApp } from "../../testing/test-app.ts";
import { trafficCounter, SPAN_MS } from "./traffic-counter.ts";
import { BOUNDS, bucketOf, noTimes, quantile } from "./histogram.ts";
import { readTraffic } from "./read-traffic.ts";

const calendar = calendarOf("Europe/Ljubljana");
const answered = (status: number, ms: number | null) => ({ method: "GET", route: "/", status, ms });

describe("the histogram", () => {
  test("a time falls into the bucket whose bound it does not exceed", () => {
    expect([0, 1, 1.1, 2.5, 9_999, 10_000, 10_001].map(bucketOf)).toEqual([0, 0, 1, 1, 11, 11, 12]);
  });

  test("quantiles lie in their bucket, are null without answers, and return the bound for the longest", () => {
    expect(quantile(noTimes(), 0.5)).toBeNull();
    const times = noTimes();
    times[bucketOf(8)] = 90;
    times[bucketOf(700)] = 10;
    expect(quantile(times, 0.45)).toBe(7.5);
    expect(quantile(times, 0.9)).toBe(10);
    expect(quantile(times, 0.95)).toBe(750);
    times[bucketOf(20_000)] = 900;
    expect(quantile(times, 0.99)).toBe(BOUNDS.at(-1));
  });
});

describeEachDatabase("traffic", (kind) => {
  let home: FreshDatabase;
  let database: Database;
  beforeAll(async () => {
    home = await freshDatabase(kind);
    database = await openDatabase(home.settings);
  });
  afterAll(async () => {
    await database.close();
    await home.remove();
  });
  const read = (now: number) => readTraffic(database.db, calendar, now);
  const clear = () => database.db.deleteFrom("traffic").execute();

  test("two processes add up, and each is listed while it writes its rows", async () => {
    await clear();
    const clock = handClock(TEST_NOW);
    const [one, two] = [trafficCounter(database, clock), trafficCounter(database, clock)];
    for (const ms of [1, 3, 700]) one.count(answered(200, ms));
    two.count(answered(404, 3));
    two.count(answered(500, 3));
    await Promise.all([one.flush(), two.flush()]);
    const { traffic, processes } = await read(TEST_NOW);
    expect(traffic.all).toMatchObject({ requests: 5, refused: 1, failed: 1 });
    expect(traffic.all.p50).toBeLessThanOrEqual(5);
    expect(traffic.all.p99).toBeGreaterThan(500);
    const byId = Object.fromEntries(processes.map(({ id, requests }) => [id, requests]));
    expect(byId).toEqual({ [one.process]: 3, [two.process]: 2 });

    clock.advance(3 * SPAN_MS);
    two.beat();
    await two.flush();
    expect((await read(clock.now())).processes).toEqual([{ id: two.process, requests: 2 }]);
  });

  test("a stream counts as a request, and its time is no response time", async () => {
    await clear();
    const traffic = trafficCounter(database, handClock(TEST_NOW));
    traffic.count(answered(200, null));
    await traffic.flush();
    expect((await read(TEST_NOW)).traffic.all).toMatchObject({ requests: 1, p95: null });
  });

  test("writing often, or at once, counts nothing twice, and what comes meanwhile is written next", async () => {
    await clear();
    const traffic = trafficCounter(database, handClock(TEST_NOW));
    traffic.count(answered(200, 1));
    const writing = [traffic.flush(), traffic.flush()];
    traffic.count(answered(200, 1));
    await Promise.all([...writing, traffic.flush()]);
    await traffic.flush();
    expect((await read(TEST_NOW)).traffic.all.requests).toBe(2);
  });

  test("a database that does not answer loses nothing, and a clock that is set back overwrites nothing", async () => {
    await clear();
    const clock = handClock(TEST_NOW);
    let isDown = true;
    const shaky: Database = {
      ...database,
      get db() {
        if (isDown) throw new Error("down");
        return database.db;
      },
    };
    const traffic = trafficCounter(shaky, clock);
    traffic.count(answered(200, 1));
    await expect(traffic.flush()).rejects.toThrow("down");
    clock.advance(SPAN_MS);
    traffic.count(answered(200, 1));
    await expect(traffic.flush()).rejects.toThrow("down");
    isDown = false;
    await traffic.flush();
    clock.advance(-SPAN_MS);
    traffic.count(answered(200, 1));
    await traffic.flush();
    const { points } = (await read(TEST_NOW + SPAN_MS)).traffic;
    expect(points.slice(-2).map(({ requests }) => requests)).toEqual([1, 2]);
  });

  test("an orderly stop writes what was counted, and how the jobs have been doing, none of which is running any more", async () => {
    const app = await testApp({ kind });
    const running = { isRunning: true, startedAt: TEST_NOW, succeededAt: TEST_NOW - 1, failedAt: null, durationMs: 5 };
    const retention = { name: "retention" as const, ...running, successes: 1, failures: 0 };
    vi.spyOn(app.app.jobs, "list").mockReturnValue([retention]);
    await app.call(null, "GET", "service/about");
    await app.call(null, "GET", "users");
    await app.app.close();
    const { all } = (await readTraffic(app.database.db, calendar, TEST_NOW)).traffic;
    expect(all).toMatchObject({ requests: 2, refused: 1, failed: 0 });
    expect(await app.database.db.selectFrom("job_reports").selectAll().execute()).toMatchObject([
      { name: "retention", running_since: null, succeeded_at: TEST_NOW - 1 },
    ]);
    await app.database.close();
    await app.home.remove();
  });
});
