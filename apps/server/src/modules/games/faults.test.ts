import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import type { Board } from "@karota/contract/games/board.ts";
import type { ProgressReply, StatisticsReply } from "@karota/contract/learning/learning.ts";
import { fakeQuiz } from "@karota/engine/testing/fake-quiz.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { TEST_CATALOGUE } from "./testing/catalogue.ts";
import { solution, wrongSolution } from "./testing/playing.ts";

const quizRow: CatalogueRow = {
  id: "fakeQuiz",
  type: "education",
  subtype: "arithmetic",
  active: true,
  load: async () => fakeQuiz,
  loadGenerate: async () => fakeQuiz.generate,
};
const CATALOGUE = [...TEST_CATALOGUE, quizRow];

describeAnyDatabase("when something goes wrong", (kind) => {
  const open = () => testApp({ kind, catalogue: CATALOGUE });
  const credits = async (it: TestApp, actor: Actor) => (await it.call(actor, "GET", "credits")).json<CreditsReply>();
  const statistics = async (it: TestApp, actor: Actor) =>
    (await it.call(actor, "GET", "learning/statistics")).json<StatisticsReply>();

  test("while a start is booked, the carrots are refunded by the rollback and the same request may be retried", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 100 });
    const { db } = it.database;
    const key = { "idempotency-key": randomUUID() };
    const start = () => it.call(player, "POST", "games/fake/create", { options: { size: 4 } }, key);
    const before = await credits(it, player);
    // The board cannot be stored after the carrots were taken.
    await sql`alter table plays rename to away`.execute(db);
    expect((await start()).statusCode).toBe(500);
    await sql`alter table away rename to plays`.execute(db);
    expect(await credits(it, player)).toEqual(before);
    expect((await start()).json()).toMatchObject({ price: 1, credit_amount: 0 });
    expect((await credits(it, player)).entries.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-1, 0],
      [1, 1],
    ]);
    await it.close();
  });

  test("while a board is made, nothing is booked and nothing is shown", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 100 });
    const before = await credits(it, player);
    for (let i = 0; i < 3; i++)
      expect((await it.call(player, "POST", "games/broken_fake/create", {})).statusCode).toBe(500);
    expect(await credits(it, player)).toEqual(before);
    await it.close();
  });

  test("while an answer is under way, the repeated request costs nothing, also without a carrot left", async () => {
    const it = await open();
    const player = await it.newPlayer({ balance: 100 });
    const key = { "idempotency-key": randomUUID() };
    const start = () => it.call(player, "POST", "games/fake/create", { options: { size: 4 } }, key);
    const first = (await start()).json<Board>();
    it.clock.advance(86_400_000);
    expect((await start()).json()).toEqual(first);
    expect((await it.call(player, "POST", "games/fake/create", { options: { size: 4 } })).statusCode).toBe(402);
    expect((await credits(it, player)).entries.length).toBe(2);
    await it.close();
  });

  test("a forged merge of a visitor's progress brings no carrots, no times and nothing that the server did not find", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const before = await credits(it, player);
    const board = (await it.call(player, "GET", "games/fake/periodic/daily")).json<Board>();
    const merge = (body: object) =>
      it.call(player, "POST", "games/user_fake_daily", { gridId: board.gridId, seconds: 1, hints: 0, ...body });
    expect((await merge({ ...wrongSolution(board), completed: true })).json()).toMatchObject({ completed: false });
    for (const field of ["credit_amount", "price", "timed", "best", "completed_at", "started_at"])
      expect([field, (await merge({ ...solution(board), [field]: 1 })).statusCode]).toEqual([field, 400]);
    const about = async () => {
      // The count is cached for a while.
      it.clock.advance(6 * 60_000);
      return (await it.call(null, "GET", "service/about")).json<{ completed_games: number }>().completed_games;
    };
    expect(await about()).toBe(0);

    const other = await it.newPlayer();
    const weekly = (await it.call(other, "GET", "games/fake/periodic/weekly")).json<Board>();
    await it.call(other, "POST", "games/user_fake_weekly", { gridId: weekly.gridId, ...solution(weekly), seconds: 1 });
    expect((await statistics(it, other)).total).toEqual({ played: 1, solved: 1, hints: 0, best: null, median: null });
    // Sent again and again it stays one.
    await it.call(other, "POST", "games/user_fake_weekly", { gridId: weekly.gridId, ...solution(weekly), seconds: 1 });
    expect(await about()).toBe(1);
    expect(await credits(it, player)).toEqual(before);
    expect((await credits(it, other)).credit_amount).toBe(5);
    await it.close();
  });

  test("a merged quiz is marked by the server, each answer once, and its time does not count", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const board = (await it.call(player, "GET", "games/fake_quiz/periodic/daily")).json<Board>();
    const { tasks } = fakeQuiz.payload.decode(board).puzzle;
    for (const { taskId, correct } of tasks) {
      const taskSelected = (correct + 1) % 4;
      const claim = { taskId, taskSelected, taskCorrect: true, taskCompleted: true, seconds: 3 };
      const send = () => it.call(player, "POST", "games/user_fake_quiz_daily", { gridId: board.gridId, ...claim });
      expect((await send()).json()).toMatchObject({ taskCorrect: false });
      await send();
    }
    const { total, skills } = (await it.call(player, "GET", "learning/progress")).json<ProgressReply>();
    expect([total.right, total.wrong, skills.map(({ level }) => level)]).toEqual([0, tasks.length, [0]]);
    expect((await statistics(it, player)).total).toMatchObject({ solved: 1, best: null, median: null });
    expect((await credits(it, player)).credit_amount).toBe(5);
    await it.close();
  });

  test("a client whose clock is wrong by a day plays today's board and no other", async () => {
    const it = await open();
    const player = await it.newPlayer();
    const headers = { date: new Date(it.clock.now() - 86_400_000).toUTCString() };
    const board = (await it.call(player, "GET", "games/fake/periodic/daily", undefined, headers)).json<Board>();
    const save = { gridId: board.gridId, lamps: "#1..", seconds: 86_400 };
    expect((await it.call(player, "POST", "games/user_fake_daily", save, headers)).statusCode).toBe(200);
    const row = await it.database.db.selectFrom("plays").select(["period_key", "seconds", "saved_at"]).execute();
    // Noon: half of the day has passed, and a minute for clocks that differ.
    expect(row).toEqual([{ period_key: "2026-11-21", seconds: 12 * 3600 + 60, saved_at: it.clock.now() }]);
    await it.close();
  });
});
