import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Board, Overview } from "@karota/contract/games/board.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import { fakeQuiz } from "@karota/engine/testing/fake-quiz.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { recordProgress } from "./learn.ts";
import { CATALOGUE, learner, stateOf } from "./testing/learner.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The save that solves a board of the fake game. */
const solution = (board: Board) => ({ lamps: board["pattern"] });

describeEachDatabase("learning", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind, catalogue: CATALOGUE });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());

  const { create, correct, answer, progress, review, mistaken } = learner(() => ({ it, player }));

  test("of a person who has not played yet is empty", async () => {
    expect(await progress()).toEqual({
      today: "2026-11-21",
      days: [],
      skills: [],
      garden: [],
      total: { days: 0, boards: 0, right: 0, wrong: 0, seconds: 0 },
      row: { current: 0, longest: 0 },
      review: { due: 0, waiting: 0, mended: 0, next: null, games: [] },
    });
    expect((await review()).tasks).toEqual([]);
  });

  test("records a quiz's answers as a day, a level and mistakes", async () => {
    const board = await create({ level: "hard" });
    for (let place = 0; place < 5; place++) await answer(board, place, place !== 2, { seconds: 7 * (place + 1) });
    const all = await progress();
    const day = { day: "2026-11-21", game: "fakeQuiz", boards: 1, right: 4, wrong: 1, seconds: 35, reached: 1 };
    expect(all.days).toEqual([day]);
    expect(all.garden).toEqual([{ game: "fakeQuiz", boards: 1, reached: 1, last: "2026-11-21" }]);
    expect(all.skills).toEqual([{ game: "fakeQuiz", skill: "whole", level: 1, right: 4, wrong: 1 }]);
    expect(all.total).toEqual({ days: 1, boards: 1, right: 4, wrong: 1, seconds: 35 });
    expect(all.review).toEqual({ due: 0, waiting: 1, mended: 0, next: "2026-11-22", games: [] });
    expect((await progress(await it.newPlayer())).days).toEqual([]);
  });

  test("records a leisure game's day: time by the minute, and all of it at the end", async () => {
    const board = await create({ tasks: undefined, size: 9 }, "fake");
    const save = (body: object) => it.call(player, "POST", "games/fake/update", { gridId: board.gridId, ...body });
    const today = async () => (await progress()).days.map(({ boards, seconds }) => [boards, seconds]);
    await save({ lamps: "#1.......", seconds: 59 });
    expect(await today()).toEqual([[0, 0]]);
    it.clock.advance(155_000);
    await save({ lamps: "#10......", seconds: 150 });
    expect(await today()).toEqual([[0, 120]]);
    await save({ ...solution(board), seconds: 155 });
    expect(await today()).toEqual([[1, 155]]);
    expect((await progress()).skills).toEqual([]);
    expect((await progress(player, "?game=fake_quiz")).days).toEqual([]);
    expect((await progress(player, "?game=fake")).days).toHaveLength(1);
  });

  test("counts each task once, however often the board is started again", async () => {
    const board = await create();
    await answer(board, 0, false);
    await answer(board, 1, true);
    await it.call(player, "POST", "games/fake_quiz/update", { gridId: board.gridId, reset: true });
    await answer(board, 0, true);
    await answer(board, 1, true);
    await answer(board, 2, true);
    expect((await progress()).total).toMatchObject({ right: 2, wrong: 1 });
    expect((await progress()).review.waiting).toBe(1);
  });

  test("counts nothing of a save that is refused, sent twice or late", async () => {
    const board = await create();
    const key = { "idempotency-key": randomUUID() };
    const body = { gridId: board.gridId, taskId: "1", taskSelected: correct(board, 0), revision: 0 };
    const send = () => it.call(player, "POST", "games/fake_quiz/update", body, key);
    await Promise.all([send(), send(), send()]);
    expect((await answer(board, 1, false, { revision: 0 })).statusCode).toBe(409);
    expect((await answer(board, 0, false)).statusCode).toBe(400);
    expect((await progress()).total).toMatchObject({ right: 1, wrong: 0 });
  });

  test("loses no answer when many boards are saved at once", async () => {
    const rich = await it.newPlayer({ balance: 2000 });
    const boards: Board[] = [];
    for (let n = 0; n < 20; n++)
      boards.push((await it.call(rich, "POST", "games/fake_quiz/create", { options: { tasks: 5 } })).json<Board>());
    await Promise.all(
      boards.map((board, n) =>
        it.call(rich, "POST", "games/fake_quiz/update", {
          gridId: board.gridId,
          taskId: "1",
          taskSelected: (correct(board, 0) + (n % 4 === 0 ? 1 : 0)) % 4,
        }),
      ),
    );
    const { total, skills } = await progress(rich);
    expect(total).toMatchObject({ days: 1, right: 15, wrong: 5 });
    expect(skills).toMatchObject([{ right: 15, wrong: 5 }]);
  });

  test("has days in the product's zone, and the overview's week by them", async () => {
    const board = await create();
    // A quarter to midnight in Ljubljana.
    it.clock.advance(11 * HOUR_MS + 45 * 60_000);
    await answer(board, 0, true);
    it.clock.advance(30 * 60_000);
    await answer(board, 1, true);
    it.clock.advance(2 * DAY_MS);
    await answer(board, 2, true);
    expect((await progress()).days.map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22", "2026-11-24"]);
    const overview = (await it.call(player, "GET", "games/overview")).json<Overview>();
    expect(overview.days.flatMap(({ day, played }) => (played ? [day] : []))).toEqual([
      "2026-11-21",
      "2026-11-22",
      "2026-11-24",
    ]);
    it.clock.advance(200 * DAY_MS);
    expect((await progress()).days).toEqual([]);
    expect((await progress()).total.days).toBe(3);
  });

  test("never lowers a level on the day itself, but from the next on", async () => {
    const level = async () => (await progress()).skills[0]!.level;
    const boards = [await create({ level: "hard" }), await create({ level: "hard" })];
    for (let place = 0; place < 5; place++) await answer(boards[0]!, place, true);
    const high = await level();
    for (let place = 0; place < 5; place++) await answer(boards[1]!, place, false);
    expect(await level()).toBe(high);
    it.clock.advance(DAY_MS);
    expect(await level()).toBeLessThan(high);
    // What was reached stays, after another answer too.
    await answer(await create({ level: "hard" }), 0, false);
    const { garden } = await progress();
    expect(garden).toEqual([{ game: "fakeQuiz", boards: 2, reached: high, last: "2026-11-22" }]);
  });

  test("moves a skill no day back by an answer that counts later than it was given", async () => {
    const { board } = await mistaken();
    await answer(board, 1, true);
    const stored = () => it.database.db.selectFrom("skill_levels").selectAll().executeTakeFirstOrThrow();
    const before = await stored();
    const task = stateOf(board).puzzle.tasks[2]!;
    const one = { game: fakeQuiz, userId: player.id, gridId: randomUUID(), task, right: true, typed: true } as const;
    const now = it.clock.now();
    const update = { userId: player.id, game: fakeQuiz.id, day: "2026-11-19", boards: 0, seconds: 0 };
    const late = { answeredAt: now - 2 * DAY_MS, shownOn: "2026-11-21" };
    const answers = [{ ...one, difficulty: "easy" } as const];
    await it.database.transaction((queries) => recordProgress(queries, [{ ...update, answers, late }], now));
    const after = await stored();
    expect(after.strength).toBeGreaterThan(before.strength);
    const { day, right_on, right_days, answered_at } = before;
    expect(after).toMatchObject({ day, right_on, right_days, answered_at, right_answers: 2 });
    expect((await progress()).days.map((row) => [row.day, row.right])).toEqual([
      ["2026-11-19", 1],
      ["2026-11-21", 1],
    ]);
  });

  test("is part of the export with everything else that is stored about a person", async () => {
    const { board } = await mistaken();
    const all = (await it.call(player, "GET", "users/export")).json<PersonExport>();
    const day = { day: "2026-11-21", game: "fakeQuiz", boards: 0, right: 0, wrong: 1, seconds: 0, reached: 0 };
    expect(all.days).toEqual([day]);
    expect(all.skills).toMatchObject([{ game: "fakeQuiz", skill: "whole", right: 0, wrong: 1 }]);
    expect(all.mistakes).toMatchObject([{ gridId: board.gridId, game: "fakeQuiz", step: 0, due: "2026-11-22" }]);
    expect(fakeQuiz.payload.decode(all.mistakes[0]!.payload).puzzle.tasks).toHaveLength(1);
  });

  test("leaves no trace of an erased person", async () => {
    const other = await it.newPlayer();
    await mistaken();
    const stored = async () =>
      Promise.all(
        (["play_days", "skill_levels", "review_items"] as const).map(
          async (table) => (await it.database.db.selectFrom(table).select("user_id").execute()).length,
        ),
      );
    expect(await stored()).toEqual([1, 1, 1]);
    await it.call(other, "DELETE", `users/${other.id}`);
    expect(await stored()).toEqual([1, 1, 1]);
    await it.call(player, "DELETE", `users/${player.id}`);
    expect(await stored()).toEqual([0, 0, 0]);
  });
});
