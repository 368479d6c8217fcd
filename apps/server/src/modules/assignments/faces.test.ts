import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { MyAssignment } from "@karota/contract/assignments/my-assignment.ts";
import type { GradeBook } from "@karota/contract/assignments/grade-book.ts";
import type { GroupDetail, MentorsReply, Student } from "@karota/contract/mentorship/mentorship.ts";
import type { Face } from "@karota/contract/users/face.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  answerAs,
  bodyFor,
  good,
  join,
  newClassroom,
  newStudent,
  open,
  publish,
  results,
  type Classroom,
} from "./testing/classroom.ts";

const FOX: Face = { animal: "fox", colour: "logic" };
const OWL: Face = { animal: "owl", colour: "words" };
/** The animal as a whole value of JSON: its letters alone may be in the random seeds of the sheets. */
const inJson = ({ animal }: Face): string => JSON.stringify(animal);

describeAnyDatabase("a chosen face", (kind) => {
  let it: TestApp;
  let room: Classroom;
  let student: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    room = await newClassroom(it, 2);
    student = room.students[0]!;
    await choose(student, FOX);
    await choose(room.mentor, OWL);
  });

  const choose = (who: Actor, face: Face | null) => good(it, who, "PUT", "users/settings", { settings: { face } });
  const get = <Reply>(who: Actor, path: string) => good<Reply>(it, who, "GET", path);
  const inList = async (mentor = room.mentor) =>
    (await get<{ students: Student[] }>(mentor, "mentorship/students")).students.find(({ id }) => id === student.id)
      ?.face;
  const inGroup = async () =>
    (await get<GroupDetail>(room.mentor, `mentorship/groups/${room.groupId}`)).members.find(
      ({ id }) => id === student.id,
    )?.face;
  const inResults = async (id: string) =>
    (await results(it, room, id)).students.find((one) => one.id === student.id)?.face;
  const inGradeBook = async () =>
    (await get<GradeBook>(room.mentor, `mentorship/groups/${room.groupId}/grades`)).students.find(
      ({ id }) => id === student.id,
    )?.face;
  const ofMentors = async () =>
    (await get<MentorsReply>(student, "mentorship/mentors")).mentors.map(({ face }) => face);
  const ofAssignments = async (id: string) => [
    ...(await get<{ assignments: MyAssignment[] }>(student, "assignments/myAssignments")).assignments.map(
      ({ mentorFace }) => mentorFace,
    ),
    (await open(it, student, id)).mentorFace,
  ];

  test("is shown to the mentor of its student, and to the student of the mentor, until it is taken back", async () => {
    const { id } = await publish(it, room);
    expect([await inList(), await inGroup(), await inResults(id), await inGradeBook()]).toEqual([FOX, FOX, FOX, FOX]);
    expect((await get<Student>(room.mentor, `mentorship/students/${student.id}`)).face).toEqual(FOX);
    expect([await ofMentors(), await ofAssignments(id)]).toEqual([[OWL], [OWL, OWL]]);
    await choose(student, null);
    await choose(room.mentor, null);
    expect([await inList(), await inGroup(), await inResults(id), await inGradeBook()]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([await ofMentors(), await ofAssignments(id)]).toEqual([[null], [null, null]]);
  });

  test("is shown to no other mentor and no other student", async () => {
    await publish(it, room);
    const other = await newClassroom(it, 1);
    const theirs = await publish(it, other);
    const [stranger] = other.students as [Actor];
    const replies = [
      await get(other.mentor, "mentorship/students"),
      await get(other.mentor, `mentorship/groups/${other.groupId}`),
      await get(other.mentor, `mentorship/groups/${other.groupId}/grades`),
      await results(it, other, theirs.id),
      await get(stranger, "mentorship/mentors"),
      await get(stranger, "assignments/myAssignments"),
      // A classmate has the same mentor, and sees nothing of the student.
      await get(room.students[1]!, "assignments/myAssignments"),
    ];
    const said = JSON.stringify(replies);
    expect(said).toContain('"face":null');
    expect(said).not.toContain(inJson(FOX));
    expect(JSON.stringify(replies.slice(0, -1))).not.toContain(inJson(OWL));
  });

  test("is gone from a group and its results with who leaves the group, and stays in the list of students", async () => {
    const { id } = await publish(it, room);
    await answerAs(it, student, id, "1..");
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${student.id}`);
    expect([await inGroup(), await inResults(id), await inList()]).toEqual([null, null, FOX]);
    expect(await inGradeBook()).toBeUndefined();
    expect(await ofAssignments(id)).toEqual([OWL, OWL]);
    await join(it, room, student);
    expect([await inGroup(), await inResults(id), await inGradeBook()]).toEqual([FOX, FOX, FOX]);
  });

  test("is hidden on both sides once the student has left the mentor", async () => {
    const { id } = await publish(it, room);
    await answerAs(it, student, id, "1..");
    await good(it, student, "DELETE", `mentorship/mentors/${room.mentor.id}`);
    expect([await inList(), await inGroup(), await inResults(id)]).toEqual([undefined, null, null]);
    expect(await inGradeBook()).toBeUndefined();
    expect([await ofMentors(), await ofAssignments(id)]).toEqual([[], [null, null]]);
  });

  test("is erased with the person, also in replies that are saved for retries", async () => {
    const key = { "idempotency-key": "with the face" };
    const { groupId } = room;
    const body = bodyFor({ groupId });
    const publishOnce = () => good<{ assignment: { id: string } }>(it, room.mentor, "POST", "assignments", body, key);
    const { assignment } = await publishOnce();
    expect(JSON.stringify(await publishOnce())).toContain(inJson(FOX));
    await answerAs(it, student, assignment.id, "1..");
    const admin = await it.newPlayer({ roles: ["admin"] });
    await good(it, admin, "DELETE", `users/${student.id}`);
    expect(await inResults(assignment.id)).toBeNull();
    expect(JSON.stringify(await publishOnce())).not.toContain(inJson(FOX));
  });

  test("of an erased mentor is shown to no student", async () => {
    const { id } = await publish(it, room);
    await answerAs(it, student, id, "1..");
    await good(it, await it.newPlayer({ roles: ["admin"] }), "DELETE", `users/${room.mentor.id}`);
    expect(await ofAssignments(id)).toEqual([null, null]);
  });

  test("is refused where it is none of ours, and what cannot be read shows none", async () => {
    for (const face of [{ animal: "unicorn", colour: "logic" }, { animal: "fox" }, "fox", { ...FOX, photo: "x" }]) {
      const reply = await it.call(student, "PUT", "users/settings", { settings: { face } });
      expect([reply.statusCode, JSON.stringify(face)]).toEqual([400, JSON.stringify(face)]);
    }
    expect(await inList()).toEqual(FOX);
    const settings = JSON.stringify({ face: { animal: "unicorn", colour: "logic" } });
    await it.database.db.updateTable("users").set({ settings }).where("id", "=", student.id).execute();
    expect(await inList()).toBeNull();
  });

  test("joins with a new student", async () => {
    student = await newStudent(it, room.mentor);
    expect(await inList()).toBeNull();
    await choose(student, FOX);
    expect(await inList()).toEqual(FOX);
  });
});
