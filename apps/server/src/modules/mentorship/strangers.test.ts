import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { newGroup, newStudents } from "./testing/class.ts";

/** What somebody who has nothing to do with it gets for each route that names something; a new route needs a row. */
const ROWS: Readonly<Record<string, { readonly code: string; readonly body?: object }>> = {
  "DELETE /mentorship/mentors/:id": { code: "E-KAROTA-NOT_FOUND" },
  "GET /mentorship/students/:id": { code: "E-MENTORSHIP-USER_NOT_A_STUDENT" },
  "DELETE /mentorship/students/:id": { code: "E-MENTORSHIP-USER_NOT_A_STUDENT" },
  "GET /mentorship/groups/:id": { code: "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST" },
  "PUT /mentorship/groups/:id": { code: "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST", body: { name: "mine" } },
  "DELETE /mentorship/groups/:id": { code: "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST" },
  "POST /mentorship/groups/:id/members": {
    code: "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST",
    body: { studentIds: [randomUUID()] },
  },
  "DELETE /mentorship/groups/:id/members/:studentId": { code: "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST" },
};
const TABLES = ["mentor_students", "student_groups", "group_members", "package_changes"] as const;

describeEachDatabase("what belongs to somebody else", (kind) => {
  let it: TestApp;
  const people: Record<"mentor" | "otherMentor" | "admin" | "student" | "otherStudent", Actor> = {} as never;
  let group = "";

  beforeAll(async () => {
    it = await testApp({ kind });
    people.mentor = await it.newPlayer({ roles: ["mentor"] });
    people.otherMentor = await it.newPlayer({ roles: ["mentor"] });
    people.admin = await it.newPlayer({ roles: ["admin"] });
    [people.student] = (await newStudents(it, people.mentor, 1)) as [Actor];
    [people.otherStudent] = (await newStudents(it, people.otherMentor, 1)) as [Actor];
    group = await newGroup(it, people.mentor, "7. a", [people.student]);
  });
  afterAll(() => it.close());

  const everything = async () => {
    const rows: unknown[] = [];
    for (const table of TABLES) rows.push(await it.database.db.selectFrom(table).selectAll().execute());
    return JSON.stringify(rows);
  };
  const named = () =>
    it.app.apiRoutes
      .filter(({ url }) => url.startsWith("/api/v1/mentorship/") && url.includes(":"))
      .map(({ method, url, access }) => ({ method, access, path: url.replace("/api/v1", "") }));

  test("has a row for every route that names something", () => {
    expect(
      named()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual(Object.keys(ROWS).toSorted());
  });

  test("is out of reach for other mentors, students, admins and visitors, and nothing changes", async () => {
    const before = await everything();
    for (const { method, path, access } of named()) {
      const row = ROWS[`${method} ${path}`];
      const ids = path.includes("/groups/") ? group : path.includes("/mentors/") ? people.mentor.id : people.student.id;
      const address = path.slice(1).replace(":id", ids).replace(":studentId", people.student.id);
      for (const [name, actor] of Object.entries({ ...people, visitor: null })) {
        if (actor === people.mentor && access === "mentor") continue;
        if (actor === people.student && access === "player") continue;
        const reply = await it.call(actor, method as "GET", address, row?.body);
        const isMentor = actor?.roles.length;
        const code = !actor
          ? "E-AUTH-MISSING_HEADER"
          : access === "mentor" && !isMentor
            ? "E-MENTORSHIP-NOT_A_MENTOR"
            : row?.code;
        expect(reply.json(), `${method} ${path} by ${name}`).toEqual({ code });
      }
    }
    expect(await everything()).toBe(before);
  });

  test("is not copied and not joined by way of one's own things", async () => {
    const { otherMentor, student, otherStudent } = people;
    const own = await newGroup(it, otherMentor, "8. a", [otherStudent]);
    const before = await everything();
    const post = async (path: string, body: object) =>
      (await it.call(otherMentor, "POST", `mentorship/${path}`, body)).json<{ code: string }>().code;
    expect(await post("groups", { name: "copy", copyOf: group })).toBe("E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST");
    expect(await post(`groups/${own}/members`, { studentIds: [student.id] })).toBe(
      "E-MENTORSHIP-SOME_USERS_NOT_STUDENTS",
    );
    const removed = await it.call(otherMentor, "DELETE", `mentorship/groups/${own}/members/${student.id}`);
    expect(removed.json()).toEqual({ code: "E-MENTORSHIP-USER_NOT_A_STUDENT" });
    expect(await everything()).toBe(before);
  });
});
