import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Board, Overview } from "@karota/contract/games/board.ts";
import type { ProgressReply, ReviewMark, ReviewReply } from "@karota/contract/learning/learning.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import { fakeGame, fakeGenerate } from "@karota/engine/testing/fake-game.ts";
import { fakeQuiz } from "@karota/engine/testing/fake-quiz.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const row = { subtype: "logic", active: true } as const;
const CATALOGUE: readonly CatalogueRow[] = [
  {
    ...row,
    id: "fakeQuiz",
    type: "education",
    load: async () => fakeQuiz,
    loadGenerate: async () => fakeQuiz.generate,
  },
  { ...row, id: "fake", type: "entertainment", load: async () => fakeGame, loadGenerate: async () => fakeGenerate },
];

/** The quiz of a board, as it came over the wire. */
const stateOf = (board: Board) => fakeQuiz.payload.decode(board);

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

  const create = async (options = {}, game = "fake_quiz") =>
    (await it.call(player, "POST", `games/${game}/create`, { options: { tasks: 5, ...options } })).json<Board>();
  const correct = (board: Board, place: number): number => stateOf(board).puzzle.tasks[place]!.correct;
  const answer = (board: Board, place: number, right: boolean, more: object = {}) =>
    it.call(player, "POST", "games/fake_quiz/update", {
      gridId: board.gridId,
      taskId: String(place + 1),
      taskSelected: right ? correct(board, place) : (correct(board, place) + 1) % 4,
      ...more,
    });
  const progress = async (actor = player, query = "") =>
    (await it.call(actor, "GET", `learning/progress${query}`)).json<ProgressReply>();
  const review = async (query = "") => (await it.call(player, "GET", `learning/review${query}`)).json<ReviewReply>();
  const mark = (body: object, actor: Actor | null = player) => it.call(actor, "POST", "learning/review", body);
  const codeOf = (reply: Awaited<ReturnType<typeof mark>>) =>
    `${reply.statusCode} ${reply.json<{ code?: string }>().code}`;
  /** A board with one mistake, in its first task. */
  const mistaken = async () => {
    const board = await create();
    await answer(board, 0, false);
    const task = { gridId: board.gridId, taskId: "1" };
    const right = { ...task, taskSelected: correct(board, 0) };
    return { board, right, wrong: { ...task, taskSelected: (right.taskSelected + 1) % 4 } };
  };

  test("of a person who has not played yet is empty", async () => {
    expect(await progress()).toEqual({
      today: "2026-11-21",
      days: [],
      skills: [],
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
    expect(all.days).toEqual([{ day: "2026-11-21", game: "fakeQuiz", boards: 1, right: 4, wrong: 1, seconds: 35 }]);
    expect(all.skills).toEqual([{ game: "fakeQuiz", skill: "whole", level: 3, right: 4, wrong: 1 }]);
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
    it.clock.advance(11 * HOUR + 45 * 60_000);
    await answer(board, 0, true);
    it.clock.advance(30 * 60_000);
    await answer(board, 1, true);
    it.clock.advance(2 * DAY);
    await answer(board, 2, true);
    expect((await progress()).days.map(({ day }) => day)).toEqual(["2026-11-21", "2026-11-22", "2026-11-24"]);
    const overview = (await it.call(player, "GET", "games/overview")).json<Overview>();
    expect(overview.days.flatMap(({ day, played }) => (played ? [day] : []))).toEqual([
      "2026-11-21",
      "2026-11-22",
      "2026-11-24",
    ]);
    it.clock.advance(200 * DAY);
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
    it.clock.advance(DAY);
    expect(await level()).toBeLessThan(high);
  });

  test("brings a mistake back after 1, 3, 7, 16 and 35 days, for nothing, and no game is made of it", async () => {
    const { right } = await mistaken();
    const before = await it.database.db.selectFrom("plays").selectAll().execute();
    const purse = async () => (await it.call(player, "GET", "credits")).json<{ credit_amount: number }>().credit_amount;
    const credit = await purse();
    const steps: number[] = [];
    for (const days of [1, 3, 7, 16, 35]) {
      it.clock.advance((days - 1) * DAY);
      expect((await review()).tasks).toEqual([]);
      it.clock.advance(DAY);
      const { due, tasks, games } = await review("?game=fakeQuiz");
      expect([due, games, tasks.length]).toEqual([1, ["fakeQuiz"], 1]);
      expect(tasks[0]).toMatchObject({ game: "fakeQuiz", gridId: right.gridId, taskId: "1", step: steps.length });
      const reply = (await mark(right)).json<ReviewMark>();
      expect(reply).toMatchObject({ ...right, taskCorrect: true, taskCompleted: true, counted: true });
      steps.push(reply.step);
    }
    expect(steps).toEqual([1, 2, 3, 4, 5]);
    expect((await progress()).review).toEqual({ due: 0, waiting: 0, mended: 1, next: null, games: [] });
    expect(await it.database.db.selectFrom("plays").selectAll().execute()).toEqual(before);
    expect(await purse()).toBe(credit);
    // Each counted answer is an answer of its day.
    expect((await progress()).total).toMatchObject({ days: 6, right: 5, wrong: 1, boards: 0 });
  });

  test("restarts the schedule of a mistake that is wrong again when it comes back", async () => {
    const { right, wrong } = await mistaken();
    it.clock.advance(DAY);
    await mark(right);
    it.clock.advance(3 * DAY);
    expect((await mark({ ...wrong, seconds: 9 })).json()).toMatchObject({
      taskCorrect: false,
      counted: true,
      step: 0,
      due: "2026-11-26",
    });
    expect((await progress()).days.at(-1)).toMatchObject({ day: "2026-11-25", wrong: 1, seconds: 9 });
  });

  test("marks by itself, and reads typed answers", async () => {
    const { board, wrong } = await mistaken();
    it.clock.advance(DAY);
    const { tasks } = await review("?language=en");
    const sent = fakeQuiz.payload.decode(tasks[0]!.board);
    expect(sent.given).toEqual([null]);
    expect(sent.puzzle.tasks[0]).toEqual(stateOf(board).puzzle.tasks[0]);
    const forged = await mark({ ...wrong, taskCorrect: true, taskCompleted: true });
    expect(forged.json()).toMatchObject({ taskCorrect: false, step: 0 });
    it.clock.advance(DAY);
    const [large = 0, small = 0] = sent.puzzle.tasks[0]!.facts;
    const typed = await mark({ gridId: board.gridId, taskId: "1", taskText: ` ${large - small},0 ` });
    expect(typed.json()).toMatchObject({ taskCorrect: true, counted: true, step: 1, due: "2026-11-26" });
  });

  test("takes an answer before its day as practice: a right one changes nothing, a wrong one restarts", async () => {
    const { right, wrong } = await mistaken();
    expect((await mark(right)).json()).toMatchObject({ taskCorrect: true, counted: false, step: 0, due: "2026-11-22" });
    it.clock.advance(DAY);
    const replies = await Promise.all([mark(right), mark(right), mark(right)]);
    const marks = replies.map((reply) => reply.json<ReviewMark>());
    expect(marks.filter(({ counted }) => counted)).toHaveLength(1);
    expect(marks.map(({ step, due }) => [step, due])).toEqual(marks.map(() => [1, "2026-11-25"]));
    expect((await progress()).total).toMatchObject({ right: 1, wrong: 1 });
    expect((await mark(wrong)).json()).toMatchObject({ counted: false, step: 0, due: "2026-11-23" });
    expect((await progress()).total).toMatchObject({ right: 1, wrong: 1 });
  });

  test("offers ten at a time, those that wait longest first", async () => {
    const boards: Board[] = [];
    const asked = new Set<string>();
    // Boards are random, and a question that comes on two of them is one mistake.
    while (boards.length < 3) {
      const board = await create();
      const questions = stateOf(board).puzzle.tasks.map(({ question }) => JSON.stringify(question));
      if (questions.some((question) => asked.has(question))) continue;
      for (const question of questions) asked.add(question);
      boards.push(board);
    }
    for (const board of boards) {
      it.clock.advance(1000);
      for (let place = 0; place < 5; place++) await answer(board, place, false);
    }
    it.clock.advance(DAY);
    const first = await review();
    expect([first.due, first.tasks.length]).toEqual([15, 10]);
    expect(new Set(first.tasks.map(({ gridId }) => gridId))).toEqual(
      new Set(boards.slice(0, 2).map((one) => one.gridId)),
    );
    for (const { gridId, taskId } of first.tasks) await mark({ gridId, taskId, taskSelected: 0 });
    expect((await review()).due).toBe(5);
  });

  test("refuses an invalid answer, an unknown mistake and another person's", async () => {
    const { right } = await mistaken();
    const { taskSelected: _, ...open } = right;
    const validation = "400 E-KAROTA-GAME_VALIDATION";
    const bodies: readonly (readonly [string, object])[] = [
      ["400 E-KAROTA-WRONG_UUID_FORMAT", { ...right, gridId: "1" }],
      [validation, { ...right, gridId: undefined }],
      [validation, open],
      [validation, { ...right, taskText: "1" }],
      [validation, { ...open, taskSelected: 4 }],
      [validation, { ...open, taskText: "?" }],
      [validation, { ...right, seconds: -1 }],
      [validation, { ...right, step: 5 }],
      ["404 E-KAROTA-NOT_FOUND", { ...right, taskId: "2" }],
      ["404 E-KAROTA-NOT_FOUND", { ...right, gridId: randomUUID() }],
    ];
    for (const [code, body] of bodies) expect([code, body]).toEqual([codeOf(await mark(body)), body]);
    expect(codeOf(await mark(right, await it.newPlayer()))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await mark(right, await it.newPlayer({ roles: ["admin"] })))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await mark(right, null))).toBe("401 E-AUTH-MISSING_HEADER");
    for (const path of ["learning/progress?game=nothing", "learning/review?game=nothing"])
      expect(codeOf(await it.call(player, "GET", path))).toBe("404 E-KAROTA-NOT_FOUND");
    expect((await progress()).review).toMatchObject({ waiting: 1 });
  });

  test("passes over a mistake whose game is gone, or that cannot be opened", async () => {
    const { right } = await mistaken();
    it.clock.advance(DAY);
    await it.database.db.updateTable("review_items").set({ payload: "{}" }).execute();
    expect((await review()).tasks).toEqual([]);
    expect(codeOf(await mark(right))).toBe("404 E-KAROTA-NOT_FOUND");
    await it.database.db.updateTable("review_items").set({ game: "gone" }).execute();
    expect((await review()).tasks).toEqual([]);
  });

  test("is exported with all other data of a person", async () => {
    const { board } = await mistaken();
    const all = (await it.call(player, "GET", "users/export")).json<PersonExport>();
    expect(all.days).toEqual([{ day: "2026-11-21", game: "fakeQuiz", boards: 0, right: 0, wrong: 1, seconds: 0 }]);
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
