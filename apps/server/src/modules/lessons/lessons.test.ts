import { afterEach, beforeEach, expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import type {
  LessonBoard,
  LessonDesk,
  LessonResults,
  LessonsReply,
  RunningLessons,
} from "@karota/contract/lessons/lesson.ts";
import type { ReviewReply } from "@karota/contract/learning/learning.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { deleteOldLessons } from "./index.ts";
import { AWAY_AFTER_MS, IDLE_LIMIT_MS } from "./rules.ts";
import {
  answer,
  board,
  desk,
  good,
  joinBy,
  newClassroom,
  outcome,
  rightChoice,
  startLesson,
  step,
  view,
  type Led,
} from "./testing/lesson-calls.ts";

/** What says which choice is right, in any reply. */
const REVEALING = /"(correct|accepts|facts|mistake|mistakes|right|seed)":/;

describeEachDatabase("a lesson", (kind) => {
  // What does not depend on the database takes as long again.
  const isRun = kind === "sqlite" || IS_DEEP;
  let it: TestApp;
  let room: Awaited<ReturnType<typeof newClassroom>>;
  let one: Actor;
  let two: Actor;
  let led: Led;
  beforeEach(async () => {
    it = await testApp({ kind });
    room = await newClassroom(it);
    [one, two] = room.students;
    led = await startLesson(it, room.mentor, { groupId: room.groupId });
  });
  afterEach(() => it.close());

  test("asks everybody the same question, which reveals its answer only when the mentor does", async () => {
    for (const who of [one, two]) await joinBy(it, who, led);
    expect(await view(it, one, led)).toMatchObject({ phase: "waiting", number: 0, task: null });
    await step(it, led, "ask");
    const [first, second] = [await view(it, one, led), await view(it, two, led)];
    expect(first.task).toEqual(second.task);
    expect(JSON.stringify(first)).not.toMatch(REVEALING);
    expect(JSON.stringify(await board(it, led))).not.toMatch(REVEALING);

    const right = await rightChoice(it, led);
    expect((await answer(it, one, led, 1, right)).json()).toMatchObject({ task: { answered: true, result: null } });
    await answer(it, two, led, 1, (right + 1) % 4);
    expect(await board(it, led)).toMatchObject({ answered: 2, here: 2, counts: null, names: null });
    const counts = [0, 0, 0, 0];
    counts[right] = counts[(right + 1) % 4] = 1;
    expect(await desk(it, led)).toMatchObject({ answered: 2, counts });

    await step(it, led, "reveal");
    expect(await view(it, one, led)).toMatchObject({ phase: "revealed", marks: [true], task: { result: { right } } });
    expect(await view(it, two, led)).toMatchObject({ marks: [false], task: { result: { correct: false } } });
    expect(await board(it, led)).toMatchObject({ counts, task: { result: { right } } });
  });

  test("has those who take part in the order of the alphabet", async () => {
    for (const [person, name] of [
      [one, "Zala"],
      [two, "Črt"],
    ] as const) {
      await it.database.db.updateTable("users").set({ name }).where("id", "=", person.id).execute();
      await joinBy(it, person, led);
    }
    expect((await desk(it, led)).people.map(({ name }) => name)).toEqual(["Črt", "Zala"]);
  });

  test("counts one answer a person, the first, and none that comes too late", async () => {
    await joinBy(it, one, led);
    await step(it, led, "ask");
    const sent = await Promise.all([0, 0, 1, 1].map((choice) => answer(it, one, led, 1, choice)));
    expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    expect((await desk(it, led)).answered).toBe(1);
    await step(it, led, "reveal");
    await joinBy(it, two, led);
    expect((await answer(it, two, led, 1, 0)).statusCode).toBe(409);
    expect((await answer(it, two, led, 2, 0)).statusCode).toBe(409);
    await step(it, led, "ask");
    expect((await answer(it, two, led, 2, 9)).statusCode).toBe(400);
    expect((await answer(it, two, led, 2, 3)).statusCode).toBe(200);
  });

  test.runIf(isRun)("counts for levels and mistakes, once it is revealed", async () => {
    for (const who of [one, two]) await joinBy(it, who, led);
    await step(it, led, "ask");
    const right = await rightChoice(it, led);
    await answer(it, one, led, 1, (right + 1) % 4);
    const skills = () => it.database.db.selectFrom("skill_levels").select(["user_id", "wrong_answers"]).execute();
    expect(await skills()).toEqual([]);
    await step(it, led, "reveal");
    expect(await skills()).toEqual([{ user_id: one.id, wrong_answers: 1 }]);
    it.clock.advance(2 * 24 * 60 * 60 * 1000);
    const review = await good<ReviewReply>(it, one, "GET", "learning/review");
    expect(JSON.stringify(review)).toContain("addition");
  });

  test("asks another question of the same kind on request, and ends with results for its mentor", async () => {
    for (const who of [one, two]) await joinBy(it, who, led);
    const first = (await step(it, led, "ask")).task!;
    await step(it, led, "reveal");
    const again = (await step(it, led, "repeat")).task!;
    expect([again.game, again.board]).not.toEqual([first.game, first.board]);
    await answer(it, two, led, 2, 1);
    // The end reveals the open question.
    await step(it, led, "end");
    const results = await good<LessonResults>(it, led.mentor, "GET", `lessons/${led.id}/results`);
    expect(results.questions.map(({ number, counts }) => [number, counts])).toEqual([
      [1, [0, 0, 0, 0]],
      [2, [0, 1, 0, 0]],
    ]);
    expect(results.people.find(({ id }) => id === two.id)?.choices).toEqual([null, 1]);
    const { lessons } = await good<LessonsReply>(it, led.mentor, "GET", "lessons");
    expect(lessons).toMatchObject([{ id: led.id, phase: "ended", questions: 2, people: 2, games: ["addition"] }]);
    expect(await view(it, one, led)).toMatchObject({ phase: "ended", task: null });
    expect(await outcome(it, one, "POST", "lessons/join", { code: led.code })).toEqual([404, "E-LESSON-CODE_UNKNOWN"]);
  });

  test("takes one of two steps that were chosen at the same moment", async () => {
    const { version } = await desk(it, led);
    const ask = () => it.call(led.mentor, "POST", `lessons/${led.id}/steps`, { step: "ask", version });
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await desk(it, led)).number).toBe(1);
  });

  test("is one for each mentor: a new one ends the one before, and a repeated request starts one", async () => {
    const headers = { "idempotency-key": "start" };
    const body = { tasks: [{ game: "addition", options: { level: "easy" }, count: 2 }] };
    const [first, second] = await Promise.all([0, 1].map(() => it.call(room.mentor, "POST", "lessons", body, headers)));
    expect(first!.json()).toEqual(second!.json());
    const { lessons } = await good<LessonsReply>(it, room.mentor, "GET", "lessons");
    expect(lessons.map(({ phase }) => phase).toSorted()).toEqual(["ended", "waiting"]);
  });

  test("is shown to the members of its group, and is over when it was left alone", async () => {
    const running = async (who: Actor) => (await good<RunningLessons>(it, who, "GET", "lessons/running")).lessons;
    const stranger = await it.newPlayer();
    expect(await running(one)).toMatchObject([{ code: led.code, group: "5. b" }]);
    expect(await running(stranger)).toEqual([]);
    await joinBy(it, stranger, led);
    expect(await running(stranger)).toMatchObject([{ code: led.code }]);
    it.clock.advance(IDLE_LIMIT_MS + 1);
    expect(await running(one)).toEqual([]);
    expect(await view(it, stranger, led)).toMatchObject({ phase: "ended" });
    expect(await outcome(it, led.mentor, "POST", `lessons/${led.id}/steps`, { step: "ask", version: 1 })).toEqual([
      410,
      "E-LESSON-OVER",
    ]);
  });

  test("counts nothing of a question that was open when it was left alone, also once its mentor starts another", async () => {
    await joinBy(it, one, led);
    await step(it, led, "ask");
    await answer(it, one, led, 1, 0);
    const over = it.clock.now() + IDLE_LIMIT_MS;
    it.clock.advance(IDLE_LIMIT_MS + 1);
    await startLesson(it, room.mentor);
    const { db } = it.database;
    for (const table of ["skill_levels", "play_days"] as const)
      expect(await db.selectFrom(table).select("user_id").execute()).toEqual([]);
    const row = await db.selectFrom("lessons").select("ended_at").where("id", "=", led.id).executeTakeFirst();
    expect(row).toEqual({ ended_at: over });
    const results = await good<LessonResults>(it, room.mentor, "GET", `lessons/${led.id}/results`);
    expect(results.questions).toEqual([]);
  });

  test.runIf(isRun)("forgets somebody whom the mentor takes out, and does not let them in again", async () => {
    await joinBy(it, one, led);
    await step(it, led, "ask");
    await answer(it, one, led, 1, 0);
    await good(it, led.mentor, "DELETE", `lessons/${led.id}/people/${one.id}`);
    expect(await desk(it, led)).toMatchObject({ answered: 0, people: [] });
    for (const [method, path, body] of [
      ["GET", `lessons/${led.id}`, undefined],
      ["POST", `lessons/${led.id}/answers`, { number: 1, taskSelected: 0 }],
      ["POST", "lessons/join", { code: led.code }],
    ] as const)
      expect(await outcome(it, one, method, path, body)).toEqual([403, "E-LESSON-REMOVED"]);
  });

  test.runIf(isRun)("shows names on the board only when its mentor wants that", async () => {
    await joinBy(it, one, led);
    expect((await board(it, led)).names).toBeNull();
    await good(it, led.mentor, "PUT", `lessons/${led.id}`, { names: true });
    expect((await board(it, led)).names).toEqual(["Test"]);
  });

  test.runIf(isRun)("lets a pupil with a class card in only where the mentor leads a group of theirs", async () => {
    const stranger = await it.newPlayer({ roles: ["mentor"] });
    const strange = await startLesson(it, stranger);
    await it.database.db.updateTable("users").set({ issuer: "urn:karota:class" }).where("id", "=", one.id).execute();
    for (const call of ["open", "join"])
      expect(await outcome(it, one, "POST", `lessons/${call}`, { code: strange.code })).toEqual([
        403,
        "E-CLASS-NOT_FOR_PUPILS",
      ]);
    expect((await joinBy(it, one, led)).state).toBe("in");
    expect((await joinBy(it, room.mentor, led)).state).toBe("own");
  });

  test("is in the export of who was in it, without the answer of an open question, and is deleted after its days", async () => {
    await joinBy(it, one, led);
    await step(it, led, "ask");
    await answer(it, one, led, 1, 2);
    const exported = async (who: Actor) => good<PersonExport>(it, who, "GET", "users/export");
    const open = (await exported(one)).lessons;
    expect(open).toMatchObject([{ mentor: "Test", answers: [{ task: { taskSelected: 2, result: null } }] }]);
    expect(JSON.stringify(open)).not.toMatch(REVEALING);
    await step(it, led, "end");
    expect((await exported(one)).lessons[0]!.answers[0]!.task.result).not.toBeNull();
    expect((await exported(room.mentor)).lessons_led).toMatchObject([{ group: "5. b", questions: 1 }]);
    expect(await deleteOldLessons(it.database.db, it.clock.now(), 500)).toBe(0);
    expect(await deleteOldLessons(it.database.db, it.clock.now() + 1, 500)).toBe(1);
    expect((await exported(one)).lessons).toEqual([]);
  });

  test.runIf(isRun)("answers 204 while nothing has changed", async () => {
    await joinBy(it, one, led);
    for (const [who, path] of [
      [one, `lessons/${led.id}`],
      [led.mentor, `lessons/${led.id}/desk`],
      [led.mentor, `lessons/${led.id}/board`],
    ] as const) {
      const { state } = await good<{ state: string }>(it, who, "GET", path);
      const again = () => it.call(who, "GET", `${path}?state=${encodeURIComponent(state)}`);
      expect((await again()).statusCode).toBe(204);
    }
  });

  test.runIf(isRun)("replies in full when somebody has gone and somebody else has come back", async () => {
    await good(it, one, "PUT", "users", { name: "Eva" });
    await good(it, two, "PUT", "users", { name: "Jan" });
    for (const who of [one, two]) await joinBy(it, who, led);
    await good(it, led.mentor, "PUT", `lessons/${led.id}`, { names: true });
    const known = { desk: "", board: "" };
    for (const [who, name, other] of [
      [one, "Eva", "Jan"],
      [two, "Jan", "Eva"],
    ] as const) {
      it.clock.advance(AWAY_AFTER_MS + 1);
      await view(it, who, led);
      const read = <Reply>(page: "desk" | "board") =>
        good<Reply>(it, led.mentor, "GET", `lessons/${led.id}/${page}?state=${encodeURIComponent(known[page])}`);
      const [atDesk, onBoard] = [await read<LessonDesk>("desk"), await read<LessonBoard>("board")];
      const here = Object.fromEntries(atDesk.people.map((person) => [person.name, person.here]));
      expect(here).toEqual({ [name]: true, [other]: false });
      expect(onBoard.names).toEqual([name]);
      Object.assign(known, { desk: atDesk.state, board: onBoard.state });
    }
  });
});
