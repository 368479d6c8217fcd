import { afterAll, beforeAll, expect, test } from "vitest";
import { GRADES_PAGE_SIZE, type GradeBook } from "@karota/contract/assignments/grade-book.ts";
import type { Actor } from "../../deps.ts";
import { queriesOf, stopCacheTime } from "../../testing/count-queries.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  answerAs,
  good,
  join,
  newClassroom,
  newStudent,
  outcome,
  publish,
  type Classroom,
} from "./testing/classroom.ts";
import { memberCalls } from "./testing/member-calls.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase("the grade book of a group", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { between } = memberCalls(() => ({ it }));
  const read = ({ mentor, groupId }: Classroom, query = ""): Promise<GradeBook> =>
    good(it, mentor, "GET", `mentorship/groups/${groupId}/grades${query}`);
  const gradesOf = ({ students }: GradeBook, { id }: Actor) => students.find((one) => one.id === id)!.grades;
  const advance = (span: number) => it.clock.advance(span);

  test("has a row for each present member and a column for each assignment that has started, the newest first", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = room.students as [Actor, Actor];
    const first = await publish(it, room, between(0, 1));
    await answerAs(it, one, first.id, "110");
    await answerAs(it, other, first.id, "1..");
    advance(2 * HOUR_MS);
    const later = await newStudent(it, room.mentor);
    await join(it, room, later);
    const second = await publish(it, room, between(0, 24));
    await answerAs(it, one, second.id, "1..");
    await publish(it, room, between(5, 6));
    const cancelled = await publish(it, room, between(1, 2));
    await good(it, room.mentor, "POST", `assignments/${cancelled.id}/cancel`);

    const book = await read(room);
    expect(book.assignments).toEqual([
      expect.objectContaining({ id: second.id, status: "inProgress", numTasks: 3, numStudents: 3, numDone: 0 }),
      expect.objectContaining({ id: first.id, status: "completed", numStudents: 2, numDone: 1 }),
    ]);
    expect(gradesOf(book, one)).toEqual([
      { numSolved: 1, numCorrect: 1, over: false },
      { numSolved: 3, numCorrect: 2, over: true },
    ]);
    expect(gradesOf(book, other)).toEqual([
      { numSolved: 0, numCorrect: 0, over: false },
      { numSolved: 1, numCorrect: 1, over: true },
    ]);
    expect(gradesOf(book, later)).toEqual([{ numSolved: 0, numCorrect: 0, over: false }, null]);
  });

  test("shows nobody who has left, neither in a row nor in the numbers of a column, and what is archived", async () => {
    const room = await newClassroom(it, 2);
    const [one, gone] = room.students as [Actor, Actor];
    const { id } = await publish(it, room);
    await answerAs(it, gone, id, "111");
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${gone.id}`);
    await good(it, room.mentor, "POST", `assignments/${id}/archive`);
    const book = await read(room);
    expect(book.students.map((student) => student.id)).toEqual([one.id]);
    expect(book.assignments).toEqual([expect.objectContaining({ id, numStudents: 1, numDone: 0 })]);
  });

  test("a student with more time is not over when the others are", async () => {
    const room = await newClassroom(it, 2);
    const [slow, other] = room.students as [Actor, Actor];
    const { id } = await publish(it, room, between(0, 1));
    const until = new Date(it.clock.now() + DAY_MS).toISOString();
    await good(it, room.mentor, "POST", `assignments/${id}/extra-time`, { studentId: slow.id, until });
    advance(2 * HOUR_MS);
    const book = await read(room);
    expect(gradesOf(book, slow)[0]).toMatchObject({ over: false });
    expect(gradesOf(book, other)[0]).toMatchObject({ over: true });
  });

  test("comes page by page, in as many queries as with one assignment", async () => {
    stopCacheTime();
    const room = await newClassroom(it, 1);
    await publish(it, room, between(0, 1));
    const queries = await queriesOf(it, () => read(room));
    expect(queries.filter((sql) => sql.includes("assignment_students"))).toHaveLength(1);
    for (let n = 0; n < GRADES_PAGE_SIZE; n++) {
      advance(HOUR_MS);
      await publish(it, room, between(0, 1));
    }
    expect(await queriesOf(it, () => read(room))).toEqual(queries);
    const newest = await read(room);
    expect(newest).toMatchObject({ page: 0, more: true });
    expect(newest.assignments).toHaveLength(GRADES_PAGE_SIZE);
    const oldest = await read(room, "?page=1");
    expect(oldest).toMatchObject({ page: 1, more: false });
    expect(oldest.assignments).toHaveLength(1);
    expect(oldest.students[0]!.grades).toHaveLength(1);
    expect(newest.assignments.map(({ id }) => id)).not.toContain(oldest.assignments[0]!.id);
  });

  test("is the own mentor's only, and a page that cannot be is refused", async () => {
    const room = await newClassroom(it, 1);
    const stranger = await newClassroom(it, 0);
    const path = `mentorship/groups/${room.groupId}/grades`;
    expect(await outcome(it, stranger.mentor, "GET", path)).toEqual([404, "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"]);
    expect(await outcome(it, room.students[0]!, "GET", path)).toEqual([403, "E-MENTORSHIP-NOT_A_MENTOR"]);
    for (const page of ["-1", "1.5", "x", "1e9"])
      expect((await outcome(it, room.mentor, "GET", `${path}?page=${page}`))[0], page).toBe(400);
  });
});
