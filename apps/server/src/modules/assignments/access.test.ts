import { afterAll, beforeAll, expect, test } from "vitest";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { ApiRoute } from "../../app.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { bodyFor, good, newClassroom, newStudent, open, outcome, publish } from "./testing/classroom.ts";
import { memberCalls } from "./testing/member-calls.ts";

const HOUR_MS = 60 * 60 * 1000;

describeEachDatabase("the routes of assignments", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { iso, between, mine, get } = memberCalls(() => ({ it }));

  test("every route lets in whom it is for, and shows nobody else's", async () => {
    const room = await newClassroom(it, 1);
    const stranger = await newClassroom(it, 1);
    const student = room.students[0]!;
    const classmate = await newStudent(it, room.mentor);
    const admin = await it.newPlayer({ roles: ["admin"] });
    const { id } = await publish(it, room, between(1, 2));
    const running = await publish(it, room, { studentId: student.id });
    await open(it, student, running.id);
    const until = iso(it.clock.now() + 48 * HOUR_MS);
    const actors: readonly [string, Actor | null][] = [
      ["visitor", null],
      ["student", student],
      ["classmate", classmate],
      ["other student", stranger.students[0]!],
      ["other mentor", stranger.mentor],
      ["admin", admin],
      ["mentor", room.mentor],
    ];
    /** Path and body of a call about the room, whom it succeeds for and how it fails for mentors that are not theirs. */
    const rows: Readonly<
      Record<string, readonly [path: string, body: object | undefined, may: string, refusal?: string]>
    > = {
      "GET /assignments/price": ["assignments/price", undefined, "other mentor, admin, mentor"],
      "GET /assignments/usual-times": ["assignments/usual-times", undefined, "other mentor, admin, mentor"],
      "GET /assignments/new-answers": ["assignments/new-answers", undefined, "other mentor, admin, mentor"],
      "GET /assignments/:a/:b": [
        `assignments/group/${room.groupId}`,
        undefined,
        "mentor",
        "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST",
      ],
      "GET /assignments/:id": [`assignments/${id}`, undefined, "mentor"],
      "GET /assignments/:id/typed/:place": [`assignments/${id}/typed/0`, undefined, "mentor"],
      "POST /assignments": [
        "assignments",
        bodyFor({ studentId: student.id }),
        "mentor",
        "E-MENTORSHIP-USER_NOT_A_STUDENT",
      ],
      "PUT /assignments/:id": [`assignments/${id}`, { name: "Drugo ime" }, "mentor"],
      "POST /assignments/:id/extra-time": [`assignments/${id}/extra-time`, { studentId: student.id, until }, "mentor"],
      "POST /assignments/:id/message": [`assignments/${id}/message`, { text: "Živjo" }, "mentor"],
      "PUT /assignments/:id/seen": [`assignments/${id}/seen`, { numSolved: 1 }, "mentor"],
      "POST /assignments/:id/archive": [`assignments/${id}/archive`, undefined, "mentor"],
      "POST /assignments/:id/cancel": [`assignments/${id}/cancel`, undefined, "mentor"],
      "GET /assignments/myAssignments": ["assignments/myAssignments", undefined, "all"],
      "GET /assignments/myAssignments/:id": [`assignments/myAssignments/${id}`, undefined, "student"],
      "POST /assignments/myAssignments/:id": [
        `assignments/myAssignments/${running.id}`,
        { taskId: "1", taskSelected: 0 },
        "student",
      ],
      "POST /assignments/myAssignments/:id/archive": [`assignments/myAssignments/${id}/archive`, undefined, "student"],
    };
    const routes = it.app.apiRoutes.filter(({ url }) => url.includes("/assignments"));
    const nameOf = ({ method, url }: ApiRoute) => `${method} ${url.replace("/api/v1", "")}`;
    expect(routes.map(nameOf).toSorted()).toEqual(Object.keys(rows).toSorted());
    for (const [name, [path, body, may, refusal = "E-KAROTA-NOT_FOUND"]] of Object.entries(rows)) {
      const route = routes.find((one) => nameOf(one) === name)!;
      for (const [who, actor] of actors) {
        const allowed = actor !== null && (may === "all" || may.split(", ").includes(who));
        const isMentor = actor !== null && actor.roles.length > 0;
        const code = allowed
          ? undefined
          : actor === null
            ? "E-AUTH-MISSING_HEADER"
            : route.access === "mentor" && !isMentor
              ? "E-MENTORSHIP-NOT_A_MENTOR"
              : refusal;
        const [status, said] = await outcome(it, actor, route.method as "GET", path, body);
        expect([status === 200, allowed ? undefined : said], `${name} for ${who}`).toEqual([allowed, code]);
      }
    }
  });

  test("a student finds nothing by garbage", async () => {
    const student = await it.newPlayer();
    for (const id of ["x", "1' or 1=1", "null"])
      expect(await get(student, encodeURIComponent(id))).toEqual([400, "E-KAROTA-WRONG_UUID_FORMAT"]);
    expect(await mine(student)).toEqual([]);
  });

  test("the seeds of the printed sheets are always the same, differ, and are sent to the mentor alone", async () => {
    const room = await newClassroom(it, 1);
    const [student] = room.students;
    const [one, other] = [await publish(it, room), await publish(it, room)];
    const again = await good<AssignmentDetail>(it, room.mentor, "GET", `assignments/${one.id}`);
    expect(again.sheets).toStrictEqual(one.sheets);
    const seeds = [one, other].flatMap(({ sheets }) => [sheets.A, sheets.B]);
    expect(new Set(seeds).size).toBe(4);
    const seen = [
      await it.call(student!, "GET", "assignments/myAssignments"),
      await it.call(student!, "GET", `assignments/myAssignments/${one.id}`),
    ];
    for (const { statusCode, body } of seen) {
      expect(statusCode).toBe(200);
      for (const seed of seeds) expect(body).not.toContain(seed);
    }
  });
});
