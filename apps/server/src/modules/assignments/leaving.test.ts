import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import type { User } from "@karota/contract/users/user.ts";
import { mentoring } from "../../migrations/0010-mentoring.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { BEFORE, WAYS } from "./testing/ways-to-leave.ts";
import {
  answerAs,
  bodyFor,
  good,
  join,
  newClassroom,
  open,
  outcome,
  publish,
  results,
  type Classroom,
} from "./testing/classroom.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOT_A_STUDENT = [404, "E-MENTORSHIP-USER_NOT_A_STUDENT"];
const AFTER = { name: "Ime potem", description: "Opis potem", message: "Beseda potem" };

describeEachDatabase("a mentor's words and those who are gone", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const wait = () => it.clock.advance(MINUTE_MS);
  const say = (room: Classroom, id: string, text: string, studentId?: string) =>
    outcome(it, room.mentor, "POST", `assignments/${id}/message`, { text, studentId });
  const change = (room: Classroom, id: string, words: object) =>
    outcome(it, room.mentor, "PUT", `assignments/${id}`, words);
  /** All that a student reads of an assignment, in the page, in the list and in the copy of their data. */
  const read = async (student: Actor, id: string) => {
    const { name, description, message, mentor, mentorMessages } = await open(it, student, id);
    const { assignments } = await good<{ assignments: { assignment_id: string; name: string; message: string }[] }>(
      it,
      student,
      "GET",
      "assignments/myAssignments",
    );
    const row = assignments.find(({ assignment_id }) => assignment_id === id);
    expect(row).toMatchObject({ name, message, mentor });
    const copy = await good<{ assignments: { name: string }[] }>(it, student, "GET", "users/export");
    const messages = mentorMessages.map(({ text }) => text);
    const exported = copy.assignments.find((one) => one.name === name);
    expect(exported).toMatchObject({ name, description, message, mentor });
    expect(exported).toMatchObject({ messages: mentorMessages });
    return { words: { name, description, message }, mentor, told: messages };
  };
  const addAgain = async (room: Classroom, student: Actor) => {
    const { unique_code: uniqueCode } = await good<User>(it, student, "GET", "users");
    await good(it, room.mentor, "POST", "mentorship/students", { uniqueCode });
  };

  for (const [way, go] of Object.entries(WAYS))
    test(`who ${way} reads nothing that is written later, others do`, async () => {
      const room = await newClassroom(it, 2);
      const [gone, other] = room.students as [Actor, Actor];
      const { id } = await publish(it, room, BEFORE);
      await answerAs(it, gone, id, "1..");
      await answerAs(it, other, id, "0..");
      expect(await say(room, id, "Vsem prej")).toEqual([200, undefined]);
      wait();
      expect(await say(room, id, "Tebi prej", gone.id)).toEqual([200, undefined]);
      const before = await read(gone, id);
      expect(before).toEqual({ words: BEFORE, mentor: "Test", told: ["Vsem prej", "Tebi prej"] });
      wait();
      await go(it, room, gone);
      wait();
      expect(await change(room, id, AFTER)).toEqual([200, undefined]);
      await good(it, room.mentor, "PUT", "users", { name: "Piši mi drugam" });
      expect(await say(room, id, "Tebi potem", gone.id)).toEqual(NOT_A_STUDENT);
      const isGroupGone = way === "loses the group";
      expect(await say(room, id, "Vsem potem")).toEqual(isGroupGone ? NOT_A_STUDENT : [200, undefined]);
      expect(await read(gone, id)).toEqual(before);
      expect(await read(other, id)).toEqual(
        isGroupGone
          ? { words: BEFORE, mentor: "Test", told: ["Vsem prej"] }
          : { words: AFTER, mentor: "Piši mi drugam", told: ["Vsem prej", "Vsem potem"] },
      );
    });

  for (const way of ["leaves the mentor", "is removed by the mentor"] as const)
    test(`an assignment of one student who ${way} takes no message any more`, async () => {
      const room = await newClassroom(it, 1);
      const [gone] = room.students as [Actor];
      const { id } = await publish(it, room, { ...BEFORE, studentId: gone.id });
      await answerAs(it, gone, id, "1..");
      wait();
      await WAYS[way](it, room, gone);
      wait();
      expect(await say(room, id, "Vsem")).toEqual(NOT_A_STUDENT);
      expect(await say(room, id, "Tebi", gone.id)).toEqual(NOT_A_STUDENT);
      expect((await results(it, room, id)).messages).toEqual([]);
      await change(room, id, AFTER);
      const until = new Date(it.clock.now() + 2 * DAY_MS).toISOString();
      expect(
        await outcome(it, room.mentor, "POST", `assignments/${id}/extra-time`, { studentId: gone.id, until }),
      ).toEqual(NOT_A_STUDENT);
      expect(await outcome(it, room.mentor, "POST", "assignments", bodyFor({ studentId: gone.id }))).toEqual(
        NOT_A_STUDENT,
      );
      expect(await read(gone, id)).toMatchObject({ words: BEFORE, told: [] });

      await addAgain(room, gone);
      expect(await say(room, id, "Spet tu", gone.id)).toEqual([200, undefined]);
      expect(await read(gone, id)).toMatchObject({ words: AFTER, told: ["Spet tu"] });
    });

  test("a student who was added to the group and removed again reads the texts of the last leaving", async () => {
    const room = await newClassroom(it, 2);
    const [student] = room.students as [Actor];
    const { id } = await publish(it, room, BEFORE);
    await answerAs(it, student, id, "1..");
    const leave = () => WAYS["is taken out of the group"](it, room, student);
    await leave();
    wait();
    await change(room, id, { name: "Ime vmes" });
    await say(room, id, "Vmes");
    expect(await read(student, id)).toMatchObject({ words: BEFORE, told: [] });
    await join(it, room, student);
    expect(await read(student, id)).toMatchObject({ words: { ...BEFORE, name: "Ime vmes" }, told: ["Vmes"] });
    wait();
    await leave();
    wait();
    // Leaving the mentor as well is no later leaving of the group.
    await change(room, id, AFTER);
    await WAYS["leaves the mentor"](it, room, student);
    await say(room, id, "Vsem potem");
    expect(await read(student, id)).toMatchObject({ words: { ...BEFORE, name: "Ime vmes" }, told: ["Vmes"] });
    // The mentor again, but not the group.
    await addAgain(room, student);
    expect(await read(student, id)).toMatchObject({ words: { ...BEFORE, name: "Ime vmes" }, told: ["Vmes"] });
    expect(await say(room, id, "Tebi", student.id)).toEqual(NOT_A_STUDENT);
  });

  test("who left before this was written down is found by the update, with the words of that day", async () => {
    const room = await newClassroom(it, 4);
    const [fromGroup, fromMentor, back, present] = room.students as [Actor, Actor, Actor, Actor];
    const { id } = await publish(it, room, BEFORE);
    const own = await publish(it, room, { ...BEFORE, studentId: fromGroup.id });
    for (const student of room.students) await answerAs(it, student, id, "1..");
    await answerAs(it, fromGroup, own.id, "1..");
    for (const [way, student] of [
      ["is taken out of the group", fromGroup],
      ["leaves the mentor", fromMentor],
      ["is removed by the mentor", back],
    ] as const) {
      wait();
      await WAYS[way](it, room, student);
    }
    await addAgain(room, back);
    const parts = () =>
      it.database.db
        .selectFrom("assignment_students")
        .selectAll()
        .where("assignment_id", "in", [id, own.id])
        .orderBy("assignment_id")
        .orderBy("student_id")
        .execute();
    const noted = await parts();
    expect(
      noted
        .filter(({ left_at }) => left_at !== null)
        .map(({ student_id }) => student_id)
        .toSorted(),
    ).toEqual([fromGroup.id, fromMentor.id, back.id].toSorted());
    expect(noted.find(({ student_id }) => student_id === present.id)).toMatchObject({ left_at: null, left_name: null });
    const none = { left_at: null, left_name: null, left_description: null, left_message: null, left_mentor: null };
    await it.database.db.updateTable("assignment_students").set(none).execute();
    for (const statement of mentoring.statements(kind).filter((one) => one.startsWith("update")))
      await sql.raw(statement).execute(it.database.db);
    expect(await parts()).toEqual(noted);
  });

  test("the results of who left, and of groups that were removed, stay in a list", async () => {
    const room = await newClassroom(it, 2);
    const [gone, present] = room.students as [Actor, Actor];
    const own = await publish(it, room, { studentId: gone.id, name: "Za eno samo" });
    const unchanged = await publish(it, room, { studentId: present.id });
    const ofGroup = await publish(it, room, { name: "Za skupino" });
    const listed = async (status = "ACTIVE") => {
      const path = `assignments/student/former?userStatus=${status}`;
      const { assignments } = await good<{ assignments: AssignmentRow[] }>(it, room.mentor, "GET", path);
      return assignments.map(({ id }) => id).toSorted();
    };
    await answerAs(it, gone, own.id, "11.");
    expect(await listed()).toEqual([]);
    await WAYS["leaves the mentor"](it, room, gone);
    expect(await listed()).toEqual([own.id]);
    await answerAs(it, present, ofGroup.id, "0..");
    await WAYS["loses the group"](it, room);
    expect(await listed()).toEqual([own.id, ofGroup.id].toSorted());
    expect(await listed()).not.toContain(unchanged.id);
    await good(it, room.mentor, "POST", `assignments/${own.id}/archive`);
    expect([await listed(), await listed("ARCHIVED")]).toEqual([[ofGroup.id], [own.id]]);
    expect(await results(it, room, own.id)).toMatchObject({ numSolved: 2, student: { name: null } });
    await addAgain(room, gone);
    expect(await listed("ARCHIVED")).toEqual([]);
    const stranger = await newClassroom(it, 0);
    expect(await good(it, stranger.mentor, "GET", "assignments/student/former")).toEqual({ assignments: [] });
  });
});
