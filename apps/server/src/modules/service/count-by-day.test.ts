import type { Board } from "@karota/contract/games/board.ts";
import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase, freshDatabase } from "../../testing/fresh-database.ts";
import { needsPostgres } from "../../testing/programs.ts";
import { handClock } from "../../testing/clock.ts";
import { openDatabase } from "../../database/open.ts";
import { MIGRATIONS } from "../../database/migrate.ts";
import { testApp, TEST_NOW, type TestApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { countByDay } from "./count-by-day.ts";
import type { CountedEvent } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (moment: number) => Math.floor(moment / DAY_MS);

const countIn = ({ config, database, clock, app: { log } }: TestApp, event: CountedEvent = "completed") =>
  countByDay({ config, database, clock, log, catalogue: [], settings: () => DEFAULT_SETTINGS }, event);
const storedIn = ({ database }: TestApp, event: CountedEvent = "completed") =>
  database.db.selectFrom("daily_counts").select(["day", "amount"]).where("event", "=", event).orderBy("day").execute();

async function completeBoard(it: TestApp, player: Actor): Promise<void> {
  const daily = (await it.call(player, "GET", "games/sudoku/periodic/daily")).json<Board>();
  const body = { gridId: daily.gridId, gridString: daily["solved_grid"] };
  expect((await it.call(player, "POST", "games/user_sudoku_daily", body)).json()).toMatchObject({ completed: true });
}

describeEachDatabase("completed boards", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());

  test("are counted every day, and stored of days that ended a day ago", async () => {
    expect(await countIn(it)).toBe(0);
    for (let day = 1; day <= 5; day++) {
      await completeBoard(it, player);
      if (day === 3) await completeBoard(it, await it.newPlayer());
      expect(await countIn(it)).toBe(day < 3 ? day : day + 1);
      it.clock.advance(DAY_MS);
    }
    const first = dayOf(TEST_NOW);
    expect(await storedIn(it)).toEqual([
      { day: first, amount: 1 },
      { day: first + 1, amount: 1 },
      { day: first + 2, amount: 2 },
    ]);
  });

  test("of the stored days are not read again", async () => {
    await completeBoard(it, player);
    it.clock.advance(3 * DAY_MS);
    await completeBoard(it, player);
    expect(await countIn(it)).toBe(2);
    await it.database.db.updateTable("plays").set({ completed: 0 }).where("completed_at", "=", TEST_NOW).execute();
    expect(await countIn(it)).toBe(2);
  });

  test("stay counted when their player's account is deleted, before their day is stored or after it", async () => {
    await completeBoard(it, player);
    const other = await it.newPlayer();
    await completeBoard(it, other);
    const erase = async (one: Actor) => expect((await it.call(one, "DELETE", `users/${one.id}`)).statusCode).toBe(200);
    await erase(player);
    expect(await countIn(it)).toBe(2);
    it.clock.advance(3 * DAY_MS);
    await completeBoard(it, await it.newPlayer());
    expect(await countIn(it)).toBe(3);
    await erase(other);
    expect(await countIn(it)).toBe(3);
    expect(await storedIn(it)).toContainEqual({ day: dayOf(TEST_NOW), amount: 2 });
  });

  test("count when the clock has stepped back a day, and one far ahead stores nothing of the days to come", async () => {
    await completeBoard(it, player);
    it.clock.advance(365 * DAY_MS);
    expect(await countIn(it)).toBe(1);
    expect(await storedIn(it)).toEqual([]);
    it.clock.set(TEST_NOW + 10 * DAY_MS);
    await completeBoard(it, player);
    expect(await countIn(it)).toBe(2);
    it.clock.advance(-DAY_MS);
    await completeBoard(it, player);
    expect(await countIn(it)).toBe(3);
  });

  test("are counted once by many at the same time, while more are completed and days are stored", async () => {
    await completeBoard(it, player);
    it.clock.advance(4 * DAY_MS);
    const players = await Promise.all(Array.from({ length: 20 }, () => it.newPlayer()));
    const completing = players.map((one) => completeBoard(it, one));
    const counts = await Promise.all(Array.from({ length: 10 }, () => countIn(it)));
    await Promise.all(completing);
    expect(Math.max(...counts)).toBeLessThanOrEqual(21);
    expect(await countIn(it)).toBe(21);
    expect((await storedIn(it)).map(({ amount }) => amount)).toEqual([1, 0, 0]);
  });
});

