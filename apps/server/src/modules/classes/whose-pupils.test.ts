import { afterEach, beforeEach, expect, test } from "vitest";
import type { MentorsReply, Student } from "@karota/contract/mentorship/mentorship.ts";
import type { ClassReply } from "@karota/contract/classes/classes.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { classCalls, classScene, codeOf, handOverTo, newGroup } from "./testing/class-calls.ts";

describeEachDatabase("whose pupils they are when groups change hands", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  let group: string;
  let other: Actor;
  beforeEach(async () => {
    ({ it, mentor, group } = await classScene(kind));
    other = await it.newPlayer({ roles: ["mentor"] });
  });
  afterEach(() => it.close());
  const { ask, at, read, renew, newCards, newPupil, byCard } = classCalls(() => ({ it, mentor, group }));
  const studentsOf = async (who: Actor) =>
    (await ask<{ students: Student[] }>("GET", "mentorship/students", undefined, who)).body.students.map(
      ({ id }) => id,
    );
  const mentorsOf = async (pupil: string) =>
    (await ask<MentorsReply>("GET", "mentorship/mentors", undefined, { id: pupil, roles: [] })).body.mentors.map(
      ({ id }) => id,
    );
  const put = (to: string, ...studentIds: string[]) => ask("POST", `mentorship/groups/${to}/members`, { studentIds });
  const membersOf = async (of: string, who: Actor) =>
    (
      await ask<{ members: { id: string; left: string | null }[] }>("GET", `mentorship/groups/${of}`, undefined, who)
    ).body.members
      .filter(({ left }) => left === null)
      .map(({ id }) => id);
  const as = <T = unknown>(who: Actor, method: "GET" | "POST" | "DELETE", path: string, body?: object) =>
    ask<T>(method, path, body, who);

  test("who has handed a class over cannot add its pupils by their codes, and the new owner can", async () => {
    const { id } = await newPupil();
    await handOverTo(it, mentor, group, other);
    expect(await mentorsOf(id)).toEqual([other.id]);
    const uniqueCode = await codeOf(it, { id });
    expect((await as(mentor, "POST", "mentorship/students", { uniqueCode })).code).toBe("E-CLASS-OTHER_CLASS");
    await as(other, "DELETE", `mentorship/students/${id}`);
    expect((await as(other, "POST", "mentorship/students", { uniqueCode })).status).toBe(200);
    expect(await mentorsOf(id)).toEqual([other.id]);
  });

  test("the pupils of a class go with it, out of every other group of the former owner", async () => {
    const { id } = await newPupil();
    const choir = await newGroup(it, mentor, "Zbor");
    await put(choir, id);
    await handOverTo(it, mentor, group, other);
    expect(await mentorsOf(id)).toEqual([other.id]);
    expect(await membersOf(choir, mentor)).toEqual([]);
    expect(await membersOf(group, other)).toEqual([id]);
  });

  test("pupils of a class that stays leave a group that is handed over, and everybody else goes with it", async () => {
    const { id } = await newPupil();
    const choir = await newGroup(it, mentor, "Zbor");
    const student = await it.newPlayer({});
    await ask("POST", "mentorship/students", { uniqueCode: await codeOf(it, student) });
    await put(choir, id, student.id);
    await handOverTo(it, mentor, choir, other);
    expect(await membersOf(choir, other)).toEqual([student.id]);
    expect(await studentsOf(other)).toEqual([student.id]);
    expect(await mentorsOf(id)).toEqual([mentor.id]);
    expect(await membersOf(group, mentor)).toEqual([id]);
  });

  test("who inherits a class and another group of its pupils has them in both; another heir has none of them", async () => {
    const { id } = await newPupil();
    const third = await it.newPlayer({ roles: ["mentor"] });
    const groups: [name: string, heir: Actor][] = [
      ["1. zbor", other],
      ["2. zbor", third],
    ];
    const ids = [];
    for (const [name, heir] of [["", other] as const, ...groups]) {
      const to = name === "" ? group : await newGroup(it, mentor, name);
      if (name !== "") await put(to, id);
      ids.push(to);
      await ask("POST", `mentorship/groups/${to}/colleagues`, { uniqueCode: await codeOf(it, heir) });
      await as(heir, "POST", `mentorship/invitations/${to}`, { as: "colleague", accept: true });
    }
    expect((await ask("DELETE", `users/${mentor.id}`)).status).toBe(200);
    expect(await mentorsOf(id)).toEqual([other.id]);
    expect(await membersOf(ids[0]!, other)).toEqual([id]);
    expect(await membersOf(ids[1]!, other)).toEqual([id]);
    expect(await membersOf(ids[2]!, third)).toEqual([]);
  });

  test("a pupil who has a second mentor from before leaves that one, and not the mentor of the class", async () => {
    const { id } = await newPupil();
    const pupil = { id, roles: [] };
    const row = { mentor_id: other.id, student_id: id, added_at: it.clock.now(), left_at: null };
    await ask("GET", "mentorship/info", undefined, other);
    await it.database.db.insertInto("mentor_students").values(row).execute();
    expect((await as(pupil, "DELETE", `mentorship/mentors/${mentor.id}`)).code).toBe("E-CLASS-NOT_FOR_PUPILS");
    expect((await as(pupil, "DELETE", `mentorship/mentors/${other.id}`)).status).toBe(200);
    expect(await mentorsOf(id)).toEqual([mentor.id]);
  });

  test("the list of students says who signs in with a card of the mentor's, also after a hand-over", async () => {
    const { id } = await newPupil();
    const student = await it.newPlayer({});
    await ask("POST", "mentorship/students", { uniqueCode: await codeOf(it, student) });
    await put(group, student.id);
    const withCards = async (who: Actor) =>
      (await ask<{ students: Student[] }>("GET", "mentorship/students", undefined, who)).body.students
        .filter((one) => one.hasCard)
        .map((one) => one.id);
    expect(await withCards(mentor)).toEqual([id]);
    await handOverTo(it, mentor, group, other);
    expect([await withCards(mentor), await withCards(other)]).toEqual([[], [id]]);
    expect((await as<Student>(other, "GET", `mentorship/students/${id}`)).body.hasCard).toBe(true);
    // A removed group's cards are void, and its pupils stay for a while.
    expect((await ask("DELETE", `mentorship/groups/${group}?pupils=erase`, undefined, other)).status).toBe(200);
    expect(await withCards(other)).toEqual([]);
  });

  test("a mentor decides only about pupils who are in the group, also after a hand-over", async () => {
    const [ana, bine] = await newCards("Ana", "Bine");
    expect((await ask("DELETE", `mentorship/groups/${group}/members/${ana!.id}`)).code).toBe("E-CLASS-OWN_GROUP");
    expect((await ask("DELETE", `mentorship/students/${ana!.id}`)).status).toBe(200);
    const refusedFor = async (who: Actor) => {
      const replies = [
        await ask("PUT", at(`/pupils/${ana!.id}`), { name: "Druga" }, who),
        await ask("POST", at("/cards"), { ids: [ana!.id] }, who),
        await ask("POST", at(`/pupils/${ana!.id}/unlock`), undefined, who),
        await ask("DELETE", at(`/pupils/${ana!.id}`), undefined, who),
      ];
      expect(replies.map(({ code }) => code)).toEqual(replies.map(() => "E-CLASS-PUPIL_GONE"));
    };
    await refusedFor(mentor);
    expect((await read()).pupils.map(({ name }) => name)).toEqual(["Bine"]);
    await handOverTo(it, mentor, group, other);
    await refusedFor(other);
    expect((await as<ClassReply>(other, "GET", at())).body.pupils.map(({ id }) => id)).toEqual([bine!.id]);
    // The card is the child's; it works until the class ends.
    expect((await byCard(ana!)).status).toBe(200);
  });

  test("the new owner is advised to make new cards until each pupil of the group has one", async () => {
    const [ana, bine] = await newCards("Ana", "Bine");
    expect((await read()).handedOver).toBe(false);
    await handOverTo(it, mentor, group, other);
    const advised = async () => (await as<ClassReply>(other, "GET", at())).body.handedOver;
    expect(await advised()).toBe(true);
    it.clock.set(it.clock.now() + 1000);
    mentor = other;
    await renew(ana!.id);
    expect(await advised()).toBe(true);
    await renew(bine!.id);
    expect(await advised()).toBe(false);
  });
});
