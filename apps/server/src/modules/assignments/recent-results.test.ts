import { afterAll, beforeAll, expect, test } from "vitest";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import { MAX_RESULTS, type GroupRow, type Student } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { queriesOf, stopCacheTime } from "../../testing/count-queries.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { answerAs, good, newClassroom, publish, type Classroom } from "./testing/classroom.ts";
import { memberCalls } from "./testing/member-calls.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase("what students did lately", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { between } = memberCalls(() => ({ it }));
  const listOf = async ({ mentor }: Classroom) =>
    (await good<{ students: Student[] }>(it, mentor, "GET", "mentorship/students")).students;
  const studentOf = async (room: Classroom, { id }: Actor) => (await listOf(room)).find((one) => one.id === id)!;
  const groupOf = async ({ mentor }: Classroom) =>
    (await good<{ groups: GroupRow[] }>(it, mentor, "GET", "mentorship/groups")).groups[0]!;
  const moment = () => Math.floor(it.clock.now() / 1000) * 1000;

  test("a student's row has what is open, the last answer, and what is over with its percent of right answers", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = room.students as [Actor, Actor];
    expect(await studentOf(room, one)).toMatchObject({ assignments: { open: 0 }, lastAnswer: null, results: [] });
    const first = await publish(it, room, { ...between(0, 1), name: "Najprej to" });
    await answerAs(it, one, first.id, "110");
    const answered = moment();
    it.clock.advance(2 * HOUR_MS);
    const second = await publish(it, room, { ...between(0, 5), name: "Potem tole" });
    await answerAs(it, other, second.id, "100");

    const row = await studentOf(room, one);
    expect(row.assignments).toMatchObject({ inProgress: 1, completed: 1, open: 1 });
    expect(Date.parse(row.lastAnswer!)).toBe(answered);
    expect(row.results).toEqual([{ id: first.id, name: "Najprej to", percent: 67 }]);
    // Who has answered everything is through before the end; who has answered nothing by the end has no percent.
    const through = await studentOf(room, other);
    expect(through.assignments).toMatchObject({ inProgress: 1, completed: 1, open: 0 });
    expect(through.results).toEqual([
      { id: second.id, name: "Potem tole", percent: 33 },
      { id: first.id, name: "Najprej to", percent: null },
    ]);
    expect(await good(it, room.mentor, "GET", `mentorship/students/${one.id}`)).toEqual(row);
  });

  test("a group's row has the same over its present members, of those who answered something", async () => {
    const room = await newClassroom(it, 2);
    const [one, gone] = room.students as [Actor, Actor];
    expect(await groupOf(room)).toMatchObject({ numOpen: 0, lastAnswer: null, results: [] });
    const first = await publish(it, room, { ...between(0, 1), name: "Najprej to" });
    await answerAs(it, one, first.id, "100");
    const answered = moment();
    it.clock.advance(HOUR_MS / 2);
    await answerAs(it, gone, first.id, "111");
    expect((await groupOf(room)).results).toEqual([{ id: first.id, name: "Najprej to", percent: 67 }]);
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${gone.id}`);
    await publish(it, room, between(0, 24));
    const row = await groupOf(room);
    expect(row.results).toEqual([{ id: first.id, name: "Najprej to", percent: 33 }]);
    expect([row.numOpen, Date.parse(row.lastAnswer!)]).toEqual([1, answered]);
  });

  test("only this mentor's assignments count, and games that a student plays alone do not", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const other = await newClassroom(it, 0);
    const { unique_code: uniqueCode } = await good<{ unique_code: string }>(it, student, "GET", "users");
    await good(it, other.mentor, "POST", "mentorship/students", { uniqueCode });
    await answerAs(it, student, (await publish(it, room)).id, "111");
    await good(it, student, "POST", "games/addition/create", { options: {} });
    expect(await studentOf(room, student)).toMatchObject({ results: [{ percent: 100 }] });
    expect(await studentOf(other, student)).toMatchObject({ lastAnswer: null, results: [] });
  });

  test("what somebody answered in a group before leaving it has no name in any list", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const { id } = await publish(it, room);
    await answerAs(it, student, id, "111");
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${student.id}`);
    const none = { inProgress: 0, upcoming: 0, completed: 0, open: 0 };
    expect(await studentOf(room, student)).toMatchObject({ lastAnswer: null, results: [], assignments: none });
    expect(await good(it, room.mentor, "GET", `assignments/student/${student.id}`)).toEqual({ assignments: [] });
    const { assignments } = await good<{ assignments: MyAssignment[] }>(
      it,
      student,
      "GET",
      "assignments/myAssignments",
    );
    expect(assignments).toMatchObject([{ assignment_id: id, numSolvedTasks: 3 }]);
  });

  test("the newest five of half a year are shown, in the same number of queries for one student and for several", async () => {
    stopCacheTime();
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const few = await queriesOf(it, () => listOf(room));
    const ids: string[] = [];
    for (let n = 0; n <= MAX_RESULTS; n++) {
      ids.push((await publish(it, room, between(0, 1))).id);
      it.clock.advance(2 * HOUR_MS);
    }
    expect((await studentOf(room, student)).results.map((one) => one.id)).toEqual(
      ids.toReversed().slice(0, MAX_RESULTS),
    );
    const more = await newClassroom(it, 3);
    expect(await queriesOf(it, () => listOf(more))).toEqual(few);
    it.clock.advance(200 * DAY_MS);
    expect((await studentOf(room, student)).results).toEqual([]);
    expect((await groupOf(room)).results).toEqual([]);
  });
});