describeEachDatabase("a database that was in use before completed boards were counted by the day", (kind) => {
  test("has its boards counted, day by day, and goes on where a count ended", async () => {
    const home = await freshDatabase(kind);
    const place = MIGRATIONS.findIndex(({ name }) => name === "0028-daily-counts");
    const old = await openDatabase(home.settings, undefined, MIGRATIONS.slice(0, place));
    await sql`insert into users (id, issuer, subject, name, name_key, email, email_verified, address, post_number, post, country,
        company, vat_id, settings, roles, unique_code, unique_code_expires, blocked, tokens_from, created_at, last_login_at)
      values ('one', 'i', 's', '', '', '', 0, '', '', '', '', '', '', '{}', '[]', 'c', 0, 0, 0, 0, 0)`.execute(old.db);
    const addBoard = (name: string, completedAt: number | null) =>
      sql`insert into plays (user_id, grid_id, game, options, payload, completed, revision, done, total, seconds, hints,
          started_at, saved_at, completed_at)
        values ('one', ${name}, 'sudoku', '{}', '', ${completedAt === null ? 0 : 1}, 1, 1, 1, 1, 0, 1, 1, ${completedAt})`.execute(
        old.db,
      );
    for (let day = 0; day < 6; day++) await addBoard(`board-${day}`, TEST_NOW + day * DAY_MS);
    await addBoard("open", null);
    await old.close();

    const it = await testApp({ kind, on: home, clock: handClock(TEST_NOW + 2.5 * DAY_MS) });
    expect(await countIn(it)).toBe(6);
    expect(await storedIn(it)).toEqual([{ day: dayOf(TEST_NOW), amount: 1 }]);
    it.clock.advance(3 * DAY_MS);
    expect(await countIn(it)).toBe(6);
    expect((await storedIn(it)).map(({ amount }) => amount)).toEqual([1, 1, 1, 1]);
    await it.close();
    await home.remove();
  });
});

describe.skipIf(needsPostgres() === null)("two servers on one PostgreSQL", () => {
  test("count a save that commits after the other has stored a day", async () => {
    const it = await testApp({ kind: "postgres" });
    const player = await it.newPlayer();
    await completeBoard(it, player);
    it.clock.advance(3 * DAY_MS);
    const late = await it.newPlayer();
    const daily = (await it.call(late, "GET", "games/sudoku/periodic/daily")).json<Board>();
    // Before midnight in UTC: its day is over when it commits.
    it.clock.set(dayOf(it.clock.now()) * DAY_MS + DAY_MS - 1);
    const other = new pg.Client({ connectionString: it.home.settings.databaseUrl! });
    await other.connect();
    await other.query("begin");
    await other.query(
      `insert into plays (user_id, grid_id, game, options, payload, completed, revision, done, total, seconds, hints, started_at,
        saved_at, completed_at) values ($1, $2, 'sudoku', '{}', '', 1, 1, 1, 1, 1, 0, $3, $3, $3)`,
      [late.id, daily.gridId, it.clock.now()],
    );
    it.clock.advance(60_000);
    await completeBoard(it, await it.newPlayer());
    expect(await countIn(it)).toBe(2);
    expect((await storedIn(it)).length).toBeGreaterThan(0);
    await other.query("commit");
    await other.end();
    expect(await countIn(it)).toBe(3);
    await it.close();
  });
});

describeEachDatabase("people", (kind) => {
  test("who joined and were erased are counted by the day, also who was erased days later", async () => {
    const it = await testApp({ kind });
    const [, gone] = [await it.newPlayer(), await it.newPlayer()];
    expect([await countIn(it, "joined"), await countIn(it, "erased")]).toEqual([2, 0]);
    it.clock.advance(3 * DAY_MS);
    await it.newPlayer();
    expect((await it.call(gone, "DELETE", `users/${gone.id}`)).statusCode).toBe(200);
    expect([await countIn(it, "joined"), await countIn(it, "erased")]).toEqual([3, 1]);
    it.clock.advance(3 * DAY_MS);
    const last = await it.newPlayer();
    expect((await it.call(last, "DELETE", `users/${last.id}`)).statusCode).toBe(200);
    expect([await countIn(it, "joined"), await countIn(it, "erased")]).toEqual([4, 2]);
    const first = dayOf(TEST_NOW);
    expect((await storedIn(it, "joined")).filter(({ amount }) => amount > 0)).toEqual([
      { day: first, amount: 2 },
      { day: first + 3, amount: 1 },
    ]);
    expect(await storedIn(it, "erased")).toEqual([
      { day: first + 3, amount: 1 },
      { day: first + 4, amount: 0 },
    ]);
    await it.close();
  });
});

test("what a count reads is found by an index that holds nothing else", async () => {
  const it = await testApp({ kind: "sqlite" });
  const sources = {
    plays_by_completion: "plays where completed_at >= 1 and completed = 1",
    users_by_creation: "users where created_at >= 1",
    users_by_erasure: "users where erased_at >= 1",
  };
  for (const [index, source] of Object.entries(sources))
    for (const value of ["count(*)", `max(${/(\w+_at) /.exec(source)![1]})`]) {
      const plan = sql.raw<{ detail: string }>(`explain query plan select ${value} from ${source}`);
      const { rows } = await plan.execute(it.database.db);
      expect(rows.map(({ detail }) => detail).join()).toMatch(new RegExp(`^SEARCH \\w+ USING COVERING INDEX ${index}`));
    }
  await it.close();
});
