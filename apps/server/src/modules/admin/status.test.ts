import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { JOB_NAMES, type StatusReply } from "@karota/contract/admin/status.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const MINUTE_MS = 60_000;

describeEachDatabase("the status", (kind) => {
  let it: TestApp;
  let admin: Actor;
  const status = async (app: TestApp = it) => (await app.call(admin, "GET", "admin/status")).json<StatusReply>();
  beforeAll(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"] });
  });
  afterAll(() => it.close());

  test("describes the database, the boards, the mails and the people", async () => {
    await it.call(null, "GET", "games/sudoku/periodic/daily");
    const reply = await status();
    expect(reply.now).toBe("2026-11-21T12:00:00+01:00");
    expect(reply.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(reply.database).toMatchObject({ kind, migration: expect.stringMatching(/^\d{4}-/) });
    expect(reply.database.bytes).toBeGreaterThan(10_000);
    expect(reply.database.version).toMatch(/^\d+\.\d+/);
    const active = CATALOGUE.filter((row) => row.active).length;
    expect(reply.boards.map(({ period, key, running }) => [period, key, running])).toEqual([
      ["daily", "2026-11-21", true],
      ["daily", "2026-11-22", false],
      ["weekly", "2026-W47", true],
      ["weekly", "2026-W48", false],
    ]);
    expect(reply.boards.map(({ ready }) => ready)).toEqual([1, 0, 0, 0]);
    const [today] = reply.boards;
    expect(today!.wanted).toBeGreaterThan(active);
    expect(today!.missing).toHaveLength(today!.wanted - 1);
    expect(today!.missing).not.toContainEqual({ game: "sudoku", language: null });
    expect(today!.missing).toContainEqual({ game: "crossword", language: "de" });
    expect(reply.mail).toEqual({ server: null, waiting: 0, oldest: null, stuck: 0, sent: 0 });
    expect(reply.payments).toEqual(["sandbox"]);
    expect(reply.people).toEqual({ day: 1, week: 1, mentors: 0 });
  });

  test("who published an assignment counts, also when another mentor is in charge of it now", async () => {
    const [owner, ...colleagues] = [await it.newPlayer(), await it.newPlayer(), await it.newPlayer()];
    const student = await it.newPlayer();
    const now = it.clock.now();
    for (const colleague of colleagues)
      await it.database.db
        .insertInto("assignments")
        .values({
          id: randomUUID(),
          mentor_id: owner.id,
          published_by: colleague.id,
          publisher_left_at: now,
          student_id: student.id,
          name: "Test",
          description: "",
          message: "",
          start_at: now,
          end_at: now,
          plan: "[]",
          num_tasks: 1,
          price: 1,
          published_at: now,
        })
        .execute();
    expect((await status()).people.mentors).toBe(2);
  });

  test("every job is there, with when it succeeded or failed last, or since when it has been running", async () => {
    const never = { running_since: null, succeeded: null, failed: null, duration_ms: null };
    const before = (await status()).jobs;
    expect(before.map(({ name }) => name).toSorted()).toEqual(JOB_NAMES.toSorted());
    expect(before).toEqual(before.map(({ name }) => ({ name, ...never })));
    const now = it.clock.now();
    vi.spyOn(it.app.jobs, "list").mockReturnValueOnce([
      {
        name: "retention",
        isRunning: true,
        startedAt: now,
        succeededAt: now - MINUTE_MS,
        failedAt: now - 2 * MINUTE_MS,
        durationMs: 30_500,
        successes: 1,
        failures: 1,
      },
    ]);
    expect((await status()).jobs).toEqual([
      {
        name: "retention",
        running_since: "2026-11-21T12:00:00+01:00",
        succeeded: "2026-11-21T11:59:00+01:00",
        failed: "2026-11-21T11:58:00+01:00",
        duration_ms: 30_500,
      },
    ]);
  });

  test("a mail that waits is shown with its age, and one that fails again and again, too", async () => {
    await it.call(admin, "POST", "admin/sendTestEmail");
    it.clock.advance(MINUTE_MS);
    expect((await status()).mail).toMatchObject({ waiting: 1, oldest: "2026-11-21T12:00:00+01:00", stuck: 0 });
    await it.database.db.updateTable("mails").set({ tries: 4 }).execute();
    expect((await status()).mail.stuck).toBe(1);
    await it.database.db.updateTable("mails").set({ sent_at: it.clock.now() }).execute();
    expect((await status()).mail).toMatchObject({ waiting: 0, oldest: null, stuck: 0, sent: 1 });
  });

  test("the last day is shown in five minutes and in hours, with the requests that were refused", async () => {
    const own = await testApp({ kind });
    admin = await own.newPlayer({ roles: ["admin"] });
    await own.call(null, "GET", "users");
    await own.call(null, "GET", "service/about");
    own.clock.advance(61 * MINUTE_MS);
    await own.call(null, "GET", "no/such/call");
    const { traffic, processes } = await status(own);
    expect(traffic.points).toHaveLength(288);
    expect(traffic.hours).toHaveLength(24);
    expect(traffic.all).toMatchObject({ requests: 3, refused: 2, failed: 0 });
    expect(traffic.all.p99).toBeGreaterThan(0);
    expect(traffic.points.at(-1)).toMatchObject({ starts: "2026-11-21T13:00:00+01:00", requests: 1, refused: 1 });
    expect(traffic.points.at(-13)).toMatchObject({ starts: "2026-11-21T12:00:00+01:00", requests: 2, refused: 1 });
    expect(traffic.points.at(-2)).toMatchObject({ requests: 0, p50: null });
    expect(traffic.hours.map(({ requests }) => requests).slice(-2)).toEqual([2, 1]);
    expect(processes).toEqual([{ id: expect.any(String), self: true, requests: 1 }]);
    own.clock.advance(24 * 60 * MINUTE_MS);
    expect((await status(own)).traffic.all.requests).toBe(0);
    await own.close();
  });
});
