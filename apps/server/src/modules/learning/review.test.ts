import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Board } from "@karota/contract/games/board.ts";
import type { ReviewMark } from "@karota/contract/learning/learning.ts";
import { fakeQuiz } from "@karota/engine/testing/fake-quiz.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { CATALOGUE, learner, stateOf } from "./testing/learner.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase("the review of mistakes", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind, catalogue: CATALOGUE });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());

  const { create, answer, progress, review, mistaken } = learner(() => ({ it, player }));
  const mark = (body: object, actor: Actor | null = player) => it.call(actor, "POST", "learning/review", body);
  const codeOf = (reply: Awaited<ReturnType<typeof mark>>) =>
    `${reply.statusCode} ${reply.json<{ code?: string }>().code}`;

  test("brings a mistake back after 1, 3, 7, 16 and 35 days, for nothing, and no game is made of it", async () => {
    const { right } = await mistaken();
    const before = await it.database.db.selectFrom("plays").selectAll().execute();
    const purse = async () => (await it.call(player, "GET", "credits")).json<{ credit_amount: number }>().credit_amount;
    const credit = await purse();
    const steps: number[] = [];
    for (const days of [1, 3, 7, 16, 35]) {
      it.clock.advance((days - 1) * DAY_MS);
      expect((await review()).tasks).toEqual([]);
      it.clock.advance(DAY_MS);
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

  test("begins anew with a mistake that is wrong again when it comes back", async () => {
    const { right, wrong } = await mistaken();
    it.clock.advance(DAY_MS);
    await mark(right);
    it.clock.advance(3 * DAY_MS);
    expect((await mark({ ...wrong, seconds: 9 })).json()).toMatchObject({
      taskCorrect: false,
      counted: true,
      step: 0,
      due: "2026-11-26",
    });
    expect((await progress()).days.at(-1)).toMatchObject({ day: "2026-11-25", wrong: 1, seconds: 9 });
  });

  test("goes on two waits earlier with a mistake that was right on several days and is wrong when it comes back", async () => {
    const { right, wrong } = await mistaken();
    for (const days of [1, 3, 7]) {
      it.clock.advance(days * DAY_MS);
      await mark(right);
    }
    it.clock.advance(16 * DAY_MS);
    expect((await mark(wrong)).json()).toMatchObject({ counted: true, step: 1 });
    it.clock.advance(DAY_MS);
    expect((await review()).tasks).toMatchObject([{ taskId: "1", step: 1 }]);
  });

  test("marks by itself, and reads typed answers", async () => {
    const { board, wrong } = await mistaken();
    it.clock.advance(DAY_MS);
    const { tasks } = await review("?language=en");
    const sent = fakeQuiz.payload.decode(tasks[0]!.board);
    expect(sent.given).toEqual([null]);
    expect(sent.puzzle.tasks[0]).toEqual(stateOf(board).puzzle.tasks[0]);
    const forged = await mark({ ...wrong, taskCorrect: true, taskCompleted: true });
    expect(forged.json()).toMatchObject({ taskCorrect: false, step: 0 });
    it.clock.advance(DAY_MS);
    const [large = 0, small = 0] = sent.puzzle.tasks[0]!.facts;
    const typed = await mark({ gridId: board.gridId, taskId: "1", taskText: ` ${large - small},0 ` });
    expect(typed.json()).toMatchObject({ taskCorrect: true, counted: true, step: 1, due: "2026-11-26" });
  });

  test("takes an answer before its day as practice: right changes nothing, wrong begins anew", async () => {
    const { right, wrong } = await mistaken();
    expect((await mark(right)).json()).toMatchObject({ taskCorrect: true, counted: false, step: 0, due: "2026-11-22" });
    it.clock.advance(DAY_MS);
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
    it.clock.advance(DAY_MS);
    const first = await review();
    expect([first.due, first.tasks.length]).toEqual([15, 10]);
    expect(new Set(first.tasks.map(({ gridId }) => gridId))).toEqual(
      new Set(boards.slice(0, 2).map((one) => one.gridId)),
    );
    for (const { gridId, taskId } of first.tasks) await mark({ gridId, taskId, taskSelected: 0 });
    expect((await review()).due).toBe(5);
  });

  test("refuses what is no answer, and what is nobody's or another's", async () => {
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
    it.clock.advance(DAY_MS);
    await it.database.db.updateTable("review_items").set({ payload: "{}" }).execute();
    expect((await review()).tasks).toEqual([]);
    expect(codeOf(await mark(right))).toBe("404 E-KAROTA-NOT_FOUND");
    await it.database.db.updateTable("review_items").set({ game: "gone" }).execute();
    expect((await review()).tasks).toEqual([]);
  });
});
