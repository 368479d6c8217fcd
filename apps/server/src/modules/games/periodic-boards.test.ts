import { expect, test } from "vitest";
import type { AnyGenerate } from "@karota/engine/game.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Board } from "@karota/contract/games/board.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { calendarOf } from "../../calendar.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { inlineGenerator } from "./generator/inline-generator.ts";
import { loadGames } from "./game-registry.ts";
import { periodicBoards } from "./periodic-boards.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";
import { solution, wrongSolution } from "./testing/playing.ts";

const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(text);
const codeOf = (reply: Awaited<ReturnType<TestApp["call"]>>) =>
  `${reply.statusCode} ${reply.json<{ code: string }>().code}`;

describeEachDatabase("the daily and weekly boards", (kind) => {
  const open = () => testApp({ kind, catalogue: TEST_CATALOGUE });
  const daily = async (it: TestApp, actor: Parameters<TestApp["call"]>[0] = null, query = "") =>
    (await it.call(actor, "GET", `games/fake/periodic/daily${query}`)).json<Board>();

  test("are the same for everyone, with or without a login", async () => {
    const it = await open();
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => daily(it)),
      daily(it, await it.newPlayer()),
      daily(it, await it.newPlayer()),
    ]);
    expect(new Set(replies.map((board) => JSON.stringify(board))).size).toBe(1);
    expect(replies[0]).toMatchObject({
      game: "fake",
      options: { size: 4 },
      period: "daily",
      ends: "2026-11-22T00:00:00+01:00",
      completed: false,
      revision: 0,
    });
    const weekly = (await it.call(null, "GET", "games/fake/periodic/weekly")).json<Board>();
    expect(weekly).toMatchObject({ options: { size: 9 }, period: "weekly", ends: "2026-11-23T00:00:00+01:00" });
    expect(weekly.gridId).not.toBe(replies[0].gridId);
    await it.close();
  });

  test("are one a language where words matter, and one in all languages elsewhere", async () => {
    const it = await open();
    const get = async (game: string, language: string) =>
      (await it.call(null, "GET", `games/${game}/periodic/daily?language=${language}`)).json<Board>();
    const wordy = await Promise.all(["sl", "en", "de", "si", "us"].map((language) => get("wordy_fake", language)));
    expect(wordy.map((board) => board.options["language"])).toEqual(["sl", "en", "de", "sl", "en"]);
    expect(new Set(wordy.map((board) => board.gridId)).size).toBe(3);
    const plain = await Promise.all(["sl", "de"].map((language) => get("fake", language)));
    expect(plain[0]!.gridId).toBe(plain[1]!.gridId);
    expect(plain.map((board) => board["title"])).toEqual(["sl", "de"]);
    await it.close();
  });

  test("change at midnight in the zone, and yesterday's takes no more saves", async () => {
    const it = await open();
    const player = await it.newPlayer();
    it.clock.set(at("2026-11-21T23:59:59.999+01:00"));
    const yesterday = await daily(it, player);
    const save = (body: object) =>
      it.call(player, "POST", "games/user_fake_daily", { gridId: yesterday.gridId, ...body });
    expect((await save({ lamps: "#1.." })).json()).toMatchObject({ revision: 1 });
    const stored = await it.database.db.selectFrom("plays").selectAll().execute();

    it.clock.set(at("2026-11-22T00:00:00+01:00"));
    expect(codeOf(await save(solution(yesterday)))).toBe("410 E-KAROTA-PERIOD_OVER");
    expect(codeOf(await it.call(player, "GET", `games/fake/${yesterday.gridId}`))).toBe("410 E-KAROTA-PERIOD_OVER");
    expect(
      codeOf(await it.call(player, "POST", "games/fake/update", { gridId: yesterday.gridId, lamps: "#1.." })),
    ).toBe("410 E-KAROTA-PERIOD_OVER");
    const today = await daily(it, player);
    expect(today.gridId).not.toBe(yesterday.gridId);
    expect(today).toMatchObject({ ends: "2026-11-23T00:00:00+01:00", revision: 0 });
    // What was saved before midnight stays.
    expect(await it.database.db.selectFrom("plays").selectAll().execute()).toEqual(stored);
    await it.close();
  });

  test("last 25 hours when the clocks go back", async () => {
    const it = await open();
    it.clock.set(at("2026-10-25T00:00:00+02:00"));
    const board = await daily(it);
    expect(board.ends).toBe("2026-10-26T00:00:00+01:00");
    it.clock.advance(25 * HOUR_MS - 1);
    expect((await daily(it)).gridId).toBe(board.gridId);
    it.clock.advance(1);
    expect((await daily(it)).gridId).not.toBe(board.gridId);
    await it.close();
  });

  test("have progress for each person alone", async () => {
    const it = await open();
    const [one, other] = [await it.newPlayer(), await it.newPlayer()];
    const board = await daily(it, one);
    const reply = await it.call(one, "POST", "games/user_fake_daily", {
      gridId: board.gridId,
      ...wrongSolution(board),
      completed: true,
      seconds: 9,
    });
    expect(reply.json()).toEqual({ gridId: board.gridId, completed: false, revision: 1 });
    const mine = { ...board, ...wrongSolution(board), revision: 1, seconds: 9 };
    expect(await daily(it, one)).toEqual(mine);
    expect((await it.call(one, "GET", `games/fake/${board.gridId}`)).json()).toEqual(mine);
    expect(await daily(it, other)).toEqual(board);
    expect((await it.call(other, "GET", `games/fake/${board.gridId}`)).json()).toEqual(board);
    expect(await daily(it)).toEqual(board);
    expect(
      (await it.call(one, "POST", "games/user_fake_daily", { gridId: board.gridId, ...solution(board) })).json(),
    ).toMatchObject({ completed: true });
    expect(await daily(it, one)).toMatchObject({ completed: true, revision: 2 });
    await it.close();
  });

  test("saved for the first time twice at once make one row", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const { gridId } = await daily(it, player);
    const replies = await Promise.all(
      // None of them can be the solution: a completed board takes no other save.
      ["#1..", "#11.", "#.1."].map((lamps) => it.call(player, "POST", "games/user_fake_daily", { gridId, lamps })),
    );
    // Connections of PostgreSQL come free in any order.
    const revisions = replies.map((reply) => reply.json<{ revision: number }>().revision);
    expect(revisions.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(await it.database.db.selectFrom("plays").select("revision").execute()).toEqual([{ revision: 3 }]);
    await it.close();
  });

  test("are saved by language without mixing", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const german = (await it.call(player, "GET", "games/wordy_fake/periodic/weekly?language=de")).json<Board>();
    const saved = await it.call(player, "POST", "games/user_wordy_fake_weekly?language=sl", {
      gridId: german.gridId,
      lamps: "#1.......",
    });
    expect(saved.statusCode).toBe(200);
    const again = await it.call(player, "GET", "games/wordy_fake/periodic/weekly?language=de");
    expect(again.json()).toMatchObject({ gridId: german.gridId, lamps: "#1.......", options: { language: "de" } });
    await it.close();
  });

  test("and paid games have different paths", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const board = await daily(it, player);
    const weekly = (await it.call(player, "GET", "games/fake/periodic/weekly")).json<Board>();
    const paid = (await it.call(player, "POST", "games/fake/create", {})).json<Board>();
    const save = async (path: string, gridId: string) =>
      codeOf(await it.call(player, "POST", `games/${path}`, { gridId, lamps: "#1.." }));
    expect(await save("fake/update", board.gridId)).toBe("400 E-KAROTA-GAME_VALIDATION");
    expect(await save("user_fake_daily", paid.gridId)).toBe("400 E-KAROTA-GAME_VALIDATION");
    expect(await save("user_fake_daily", weekly.gridId)).toBe("400 E-KAROTA-GAME_VALIDATION");
    expect(await it.database.db.selectFrom("plays").select("revision").execute()).toEqual([{ revision: 0 }]);
    await it.close();
  });

  test("of unknown games, periods and days are not found", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const { gridId } = await daily(it, player);
    const notFound = "404 E-KAROTA-NOT_FOUND";
    for (const path of [
      "nothing/periodic/daily",
      "off_fake/periodic/daily",
      "fake/periodic/monthly",
      "fake/periodic/2026-11-20",
    ])
      expect([path, codeOf(await it.call(player, "GET", `games/${path}`))]).toEqual([path, notFound]);
    for (const path of [
      "user_nothing_daily",
      "user_off_fake_daily",
      "user_fake_monthly",
      "user_fake",
      "user_wordy_fake_daily",
    ])
      expect([path, codeOf(await it.call(player, "POST", `games/${path}`, { gridId, lamps: "#1.." }))]).toEqual([
        path,
        notFound,
      ]);
    expect(codeOf(await it.call(player, "POST", "games/user_fake_daily", { lamps: "#1.." }))).toBe(
      "400 E-KAROTA-GAME_VALIDATION",
    );
    await it.close();
  });

  test("know which edition they are: consecutive numbers, and one order that every process has", async () => {
    const editions: string[] = [];
    const catalogue = TEST_CATALOGUE.filter(({ id }) => id === "wordyFake").map((row) => ({
      ...row,
      loadGenerate: async (): Promise<AnyGenerate> => {
        const generate = await row.loadGenerate();
        return (options: OptionValues, random, edition) => {
          editions.push(`${options["language"]} ${edition!.period} ${edition!.number} ${edition!.order}`);
          return generate(options, random, edition);
        };
      },
    }));
    const it = await testApp({ kind, catalogue });
    const { database, clock } = it;
    const registry = await loadGames(catalogue);
    const calendar = calendarOf(it.config.timeZone);
    const generator = inlineGenerator(registry);
    // As after a new start.
    const prepare = () =>
      periodicBoards({ database, clock, calendar, registry, generator, settings: () => DEFAULT_SETTINGS }).prepare(
        (error) => expect.unreachable(String(error)),
      );
    await prepare();
    clock.advance(24 * HOUR_MS);
    await prepare();
    const made = editions.map((one) => one.split(" "));
    const numbersOf = (language: string, period: string) =>
      made.filter(([of, span]) => of === language && span === period).map(([, , number]) => Number(number));
    // 2026-11-21 and the days after; the weeks that began on 16 and 23 November.
    const day = Date.parse("2026-11-21T00:00Z") / (24 * HOUR_MS);
    const week = (day - 5 - 4) / 7;
    for (const language of ["sl", "en", "de"]) {
      expect(numbersOf(language, "daily")).toEqual([day, day + 1, day + 2]);
      expect(numbersOf(language, "weekly")).toEqual([week, week + 1]);
    }
    const orders = Map.groupBy(made, ([language, period]) => `${language} ${period}`);
    for (const boards of orders.values()) expect(new Set(boards.map(([, , , order]) => order)).size).toBe(1);
    expect(new Set(made.map(([, , , order]) => order)).size).toBe(6);
    await it.close();
  });

  test("of paid games are of no edition", async () => {
    let made = 0;
    const catalogue = TEST_CATALOGUE.filter(({ id }) => id === "fake").map((row) => ({
      ...row,
      loadGenerate: async (): Promise<AnyGenerate> => {
        const generate = await row.loadGenerate();
        return (options, random, edition) => {
          made++;
          expect(edition).toBeUndefined();
          return generate(options, random);
        };
      },
    }));
    const it = await testApp({ kind, catalogue });
    const player = await it.newPlayer();
    expect((await it.call(player, "POST", "games/fake/create", {})).statusCode).toBe(200);
    expect(made).toBeGreaterThan(0);
    await it.close();
  });

  test("that cannot be made are an error, and are made again at the next request", async () => {
    const it = await open();
    for (let i = 0; i < 2; i++)
      expect(codeOf(await it.call(null, "GET", "games/broken_fake/periodic/daily"))).toBe(
        "500 E-KAROTA-PERIODIC_INTERNAL",
      );
    await it.close();
  });
});
