import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SettingsReply } from "@karota/contract/admin/settings.ts";
import type { Practice, PracticeMark, PracticeReply, ProgressReply } from "@karota/contract/learning/learning.ts";
import { PRACTICE_TASKS } from "@karota/engine/quiz/practice-rule.ts";
import { drawn, readOpen } from "@karota/engine/quiz/payload.ts";
import { addition } from "@karota/games/addition/index.ts";
import { flags } from "@karota/games/flags/index.ts";
import type { Actor } from "../../../deps.ts";
import { describeEachDatabase } from "../../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describeEachDatabase("practice", (kind) => {
  let it: TestApp;
  let player: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    player = await it.newPlayer();
  });

  const post = (body: object, actor: Actor | null = player) => it.call(actor, "POST", "learning/practice", body);
  const start = async (body: object = {}) => (await post(body)).json<PracticeReply>().practice;
  const present = async (query = "") =>
    (await it.call(player, "GET", `learning/practice${query}`)).json<PracticeReply>().practice;
  const send = (id: string, body: object, actor: Actor | null = player) =>
    it.call(actor, "POST", `learning/practice/${id}`, body);
  const progress = async () => (await it.call(player, "GET", "learning/progress")).json<ProgressReply>();
  const codeOf = (reply: Awaited<ReturnType<typeof send>>) =>
    `${reply.statusCode} ${reply.json<{ code?: string }>().code}`;

  /** The right choice of the present task, which only the database has. */
  const correct = async (): Promise<number> => {
    const { task } = await it.database.db
      .selectFrom("practices")
      .select("task")
      .where("user_id", "=", player.id)
      .executeTakeFirstOrThrow();
    return (JSON.parse(task!) as { board: { tasks: { answers: { correct: number } }[] } }).board.tasks[0]!.answers
      .correct;
  };
  const answer = async ({ id, task }: Practice, right: boolean) =>
    send(id, { taskId: task!.taskId, taskSelected: ((await correct()) + (right ? 0 : 1)) % 4 });
  const marked = async (practice: Practice, right: boolean) => (await answer(practice, right)).json<PracticeMark>();

  test("of somebody without skills has nothing to ask, and of one quiz begins with its easiest", async () => {
    expect([await present(), await start(), await present()]).toEqual([null, null, null]);
    const practice = (await start({ game: "addition" }))!;
    expect(practice).toMatchObject({ game: "addition", answers: [], tasks: PRACTICE_TASKS, grown: [] });
    expect(practice.task).toMatchObject({ taskId: "1", game: "addition", why: "level" });
    expect(await present()).toBeNull();
    expect(await present("?game=addition")).toEqual(practice);
  });

  test("reveals nothing of the answer before it is given, and everything then", async () => {
    const practice = (await start({ game: "addition" }))!;
    const wire = JSON.stringify(practice);
    for (const word of ['"correct"', '"facts"', '"mistakes"', '"accepts"', '"skill"']) expect(wire).not.toContain(word);
    const [open] = readOpen(practice.task!.board);
    const mark = await marked(practice, false);
    const { puzzle, given } = addition.payload.decode(mark.board);
    expect(mark).toMatchObject({ taskId: "1", taskCorrect: false });
    // A picture is drawn before, and named after.
    expect(drawn(puzzle.tasks[0]!.question, addition.picture)).toEqual(open!.task.question);
    expect(given[0]).not.toBeNull();
    expect(addition.mistake(puzzle.tasks[0]!, given[0]!)).not.toBeUndefined();
  });

  test("counts each answer once, for nothing, and ends with what was right and what has grown", async () => {
    const before = (await it.call(player, "GET", "credits")).json<{ credit_amount: number }>();
    let practice = (await start({ game: "addition" }))!;
    for (let n = 0; n < PRACTICE_TASKS; n++) {
      expect(practice.task!.taskId).toBe(String(n + 1));
      it.clock.advance(5_000);
      ({ practice } = await marked(practice, n !== 3));
    }
    expect(practice.task).toBeNull();
    expect(practice.answers.filter(Boolean)).toHaveLength(PRACTICE_TASKS - 1);
    expect(practice.grown.length).toBeGreaterThan(0);
    const { total, skills } = await progress();
    expect(total).toMatchObject({ right: PRACTICE_TASKS - 1, wrong: 1, seconds: 5 * PRACTICE_TASKS, boards: 0 });
    for (const { game, skill, from, to } of practice.grown) {
      expect(from).toBeLessThan(to);
      expect(skills.find((one) => one.game === game && one.skill === skill)?.level).toBe(to);
    }
    expect((await it.call(player, "GET", "credits")).json()).toEqual(before);
    expect(await present("?game=addition")).toBeNull();
    expect(codeOf(await send(practice.id, { taskId: "13", taskSelected: 0 }))).toBe("410 E-KAROTA-PERIOD_OVER");
  });

  test("gives the same mark for the same answer again, and counts none of them twice", async () => {
    const practice = (await start({ game: "addition" }))!;
    const body = { taskId: "1", taskSelected: await correct() };
    const replies = await Promise.all([1, 2, 3].map(() => send(practice.id, body)));
    const [first, ...others] = replies.map((reply) => reply.json<PracticeMark>());
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ taskCorrect: true, practice: { answers: [true] } });
    const other = { taskId: "1", taskSelected: (body.taskSelected + 1) % 4 };
    expect(codeOf(await send(practice.id, other))).toBe("409 E-KAROTA-OLD_VALUES");
    expect((await progress()).total).toMatchObject({ right: 1, wrong: 0 });
    await marked(first!.practice, true);
    expect(codeOf(await send(practice.id, body))).toBe("409 E-KAROTA-OLD_VALUES");
    expect(codeOf(await send(practice.id, { ...body, taskId: "4" }))).toBe("409 E-KAROTA-OLD_VALUES");
    expect((await progress()).total).toMatchObject({ right: 2, wrong: 0 });
  });

  test("is one for two tabs, continues after a reload, and another one ends it", async () => {
    const [one, other] = await Promise.all([start({ game: "addition" }), start({ game: "addition" })]);
    expect(one!.id).toBe(other!.id);
    const { practice } = await marked(one!, true);
    expect(await start({ game: "addition" })).toEqual(practice);
    const all = (await start())!;
    expect(all.id).not.toBe(one!.id);
    expect(codeOf(await send(one!.id, { taskId: "2", taskSelected: 0 }))).toBe("404 E-KAROTA-NOT_FOUND");
    expect((await start())!.id).toBe(all.id);
  });

  test("is over after a long pause", async () => {
    const practice = (await start({ game: "addition" }))!;
    it.clock.advance(4 * 60 * MINUTE_MS);
    expect(codeOf(await answer(practice, true))).toBe("410 E-KAROTA-PERIOD_OVER");
    expect(await present("?game=addition")).toBeNull();
    expect((await start({ game: "addition" }))!.id).not.toBe(practice.id);
  });

  test("ends after ten minutes, of which a pause counts two", async () => {
    let practice = (await start({ game: "addition" }))!;
    for (let n = 0; n < 5; n++) {
      expect(practice.task).not.toBeNull();
      it.clock.advance(30 * MINUTE_MS);
      ({ practice } = await marked(practice, true));
    }
    expect([practice.task, practice.answers.length]).toEqual([null, 5]);
  });

  test("belongs to one person and to nobody without an account", async () => {
    const practice = (await start({ game: "addition" }))!;
    const stranger = await it.newPlayer();
    const body = { taskId: "1", taskSelected: 0 };
    expect(codeOf(await send(practice.id, body, stranger))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(codeOf(await send(practice.id, body, null))).toBe("401 E-AUTH-MISSING_HEADER");
    expect(codeOf(await post({}, null))).toBe("401 E-AUTH-MISSING_HEADER");
    expect((await progress()).total).toMatchObject({ right: 0, wrong: 0 });
  });

  test("refuses what is no answer, no practice and no open quiz", async () => {
    const practice = (await start({ game: "addition" }))!;
    for (const body of [
      { taskId: "1" },
      { taskId: "1", taskSelected: 0, taskText: "5" },
      { taskId: "1", taskSelected: 4 },
      { taskId: "1", taskSelected: -1 },
      { taskId: "1", taskText: "" },
      { taskId: "1", taskText: "no number" },
      { taskSelected: 0 },
      { taskId: "1", taskSelected: 0, taskCorrect: true },
    ])
      expect(codeOf(await send(practice.id, body)), JSON.stringify(body)).toBe("400 E-KAROTA-GAME_VALIDATION");
    expect(codeOf(await send("x", { taskId: "1", taskSelected: 0 }))).toBe("400 E-KAROTA-WRONG_UUID_FORMAT");
    expect(codeOf(await send(randomUUID(), { taskId: "1", taskSelected: 0 }))).toBe("404 E-KAROTA-NOT_FOUND");
    for (const game of ["sudoku", "nothing"]) expect(codeOf(await post({ game }))).toBe("404 E-KAROTA-NOT_FOUND");
    expect((await progress()).total).toMatchObject({ right: 0, wrong: 0 });
  });

  test("reads typed answers, which count more than chosen ones", async () => {
    const strengths: number[] = [];
    for (const typed of [false, true]) {
      player = await it.newPlayer();
      const practice = (await start({ game: "addition" }))!;
      const at = await correct();
      const [open] = readOpen(practice.task!.board);
      const choices = (practice.task!.board as { tasks: { answers: { choices: string[] } }[] }).tasks[0]!.answers
        .choices;
      expect(open!.task.choices).toHaveLength(4);
      const given = typed ? { taskText: choices[at]! } : { taskSelected: at };
      expect((await send(practice.id, { taskId: "1", ...given })).json()).toMatchObject({ taskCorrect: true });
      const row = await it.database.db
        .selectFrom("skill_levels")
        .selectAll()
        .where("user_id", "=", player.id)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ right_days: 1, right_on: row.day });
      strengths.push(row.strength);
    }
    expect(strengths[0]).toBeLessThan(strengths[1]!);
  });

  test("reviews the mistakes of a skill with a fresh task, and sends them on or anew", async () => {
    const first = await marked((await start({ game: "addition" }))!, false);
    const mistaken = addition.payload.decode(first.board).puzzle.tasks[0]!;
    it.clock.advance(DAY_MS);
    const due = (await start())!;
    expect(due.task).toMatchObject({ why: "review", game: "addition" });
    expect(readOpen(due.task!.board)[0]!.task.question).not.toEqual(mistaken.question);
    const { practice } = await marked(due, true);
    expect(practice.task!.why).toBe("level");
    expect((await progress()).review).toMatchObject({ due: 0, waiting: 1, next: "2026-11-25" });
    it.clock.advance(3 * DAY_MS);
    const again = (await start())!;
    expect(again.task!.why).toBe("review");
    await marked(again, false);
    // The new mistake replaces the old one.
    expect((await progress()).review).toMatchObject({ due: 0, waiting: 1, next: "2026-11-26" });
  });

  test("asks a fact again as it was", async () => {
    const first = await marked((await start({ game: "flags" }))!, false);
    const mistaken = flags.payload.decode(first.board).puzzle.tasks[0]!;
    it.clock.advance(DAY_MS);
    await start();
    const { task } = await it.database.db
      .selectFrom("practices")
      .select("task")
      .where("user_id", "=", player.id)
      .executeTakeFirstOrThrow();
    const { board, why } = JSON.parse(task!) as { board: unknown; why: string };
    expect(why).toBe("review");
    expect(flags.payload.decode(board).puzzle.tasks[0]!.question).toEqual(mistaken.question);
  });

  test("draws nothing new of a closed quiz, whose present task can still be answered", async () => {
    const practice = (await start({ game: "addition" }))!;
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { version, settings } = (await it.call(admin, "GET", "admin/settings")).json<SettingsReply>();
    await it.call(admin, "PUT", "admin/settings", { version, settings: { ...settings, closed_games: ["addition"] } });
    const { practice: after } = await marked(practice, true);
    expect([after.task, after.answers]).toEqual([null, [true]]);
    expect(codeOf(await post({ game: "addition" }))).toBe("404 E-KAROTA-NOT_FOUND");
    expect(await start()).toBeNull();
  });

  test("goes back to what a quiz builds on after two wrong answers", async () => {
    let practice = (await start({ game: "division" }))!;
    const games: string[] = [];
    for (let n = 0; n < 8 && practice.task; n++) {
      games.push(practice.task.game);
      ({ practice } = await marked(practice, false));
    }
    expect(games[0]).toBe("division");
    expect(games.some((game) => game === "multiplication" || game === "subtraction")).toBe(true);
  });
});
