import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, test, vi } from "vitest";
import type { Board, SaveReply } from "@karota/contract/games/board.ts";
import type { AnyGenerate } from "@karota/engine/game.ts";
import { CATALOGUE, type CatalogueRow } from "@karota/games/catalogue.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { needsPostgres } from "../../testing/programs.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { inlineGenerator } from "./generator/inline-generator.ts";
import { loadGames } from "./game-registry.ts";
import { periodicBoards } from "./periodic-boards.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";
import { solution } from "./testing/playing.ts";

/** Two applications on one PostgreSQL, as two processes would be. */
describe.skipIf(needsPostgres() === null)("two servers on one PostgreSQL", () => {
  async function open(catalogue: readonly CatalogueRow[] = TEST_CATALOGUE) {
    const one = await testApp({ kind: "postgres", catalogue });
    const two = await testApp({ kind: "postgres", catalogue, on: one.home, clock: one.clock });
    // The same key, as JWT_SECRET or the database would give it.
    const call = (it: TestApp, actor: Actor, path: string, body?: object, headers = {}) =>
      it.call(actor, body ? "POST" : "GET", path, body, headers);
    const close = async () => {
      await two.close();
      await one.close();
    };
    return { one, two, both: [one, two] as const, call, close };
  }

  test("make each periodic board once and serve the same", async () => {
    const { one, both, close } = await open();
    const paths = ["fake/periodic/daily", "fake/periodic/weekly", "wordy_fake/periodic/daily?language=de"];
    for (const path of paths) {
      const boards = await Promise.all(
        Array.from({ length: 8 }, async (_, i) => (await both[i % 2]!.call(null, "GET", `games/${path}`)).body),
      );
      expect(new Set(boards).size).toBe(1);
    }
    expect((await one.database.db.selectFrom("periodic_boards").select("grid_id").execute()).length).toBe(3);
    await close();
  });

  test("make each board once, however many requests come at once and while both make boards in advance", async () => {
    let made = 0;
    const catalogue = TEST_CATALOGUE.map((row) => ({
      ...row,
      loadGenerate: async (): Promise<AnyGenerate> => {
        const generate = await row.loadGenerate();
        return (options, random) => {
          made++;
          return generate(options, random);
        };
      },
    })).filter(({ id }) => id !== "brokenFake");
    const one = await testApp({ kind: "postgres", catalogue });
    const two = await testApp({ kind: "postgres", catalogue, on: one.home, clock: one.clock });
    const both = [one, two] as const;
    const boardsOf = async ({ config, clock, database }: TestApp) => {
      const registry = await loadGames(catalogue);
      const generator = inlineGenerator(registry);
      const calendar = calendarOf(config.timeZone);
      return periodicBoards({ database, clock, calendar, registry, generator, settings: () => DEFAULT_SETTINGS });
    };
    const failures: unknown[] = [];
    const prepare = async (it: TestApp) => (await boardsOf(it)).prepare((error) => failures.push(error));
    const asked = Array.from({ length: 12 }, (_, i) => both[i % 2]!.call(null, "GET", "games/fake/periodic/daily"));
    await Promise.all([prepare(one), prepare(two), ...asked]);
    // Two days and two weeks: one game in no language, one in three.
    expect([made, failures]).toEqual([16, []]);
    await two.close();
    await one.close();
  });

  test("let carrots for five start exactly five of 200 games", async () => {
    const { one, both, call, close } = await open();
    const player = await one.newPlayer({ balance: 500 });
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, i) => call(both[i % 2]!, player, "games/fake/create", { options: { size: 4 } })),
    );
    expect(replies.filter((reply) => reply.statusCode === 200).length).toBe(5);
    expect(replies.filter((reply) => reply.statusCode === 402).length).toBe(195);
    const { db } = one.database;
    const entries = await db.selectFrom("ledger_entries").select("amount").execute();
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
    expect((await db.selectFrom("plays").select("grid_id").execute()).length).toBe(5);
    await close();
  });

  test("answer one idempotent request once", async () => {
    const { one, both, call, close } = await open();
    const player = await one.newPlayer();
    const key = { "idempotency-key": randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => call(both[i % 2]!, player, "games/fake/create", {}, key)),
    );
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${JSON.stringify(reply.json())}`)).size).toBe(1);
    expect(replies[0]!.json()).toMatchObject({ price: 1, credit_amount: 4 });
    await close();
  });

  test("give a request whose last carrots the other one took, between its two checks, the other one's reply", async () => {
    const { one, two, call, close } = await open();
    const player = await one.newPlayer({ balance: 100 });
    const key = { "idempotency-key": "twice" };
    const start = (it: TestApp) => call(it, player, "games/fake/create", { options: { size: 4 } }, key);
    const first = (await start(one)).json<Board>();
    const client = new pg.Client({ connectionString: one.home.settings.databaseUrl! });
    await client.connect();
    // The other one looks for the answer before it is there, and at the balance after it.
    await client.query("update idempotency_keys set key = 'not yet'");
    await client.query("begin");
    await client.query("lock table credit_accounts in access exclusive mode");
    const second = start(two);
    await vi.waitFor(async () => {
      const waiting = "select 1 from pg_locks where relation = 'credit_accounts'::regclass and not granted";
      expect((await client.query(waiting)).rowCount).toBe(1);
    }, 60_000);
    await client.query("update idempotency_keys set key = 'twice'");
    await client.query("commit");
    await client.end();
    expect((await second).json()).toEqual(first);
    await close();
  });

  test("see each other's saves, and neither overwrites with an old revision", async () => {
    const { one, two, call, close } = await open();
    const player = await one.newPlayer();
    const board = (await call(one, player, "games/fake/create", { options: { size: 9 } })).json<Board>();
    const save = async (it: TestApp, body: object) =>
      call(it, player, "games/fake/update", { gridId: board.gridId, ...body });
    expect((await save(one, { lamps: "#1......." })).json<SaveReply>().revision).toBe(1);
    expect((await save(two, { lamps: "#10......" })).json<SaveReply>().revision).toBe(2);
    expect((await save(one, { lamps: "#101.....", revision: 1 })).statusCode).toBe(409);
    expect((await save(one, { lamps: "#101.....", revision: 2 })).json<SaveReply>().revision).toBe(3);
    expect((await call(two, player, `games/fake/${board.gridId}`)).json<Board>()["lamps"]).toBe("#101.....");
    await save(two, solution(board));
    expect((await save(one, { lamps: "#0......." })).json()).toMatchObject({ completed: true, revision: 4 });
    await close();
  });

  test("judge a save by what the other has saved, not by what they remember", async () => {
    const { one, two, call, close } = await open();
    const player = await one.newPlayer();
    const board = (await call(one, player, "games/fake/create", { options: { size: 9 } })).json<Board>();
    const save = (it: TestApp, body: object) =>
      call(it, player, "games/fake/update", { gridId: board.gridId, ...body });
    await save(one, { lamps: "#1......." });
    await save(two, { lamps: "#10......", revision: 1 });
    // Back to what the first one remembers: a change, and no answer from memory.
    expect((await save(one, { lamps: "#1.......", revision: 2 })).json()).toMatchObject({ revision: 3 });
    expect((await call(two, player, `games/fake/${board.gridId}`)).json<Board>()).toMatchObject({ lamps: "#1......." });
    await save(two, { lamps: "#11......", revision: 3 });
    expect((await save(one, { lamps: "#1.......", revision: 3 })).statusCode).toBe(409);
    // The answer of the other was lost; the same save comes here.
    expect((await save(one, { lamps: "#11......", revision: 3 })).json()).toMatchObject({ revision: 4 });
    await close();
  });

  test("accept a save that fits only what the other has saved", async () => {
    const catalogue = CATALOGUE.filter(({ id }) => id === "meme");
    const { one, two, call, close } = await open(catalogue);
    const player = await one.newPlayer();
    const { gridId } = (await call(one, player, "games/meme/create", {})).json<Board>();
    const place = async (it: TestApp, row: number, column: number) =>
      (await call(it, player, "games/meme/update", { gridId, row, column, value: column + 1 })).statusCode;
    for (const column of [0, 1, 2]) await place(one, 0, column);
    expect(await place(two, 0, 3)).toBe(200);
    // Here the first row is still open in memory.
    expect(await place(one, 1, 0)).toBe(200);
    await close();
  });

  test("number saves without a gap when they come at once", async () => {
    const { one, both, call, close } = await open();
    const player = await one.newPlayer();
    const { gridId } = (await one.call(null, "GET", "games/fake/periodic/weekly")).json<Board>();
    const rows = Array.from({ length: 100 }, (_, i) => `#${i.toString(2).padStart(8, "0")}`.replaceAll("0", "."));
    const replies = await Promise.all(
      rows.map((lamps, i) => call(both[i % 2]!, player, "games/user_fake_weekly", { gridId, lamps, seconds: i })),
    );
    expect(replies.map((reply) => reply.statusCode)).toEqual(rows.map(() => 200));
    const plays = await one.database.db.selectFrom("plays").select(["revision", "seconds"]).execute();
    expect(plays.length).toBe(1);
    expect(plays[0]!.revision).toBe(Math.max(...replies.map((reply) => reply.json<SaveReply>().revision)));
    await close();
  });

  test("stop although one still waits for work of the other", async () => {
    const { one, two } = await open();
    const name = `night ${randomUUID()}`;
    const begun = Promise.withResolvers<void>();
    const night = Promise.withResolvers<void>();
    const work = one.database.withLock(name, () => {
      begun.resolve();
      return night.promise;
    });
    await begun.promise;
    const waiting = two.database.withLock(name, () => Promise.resolve("done")).catch(() => "ended");
    await two.close();
    expect(await waiting).toBe("ended");
    night.resolve();
    await work;
    await one.close();
  });
});
