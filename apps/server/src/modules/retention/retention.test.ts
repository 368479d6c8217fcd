import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Settings } from "@karota/contract/admin/settings.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { sendMails } from "../mail/index.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { rememberLogin, type PersonalData } from "../users/index.ts";
import { applyRetention } from "./index.ts";
import type { RetentionDeps } from "./retention-deps.ts";

const DAY = 24 * 60 * 60 * 1000;
const at = (day: string) => Temporal.ZonedDateTime.from(`${day}[Europe/Ljubljana]`).epochMilliseconds;

describeEachDatabase("retention", (kind) => {
  let it: TestApp;
  let retention: Settings["retention"];
  let deps: RetentionDeps;
  /** Mails that have left, by the day. */
  let left: { day: string; to: string; text: string }[];
  beforeEach(async () => {
    it = await testApp({ kind });
    left = [];
    retention = DEFAULT_SETTINGS.retention;
    const { config, database, clock } = it;
    const settings = () => ({ ...DEFAULT_SETTINGS, retention });
    deps = {
      config,
      database,
      clock,
      log: it.app.log,
      settings,
      calendar: calendarOf(config.timeZone),
      personalData: [],
    };
  });
  afterEach(() => it.close());

  const today = () => deps.calendar.spanOf("daily", it.clock.now()).key;
  const night = () => applyRetention(deps);
  const send = (transport: Parameters<typeof sendMails>[1]) =>
    sendMails({ ...deps, printer: it.app.printer }, transport);
  const deliver = () => send(async ({ recipient: to }, { text }) => void left.push({ day: today(), to, text }));
  const person = (actor: Pick<Actor, "id">) =>
    it.database.db.selectFrom("users").selectAll().where("id", "=", actor.id).executeTakeFirstOrThrow();
  const change = (actor: Actor, values: { email?: string; last_login_at?: number; language?: string }) =>
    it.database.db.updateTable("users").set(values).where("id", "=", actor.id).execute();
  /** Whom the site itself did something to. */
  const audited = async (action: string) => {
    const entries = await it.database.db.selectFrom("audit_entries").selectAll().where("action", "=", action).execute();
    return new Set(entries.filter(({ actor_id }) => actor_id === null).map(({ subject }) => subject));
  };
  async function signIn(actor: Actor): Promise<boolean> {
    const { issuer, subject } = await person(actor);
    const identity = { issuer, subject, name: "Test", email: "t@example.com", emailVerified: true };
    const known = await it.database.transaction((queries) => rememberLogin(queries, identity, it.clock.now(), "sl"));
    return known !== null;
  }
  /** Each night up to and with the one of a day; mails leave in the morning. */
  async function nightsUntil(day: string): Promise<void> {
    for (let next = deps.calendar.clockAt(it.clock.now() + DAY, 4); next <= at(`${day}T12:00`);) {
      it.clock.set(next);
      await night();
      await deliver();
      next = deps.calendar.daysAfter(next, 1);
    }
  }

  /** All these nights in the deep run; nothing happens in them, and the usual one leaves them out. */
  const quietUntil = (day: string) =>
    depth(
      async () => it.clock.set(at(`${day}T12:00`)),
      () => nightsUntil(day),
    )();

  test("drops mails that became files when their days are over, and no other file", async () => {
    const folder = join(it.config.dataDir, "outbox");
    await mkdir(folder);
    const nameOf = (days: number) => new Date(it.clock.now() + days * DAY).toISOString().replaceAll(":", "-");
    const [old, half, young] = [`${nameOf(-91)}-a.eml`, `${nameOf(-91)}-b.eml.new`, `${nameOf(-89)}-c.eml`];
    for (const name of [old, half, young, "note.eml"]) await writeFile(join(folder, name), "Subject: x");
    retention = { ...retention, log_days: 90 };
    expect(await night()).toMatchObject({ mailFiles: 2 });
    expect((await readdir(folder)).toSorted()).toEqual([young, "note.eml"]);
    expect(await night()).toMatchObject({ mailFiles: 0 });
  });

  test("warns unused accounts over thirty months, erases them after the announced day, and erases no others", async () => {
    it.clock.set(at("2026-02-28T18:00"));
    const gone = await it.newPlayer();
    await change(gone, { email: "gone@example.com" });
    const back = await it.newPlayer();
    await change(back, { email: "back@example.com" });
    const silent = await it.newPlayer();
    await change(silent, { email: "" });
    const admin = await it.newPlayer({ roles: ["admin"] });
    await quietUntil("2028-01-24");
    await nightsUntil("2028-01-28");
    expect(left).toEqual([]);
    await nightsUntil("2028-02-02");
    await quietUntil("2028-02-20");
    expect(left.map(({ day, to }) => `${day} ${to}`).sort()).toEqual([
      "2028-01-31 back@example.com",
      "2028-01-31 gone@example.com",
    ]);
    expect(left[0]!.text).toContain("Zadnji dan za prijavo: sreda, 1. marec 2028.");
    expect(await signIn(back)).toBe(true);
    expect((await person(back)).warned_at).toBeNull();
    // The 29th of February has come in between; the announced day holds.
    await quietUntil("2028-02-27");
    await nightsUntil("2028-03-01");
    expect([(await person(gone)).erased_at, (await person(silent)).erased_at]).toEqual([null, null]);
    await nightsUntil("2028-03-04");
    await quietUntil("2028-08-29");
    await nightsUntil("2028-08-31");
    expect(Object.values(await person(gone))).not.toContain("gone@example.com");
    for (const one of [gone, silent]) expect((await person(one)).erased_at).not.toBeNull();
    expect(deps.calendar.iso((await person(gone)).erased_at!)).toBe("2028-03-02T04:00:00+01:00");
    expect(left.slice(2).map(({ day, to }) => `${day} ${to}`)).toEqual(["2028-03-02 gone@example.com"]);
    expect(left[2]!.text).toContain("kot smo napovedali");
    for (const one of [back, admin]) expect((await person(one)).erased_at).toBeNull();
    expect(await audited("person.erased")).toEqual(new Set([gone.id, silent.id]));
    expect((await audited("person.warned")).size).toBe(3);
  });

  test("who signed in last on a leap day has full months, too", async () => {
    it.clock.set(at("2028-02-29T12:00"));
    const player = await it.newPlayer();
    it.clock.set(at("2030-01-28T04:00"));
    expect(await night()).toMatchObject({ warned: 0 });
    it.clock.set(at("2030-01-31T04:00"));
    expect(await night()).toMatchObject({ warned: 1 });
    await deliver();
    expect((await person(player)).kept_until).toBe(at("2030-03-03T00:00"));
  });

  test("a sign-in on the last day saves the account, and the span begins anew", async () => {
    const player = await it.newPlayer();
    await nightsUntil("2026-11-25");
    it.clock.set(at("2028-10-25T04:00"));
    await night();
    await deliver();
    it.clock.set(at("2028-11-24T23:59"));
    expect(await signIn(player)).toBe(true);
    it.clock.set(at("2030-10-20T04:00"));
    await night();
    const { erased_at, warned_at, kept_until } = await person(player);
    expect([erased_at, warned_at, kept_until]).toEqual([null, null, null]);
  });

  test("whoever signs in while retention runs stays", async () => {
    const player = await it.newPlayer();
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    await deliver();
    it.clock.set(at("2028-12-05T04:00"));
    // Just before the person is looked at again, under the lock.
    let once = true;
    const database: typeof it.database = {
      ...it.database,
      db: it.database.db,
      async transaction(work) {
        if (once) {
          once = false;
          await signIn(player);
        }
        return it.database.transaction(work);
      },
    };
    expect(await applyRetention({ ...deps, database })).toMatchObject({ erased: 0, warned: 0 });
    expect((await person(player)).erased_at).toBeNull();
    expect((await it.call(player, "GET", "users")).statusCode).toBe(200);
  });

  test("a mail server that was down gives a new warning and a new span, and a dead address does not", async () => {
    const player = await it.newPlayer();
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    // Nothing leaves for a month.
    it.clock.set(at("2028-12-05T04:00"));
    await send(() => Promise.reject(new Error("nobody answers")));
    expect(await night()).toMatchObject({ erased: 0, warned: 1 });
    const announced = (await person(player)).kept_until!;
    expect(announced).toBe(at("2029-01-05T00:00"));
    const refused = Object.assign(new Error(), { code: "EENVELOPE", command: "RCPT TO", responseCode: 550 });
    for (let day = 0; day < 10; day++) {
      await send(() => Promise.reject(refused));
      it.clock.advance(DAY);
    }
    it.clock.set(announced - 1);
    expect(await night()).toMatchObject({ erased: 0 });
    it.clock.set(announced);
    expect(await night()).toMatchObject({ erased: 1 });
  });

  test("carrots that were bought are named, and are never lost without a word", async () => {
    const warned = await it.newPlayer({ balance: 0 });
    const silent = await it.newPlayer({ balance: 0 });
    for (const buyer of [warned, silent]) {
      const billing = { name: "Žiga", address: "Pot 1", post_number: "1000", post: "Ljubljana", country: "SI" };
      await it.call(buyer, "PUT", "users", billing);
      const body = { provider: "sandbox", credits: 12, price_cents: 120 };
      const { purchase } = (await it.call(buyer, "POST", "payments/intent", body)).json<{ purchase: { id: string } }>();
      await it.call(buyer, "POST", "payments/approve", { id: purchase.id, card: "4242424242424242" });
    }
    await deliver();
    await change(silent, { email: "" });
    await change(warned, { language: "de" });
    it.clock.set(at("2028-11-20T04:00"));
    expect(await night()).toMatchObject({ warned: 1 });
    left = [];
    await deliver();
    expect(left[0]!.text).toContain("gekaufte Karotten (12 Karotten)");
    it.clock.set(at("2029-06-01T04:00"));
    expect(await night()).toMatchObject({ erased: 1, warned: 0 });
    expect([(await person(warned)).erased_at === null, (await person(silent)).erased_at]).toEqual([false, null]);
    // The invoice stays, the name goes from everywhere else.
    expect(await it.database.db.selectFrom("invoices").select("number").execute()).toHaveLength(2);
  });

  test("mentors stay while any student can answer their assignments", async () => {
    retention = { ...retention, unused_months: 6 };
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const student = await it.newPlayer();
    const assignment = {
      id: "11111111-1111-4111-8111-111111111111",
      mentor_id: mentor.id,
      group_id: null,
      student_id: student.id,
      name: "Test",
      description: "",
      message: "",
      start_at: at("2027-04-20T00:00"),
      end_at: at("2027-07-01T12:00"),
      plan: "[]",
      num_tasks: 1,
      price: 10,
      published_at: it.clock.now(),
      cancelled_at: null,
      archived_at: null,
    };
    await it.database.db.insertInto("assignments").values(assignment).execute();
    const part = { tasks: null, solved: 0, correct: 0, started_at: null, answered_at: null, archived_at: null };
    // One student got more time.
    const own = { assignment_id: assignment.id, student_id: student.id, joined_at: 0, own_end: at("2027-07-10T12:00") };
    await it.database.db
      .insertInto("assignment_students")
      .values({ ...own, ...part })
      .execute();
    await change(student, { last_login_at: at("2027-01-01T12:00") });
    for (const day of ["2027-06-01", "2027-07-10"]) {
      it.clock.set(at(`${day}T04:00`));
      await night();
      expect((await person(mentor)).warned_at, day).toBeNull();
    }
    it.clock.set(at("2027-07-11T04:00"));
    expect(await night()).toMatchObject({ warned: 1 });
    expect((await person(mentor)).warned_at).toBe(it.clock.now());
  });

  test("longer spans in the settings withdraw warnings; shorter ones erase no account before the announced day", async () => {
    const player = await it.newPlayer();
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    await deliver();
    retention = { ...retention, unused_months: 36 };
    await night();
    expect((await person(player)).warned_at).toBeNull();
    retention = { ...retention, unused_months: 24, warn_days: 60 };
    await night();
    await deliver();
    const until = (await person(player)).kept_until!;
    retention = { ...retention, unused_months: 6, warn_days: 7 };
    it.clock.set(until - 1);
    expect(await night()).toMatchObject({ erased: 0 });
    it.clock.set(until);
    expect(await night()).toMatchObject({ erased: 1 });
  });

  test("a failure on one account does not stop the others, and the next night repeats it", async () => {
    const players = [await it.newPlayer(), await it.newPlayer(), await it.newPlayer()];
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    await deliver();
    it.clock.set(at("2028-12-05T04:00"));
    const poor = players[1]!.id;
    const broken: PersonalData = {
      erase: (_queries, userId) => (userId === poor ? Promise.reject(new Error("broken")) : Promise.resolve()),
      export: async () => ({}),
    };
    expect(await applyRetention({ ...deps, personalData: [broken] })).toMatchObject({ erased: 2 });
    expect((await person(players[1]!)).erased_at).toBeNull();
    expect(await night()).toMatchObject({ erased: 1 });
    expect((await audited("person.erased")).size).toBe(3);
  });

  test("a process that was killed in the middle, or several at once, erase and warn everybody once", async () => {
    const players = [];
    for (let n = 0; n < 8; n++) players.push(await it.newPlayer());
    it.clock.set(at("2028-11-01T04:00"));
    let works = 3;
    const killed: RetentionDeps = {
      ...deps,
      database: {
        ...it.database,
        db: it.database.db,
        transaction: (work) =>
          works-- > 0 ? it.database.transaction(work) : Promise.reject(new Error("the process is gone")),
      },
    };
    expect(await applyRetention(killed)).toMatchObject({ warned: 3 });
    const nights = await Promise.all([night(), night()]);
    expect(nights.map(({ warned }) => warned).reduce((sum, one) => sum + one, 0)).toBe(5);
    await deliver();
    expect(left).toHaveLength(8);
    it.clock.set(at("2028-12-05T04:00"));
    await Promise.all([night(), night()]);
    expect((await audited("person.erased")).size).toBe(8);
    await deliver();
    expect(left).toHaveLength(16);
  });

  test("old rows are deleted in batches; what was played, is awaited or must be retained stays", async () => {
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
    const old = it.clock.now() - 91 * DAY;
    const mail = { user_id: player.id, template: "welcome", language: "sl", recipient: "t@example.com", content: "{}" };
    const mails = [
      { id: "sent", sent_at: old },
      { id: "given-up", given_up_at: old },
      { id: "waiting" },
      { id: "young", sent_at: it.clock.now() - 89 * DAY },
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
      identities: 0,
      mailFiles: 0,
      boards: 1201,
      mails: 2,
      messages: 1,
      traffic: 1,
    });
    const boards = await db.selectFrom("periodic_boards").select("grid_id").execute();
    const stayed = ["board-2001", "board-2003", "board-2004", "board-7"];
    expect(new Set(boards.map((row) => row.grid_id))).toEqual(new Set(stayed));
    const remaining = await db.selectFrom("mails").select("id").execute();
    expect(new Set(remaining.map((row) => row.id))).toEqual(new Set(["waiting", "young"]));
    expect(await db.selectFrom("contact_messages").select("id").execute()).toEqual([{ id: "open" }]);
    for (const table of ["traffic", "payment_events", "audit_entries", "plays"] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
  });
});
