import { afterEach, beforeEach, expect, test } from "vitest";
import type { AssignmentDetail, AssignmentRow } from "@karota/contract/assignments/assignment.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { good } from "./testing/classroom.ts";
import { newStaffRoom, publishAs, takeOut, type StaffRoom } from "./testing/staff-room.ts";

describeEachDatabase("a colleague who has left a group", (kind) => {
  let it: TestApp;
  let room: StaffRoom;
  beforeEach(async () => {
    it = await testApp({ kind });
    room = await newStaffRoom(it, 1);
  });
  afterEach(() => it.close());

  const replies = async (mentor: Actor, id: string) => [
    await good<AssignmentDetail>(it, mentor, "GET", `assignments/${id}`),
    ...(await good<{ assignments: AssignmentRow[] }>(it, mentor, "GET", "assignments/student/former")).assignments,
  ];

  test("does not read the name that the group has now", async () => {
    const { id } = await publishAs(it, room, room.colleague);
    await takeOut(it, room, room.colleague, room.colleague);
    await good(it, room.mentor, "PUT", `mentorship/groups/${room.groupId}`, { name: "Skrivna" });
    expect((await replies(room.mentor, id))[0]!.group).toEqual({ id: room.groupId, name: "Skrivna" });
    const seen = await replies(room.colleague, id);
    expect(seen.map(({ role, group }) => [role, group])).toEqual([
      ["former", { id: room.groupId, name: null }],
      ["former", { id: room.groupId, name: null }],
    ]);
    expect(JSON.stringify(seen)).not.toContain("Skrivna");
  });
});
