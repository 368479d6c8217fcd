import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { findTasks, lockMine, saveFirstTasks } from "./my-store.ts";
import { answer, good, newClassroom, open, publish, results } from "./testing/classroom.ts";

const HOUR_MS = 60 * 60 * 1000;

describeEachDatabase("answers to an assignment and the clock", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  test("count from the first to the last second by the server's clock, and longer with own extra time", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = room.students as [Actor, Actor];
    const now = it.clock.now();
    const [start, end] = [now + HOUR_MS, now + 2 * HOUR_MS];
    const span = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
    const { id } = await publish(it, room, { ...span, tasks: [{ game: "gcd", options: {}, count: 5 }] });
    const first = { taskId: "1" };
    const over = [410, "E-KAROTA-PERIOD_OVER"];
    const post = async (who: Actor, task: { taskId: string }) => {
      const reply = await answer(it, who, id, task, 0);
      return [reply.statusCode, reply.json<{ code?: string }>().code];
    };
    it.clock.set(start - 1);
    expect(await open(it, one, id)).toMatchObject({ status: "upcoming", list: [] });
    expect(await post(one, first)).toEqual(over);
    it.clock.set(start);
    expect(await open(it, one, id)).toMatchObject({ status: "inProgress", tasks: 5 });
    await open(it, other, id);
    expect(await post(one, first)).toEqual([200, undefined]);
    it.clock.set(end);
    expect(await post(one, { taskId: "2" })).toEqual([200, undefined]);
    it.clock.set(end + 1);
    expect(await post(one, { taskId: "3" })).toEqual(over);
    expect(await open(it, one, id)).toMatchObject({ status: "completed", numCorrect: expect.any(Number) });

    const until = end + 3 * HOUR_MS;
    const more = { studentId: one.id, until: new Date(until).toISOString() };
    const detail = await good<{ students: { id: string; ownEnd: string | null }[] }>(
      it,
      room.mentor,
      "POST",
      `assignments/${id}/extra-time`,
      more,
    );
    expect(detail.students.filter(({ ownEnd }) => ownEnd !== null).map((student) => student.id)).toEqual([one.id]);
    const again = await open(it, one, id);
    expect(again).toMatchObject({ status: "inProgress", numCorrect: null, numSolvedTasks: 2 });
    expect(again.list.map(({ taskId }) => taskId)).toEqual(["1", "2", "3-1", "4-1", "5-1"]);
    expect(await post(one, { taskId: "3" }), "the old numbers, whose solution could be seen").toEqual([
      409,
      "E-KAROTA-OLD_VALUES",
    ]);
    expect(await post(one, { taskId: "3-1" })).toEqual([200, undefined]);
    expect(await post(other, first)).toEqual(over);
    it.clock.set(until + 1);
    expect(await post(one, { taskId: "4-1" })).toEqual(over);
  });

  test("are not taken of the old numbers when extra time draws new ones while the answer is on its way", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const end = it.clock.now() + HOUR_MS;
    const { id } = await publish(it, room, { end: new Date(end).toISOString() });
    const [old] = (await open(it, student, id)).list;
    it.clock.set(end + 1000);
    const more = { studentId: student.id, until: new Date(end + HOUR_MS).toISOString() };
    const { transaction } = it.database;
    // The first transaction of the request is that of the answer: the extra time is given just before it.
    vi.spyOn(it.database, "transaction").mockImplementationOnce(async (work) => {
      await good(it, room.mentor, "POST", `assignments/${id}/extra-time`, more);
      return transaction(work);
    });
    const reply = await answer(it, student, id, old!, 0);
    vi.restoreAllMocks();
    expect([reply.statusCode, reply.json<{ code?: string }>().code]).toEqual([409, "E-KAROTA-OLD_VALUES"]);
    expect(await open(it, student, id)).toMatchObject({ status: "inProgress", numSolvedTasks: 0 });
    expect((await answer(it, student, id, { taskId: "1-1" }, 0)).statusCode).toBe(200);
  });

  test("are not of the old numbers when extra time is given while these are opened for the first time", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = room.students as [Actor, Actor];
    const end = it.clock.now() + HOUR_MS;
    const { id } = await publish(it, room, { end: new Date(end).toISOString() });
    await open(it, other, id);
    const { plan, tasks } = await findTasks(it.database.db, id, other.id);
    it.clock.set(end + 1000);
    const more = { studentId: one.id, until: new Date(end + HOUR_MS).toISOString() };
    const locked = Promise.withResolvers<void>();
    const giving = locked.promise.then(() => good(it, room.mentor, "POST", `assignments/${id}/extra-time`, more));
    await it.database.transaction(async (queries) => {
      await lockMine(queries, id, one.id);
      locked.resolve();
      if (kind === "postgres")
        await vi.waitUntil(
          async () => (await sql`select 1 from pg_locks where not granted`.execute(queries)).rows.length > 0,
          60_000,
        );
      await saveFirstTasks(queries, id, one.id, { plan, tasks: tasks! });
    });
    await giving;
    expect((await open(it, one, id)).list.map(({ taskId }) => taskId)).toEqual(["1-1", "2-1", "3-1"]);
  });

  const READERS: Readonly<Record<string, (student: Actor, id: string) => Promise<readonly MyTask[]>>> = {
    page: async (student, id) => (await open(it, student, id)).list,
    copy: async (student) => (await good<PersonExport>(it, student, "GET", "users/export")).assignments[0]!.drawn,
  };

  test.each(Object.keys(READERS))("are not in a %s that is read while extra time draws new numbers", async (reader) => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const end = it.clock.now() + HOUR_MS;
    const { id } = await publish(it, room, { end: new Date(end).toISOString() });
    await open(it, student, id);
    it.clock.set(end + 1000);
    const more = { studentId: student.id, until: new Date(end + HOUR_MS).toISOString() };
    const executor = it.database.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    let isGiven = false;
    // The first query of the student's part still says that the time is over: extra time is given just after it.
    vi.spyOn(executor, "executeQuery").mockImplementation(async (...call) => {
      const result = await execute(...call);
      if (!isGiven && call[0].sql.includes('"assignment_students" as "own"')) {
        isGiven = true;
        await good(it, room.mentor, "POST", `assignments/${id}/extra-time`, more);
      }
      return result;
    });
    const tasks = await READERS[reader]!(student, id);
    vi.restoreAllMocks();
    expect(tasks.map(({ taskId, result }) => [taskId, result])).toEqual([
      ["1-1", null],
      ["2-1", null],
      ["3-1", null],
    ]);
  });

  test.each([
    ["forward", "2027-03-27T18:00:00+01:00", "2027-03-28T00:00:00+01:00", "2027-03-28T23:59:59+02:00", 23],
    ["back", "2027-10-30T18:00:00+02:00", "2027-10-31T00:00:00+02:00", "2027-10-31T23:59:59+01:00", 25],
  ])("count for a whole day when the clocks go %s in it", async (_, now, start, end, hours) => {
    it.clock.set(Date.parse(now));
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const assignment = await publish(it, room, { preset: "tomorrow" });
    expect([assignment.start, assignment.end]).toEqual([start, end]);
    expect(Date.parse(end) - Date.parse(start)).toBe(hours * HOUR_MS - 1000);
    const steps: readonly [moment: number, status: string, taskId: string, code: number][] = [
      [Date.parse(start) - 1, "upcoming", "1", 410],
      [Date.parse(start), "inProgress", "1", 200],
      [Date.parse(end), "inProgress", "2", 200],
      [Date.parse(end) + 1, "completed", "3", 410],
    ];
    for (const [moment, status, taskId, code] of steps) {
      it.clock.set(moment);
      expect((await open(it, student, assignment.id)).status).toBe(status);
      expect((await results(it, room, assignment.id)).status).toBe(status);
      const reply = await answer(it, student, assignment.id, { taskId }, 0);
      expect(reply.statusCode, status).toBe(code);
    }
  });
});
