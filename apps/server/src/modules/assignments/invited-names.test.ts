import { afterEach, beforeEach, expect, test } from "vitest";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import type { Actor } from "../../deps.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { good } from "./testing/classroom.ts";
import { answerAs, invite, logOf, newMentor, newStaffRoom, takeOut, type StaffRoom } from "./testing/staff-room.ts";

const NAME = "Zvonimira Trsnik";

describeAnyDatabase("the name of an invited mentor in a group's log", (kind) => {
  let it: TestApp;
  let room: StaffRoom;
  let other: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    room = await newStaffRoom(it, 0);
    other = await newMentor(it);
    await good(it, other, "PUT", "users", { name: NAME });
    await invite(it, room, other);
  });
  afterEach(() => it.close());

  /** Actions with the names as a mentor of the group reads them, the newest first. */
  const read = async (mentor: Actor, count: number) =>
    (await logOf(it, room, mentor)).entries
      .slice(0, count)
      .map(({ action, actor, subject }) => [action, [actor, subject].includes(NAME)]);

  test("is shown to the owner, and to colleagues once the invitation is accepted", async () => {
    expect(await read(room.mentor, 1)).toEqual([["invited", true]]);
    expect(await read(room.colleague, 1)).toEqual([["invited", false]]);
    await answerAs(it, room, other, "colleague");
    for (const mentor of [room.mentor, room.colleague, other])
      expect(await read(mentor, 2)).toEqual([
        ["colleagueJoined", true],
        ["invited", true],
      ]);
  });

  test("is not shown to colleagues when the invitation is declined or taken back", async () => {
    await answerAs(it, room, other, "colleague", false);
    await invite(it, room, other);
    await takeOut(it, room, room.mentor, other);
    const actions = ["invitationTakenBack", "invited", "invitationDeclined", "invited"];
    expect(await read(room.mentor, 4)).toEqual(actions.map((action) => [action, true]));
    expect(await read(room.colleague, 4)).toEqual(actions.map((action) => [action, false]));
  });
});
