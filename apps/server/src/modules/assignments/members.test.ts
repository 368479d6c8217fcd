import { afterAll, beforeAll, expect, test } from "vitest";
import type { JoinLinkReply } from "@karota/contract/mentorship/join.ts";
import type { Student } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  answer,
  answerAs,
  good,
  join,
  newClassroom,
  newStudent,
  open,
  outcome,
  publish,
  results,
  type Classroom,
} from "./testing/classroom.ts";
import { memberCalls } from "./testing/member-calls.ts";

const HOUR_MS = 60 * 60 * 1000;
const OVER = [410, "E-KAROTA-PERIOD_OVER"];
const NOT_FOUND = [404, "E-KAROTA-NOT_FOUND"];

describeEachDatabase("people and their assignments", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { iso, between, mine, get } = memberCalls(() => ({ it }));
  const mayAnswer = async (student: Actor, id: string) => (await open(it, student, id)).mayAnswer;
  const leaveGroup = ({ mentor, groupId }: Classroom, student: Actor) =>
    good(it, mentor, "DELETE", `mentorship/groups/${groupId}/members/${student.id}`);

  test("new members get what is active or upcoming, not what is over or cancelled", async () => {
    const room = await newClassroom(it, 1);
    const over = await publish(it, room, between(0, 1));
    const cancelled = await publish(it, room, between(5, 6));
    await good(it, room.mentor, "POST", `assignments/${cancelled.id}/cancel`);
    it.clock.advance(2 * HOUR_MS);
    const active = await publish(it, room, between(0, 1));
    const upcoming = await publish(it, room, between(1, 2));
    const late = await newStudent(it, room.mentor);
    expect(await mine(late)).toEqual([]);
    await join(it, room, late);
    expect(await mine(late)).toEqual([active.id, upcoming.id].toSorted());
    await answerAs(it, late, active.id, "111");
    expect(await results(it, room, active.id)).toMatchObject({ numStudents: 2, numDone: 1 });
    expect(await results(it, room, over.id)).toMatchObject({ numStudents: 1 });
  });

  test("whoever joins by the group's link, at once or with approval, gets what is active", async () => {
    const room = await newClassroom(it, 0);
    const active = await publish(it, room, between(0, 1));
    const path = `mentorship/groups/${room.groupId}`;
    const turnOn = (approval: boolean) =>
      good<JoinLinkReply>(it, room.mentor, "PUT", `${path}/join-link`, { on: true, approval });
    const { link } = await turnOn(false);
    const [ana, bine] = [await it.newPlayer(), await it.newPlayer()];
    await good(it, ana, "POST", "mentorship/join", { token: link!.token });
    await turnOn(true);
    await good(it, bine, "POST", "mentorship/join", { token: link!.token });
    expect([await mine(ana), await mine(bine)]).toEqual([[active.id], []]);
    await good(it, room.mentor, "POST", `${path}/join-requests/approve`, { studentIds: [bine.id] });
    expect(await mine(bine)).toEqual([active.id]);
  });

  test("who leaves a group loses unanswered tasks, can still see the rest and is an Ex-Member there", async () => {
    const room = await newClassroom(it, 2);
    const [leaver, other] = room.students as [Actor, Actor];
    const answered = await publish(it, room);
    const untouched = await publish(it, room, between(1, 2));
    const own = await publish(it, room, { studentId: leaver.id });
    await answerAs(it, leaver, answered.id, "10.");
    await leaveGroup(room, leaver);
    expect(await mine(leaver)).toEqual([answered.id, own.id].toSorted());
    expect(await get(leaver, untouched.id)).toEqual(NOT_FOUND);
    const { list } = await open(it, leaver, answered.id);
    const reply = await answer(it, leaver, answered.id, list[2]!, 0);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual(OVER);
    expect([await mayAnswer(leaver, answered.id), await mayAnswer(other, answered.id)]).toEqual([false, true]);
    await answerAs(it, leaver, own.id, "1..");
    const detail = await results(it, room, answered.id);
    expect(detail.students.map(({ id, name, exMember, marks }) => [id, name, exMember, marks])).toEqual(
      expect.arrayContaining([
        [leaver.id, null, true, "10."],
        [other.id, "Test", false, "..."],
      ]),
    );
    const path = `assignments/${answered.id}`;
    const gone = [404, "E-MENTORSHIP-USER_NOT_A_STUDENT"];
    const more = { studentId: leaver.id, until: iso(it.clock.now() + 48 * HOUR_MS) };
    expect(await outcome(it, room.mentor, "POST", `${path}/extra-time`, more)).toEqual(gone);
    expect(await outcome(it, room.mentor, "POST", `${path}/message`, { text: "Hej", studentId: leaver.id })).toEqual(
      gone,
    );

    await join(it, room, leaver);
    expect(await mine(leaver)).toEqual([answered.id, untouched.id, own.id].toSorted());
    expect([await mayAnswer(leaver, answered.id), await mayAnswer(leaver, own.id)]).toEqual([true, true]);
    await answerAs(it, leaver, answered.id, "..1");
    expect(await results(it, room, answered.id)).toMatchObject({ numDone: 1, numCorrect: 2 });
  });

  test("who leaves in their extra time loses what they have not answered, as all do before the end", async () => {
    const room = await newClassroom(it, 2);
    const [idle, busy] = room.students as [Actor, Actor];
    const { id, end } = await publish(it, room, between(0, 1));
    await answerAs(it, busy, id, "1..");
    for (const { id: studentId } of room.students)
      await good(it, room.mentor, "POST", `assignments/${id}/extra-time`, {
        studentId,
        until: iso(Date.parse(end) + 2 * HOUR_MS),
      });
    it.clock.set(Date.parse(end) + HOUR_MS);
    for (const student of room.students) await leaveGroup(room, student);
    expect([await mine(idle), await mine(busy)]).toEqual([[], [id]]);
  });

  test("who leaves the mentor or is removed is an Ex-Member everywhere, and past results stay", async () => {
    const room = await newClassroom(it, 3);
    const [leaver, removed, idle] = room.students as [Actor, Actor, Actor];
    const past = await publish(it, room, between(0, 1));
    await answerAs(it, leaver, past.id, "111");
    await answerAs(it, removed, past.id, "0..");
    it.clock.advance(2 * HOUR_MS);
    const present = await publish(it, room);
    const own = await publish(it, room, { studentId: removed.id });
    await good(it, leaver, "DELETE", `mentorship/mentors/${room.mentor.id}`);
    await good(it, room.mentor, "DELETE", `mentorship/students/${removed.id}`);
    await good(it, room.mentor, "DELETE", `mentorship/students/${idle.id}`);
    expect([await mine(leaver), await mine(removed)]).toEqual([[past.id], [past.id]]);
    const detail = await results(it, room, past.id);
    expect(detail).toMatchObject({ numStudents: 3, numDone: 1, numSolved: 4 });
    expect(detail.students.map(({ name }) => name)).toEqual([null, null, null]);
    expect(await results(it, room, present.id)).toMatchObject({ numStudents: 0, students: [] });
    expect(await results(it, room, own.id)).toMatchObject({ numStudents: 0 });
    expect(await outcome(it, room.mentor, "GET", `assignments/student/${leaver.id}`)).toEqual([
      404,
      "E-MENTORSHIP-USER_NOT_A_STUDENT",
    ]);
    expect(await open(it, leaver, past.id)).toMatchObject({ numCorrect: 3, status: "completed" });
  });

  test("an erased student's results stay without a name; an erased mentor's words go, the answers stay", async () => {
    const room = await newClassroom(it, 2);
    const [erased, other] = room.students as [Actor, Actor];
    const { id } = await publish(it, room, { message: "Geslo je korenje." });
    await answerAs(it, erased, id, "11.");
    await answerAs(it, other, id, "0..");
    await good(it, room.mentor, "POST", `assignments/${id}/message`, { text: "Samo zate", studentId: erased.id });
    await good(it, room.mentor, "POST", `assignments/${id}/message`, { text: "Za vse" });
    await good(it, erased, "DELETE", `users/${erased.id}`);
    const detail = await results(it, room, id);
    expect(detail.messages.map(({ text }) => text)).toEqual(["Za vse"]);
    expect(detail.students.find((student) => student.id === erased.id)).toMatchObject({
      name: null,
      exMember: true,
      marks: "11.",
    });
    await good(it, room.mentor, "DELETE", `users/${room.mentor.id}`);
    expect(await open(it, other, id)).toMatchObject({ mentor: "", message: "", mentorMessages: [], numSolvedTasks: 1 });
  });

  test("messages reach all, or the one they are for, with their moment", async () => {
    const room = await newClassroom(it, 2);
    const [one, other] = room.students as [Actor, Actor];
    const { id } = await publish(it, room);
    const say = (body: object) => outcome(it, room.mentor, "POST", `assignments/${id}/message`, body);
    expect(await say({ text: "  Le tako naprej!  " })).toEqual([200, undefined]);
    it.clock.advance(1000);
    expect(await say({ text: "Poglej 2.", studentId: one.id })).toEqual([200, undefined]);
    const messagesOf = async (who: Actor) => (await open(it, who, id)).mentorMessages.map(({ text }) => text);
    expect([await messagesOf(one), await messagesOf(other)]).toEqual([
      ["Le tako naprej!", "Poglej 2."],
      ["Le tako naprej!"],
    ]);
    expect(await results(it, room, id)).toMatchObject({
      mentorMessage: { text: "Le tako naprej!" },
      messages: [{ studentId: null }, { studentId: one.id }],
    });
    for (const text of ["", "   ", "x".repeat(1001)])
      expect(await say({ text })).toEqual([400, "E-KAROTA-GAME_VALIDATION"]);
    const stranger = await newStudent(it, room.mentor);
    expect(await say({ text: "Hej", studentId: stranger.id })).toEqual([404, "E-MENTORSHIP-USER_NOT_A_STUDENT"]);
    expect(await say({ text: "Hej", studentId: "x" })).toEqual([400, "E-KAROTA-WRONG_UUID_FORMAT"]);
  });

  test("extra time only lengthens, to 90 days after the start at most", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const { id, start, end } = await publish(it, room);
    const until = (time: number) =>
      outcome(it, room.mentor, "POST", `assignments/${id}/extra-time`, { studentId: student.id, until: iso(time) });
    const refused = [400, "E-KAROTA-GAME_VALIDATION"];
    expect(await until(Date.parse(end))).toEqual(refused);
    expect(await until(Date.parse(start) + 90 * 24 * HOUR_MS + 1000)).toEqual(refused);
    expect(await until(Date.parse(end) + HOUR_MS)).toEqual([200, undefined]);
    expect(await until(Date.parse(end) + HOUR_MS / 2), "shorter than before").toEqual(refused);
    it.clock.set(Date.parse(end) + 3 * HOUR_MS);
    expect(await until(Date.parse(end) + 2 * HOUR_MS), "in the past").toEqual(refused);
    expect(await until(Date.parse(start) + 90 * 24 * HOUR_MS)).toEqual([200, undefined]);
    expect(await get(student, id)).toEqual([200, undefined]);
    const { assignments } = await good<Student>(it, room.mentor, "GET", `mentorship/students/${student.id}`);
    expect(assignments).toMatchObject({ inProgress: 1 });
  });
});
