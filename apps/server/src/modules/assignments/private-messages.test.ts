import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { good } from "./testing/classroom.ts";
import {
  answerAs,
  invite,
  newColleague,
  newStaffRoom,
  offer,
  publishAs,
  takeOut,
  type StaffRoom,
} from "./testing/staff-room.ts";

const MINUTE_MS = 60_000;

describeEachDatabase("a message to one student", (kind) => {
  let it: TestApp;
  let room: StaffRoom;
  let student: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    room = await newStaffRoom(it, 2);
    student = room.students[0]!;
  });

  const write = async (mentor: Actor, id: string, text: string, studentId?: string): Promise<AssignmentDetail> => {
    it.clock.advance(MINUTE_MS);
    return good(it, mentor, "POST", `assignments/${id}/message`, { text, studentId });
  };
  const read = async (mentor: Actor, id: string) => {
    const { role, messages } = await good<AssignmentDetail>(it, mentor, "GET", `assignments/${id}`);
    return [role, ...messages.map(({ text }) => text)];
  };
  const readAs = async (who: Actor, id: string) =>
    (await good<MyAssignmentDetail>(it, who, "GET", `assignments/myAssignments/${id}`)).mentorMessages.map(
      ({ text }) => text,
    );

  test("stays between its sender and the student when the owner takes charge of the assignment", async () => {
    const { id } = await publishAs(it, room, room.colleague);
    await write(room.colleague, id, "Vsem");
    await write(room.colleague, id, "Samo zate", student.id);
    await takeOut(it, room, room.mentor, room.colleague);
    expect(await read(room.mentor, id)).toEqual(["inCharge", "Vsem"]);
    const reply = await write(room.mentor, id, "Od vodje", student.id);
    expect(reply.messages.map(({ text }) => text)).toEqual(["Vsem", "Od vodje"]);
    const until = new Date(it.clock.now() + 24 * 60 * MINUTE_MS).toISOString();
    const more = { studentId: student.id, until };
    const changed = await good<AssignmentDetail>(it, room.mentor, "POST", `assignments/${id}/extra-time`, more);
    expect(changed.messages.map(({ text }) => text)).toEqual(["Vsem", "Od vodje"]);
    expect(await read(room.colleague, id)).toEqual(["former", "Vsem", "Samo zate"]);
    expect(await readAs(student, id)).toEqual(["Vsem", "Samo zate", "Od vodje"]);
    expect(await readAs(room.students[1]!, id)).toEqual(["Vsem"]);
  });

  test("is read by who wrote it also as a colleague in the group again, and by no other mentor", async () => {
    const third = await newColleague(it, room);
    const { id } = await publishAs(it, room, room.colleague);
    await write(room.colleague, id, "Samo zate", student.id);
    await takeOut(it, room, room.mentor, room.colleague);
    await write(room.mentor, id, "Od vodje", student.id);
    await invite(it, room, room.colleague);
    await answerAs(it, room, room.colleague, "colleague");
    expect(await read(room.colleague, id)).toEqual(["reader", "Samo zate"]);
    expect(await read(third, id)).toEqual(["reader"]);
    expect(await read(room.mentor, id)).toEqual(["inCharge", "Od vodje"]);
  });

  test("stays with the former owner when the group has been handed over and the former owner has left", async () => {
    const { id } = await publishAs(it, room, room.mentor);
    await write(room.mentor, id, "Samo zate", student.id);
    await offer(it, room, room.colleague);
    await answerAs(it, room, room.colleague, "owner");
    expect(await read(room.mentor, id)).toEqual(["publisher", "Samo zate"]);
    expect(await read(room.colleague, id)).toEqual(["reader"]);
    await takeOut(it, room, room.mentor, room.mentor);
    expect(await read(room.colleague, id)).toEqual(["inCharge"]);
    expect(await read(room.mentor, id)).toEqual(["former", "Samo zate"]);
    expect(await readAs(student, id)).toEqual(["Samo zate"]);
  });

  test("is in the copy of the data of who wrote it, also in another mentor's assignment, and in no other mentor's", async () => {
    const { id } = await publishAs(it, room, room.colleague, { name: "Seštevanje" });
    await write(room.colleague, id, "Vsem");
    await write(room.colleague, id, "Samo zate", student.id);
    await takeOut(it, room, room.mentor, room.colleague);
    await write(room.mentor, id, "Od vodje vsem");
    await write(room.mentor, id, "Od vodje", student.id);
    const copyOf = (who: Actor) => good<PersonExport>(it, who, "GET", "users/export");
    const left = await copyOf(room.colleague);
    expect(left.published.map(({ messages }) => messages.map(({ text, toAll }) => [text, toAll]))).toEqual([
      [
        ["Vsem", true],
        ["Samo zate", false],
      ],
    ]);
    expect(left.assignment_messages).toEqual([]);
    const owner = await copyOf(room.mentor);
    expect(owner.published).toEqual([]);
    expect(owner.assignment_messages.map(({ assignment, text, toAll }) => [assignment, text, toAll])).toEqual([
      ["Seštevanje", "Od vodje vsem", true],
      ["Seštevanje", "Od vodje", false],
    ]);
    expect(JSON.stringify(owner.assignment_messages)).not.toContain(student.id);
  });
});
