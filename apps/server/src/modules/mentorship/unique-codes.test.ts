import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { codeOf } from "./testing/class.ts";
import { mentorCalls } from "./testing/mentor-calls.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase("the code of a student", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    mentor = await it.newPlayer({ roles: ["mentor"] });
  });

  const { get, add, studentIds } = mentorCalls(() => ({ it, mentor }));

  test("a student is added by the code, however it is written, once", async () => {
    const student = await it.newPlayer();
    await it.database.db.updateTable("users").set({ unique_code: "A01BC1D2" }).where("id", "=", student.id).execute();
    const reply = await it.call(mentor, "POST", "mentorship/students", { uniqueCode: " aoi-bc l–d2 " });
    expect(reply.json()).toMatchObject({
      code: "S-MENTORSHIP-STUDENT_ADDED",
      student: { id: student.id, name: "Test", groups: [], assignments: { inProgress: 0, upcoming: 0, completed: 0 } },
      package: "starter",
    });
    expect(await add("A01BC1D2")).toBe("E-MENTORSHIP-ALREADY_A_STUDENT");
    expect(await studentIds()).toEqual([student.id]);
    expect(await get(`students/${student.id}`)).toMatchObject({ id: student.id });
  });

  test("a code in a wrong form, nobody's, a blocked person's and an erased person's find no one", async () => {
    for (const code of ["", "A01BC1D", "A01BC1D22", "A01BC1DU", "😀😀😀😀", "x".repeat(100)])
      expect(await add(code), code).toBe("E-MENTORSHIP-WRONG_UUID_FORMAT");
    expect(await add("ZZZZZZZZ")).toBe("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
    const student = await it.newPlayer();
    const code = await codeOf(it, student);
    await it.database.db.updateTable("users").set({ blocked: 1 }).where("id", "=", student.id).execute();
    expect(await add(code)).toBe("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
    const other = await it.newPlayer();
    const gone = await codeOf(it, other);
    await it.call(other, "DELETE", `users/${other.id}`);
    expect(await add(gone)).toBe("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
  });

  test("a code works for a day and ten minutes more, also when it was replaced meanwhile", async () => {
    const students = [await it.newPlayer(), await it.newPlayer(), await it.newPlayer()];
    const codes: string[] = [];
    for (const student of students) codes.push(await codeOf(it, student));
    it.clock.advance(DAY_MS + 5 * 60_000);
    const renewed = (await it.call(students[0]!, "GET", "users")).json<{ unique_code: string }>().unique_code;
    expect(renewed).not.toBe(codes[0]);
    expect(await add(codes[0]!)).toBe("S-MENTORSHIP-STUDENT_ADDED");
    expect(await add(renewed)).toBe("E-MENTORSHIP-ALREADY_A_STUDENT");
    expect(await add(codes[1]!)).toBe("S-MENTORSHIP-STUDENT_ADDED");
    it.clock.advance(5 * 60_000);
    expect(await add(codes[0]!)).toBe("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
    expect(await add(codes[2]!)).toBe("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
    // Nobody looked for days: the code of then is not the one before.
    it.clock.advance(3 * DAY_MS);
    await it.call(students[2]!, "GET", "users");
    expect(await add(codes[2]!)).toBe("E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST");
    expect(await add(await codeOf(it, students[2]!))).toBe("S-MENTORSHIP-STUDENT_ADDED");
  });

  test("ten wrong codes an hour are the end, also when they come at once, and also for a right one", async () => {
    const codes = await Promise.all(Array.from({ length: 40 }, () => add("ZZZZZZZZ")));
    expect(codes.filter((code) => code === "E-MENTORSHIP-USER_WITH_CODE_DOES_NOT_EXIST")).toHaveLength(10);
    expect(codes.filter((code) => code === "E-KAROTA-TOO_MANY_REQUESTS")).toHaveLength(30);
    const right = await codeOf(it, await it.newPlayer());
    expect(await add(right)).toBe("E-KAROTA-TOO_MANY_REQUESTS");
    it.clock.advance(HOUR_MS - (it.clock.now() % HOUR_MS) + 12 * 60_000);
    for (let wrong = 0; wrong < 10; wrong++) await add("ZZZZZZZZ");
    const refused = await it.call(mentor, "POST", "mentorship/students", { uniqueCode: right });
    expect(refused.json()).toEqual({ code: "E-KAROTA-TOO_MANY_REQUESTS", retry_after: 48 * 60 });
    const other = await it.newPlayer({ roles: ["mentor"] });
    expect(await add(right, other)).toBe("S-MENTORSHIP-STUDENT_ADDED");
    it.clock.advance(HOUR_MS);
    expect(await add(right)).toBe("S-MENTORSHIP-STUDENT_ADDED");
  });
});
