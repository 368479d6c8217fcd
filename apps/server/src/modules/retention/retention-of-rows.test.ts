import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { PersonExport } from "@karota/contract/users/export.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { unwarnEarly } from "./store.ts";
import { at, DAY_MS, nightsOf } from "./testing/nights.ts";

describeEachDatabase("retention of rows and files", (kind) => {
  const { site, night } = nightsOf(kind);
  let it: TestApp;
  beforeEach(() => void ({ it } = site()));

  test("drops mails that became files when their days are over, and no other file", async () => {
    const folder = join(it.config.dataDir, "outbox");
    await mkdir(folder);
    const nameOf = (days: number) => new Date(it.clock.now() + days * DAY_MS).toISOString().replaceAll(":", "-");
    const [old, half, young] = [`${nameOf(-91)}-a.eml`, `${nameOf(-91)}-b.eml.new`, `${nameOf(-89)}-c.eml`];
    for (const name of [old, half, young, "note.eml"]) await writeFile(join(folder, name), "Subject: x");
    site().retention = { ...site().retention, log_days: 90 };
    expect(await night()).toMatchObject({ mailFiles: 2 });
    expect((await readdir(folder)).toSorted()).toEqual([young, "note.eml"]);
    expect(await night()).toMatchObject({ mailFiles: 0 });
  });

  test("drops what a sign-in that nobody finished has left, also when nobody else signs in", async () => {
    const { db } = it.database;
    const assertion = { code_hash: null, person: null, code_expires_at: 0 };
    const rows = [
      { hash: "old", expires_at: it.clock.now() },
      { hash: "open", expires_at: it.clock.now() + 1 },
    ];
    for (const { hash, expires_at } of rows) {
      await db.insertInto("login_nonces").values({ nonce_hash: hash, cookie_hash: "c", expires_at }).execute();
      await db
        .insertInto("saml_assertions")
        .values({ ...assertion, assertion_hash: hash, expires_at })
        .execute();
    }
    expect(await night()).toMatchObject({ nonces: 1, assertions: 1 });
    expect(await db.selectFrom("login_nonces").select("nonce_hash").execute()).toEqual([{ nonce_hash: "open" }]);
    expect(await db.selectFrom("saml_assertions").select("assertion_hash").execute()).toEqual([
      { assertion_hash: "open" },
    ]);
  });

  test("warnings are taken back in batches when the settings give more", async () => {
    const { db } = it.database;
    for (let n = 0; n < 3; n++) await it.newPlayer();
    const loginBefore = it.clock.now() - 1;
    await db
      .updateTable("users")
      .set({ warned_at: it.clock.now(), kept_until: it.clock.now() + DAY_MS, last_login_at: it.clock.now() })
      .execute();
    expect(await unwarnEarly(db, loginBefore, 2)).toBe(2);
    expect(await unwarnEarly(db, loginBefore, 2)).toBe(1);
    expect(await db.selectFrom("users").select("id").where("warned_at", "is not", null).execute()).toEqual([]);
  });

  test("a game that was finished long ago loses its moves, and its player still sees the result", async () => {
    const { db } = it.database;
    const player = await it.newPlayer();
    const months = (n: number) => site().deps.calendar.monthsBefore(it.clock.now(), n);
    const uuid = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, "0")}`;
    const play = {
      user_id: player.id,
      game: "simpleMath",
      period: null,
      period_key: null,
      options: "{}",
      payload: '{"version":1}',
      completed: 1,
      revision: 3,
      done: 4,
      total: 4,
      seconds: 75,
      hints: 0,
      started_at: 0,
      saved_at: 0,
      first_answers: "1101",
      watched: 0,
      timed: 75,
    };
    const old = Array.from({ length: 1001 }, (_, n) => ({
      ...play,
      grid_id: uuid(n),
      completed_at: months(12) - 1 - n,
    }));
    await db
      .insertInto("plays")
      .values([
        ...old.slice(0, 500),
        { ...play, grid_id: uuid(2000), completed_at: months(12) + DAY_MS },
        { ...play, grid_id: uuid(2001), completed: 0, completed_at: null },
      ])
      .execute();
    await db.insertInto("plays").values(old.slice(500)).execute();
    site().retention = { ...site().retention, moves_months: 12 };
    expect(await night()).toMatchObject({ moves: 1001 });
    expect(await night()).toMatchObject({ moves: 0 });

    const rows = await db.selectFrom("plays").selectAll().orderBy("grid_id").execute();
    const { trimmed, ...first } = rows[0]!;
    expect([trimmed, first]).toEqual([1, { ...old[0], payload: "" }]);
    const stayed = rows.filter(({ payload }) => payload !== "").map(({ grid_id: id }) => id);
    expect(stayed).toEqual([uuid(2000), uuid(2001)]);

    const opened = await it.call(player, "GET", `games/simpleMath/${uuid(0)}`);
    expect([opened.statusCode, opened.json()]).toEqual([
      410,
      {
        code: "E-KAROTA-MOVES_DELETED",
        result: { completed: new Date(months(12) - 1).toISOString(), seconds: 75, right: 3, total: 4 },
      },
    ]);
    const saved = await it.call(player, "POST", "games/simpleMath/update", { gridId: uuid(0), seconds: 1 });
    expect([saved.statusCode, saved.json<{ code: string }>().code]).toEqual([410, "E-KAROTA-MOVES_DELETED"]);
    const own = (await it.call(player, "GET", "users/export")).json<PersonExport>();
    expect(own.games.find(({ gridId }) => gridId === uuid(0))).toMatchObject({ payload: null, seconds: 75, done: 4 });
    const statistics = await it.call(player, "GET", "learning/statistics");
    expect(statistics.statusCode).toBe(200);
  });

  test("old rows are deleted in batches; what was played, is pending or has to be stored by law stays", async () => {
    const { db } = it.database;
    const player = await it.newPlayer();
    const board = (n: number, period: string, key: string) => ({
      grid_id: `board-${n}`,
      game: "sudoku",
      period,
      period_key: key,
      language: String(n),
      options: "{}",
      payload: "{}",
      created_at: 0,
    });
    const many = Array.from({ length: 1200 }, (_, n) => board(n, "daily", "2026-01-01"));
    for (let from = 0; from < many.length; from += 400)
      await db
        .insertInto("periodic_boards")
        .values(many.slice(from, from + 400))
        .execute();
    // 90 days before the clock is the 23rd of August, in week 34.
    await db
      .insertInto("periodic_boards")
      .values([
        board(2000, "daily", "2026-08-22"),
        board(2001, "daily", "2026-08-23"),
        board(2002, "weekly", "2026-W33"),
        board(2003, "weekly", "2026-W34"),
        board(2004, "daily", "2026-11-22"),
      ])
      .execute();
    const play = {
      game: "sudoku",
      period: "daily",
      period_key: "2026-01-01",
      options: "{}",
      payload: "{}",
      timed: null,
    };
    const zeros = { completed: 0, revision: 1, done: 1, total: 4, seconds: 1, hints: 0, first_answers: "", watched: 0 };
    const times = { started_at: 0, saved_at: 0, completed_at: null };
    await db
      .insertInto("plays")
      .values({ user_id: player.id, grid_id: "board-7", ...play, ...zeros, ...times })
      .execute();
    const old = it.clock.now() - 91 * DAY_MS;
    const mail = { user_id: player.id, template: "welcome", language: "sl", recipient: "t@example.com", content: "{}" };
    const mails = [
      { id: "sent", sent_at: old },
      { id: "given-up", given_up_at: old },
      { id: "waiting" },
      { id: "young", sent_at: it.clock.now() - 89 * DAY_MS },
    ];
    for (const one of mails)
      await db
        .insertInto("mails")
        .values({ ...mail, created_at: old, due_at: old, tries: 1, ...one })
        .execute();
    const message = { user_id: null, reply_to: "a@b.c", subject: "s", message: "m", language: "sl", created_at: old };
    await db
      .insertInto("contact_messages")
      .values([
        { id: "done", ...message, done_at: old },
        { id: "open", ...message, done_at: null },
      ])
      .execute();
    const traffic = { process: "a", requests: 1, refused: 0, failed: 0, times: "[]" };
    await db
      .insertInto("traffic")
      .values([
        { starts_at: old, ...traffic },
        { starts_at: it.clock.now(), ...traffic },
      ])
      .execute();
    const report = {
      name: "mails" as const,
      running_since: null,
      succeeded_at: null,
      failed_at: null,
      duration_ms: null,
    };
    await db
      .insertInto("job_reports")
      .values([
        { process: "ended", ...report, reported_at: old },
        { process: "running", ...report, reported_at: it.clock.now() },
      ])
      .execute();
    await db.insertInto("payment_events").values({ provider: "stripe", event_id: "e", received_at: old }).execute();
    const entry = { actor_id: null, action: "check.run", subject: null, details: "{}", note: "" };
    await db
      .insertInto("audit_entries")
      .values([
        { ...entry, created_at: at("2024-11-20T12:00") },
        { ...entry, created_at: at("2024-11-22T12:00") },
      ])
      .execute();

    expect(await night()).toEqual({
      erased: 0,
      warned: 0,
      ended: 0,
      entries: 1,
      identities: 0,
      mailFiles: 0,
      lessons: 0,
      races: 0,
      shares: 0,
      moves: 0,
      boards: 1201,
      mails: 2,
      messages: 1,
      traffic: 1,
      jobReports: 1,
      nonces: 0,
      assertions: 0,
    });
    const boards = await db.selectFrom("periodic_boards").select("grid_id").execute();
    const stayed = ["board-2001", "board-2003", "board-2004", "board-7"];
    expect(new Set(boards.map((row) => row.grid_id))).toEqual(new Set(stayed));
    const remaining = await db.selectFrom("mails").select("id").execute();
    expect(new Set(remaining.map((row) => row.id))).toEqual(new Set(["waiting", "young"]));
    expect(await db.selectFrom("contact_messages").select("id").execute()).toEqual([{ id: "open" }]);
    for (const table of ["traffic", "job_reports", "payment_events", "audit_entries", "plays"] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
  });
});
