import { afterEach, beforeEach, expect, test } from "vitest";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { joinCalls, joinScene } from "./testing/join-calls.ts";

describeEachDatabase("people who join at the same time", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let pupil: Actor;
  let group: string;
  beforeEach(async () => {
    ({ it, mentor, pupil, group } = await joinScene(kind));
  });
  afterEach(() => it.close());

  const { read, turnOn, open, join, memberIds, newPeople } = joinCalls(() => ({ it, mentor, pupil, group }));

  test("a class of 28 that presses at the same time comes in as a whole", async () => {
    const token = await turnOn();
    const people = await newPeople(28);
    const replies = await Promise.all(people.map((one) => join(token, one)));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(["S-MENTORSHIP-JOINED"]));
    expect((await memberIds()).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  });

  test("its limit holds when forty press at the same time, also for those who wait", async () => {
    const token = await turnOn({ maxMembers: 12 });
    const replies = await Promise.all((await newPeople(40)).map((one) => join(token, one)));
    const count = (code: string) => replies.filter((reply) => reply.code === code).length;
    expect([count("S-MENTORSHIP-JOINED"), count("E-MENTORSHIP-JOIN_LINK_FULL")]).toEqual([12, 28]);
    expect(await memberIds()).toHaveLength(12);
    expect((await read()).link?.state).toBe("full");
    await turnOn({ maxMembers: 15, approval: true });
    const later = await Promise.all((await newPeople(10)).map((one) => join(token, one)));
    expect(later.filter(({ code }) => code === "S-MENTORSHIP-JOIN_REQUESTED")).toHaveLength(3);
  });

  test("one person in many tabs joins once", async () => {
    const token = await turnOn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => join(token)));
    expect(replies.filter(({ code }) => code === "S-MENTORSHIP-JOINED")).toHaveLength(1);
    expect(replies.filter(({ code }) => code === "I-MENTORSHIP-ALREADY_A_MEMBER")).toHaveLength(19);
    expect(await memberIds()).toEqual([pupil.id]);
  });

  test("the largest package's limit is a full link", async () => {
    const token = await turnOn({ maxMembers: 100 });
    const replies = await Promise.all((await newPeople(45)).map((one) => join(token, one)));
    expect(replies.filter(({ code }) => code === "S-MENTORSHIP-JOINED")).toHaveLength(40);
    expect((await open(token)).code).toBe("E-MENTORSHIP-JOIN_LINK_FULL");
  });
});
