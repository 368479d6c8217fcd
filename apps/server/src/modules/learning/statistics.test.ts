import { afterEach, beforeEach, expect, test } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import type { ProgressReply, StatisticsReply } from "@karota/contract/learning/learning.ts";
import { defineOptions } from "@karota/engine/options.ts";
import { fakeGame, fakeGenerate } from "@karota/engine/testing/fake-game.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const wordy = defineOptions(
  { size: [4, 9], language: ["sl", "en", "de"] },
  { daily: { size: 4, language: "sl" }, weekly: { size: 9 } },
);
const CATALOGUE = [fakeGame, { ...fakeGame, id: "wordyFake", options: wordy }].map((game): CatalogueRow => ({
  id: game.id,
  type: "entertainment",
  subtype: "logic",
  active: true,
  load: async () => game,
  loadGenerate: async () => fakeGenerate,
}));
/** The save that solves a board. */
const solution = (board: Board) => ({ lamps: board["pattern"] });

const NOTHING = { played: 0, solved: 0, hints: 0, best: null, median: null };

describeEachDatabase("statistics", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind, catalogue: CATALOGUE });
    player = await it.newPlayer({ balance: 100_000 });
  });
  afterEach(() => it.close());

  const create = async (options: object, game = "fake", actor = player) =>
    (await it.call(actor, "POST", `games/${game}/create`, { options })).json<Board>();
  const save = (board: Board, body: object, actor = player) =>
    it.call(actor, "POST", `games/${board.game}/update`, { gridId: board.gridId, ...body });
  /** Plays a board to its end in so many seconds, as page and server agree. */
  async function play(seconds: number, options: object = { size: 4 }, game = "fake", hints = 0): Promise<void> {
    const board = await create(options, game);
    await save(board, { lamps: String(board["lamps"]).replace(".", "1"), seconds: 1 });
    it.clock.advance(seconds * 1000);
    await save(board, { ...solution(board), seconds, hints });
  }
  const statistics = async (query = "", actor = player) =>
    (await it.call(actor, "GET", `learning/statistics${query}`)).json<StatisticsReply>();

  test("of a person who has not played are empty, and are never another person's", async () => {
    await play(30);
    expect(await statistics("", await it.newPlayer())).toEqual({ total: NOTHING, games: [] });
    expect((await it.call(null, "GET", "learning/statistics")).statusCode).toBe(401);
    expect((await it.call(player, "GET", "learning/statistics?game=nothing")).statusCode).toBe(404);
  });

  test("compare like with like: over all, by game, and by what was chosen", async () => {
    for (const seconds of [50, 30, 40]) await play(seconds, { size: 4 });
    for (const seconds of [100, 200]) await play(seconds, { size: 9 }, "fake", 2);
    await play(70, { size: 4, language: "de" }, "wordyFake");
    // Begun, and one that was paid for and not touched.
    await save(await create({ size: 9 }), { lamps: "#1.......", seconds: 9, hints: 1 });
    await create({ size: 9 });
    const all = await statistics();
    expect(all.total).toEqual({ played: 7, solved: 6, hints: 5, best: 30, median: 60 });
    expect(all.games).toMatchObject([
      { game: "fake", played: 6, solved: 5, hints: 5, best: 30, median: 50 },
      { game: "wordyFake", played: 1, solved: 1, hints: 0, best: 70, median: 70 },
    ]);
    expect(all.games[0]!.choices).toEqual([
      { options: { size: 4 }, played: 3, solved: 3, hints: 0, best: 30, median: 40 },
      { options: { size: 9 }, played: 3, solved: 2, hints: 5, best: 100, median: 150 },
    ]);
    expect(all.games[0]!.recent.map(({ seconds }) => seconds)).toEqual([50, 30, 40, 100, 200]);
    expect(all.games[0]!.recent[0]!.time).toBe("2026-11-21T12:00:50+01:00");
    const one = await statistics("?game=wordy_fake");
    expect(one.games).toEqual([all.games[1]]);
    expect(one.total).toEqual({ played: 1, solved: 1, hints: 0, best: 70, median: 70 });
  });

  test("show the times of the last twenty boards", async () => {
    for (let i = 1; i <= 23; i++) await play(i);
    const [fake] = (await statistics()).games;
    expect(fake!.recent.map(({ seconds }) => seconds)).toEqual(Array.from({ length: 20 }, (_, i) => i + 4));
    expect([fake!.best, fake!.median]).toEqual([1, 12]);
  });

  test("take the middle between the two middle times, halves too", async () => {
    for (const seconds of [10, 21, 30, 4]) await play(seconds);
    expect((await statistics()).total).toMatchObject({ best: 4, median: 15.5 });
  });

  test("count a daily like a paid board of the same choice", async () => {
    await play(50);
    const daily = (await it.call(player, "GET", "games/fake/periodic/daily")).json<Board>();
    const send = (body: object) => it.call(player, "POST", "games/user_fake_daily", { gridId: daily.gridId, ...body });
    await send({ lamps: "#1..", seconds: 5 });
    it.clock.advance(20_000);
    await send({ ...solution(daily), seconds: 25 });
    const { games } = await statistics();
    expect(games[0]!.choices).toMatchObject([{ options: { size: 4 }, played: 2, solved: 2, best: 25, median: 37.5 }]);
  });

  test("count a board as solved when the server's check says so, and its time when it passed here", async () => {
    const claimed = await create({ size: 9 });
    await save(claimed, { lamps: "#1.......", completed: true, seconds: 1 });
    expect((await statistics()).total).toEqual({ ...NOTHING, played: 1 });
    const finished = await create({ size: 9 });
    await save(finished, { ...solution(finished), seconds: 1 });
    expect((await statistics()).total).toEqual({ ...NOTHING, played: 2, solved: 1 });
    // Played for nine seconds by the server's clock, whatever the page claims.
    const watched = await create({ size: 9 });
    for (const lamps of ["#1.......", "#10......", "#101....."]) {
      it.clock.advance(3000);
      await save(watched, { lamps, seconds: 0 });
    }
    await save(watched, { ...solution(watched), seconds: 1 });
    expect((await statistics()).total).toEqual({ played: 3, solved: 2, hints: 0, best: 9, median: 9 });
  });

  test("of a page whose clock jumps by a day are limited by the time since the start", async () => {
    const board = await create({ size: 9 });
    it.clock.advance(30_000);
    await save(board, { lamps: "#1.......", seconds: 86_430, hints: 90_000 });
    const row = await it.database.db.selectFrom("plays").select(["seconds", "hints"]).executeTakeFirstOrThrow();
    expect(row).toEqual({ seconds: 90, hints: 90 });
    const progress = (await it.call(player, "GET", "learning/progress")).json<{ total: { seconds: number } }>();
    expect(progress.total.seconds).toBeLessThanOrEqual(90);
  });

  test("are beside the row of days played, which a day without a game ends and never shortens", async () => {
    const row = async () => (await it.call(player, "GET", "learning/progress")).json<ProgressReply>().row;
    expect(await row()).toEqual({ current: 0, longest: 0 });
    for (let day = 0; day < 3; day++) {
      await play(30);
      it.clock.advance(86_400_000);
    }
    expect(await row()).toEqual({ current: 3, longest: 3 });
    it.clock.advance(86_400_000);
    expect(await row()).toEqual({ current: 0, longest: 3 });
  });
});
