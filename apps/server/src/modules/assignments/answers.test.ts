import { afterAll, beforeAll, expect, test } from "vitest";
import type { MyAnswerReply, MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import type { ProgressReply, ReviewReply } from "@karota/contract/learning/learning.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  answer,
  answerAs,
  good,
  newClassroom,
  open,
  outcome,
  publish,
  results,
  rightChoices,
} from "./testing/classroom.ts";

type Reply = Awaited<ReturnType<TestApp["call"]>>;

const HOUR_MS = 60 * 60 * 1000;
const NUM_STUDENTS = depth(40, 200);

describeEachDatabase("answers to an assignment", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const answers = (id: string) =>
    it.database.db.selectFrom("assignment_answers").selectAll().where("assignment_id", "=", id).execute();

  test("are marked and saved, and shown to the mentor at once and to the student when all are given", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = room.students as [Actor, Actor];
    const { id } = await publish(it, room);
    await answerAs(it, one, id, "10.");
    const half = await open(it, one, id);
    expect(half).toMatchObject({ numSolvedTasks: 2, completed: false, numCorrect: null, status: "inProgress" });
    expect(half.list.map(({ answered, result }) => [answered, result])).toEqual([
      [true, null],
      [true, null],
      [false, null],
    ]);
    it.clock.advance(61_000);
    await answerAs(it, one, id, "..1");
    await answerAs(it, other, id, "0..");
    const done = await open(it, one, id);
    expect(done).toMatchObject({ numSolvedTasks: 3, completed: true, numCorrect: 2 });
    expect(done.list.map(({ result }) => result?.correct)).toEqual([true, false, true]);
    expect(done.list.map(({ result }) => result?.right)).toEqual(await rightChoices(it, one, id));
    const detail = await results(it, room, id);
    expect(detail).toMatchObject({ numStudents: 2, numStarted: 2, numDone: 1, numSolved: 4, numCorrect: 2 });
    const byId = new Map(detail.students.map((student) => [student.id, student]));
    expect(byId.get(one.id)).toMatchObject({ name: "Test", marks: "101", seconds: 61, exMember: false });
    expect(byId.get(other.id)).toMatchObject({ marks: "0..", finished: null, seconds: 0 });
    expect(detail.tasks.map(({ numSolved, numCorrect }) => [numSolved, numCorrect])).toEqual([
      [2, 1],
      [1, 0],
      [1, 1],
    ]);
    expect(detail.tasks[1]!.mistake).toMatchObject({ name: expect.any(String), count: 1 });
    expect(detail.tasks.map(({ skill }) => skill)).toEqual(Array.from({ length: 3 }, () => expect.any(String)));
  });

  test("of several students with the same mistake are counted together, with who gave them", async () => {
    const room = await newClassroom(it, 3);
    const [one, other, third] = room.students as [Actor, Actor, Actor];
    const { id } = await publish(it, room);
    await answerAs(it, one, id, "00.");
    await answerAs(it, other, id, "01.");
    await answerAs(it, third, id, "11.");
    const wrong = it.database.db
      .updateTable("assignment_answers")
      .where("assignment_id", "=", id)
      .where("correct", "=", 0);
    await wrong.set({ mistake: "near-miss" }).execute();
    expect((await results(it, room, id)).mistakes).toEqual([]);
    await wrong.set({ mistake: "carry-forgotten" }).execute();
    const { mistakes, tasks } = await results(it, room, id);
    const studentIds = [one.id, other.id].toSorted();
    expect(mistakes).toEqual([{ name: "carry-forgotten", index: 0, count: 2, studentIds }]);
    expect(tasks.map(({ mistake }) => mistake?.count ?? 0)).toEqual([2, 1, 0]);
  });

  test("are final: the same one again gets the same reply, also after the end, another one changes nothing", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const { id } = await publish(it, room);
    const { list } = await open(it, student, id);
    const first = await answer(it, student, id, list[0]!, 2);
    expect(first.json<MyAnswerReply>()).toEqual({
      taskId: "1",
      taskSelected: 2,
      taskCompleted: true,
      numSolvedTasks: 1,
      completed: false,
    });
    const before = await answers(id);
    expect((await answer(it, student, id, list[0]!, 2)).json()).toEqual(first.json());
    for (const other of [0, 1, 3]) {
      const reply = await answer(it, student, id, list[0]!, other);
      expect([reply.statusCode, reply.json()]).toEqual([409, { code: "E-KAROTA-OLD_VALUES" }]);
    }
    it.clock.advance(24 * HOUR_MS);
    expect((await answer(it, student, id, list[0]!, 2)).json()).toEqual(first.json());
    expect((await answer(it, student, id, list[0]!, 1)).statusCode).toBe(409);
    expect(await answers(id)).toEqual(before);
    expect(await results(it, room, id)).toMatchObject({ numSolved: 1 });
  });

  test("do not reveal whether they are right, whatever they claim, until the assignment is over", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const { id } = await publish(it, room);
    const { list } = await open(it, student, id);
    const wrong = ((await rightChoices(it, student, id))[0]! + 1) % 4;
    const forged = { taskId: "1", taskSelected: wrong, taskCompleted: true, taskCorrect: true };
    const reply = await good<object>(it, student, "POST", `assignments/myAssignments/${id}`, forged);
    expect(Object.keys(reply).toSorted()).toEqual(
      ["completed", "numSolvedTasks", "taskCompleted", "taskId", "taskSelected"].toSorted(),
    );
    expect((await answers(id)).map(({ correct }) => correct)).toEqual([0]);
    const progress = async () => ({
      right: (await good<ProgressReply>(it, student, "GET", "learning/progress")).total.right,
      wrong: (await good<ProgressReply>(it, student, "GET", "learning/progress")).total.wrong,
      days: (await good<ProgressReply>(it, student, "GET", "learning/progress")).days.length,
      waiting: (await good<ReviewReply>(it, student, "GET", "learning/review")).waiting,
    });
    expect(await progress()).toEqual({ right: 0, wrong: 0, days: 1, waiting: 0 });
    const exported = await good<{ assignments: { answers: { correct: unknown }[] }[] }>(
      it,
      student,
      "GET",
      "users/export",
    );
    expect(exported.assignments[0]!.answers).toMatchObject([{ taskId: "1", taskSelected: wrong, correct: null }]);
    await answerAs(it, student, id, ".11");
    expect(await progress()).toEqual({ right: 2, wrong: 1, days: 1, waiting: 1 });
    await open(it, student, id);
    expect(await progress()).toMatchObject({ right: 2, wrong: 1 });
    expect(list).toHaveLength(3);
  });

  test("count for levels and review after the end, too, once and on their own day, when the student looks", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const { id } = await publish(it, room);
    const { today: answeredOn } = await good<ProgressReply>(it, student, "GET", "learning/progress");
    await answerAs(it, student, id, "10.");
    it.clock.advance(24 * HOUR_MS);
    for (let look = 0; look < 2; look++) {
      expect(await open(it, student, id)).toMatchObject({ status: "completed", numCorrect: 1, completed: false });
      const { total, days, garden } = await good<ProgressReply>(it, student, "GET", "learning/progress");
      expect(total).toMatchObject({ days: 1, right: 1, wrong: 1 });
      expect(days).toMatchObject([{ day: answeredOn, right: 1, wrong: 1 }]);
      expect(garden).toMatchObject([{ last: answeredOn }]);
    }
    // The mistake has just been seen, so that it comes back on the day after that.
    expect(await good<ReviewReply>(it, student, "GET", "learning/review")).toMatchObject({ due: 0, waiting: 1 });
  });

  test("are refused when they are invalid", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const { id } = await publish(it, room);
    const post = (body: object) => outcome(it, student, "POST", `assignments/myAssignments/${id}`, body);
    expect(await post({ taskId: "1", taskSelected: 0 }), "never opened").toEqual([400, "E-KAROTA-GAME_VALIDATION"]);
    await open(it, student, id);
    const none = [
      { taskId: "0", taskSelected: 0 },
      { taskId: "4", taskSelected: 0 },
      { taskId: "x", taskSelected: 0 },
      { taskId: "01", taskSelected: 0 },
      { taskId: "1", taskSelected: 4 },
      { taskId: "1", taskSelected: -1 },
      { taskId: "1", taskSelected: 0.5 },
      { taskId: "1" },
      { taskId: "1", taskSelected: 0, more: true },
    ];
    for (const body of none) expect(await post(body), JSON.stringify(body)).toEqual([400, "E-KAROTA-GAME_VALIDATION"]);
    expect(await post({ taskId: "1-1", taskSelected: 0 }), "other numbers").toEqual([409, "E-KAROTA-OLD_VALUES"]);
    expect(await answers(id)).toEqual([]);
    expect(await outcome(it, student, "GET", "assignments/myAssignments/x")).toEqual([
      400,
      "E-KAROTA-WRONG_UUID_FORMAT",
    ]);
  });

  test("the time runs from the first opening to the last answer, of one task too", async () => {
    const room = await newClassroom(it, 2);
    const [one, idle] = room.students as [Actor, Actor];
    const { id } = await publish(it, room, { tasks: [{ game: "addition", options: {}, count: 1 }] });
    const opened = it.clock.now();
    const [task] = (await open(it, one, id)).list;
    await open(it, idle, id);
    it.clock.advance(20_000);
    await open(it, one, id);
    it.clock.advance(25_000);
    expect((await answer(it, one, id, task!, 0)).statusCode).toBe(200);
    const { students } = await results(it, room, id);
    const of = (student: Actor) => students.find((row) => row.id === student.id)!;
    expect(of(one).seconds).toBe(45);
    expect(Date.parse(of(one).started!)).toBe(Math.floor(opened / 1000) * 1000);
    expect(of(idle)).toMatchObject({ started: null, finished: null, seconds: 0 });
  });

  test(`of ${NUM_STUDENTS} students at once are all stored, marked and counted`, async () => {
    const room = await newClassroom(it, 1);
    const { id } = await publish(it, room);
    const students: Actor[] = [...room.students];
    while (students.length < NUM_STUDENTS) students.push(await it.newPlayer());
    await it.database.transaction(async (queries) => {
      for (const { id: student_id } of students.slice(1)) {
        const at = it.clock.now();
        const [mentor_id, group_id] = [room.mentor.id, room.groupId];
        await queries
          .insertInto("mentor_students")
          .values({ mentor_id, student_id, added_at: at, left_at: null })
          .execute();
        await queries
          .insertInto("group_members")
          .values({ group_id, student_id, added_at: at, left_at: null })
          .execute();
        await queries
          .insertInto("assignment_students")
          .values({ assignment_id: id, student_id, joined_at: at, solved: 0, correct: 0 })
          .execute();
      }
    });
    // As the page does: what has waited for a connection for too long is sent again.
    const untilTaken = async (send: () => Promise<Reply>): Promise<Reply> => {
      let reply = await send();
      while (reply.statusCode === 503) reply = await send();
      return reply;
    };
    const codes = await Promise.all(
      students.map(async (student, n) => {
        const opened = await untilTaken(() => it.call(student, "GET", `assignments/myAssignments/${id}`));
        const { list } = opened.json<MyAssignmentDetail>();
        const sent = list.map((task) => untilTaken(() => answer(it, student, id, task, n % 4)));
        return [opened, ...(await Promise.all(sent))].map(({ statusCode }) => statusCode);
      }),
    );
    expect(new Set(codes.flat())).toEqual(new Set([200]));
    const stored = await answers(id);
    expect(stored).toHaveLength(3 * NUM_STUDENTS);
    const right = new Map(
      await Promise.all(students.map(async (one) => [one.id, await rightChoices(it, one, id)] as const)),
    );
    expect(stored.every((one) => (one.correct === 1) === (one.selected === right.get(one.student_id)![one.task]))).toBe(
      true,
    );
    const detail = await results(it, room, id);
    const marked = stored.filter(({ correct }) => correct === 1).length;
    expect(detail).toMatchObject({
      numStudents: NUM_STUDENTS,
      numDone: NUM_STUDENTS,
      numSolved: 3 * NUM_STUDENTS,
      numCorrect: marked,
    });
    expect(detail.students.flatMap(({ marks }) => [...marks]).filter((mark) => mark === "1")).toHaveLength(marked);
  });

  test("that one student sends at once from two places are one answer", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const { id } = await publish(it, room);
    const { list } = await open(it, student, id);
    const replies = await Promise.all(
      [0, 1, 2, 3, 0, 1, 2, 3].map((choice) => answer(it, student, id, list[0]!, choice)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 200, 409, 409, 409, 409, 409, 409,
    ]);
    expect(await answers(id)).toHaveLength(1);
    expect(await open(it, student, id)).toMatchObject({ numSolvedTasks: 1 });
  });
});
