import { afterAll, beforeAll, expect, test } from "vitest";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { answerAs, newClassroom, open, publish, results } from "./testing/classroom.ts";

describeEachDatabase("answers to an assignment", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  test("are marked and kept, and told to the mentor at once and to the student when all are given", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = room.students as [typeof room.mentor, typeof room.mentor];
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
  });
});
