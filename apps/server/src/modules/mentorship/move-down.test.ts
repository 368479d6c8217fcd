import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";
import { moveDown } from "./move-down.ts";
import { newGroup, newStudents, putIntoPackage } from "./testing/class.ts";

/** Just after a midnight in the product's zone. */
const night = (day: string) => Date.parse(`${day}T00:00:01+01:00`);

describeEachDatabase("the nightly step down", (kind) => {
  let it: TestApp;
  let mentor: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    mentor = await it.newPlayer({ roles: ["mentor"] });
  });
  afterEach(() => it.close());

  // Tokens last for hours, weeks pass here: each call gets a new one.
  const info = async () => (await it.call(mentor, "GET", "mentorship/info")).json<MentorInfo>();
  const go = () => moveDown({ ...it, calendar: calendarOf(it.config.timeZone), settings: () => DEFAULT_SETTINGS });
  const packageAt = async (day: string) => {
    it.clock.set(night(day));
    await go();
    return (await info()).package.name;
  };
  const assign = (at: string, target: { group_id: string | null; student_id: string | null }, cancelled = false) =>
    it.database.db
      .insertInto("assignments")
      .values({
        id: randomUUID(),
        mentor_id: mentor.id,
        published_by: mentor.id,
        ...target,
        name: "Test",
        description: "",
        message: "",
        start_at: Date.parse(at),
        end_at: Date.parse(at) + 1,
        plan: "[]",
        num_tasks: 1,
        price: 10,
        published_at: Date.parse(at),
        cancelled_at: cancelled ? Date.parse(at) : null,
        archived_at: null,
      })
      .execute();

  test("comes after four full weeks with room, is announced, and comes once a night in any number of processes", async () => {
    // Saturday of week 47: eleven students lead to essential, three of them go.
    const students = await newStudents(it, mentor, 11);
    for (const { id } of students.slice(0, 3)) await it.call(mentor, "DELETE", `mentorship/students/${id}`);
    expect(await info()).toMatchObject({ package: { name: "essential" }, usage: { students: 8 }, down: null });
    expect(await packageAt("2026-11-24")).toBe("essential");
    expect((await info()).down).toBeNull();
    expect(await packageAt("2026-12-01")).toBe("essential");
    expect((await info()).down).toEqual({ package: "starter", weeks: 1 });
    expect(await packageAt("2026-12-20")).toBe("essential");
    expect((await info()).down).toEqual({ package: "starter", weeks: 3 });
    it.clock.set(night("2026-12-21"));
    const ends = await Promise.all(Array.from({ length: 5 }, go));
    expect(new Set(ends)).toEqual(new Set([night("2026-12-22") - 1000]));
    const mails = await it.database.db.selectFrom("mails").selectAll().orderBy("created_at").execute();
    const prices = (up: boolean) => (up ? { groupPrice: 135, studentPrice: 9 } : { groupPrice: 100, studentPrice: 10 });
    expect(mails.map(({ user_id, content }) => [user_id, JSON.parse(content) as unknown])).toEqual([
      [mentor.id, { name: "Test", from: "starter", to: "essential", up: true, ...prices(true) }],
      [mentor.id, { name: "Test", from: "essential", to: "starter", up: false, ...prices(false) }],
    ]);
    expect(await info()).toMatchObject({
      package: { name: "starter" },
      down: null,
      changes: [
        { from: "essential", to: "starter" },
        { from: "starter", to: "essential" },
      ],
    });
  });

  test("is one step a night", async () => {
    await putIntoPackage(it, mentor, "premium");
    expect(await packageAt("2027-01-12")).toBe("pro");
    await go();
    expect((await info()).package.name).toBe("pro");
    expect(await packageAt("2027-01-13")).toBe("essential");
    expect(await packageAt("2027-01-14")).toBe("starter");
    expect(await packageAt("2027-01-15")).toBe("starter");
  });

  if (kind === "postgres")
    test("locks no mentor who stays", async () => {
      await newStudents(it, mentor, 11);
      const other = new pg.Client({ connectionString: it.home.settings.databaseUrl! });
      await other.connect();
      try {
        await other.query("begin");
        await other.query("select * from mentors for update");
        expect(await packageAt("2027-01-12")).toBe("essential");
      } finally {
        await other.end();
      }
    });

  test("waits for a week with too many assignments to be long enough ago; cancelled ones do not count", async () => {
    const [student] = await newStudents(it, mentor, 1);
    await putIntoPackage(it, mentor, "pro");
    const group = await newGroup(it, mentor, "7. a", [student!]);
    const toGroup = { group_id: group, student_id: null };
    // Essential has room for 4 of 5 group assignments a week. Sunday, the last minute of week 48.
    for (let i = 0; i < 5; i++) await assign("2026-11-29T23:59:00+01:00", toGroup);
    for (let i = 0; i < 9; i++) await assign("2026-12-09T12:00:00+01:00", toGroup, true);
    expect(await packageAt("2026-12-21")).toBe("pro");
    expect((await info()).down).toEqual({ package: "essential", weeks: 3 });
    expect(await packageAt("2026-12-28")).toBe("essential");
    expect((await info()).usage).toMatchObject({ groups: 1, largestGroup: 1, groupAssignmentsThisWeek: 0 });
  });

  test("counts the running week's assignments apart for groups and students", async () => {
    const [student] = await newStudents(it, mentor, 1);
    const group = await newGroup(it, mentor, "7. a", [student!]);
    const toStudent = { group_id: null, student_id: student!.id };
    await assign("2026-11-16T00:00:00+01:00", toStudent);
    await assign("2026-11-21T12:00:00+01:00", toStudent);
    await assign("2026-11-21T12:00:00+01:00", { group_id: group, student_id: null });
    await assign("2026-11-15T23:59:59+01:00", toStudent);
    expect((await info()).usage).toMatchObject({ groupAssignmentsThisWeek: 1, studentAssignmentsThisWeek: 2 });
  });
});
