import { afterEach, beforeEach, expect, test } from "vitest";
import type { JoinLinkReply } from "@karota/contract/mentorship/join.ts";
import type { GroupRow, MentorsReply } from "@karota/contract/mentorship/mentorship.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { deleteRequestsBefore } from "./join-store.ts";
import { moveDown } from "./move-down.ts";
import { codeOf } from "./testing/class.ts";
import { joinCalls, joinScene } from "./testing/join-calls.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describeEachDatabase("requests to join a group", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let pupil: Actor;
  let group: string;
  beforeEach(async () => {
    ({ it, mentor, pupil, group } = await joinScene(kind));
  });
  afterEach(() => it.close());

  const { get, codeFrom, read, turnOn, open, join, renew, answer, memberIds, newPeople } = joinCalls(() => ({
    it,
    mentor,
    pupil,
    group,
  }));

  test("a mentor who approves lets in single ones or all, and sees who waits in the list of groups", async () => {
    const token = await turnOn({ approval: true });
    const [ana, bine, cene] = (await newPeople(3)) as [Actor, Actor, Actor];
    expect((await open(token, ana)).state).toBe("approval");
    for (const one of [ana, bine, cene, ana])
      expect(await join(token, one)).toMatchObject({
        code: "S-MENTORSHIP-JOIN_REQUESTED",
        offer: { state: "waiting" },
      });
    expect(await memberIds()).toEqual([]);
    const mine = (await it.call(ana, "GET", "mentorship/mentors")).json<MentorsReply>();
    expect(mine).toMatchObject({ mentors: [], requests: [{ mentor: "Test", group: "7. b" }] });
    expect(new Set((await read()).waiting.map(({ id }) => id))).toEqual(new Set([ana.id, bine.id, cene.id]));
    expect((await get<{ groups: GroupRow[] }>("groups")).groups).toMatchObject([{ numWaiting: 3 }]);
    expect(await answer("approve", bine)).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect(await answer("approve", bine)).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect(await memberIds()).toEqual([bine.id]);
    expect((await open(token, bine)).state).toBe("member");
    expect(await answer("approve", ana, cene)).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect((await memberIds()).toSorted()).toEqual([ana.id, bine.id, cene.id].toSorted());
    expect((await read()).waiting).toEqual([]);
  });

  test("whoever is refused is told so, cannot ask again, and can still be let in", async () => {
    const token = await turnOn({ approval: true });
    await join(token);
    expect(await answer("refuse", pupil)).toBeUndefined();
    expect(await answer("refuse", pupil)).toBeUndefined();
    expect((await open(token)).code).toBe("E-MENTORSHIP-JOIN_REFUSED");
    expect((await join(token)).code).toBe("E-MENTORSHIP-JOIN_REFUSED");
    const mine = (await it.call(pupil, "GET", "mentorship/mentors")).json<MentorsReply>();
    expect(mine.requests).toEqual([]);
    const next = (await renew()).json<JoinLinkReply>();
    expect((await join(next.link!.token)).code).toBe("E-MENTORSHIP-JOIN_REFUSED");
    await it.call(pupil, "POST", "mentorship/join/withdraw", { token });
    expect(await read()).toMatchObject({ waiting: [], refused: [{ id: pupil.id }] });
    expect(await answer("approve", pupil)).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect(await memberIds()).toEqual([pupil.id]);
  });

  test("a person takes a request back; the mentor cannot let in who has not asked", async () => {
    const token = await turnOn({ approval: true });
    await join(token);
    const withdraw = () => it.call(pupil, "POST", "mentorship/join/withdraw", { token });
    expect((await withdraw()).json()).toEqual({ code: "S-CHANGES-SAVED" });
    expect((await withdraw()).json()).toEqual({ code: "S-CHANGES-SAVED" });
    expect((await open(token)).state).toBe("approval");
    expect(await answer("approve", pupil)).toBe("E-MENTORSHIP-JOIN_REQUEST_GONE");
    expect(await answer("refuse", pupil)).toBe("E-MENTORSHIP-JOIN_REQUEST_GONE");
    expect(await memberIds()).toEqual([]);
    const [other] = (await newPeople(1)) as [Actor];
    await join(token, other);
    expect(await answer("approve", pupil, other)).toBe("S-MENTORSHIP-MEMBER_ADDED");
    expect(await memberIds()).toEqual([other.id]);
  });

  test("whoever was removed, or left, comes back with the mentor's approval only", async () => {
    const token = await turnOn();
    await join(token);
    await it.call(mentor, "DELETE", `mentorship/groups/${group}/members/${pupil.id}`);
    expect(await join(token)).toMatchObject({ code: "S-MENTORSHIP-JOIN_REQUESTED" });
    expect(await memberIds()).toEqual([]);
    await answer("approve", pupil);
    await it.call(mentor, "DELETE", `mentorship/students/${pupil.id}`);
    expect((await open(token)).state).toBe("approval");
  });

  test("whoever is added by hand does not wait any more; a new code is still good", async () => {
    const token = await turnOn({ approval: true });
    await join(token);
    expect(await codeFrom("POST", "students", { uniqueCode: await codeOf(it, pupil) })).toBe(
      "S-MENTORSHIP-STUDENT_ADDED",
    );
    expect((await open(token)).state).toBe("waiting");
    await it.call(mentor, "POST", `mentorship/groups/${group}/members`, { studentIds: [pupil.id] });
    expect((await read()).waiting).toEqual([]);
    expect((await open(token)).state).toBe("member");
  });

  test("requests wait for thirty days", async () => {
    const token = await turnOn({ approval: true, lastDay: "2027-06-01" });
    await join(token);
    const tidy = () =>
      moveDown({
        database: it.database,
        clock: it.clock,
        calendar: calendarOf(it.config.timeZone),
        settings: () => {
          throw new Error("Nobody is above starter.");
        },
      });
    it.clock.advance(29 * DAY_MS);
    await tidy();
    expect((await read()).waiting).toHaveLength(1);
    it.clock.advance(2 * DAY_MS);
    await tidy();
    expect((await read()).waiting).toEqual([]);
  });

  test("old requests are deleted in batches, and newer ones stay", async () => {
    const token = await turnOn({ approval: true, lastDay: "2027-06-01" });
    const [ana, bine, cene] = (await newPeople(3)) as [Actor, Actor, Actor];
    for (const one of [ana, bine]) await join(token, one);
    it.clock.advance(DAY_MS);
    const before = it.clock.now();
    await join(token, cene);
    const { db } = it.database;
    expect(await deleteRequestsBefore(db, before, 1)).toBe(1);
    expect(await deleteRequestsBefore(db, before, 500)).toBe(1);
    expect((await read()).waiting).toHaveLength(1);
  });
});
