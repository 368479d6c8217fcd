import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { codeOf, newGroup, newStudents, putIntoPackage } from "./testing/class.ts";

const AT_ONCE = 40;

describeEachDatabase("40 requests at once", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    mentor = await it.newPlayer({ roles: ["mentor"] });
  });
  afterEach(() => it.close());

  const atOnce = async (path: string, bodies: readonly object[]) => {
    const replies = await Promise.all(bodies.map((body) => it.call(mentor, "POST", `mentorship/${path}`, body)));
    return Object.groupBy(
      replies.map((reply) => reply.json<{ code: string }>().code),
      (code) => code,
    );
  };
  const info = async () => (await it.call(mentor, "GET", "mentorship/info")).json<MentorInfo>();

  test("add 40 students, each counted, and move the mentor up through two packages", async () => {
    const codes: string[] = [];
    for (let i = 0; i < AT_ONCE; i++) codes.push(await codeOf(it, await it.newPlayer({ balance: 0 })));
    const replies = await atOnce(
      "students",
      codes.map((uniqueCode) => ({ uniqueCode })),
    );
    expect(replies["S-MENTORSHIP-STUDENT_ADDED"]).toHaveLength(AT_ONCE);
    const { package: now, usage, changes } = await info();
    expect([now.name, usage.students]).toEqual(["pro", AT_ONCE]);
    expect(changes.map((change) => change.to).toSorted()).toEqual(["essential", "pro"]);
  });

  test("add one student once", async () => {
    const uniqueCode = await codeOf(it, await it.newPlayer());
    const replies = await atOnce(
      "students",
      Array.from({ length: AT_ONCE }, () => ({ uniqueCode })),
    );
    expect(replies["S-MENTORSHIP-STUDENT_ADDED"]).toHaveLength(1);
    expect(replies["E-MENTORSHIP-ALREADY_A_STUDENT"]).toHaveLength(AT_ONCE - 1);
  });

  test("add no group beyond the largest package, and none of a name twice", async () => {
    await putIntoPackage(it, mentor, "ultimate");
    const row = (i: number) => ({
      id: randomUUID(),
      mentor_id: mentor.id,
      name: `old ${i}`,
      name_key: `old ${i}`,
      description: "",
      created_at: it.clock.now(),
      removed_at: null,
    });
    await it.database.db
      .insertInto("student_groups")
      .values(Array.from({ length: 90 }, (_, i) => row(i)))
      .execute();
    const same = await atOnce(
      "groups",
      Array.from({ length: AT_ONCE }, () => ({ name: "same" })),
    );
    expect(same["S-MENTORSHIP-GROUP_ADDED"]).toHaveLength(1);
    const replies = await atOnce(
      "groups",
      Array.from({ length: AT_ONCE }, (_, i) => ({ name: `new ${i}` })),
    );
    expect(replies["S-MENTORSHIP-GROUP_ADDED"]).toHaveLength(9);
    expect(replies["E-MENTORSHIP-PACKAGE_LIMIT_REACHED"]).toHaveLength(31);
    expect(await info()).toMatchObject({ usage: { groups: 100 }, oneMore: { group: "beyond" } });
  });

  test("put no more than 40 members into a group", async () => {
    const students = await newStudents(it, mentor, 60);
    const group = await newGroup(it, mentor, "7. a", students.slice(0, 20));
    const replies = await atOnce(
      `groups/${group}/members`,
      students.slice(20).map(({ id }) => ({ studentIds: [id] })),
    );
    expect(replies["S-MENTORSHIP-MEMBER_ADDED"]).toHaveLength(20);
    expect(replies["E-MENTORSHIP-PACKAGE_LIMIT_REACHED"]).toHaveLength(20);
    expect(await info()).toMatchObject({ package: { name: "ultimate" }, usage: { largestGroup: 40 } });
  });

  test("make no student of the 2,001st person", async () => {
    await putIntoPackage(it, mentor, "ultimate");
    const template = await it.database.db.selectFrom("users").selectAll().limit(1).executeTakeFirstOrThrow();
    const ids = Array.from({ length: 1990 }, () => randomUUID());
    for (let from = 0; from < ids.length; from += 199) {
      const part = ids.slice(from, from + 199);
      const people = part.map((id) => ({ ...template, id, subject: id, unique_code: `test:${id}` }));
      await it.database.db.insertInto("users").values(people).execute();
      const students = part.map((id) => ({ mentor_id: mentor.id, student_id: id, added_at: 1, left_at: null }));
      await it.database.db.insertInto("mentor_students").values(students).execute();
    }
    const codes: string[] = [];
    for (let i = 0; i < AT_ONCE; i++) codes.push(await codeOf(it, await it.newPlayer({ balance: 0 })));
    const replies = await atOnce(
      "students",
      codes.map((uniqueCode) => ({ uniqueCode })),
    );
    expect(replies["S-MENTORSHIP-STUDENT_ADDED"]).toHaveLength(10);
    expect(replies["E-MENTORSHIP-PACKAGE_LIMIT_REACHED"]).toHaveLength(30);
    expect((await info()).usage.students).toBe(2000);
  });
});
