import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_ANSWER_LENGTH } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import type { TypedAnswers } from "@karota/contract/assignments/typed-answers.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import { MAX_TEXT_LENGTH } from "@karota/engine/quiz/reading.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  ADDITIONS,
  bodyFor,
  good,
  newClassroom,
  newStudent,
  open,
  outcome,
  publish,
  results,
  storedAnswers,
  type Classroom,
} from "./testing/classroom.ts";

const HOUR_MS = 60 * 60 * 1000;
const TYPED = [{ ...ADDITIONS[0]!, answer: "typed" as const }];
/** A number that no easy sum has among its choices. */
const FAR_OFF = "98765";
/** What is no number in any language. */
const UNREADABLE = "ne vem";

test("an answer may be as long as the reader reads", () => {
  expect(MAX_ANSWER_LENGTH).toBe(MAX_TEXT_LENGTH);
});

describeEachDatabase("typed answers to an assignment", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const send = (who: Actor | null, id: string, body: object) =>
    outcome(it, who, "POST", `assignments/myAssignments/${id}`, body);
  const type = (who: Actor, id: string, taskId: string, taskText: string) => send(who, id, { taskId, taskText });
  const stored = (id: string) =>
    it.database.db.selectFrom("assignment_answers").selectAll().where("assignment_id", "=", id).execute();
  const typedAt = (who: Actor, id: string, place: number) =>
    good<TypedAnswers>(it, who, "GET", `assignments/${id}/typed/${place}?language=en`);
  const choicesOf = ({ list }: MyAssignmentDetail) =>
    list.map(({ board }) => (board as { tasks: [{ answers: object }] }).tasks[0].answers);

  async function typedRoom(students: number): Promise<{ room: Classroom; id: string; one: Actor }> {
    const room = await newClassroom(it, students);
    const { id } = await publish(it, room, { tasks: TYPED });
    for (const student of room.students) await open(it, student, id);
    return { room, id, one: room.students[0]! };
  }
  /** The right answer of a task as text, and that of a wrong choice. */
  async function answersAt(who: Actor, id: string, place: number): Promise<{ right: string; wrong: string }> {
    const { choices, correct } = (await storedAnswers(it, who, id))[place]!;
    return { right: choices[correct]!, wrong: choices[(correct + 1) % 4]! };
  }

  test("come without choices, are marked by the quiz's reader, and are explained when all are given", async () => {
    const { room, id, one } = await typedRoom(1);
    const before = await open(it, one, id);
    expect(before.list.map(({ entry }) => entry)).toEqual(["number", "number", "number"]);
    expect(choicesOf(before)).toEqual([1, 2, 3].map(() => ({ choices: [], math: [] })));
    const [{ right }, second] = [await answersAt(one, id, 0), await answersAt(one, id, 1)];
    const reply = await it.call(one, "POST", `assignments/myAssignments/${id}`, {
      taskId: "1",
      taskText: ` ${right},0 `,
      taskCorrect: false,
    });
    expect(reply.json()).toEqual({
      taskId: "1",
      taskText: `${right},0`,
      taskCompleted: true,
      numSolvedTasks: 1,
      completed: false,
    });
    expect(await type(one, id, "2", second.wrong)).toEqual([200, undefined]);
    const half = await open(it, one, id);
    expect(half.list.map(({ taskText, result }) => [taskText, result])).toEqual([
      [`${right},0`, null],
      [second.wrong, null],
      [undefined, null],
    ]);
    expect(choicesOf(half)).toEqual(choicesOf(before));
    expect(await type(one, id, "3", FAR_OFF)).toEqual([200, undefined]);
    const done = await open(it, one, id);
    expect(done).toMatchObject({ completed: true, numCorrect: 1 });
    expect(done.list.map(({ result }) => result?.correct)).toEqual([true, false, false]);
    expect((done.list[1]!.result!.board as { tasks: [object] }).tasks[0]).toMatchObject({
      text: second.wrong,
      answers: { choices: expect.arrayContaining([second.right]) },
    });
    const detail = await results(it, room, id);
    expect(detail.students[0]).toMatchObject({ marks: "100", numCorrect: 1 });
    expect(detail.plan).toMatchObject(TYPED);
    expect(detail.tasks.map(({ answer, mistake }) => [answer, mistake])).toEqual([
      ["typed", null],
      ["typed", { name: expect.any(String), count: 1 }],
      ["typed", null],
    ]);
    expect((await stored(id)).map(({ learned }) => learned)).toEqual([1, 1, 1]);
  });

  test("are refused where a choice is asked for, and the reverse, or both, or none", async () => {
    const { room, id, one } = await typedRoom(1);
    const chosen = await publish(it, room);
    await open(it, one, chosen.id);
    for (const [to, body] of [
      [id, { taskId: "1", taskSelected: 0 }],
      [chosen.id, { taskId: "1", taskText: "7" }],
      [id, { taskId: "1", taskSelected: 0, taskText: "7" }],
      [id, { taskId: "1" }],
      [id, { taskId: "1", taskText: "" }],
      [id, { taskId: "1", taskText: "\u200b" }],
      [id, { taskId: "1", taskText: "1\u0000" }],
      [id, { taskId: "1", taskText: "1\n2" }],
      [id, { taskId: "1", taskText: 7 }],
      [id, { taskId: "1", taskText: "1".repeat(MAX_ANSWER_LENGTH + 1) }],
      [id, { taskId: "4", taskText: "7" }],
    ] as const)
      expect(await send(one, to, body), JSON.stringify(body)).toEqual([400, "E-KAROTA-GAME_VALIDATION"]);
    expect(await stored(id)).toEqual([]);
  });

  test("that cannot be read are not taken, and the question stays open", async () => {
    const { id, one } = await typedRoom(1);
    for (const text of [UNREADABLE, "1/0", "9".repeat(MAX_ANSWER_LENGTH)])
      expect(await type(one, id, "1", text)).toEqual([400, "E-MENTORSHIP-ANSWER_NOT_READ"]);
    expect(await stored(id)).toEqual([]);
    expect(await open(it, one, id)).toMatchObject({ numSolvedTasks: 0, list: [{ answered: false }, {}, {}] });
    expect(await type(one, id, "1", (await answersAt(one, id, 0)).right)).toEqual([200, undefined]);
    expect(await type(one, id, "1", UNREADABLE)).toEqual([409, "E-KAROTA-OLD_VALUES"]);
  });

  test("are final: the same signs again are the same answer, other signs are not, whatever they mean", async () => {
    const { id, one } = await typedRoom(1);
    expect(await type(one, id, "1", "1 000")).toEqual([200, undefined]);
    it.clock.advance(30 * HOUR_MS);
    expect(await type(one, id, "1", " 1\u00a0000 ")).toEqual([200, undefined]);
    for (const text of ["1000", "7"]) expect(await type(one, id, "1", text)).toEqual([409, "E-KAROTA-OLD_VALUES"]);
    expect(await stored(id)).toMatchObject([{ typed: "1 000", selected: -1 }]);
    // It has ended meanwhile.
    expect(await type(one, id, "2", "7")).toEqual([410, "E-KAROTA-PERIOD_OVER"]);
  });

  test("that are sent from two tabs at once are one answer", async () => {
    const { id, one } = await typedRoom(1);
    const replies = await Promise.all(["7", "8", "9", "7", "8", "9"].map((text) => type(one, id, "1", text)));
    expect(replies.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409, 409]);
    expect(await stored(id)).toHaveLength(1);
    expect(await open(it, one, id)).toMatchObject({ numSolvedTasks: 1 });
  });

  test("are taken from nobody else, and from no ex-member", async () => {
    const { room, id, one } = await typedRoom(2);
    const stranger = await newStudent(it, room.mentor);
    expect(await type(stranger, id, "1", "7")).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await type(room.mentor, id, "1", "7")).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await type(one, id, "1", "7")).toEqual([200, undefined]);
    await good(it, one, "DELETE", `mentorship/mentors/${room.mentor.id}`);
    expect(await type(one, id, "2", "7")).toEqual([410, "E-KAROTA-PERIOD_OVER"]);
  });

  test("may be asked for in a copy and in a change before the start, and not of a plan that says anything else", async () => {
    const room = await newClassroom(it, 1);
    const at = (hours: number) => new Date(it.clock.now() + hours * HOUR_MS).toISOString();
    const { id, plan } = await publish(it, room, { start: at(1), end: at(9) });
    expect(plan[0]).not.toHaveProperty("answer");
    await good(it, room.mentor, "PUT", `assignments/${id}`, { tasks: TYPED });
    const { plan: typed } = await results(it, room, id);
    expect(typed).toMatchObject(TYPED);
    const copy = await publish(it, room, { tasks: typed });
    expect(copy.plan).toEqual(typed);
    // As it is: also once it has started.
    it.clock.advance(2 * HOUR_MS);
    await good(it, room.mentor, "PUT", `assignments/${id}`, { tasks: typed });
    const chosen = [{ ...typed[0]!, answer: "choice" }];
    expect(await outcome(it, room.mentor, "PUT", `assignments/${id}`, { tasks: chosen })).toEqual([
      410,
      "E-MENTORSHIP-ASSIGNMENT_STARTED",
    ]);
    const spoken = bodyFor({ groupId: room.groupId }, { tasks: [{ ...TYPED[0]!, answer: "spoken" as "typed" }] });
    expect(await outcome(it, room.mentor, "POST", "assignments", spoken)).toEqual([400, "E-KAROTA-GAME_VALIDATION"]);
    expect((await open(it, room.students[0]!, id)).list[0]).toMatchObject({ entry: "number" });
  });

  test("are shown to their mentor by mistake, with each student's question, and to no other mentor", async () => {
    const { room, id } = await typedRoom(5);
    const [right, wrong, again, other, idle] = room.students as [Actor, Actor, Actor, Actor, Actor];
    await type(right, id, "1", (await answersAt(right, id, 0)).right);
    const asked = new Map<string, string>();
    for (const who of [wrong, again]) {
      const { tasks } = await it.database.db
        .selectFrom("assignment_students")
        .select("tasks")
        .where("student_id", "=", who.id)
        .where("assignment_id", "=", id)
        .executeTakeFirstOrThrow();
      const [{ board }] = JSON.parse(tasks!) as [
        {
          board: {
            tasks: [{ question: { plain: string }; answers: { choices: string[]; mistakes: (string | null)[] } }];
          };
        },
      ];
      const { choices, mistakes } = board.tasks[0].answers;
      asked.set(who.id, board.tasks[0].question.plain);
      await type(who, id, "1", choices[mistakes.findIndex((name) => name !== null)]!);
    }
    await type(other, id, "1", FAR_OFF);
    const { groups } = await typedAt(room.mentor, id, 0);
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    const named = groups.filter(({ mistake }) => mistake !== null);
    expect(named.flatMap(({ answers }) => answers.map(({ student }) => student.id)).toSorted()).toEqual(
      [wrong.id, again.id].toSorted(),
    );
    for (const { words, count, answers } of named) {
      expect(words).toMatch(/\w/);
      expect(answers).toHaveLength(count);
      for (const { student, question } of answers)
        expect([student.name, question]).toEqual(["Test", asked.get(student.id)]);
    }
    expect(groups.slice(named.length)).toMatchObject([
      {
        correct: false,
        mistake: null,
        words: null,
        count: 1,
        answers: [{ typed: FAR_OFF, student: { id: other.id } }],
      },
      { correct: true, mistake: null, words: null, count: 1, answers: [{ student: { id: right.id } }] },
    ]);
    expect(groups.at(-1)!.answers[0]!.typed).toBe(groups.at(-1)!.answers[0]!.right);
    expect(await typedAt(room.mentor, id, 1)).toEqual({ groups: [] });
    expect(JSON.stringify(groups)).not.toContain(idle.id);

    const path = (place: string) => `assignments/${id}/typed/${place}`;
    expect(await outcome(it, room.mentor, "GET", path("3"))).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    for (const place of ["-1", "50", "x", "1.5"])
      expect(await outcome(it, room.mentor, "GET", path(place))).toEqual([400, "E-KAROTA-GAME_VALIDATION"]);
    const stranger = await newClassroom(it, 0);
    expect(await outcome(it, stranger.mentor, "GET", path("0"))).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await outcome(it, right, "GET", path("0"))).toEqual([403, "E-MENTORSHIP-NOT_A_MENTOR"]);
  });

  test("of who left stay without a name, and of an erased person only the mark stays", async () => {
    const { room, id } = await typedRoom(2);
    const [gone, erased] = room.students as [Actor, Actor];
    for (const who of [gone, erased]) await type(who, id, "1", FAR_OFF);
    const own = (await good<PersonExport>(it, erased, "GET", "users/export")).assignments[0]!;
    expect(own.answers).toMatchObject([{ taskId: "1", taskText: FAR_OFF, correct: null }]);
    expect(own.answers[0]).not.toHaveProperty("taskSelected");
    expect(own.drawn).toEqual((await open(it, erased, id)).list);
    await good(it, gone, "DELETE", `mentorship/mentors/${room.mentor.id}`);
    await good(it, erased, "DELETE", `users/${erased.id}`);
    const [group, ...more] = (await typedAt(room.mentor, id, 0)).groups;
    expect(more).toEqual([]);
    expect(group).toMatchObject({ count: 2, answers: [{ student: { id: gone.id, name: null }, typed: FAR_OFF }] });
    expect(group!.answers).toHaveLength(1);
    expect(new Set((await stored(id)).map(({ typed }) => typed))).toEqual(new Set(["", FAR_OFF]));
    expect((await results(it, room, id)).numSolved).toBe(2);
  });

  test("get more time with other numbers, to be typed again", async () => {
    const { room, id, one } = await typedRoom(1);
    await type(one, id, "1", "7");
    it.clock.advance(30 * HOUR_MS);
    const until = new Date(it.clock.now() + HOUR_MS).toISOString();
    await good(it, room.mentor, "POST", `assignments/${id}/extra-time`, { studentId: one.id, until });
    const { list } = await open(it, one, id);
    expect(list.map(({ taskId, entry, taskText }) => [taskId, entry, taskText])).toEqual([
      ["1", "number", "7"],
      ["2-1", "number", undefined],
      ["3-1", "number", undefined],
    ]);
    expect(await type(one, id, "2-1", "8")).toEqual([200, undefined]);
  });
});
