import { afterAll, beforeAll, expect, test } from "vitest";
import type { AssignmentBody, PublishReply } from "@karota/contract/assignments/assignment.ts";
import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { TEST_NOW, testApp, type TestApp } from "../../testing/test-app.ts";
import { ADDITIONS, bodyFor, good, newClassroom, outcome, publish } from "./testing/classroom.ts";
import { mentorDesk } from "./testing/mentor-desk.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase("publishing an assignment", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { iso, price, ledger, later } = mentorDesk(() => ({ it }));

  test("costs what was shown, once, and the ledger leads to it", async () => {
    const room = await newClassroom(it, 2);
    const shown = await price(room.mentor);
    expect(shown).toMatchObject({ group: 1, student: 0.1, groupPackage: "starter", studentPackage: "starter" });
    const body = bodyFor({ groupId: room.groupId }, { price: shown.group, description: "Opis", message: "Srečno!" });
    const key = { "idempotency-key": "press-1" };
    const published = await good<PublishReply>(it, room.mentor, "POST", "assignments", body, key);
    expect(published).toMatchObject({ package: "starter", credit_amount: 999 });
    expect(published.assignment).toMatchObject({
      name: "Seštevanje do sto",
      description: "Opis",
      message: "Srečno!",
      status: "inProgress",
      price: 1,
      numTasks: 3,
      numStudents: 2,
      group: { id: room.groupId, name: "5. b" },
      student: null,
      start: "2026-11-21T12:00:00+01:00",
      end: "2026-11-21T23:59:59+01:00",
      plan: ADDITIONS,
    });
    expect(await good(it, room.mentor, "POST", "assignments", body, key)).toEqual(published);
    expect(await ledger(room.mentor)).toMatchObject({
      credit_amount: 999,
      entries: [
        {
          amount: -1,
          reason: "assignment",
          reference: published.assignment.id,
          assignment: { name: "Seštevanje do sto", groupId: room.groupId, studentId: null },
        },
      ],
    });
    const student = room.students[0]!;
    await publish(it, room, { studentId: student.id });
    expect((await ledger(room.mentor)).entries[0]).toMatchObject({
      amount: -0.1,
      assignment: { studentId: student.id },
    });
  });

  test("sent twice at once with one key is one assignment", async () => {
    const room = await newClassroom(it, 1);
    const body = bodyFor({ groupId: room.groupId });
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        good<PublishReply>(it, room.mentor, "POST", "assignments", body, { "idempotency-key": "twice" }),
      ),
    );
    expect(new Set(replies.map(({ assignment }) => assignment.id)).size).toBe(1);
    expect((await ledger(room.mentor)).entries).toHaveLength(1);
  });

  test("is refused, and nothing is paid, where something is invalid", async () => {
    const room = await newClassroom(it, 1);
    const { groupId } = room;
    const student = room.students[0]!;
    const stranger = await it.newPlayer();
    const other = await newClassroom(it, 0);
    const whom = { groupId };
    const now = it.clock.now();
    const bad: readonly [string, object, number, string][] = [
      ["a name of 4", bodyFor(whom, { name: "Vaja" }), 400, "E-KAROTA-GAME_VALIDATION"],
      ["a name of spaces", bodyFor(whom, { name: "  Vaja  " }), 400, "E-KAROTA-GAME_VALIDATION"],
      ["an unknown field", { ...bodyFor(whom), more: 1 }, 400, "E-KAROTA-GAME_VALIDATION"],
      ["no one", bodyFor({}), 400, "E-KAROTA-GAME_VALIDATION"],
      ["group and student", bodyFor({ groupId, studentId: student.id }), 400, "E-KAROTA-GAME_VALIDATION"],
      ["no id", bodyFor({ groupId: "5. b" }), 400, "E-KAROTA-WRONG_UUID_FORMAT"],
      ["nobody's group", bodyFor({ groupId: student.id }), 404, "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"],
      ["another's group", bodyFor({ groupId: other.groupId }), 404, "E-MENTORSHIP-USER_GROUP_DOES_NOT_EXIST"],
      ["no student", bodyFor({ studentId: stranger.id }), 404, "E-MENTORSHIP-USER_NOT_A_STUDENT"],
      ["another price", bodyFor(whom, { price: 0.9 }), 409, "E-KAROTA-OLD_VALUES"],
      ["no tasks", bodyFor(whom, { tasks: [] }), 400, "E-KAROTA-GAME_VALIDATION"],
      ["no end", { ...bodyFor(whom), preset: undefined }, 400, "E-KAROTA-GAME_VALIDATION"],
      ["a preset and dates", { ...bodyFor(whom, later()), preset: "today" }, 400, "E-KAROTA-GAME_VALIDATION"],
      ["no moment", bodyFor(whom, { end: "tomorrow" }), 400, "E-KAROTA-GAME_VALIDATION"],
      ["no zone", bodyFor(whom, { end: "2026-11-22T12:00:00" }), 400, "E-KAROTA-GAME_VALIDATION"],
      ["an end in the past", bodyFor(whom, { end: iso(now - HOUR_MS) }), 400, "E-KAROTA-GAME_VALIDATION"],
      ["an end now", bodyFor(whom, { end: iso(now) }), 400, "E-KAROTA-GAME_VALIDATION"],
      [
        "an end before the start",
        bodyFor(whom, { start: iso(now + DAY_MS), end: iso(now + HOUR_MS) }),
        400,
        "E-KAROTA-GAME_VALIDATION",
      ],
      ["more than 90 days", bodyFor(whom, { end: iso(now + 90 * DAY_MS + 1000) }), 400, "E-KAROTA-GAME_VALIDATION"],
      [
        "years ahead",
        bodyFor(whom, { start: iso(now + 400 * DAY_MS), end: iso(now + 401 * DAY_MS) }),
        400,
        "E-KAROTA-GAME_VALIDATION",
      ],
    ];
    const tasks = (...rows: readonly object[]) => bodyFor(whom, { tasks: rows as AssignmentBody["tasks"] });
    const plans: readonly [string, object][] = [
      ["a leisure game", tasks({ game: "sudoku", options: { level: "easy" }, count: 1 })],
      ["no game", tasks({ game: "poker", options: {}, count: 1 })],
      ["no count", tasks({ game: "addition", options: {}, count: 0 })],
      ["51 tasks", tasks({ game: "addition", options: {}, count: 51 })],
      ["26 and 25", tasks(...[26, 25].map((count) => ({ game: "addition", options: {}, count })))],
      ["another's option", tasks({ game: "addition", options: { system: "metric" }, count: 1 })],
      ["an unknown level", tasks({ game: "addition", options: { level: "extreme" }, count: 1 })],
      ["a number of tasks", tasks({ game: "addition", options: { tasks: 10 }, count: 1 })],
      ["13 countries of 12", tasks({ game: "flags", options: { continent: "south-america" }, count: 13 })],
      [
        "all of South America twice",
        tasks(
          { game: "flags", options: { continent: "south-america", level: "easy" }, count: 10 },
          { game: "flags", options: { continent: "south-america", level: "hard" }, count: 10 },
        ),
      ],
    ];
    for (const [name, body, status, code] of [
      ...bad,
      ...plans.map(([name, body]) => [name, body, 400, "E-KAROTA-GAME_VALIDATION"] as const),
    ])
      expect(await outcome(it, room.mentor, "POST", "assignments", body), name).toEqual([status, code]);
    expect(await ledger(room.mentor)).toMatchObject({ credit_amount: 1000, entries: [] });

    const poor = await newClassroom(it, 0, 99);
    const reply = await it.call(poor.mentor, "POST", "assignments", bodyFor({ groupId: poor.groupId }));
    expect([reply.statusCode, reply.json()]).toEqual([
      402,
      { code: "E-KAROTA-NOT_ENOUGH_CARROTS", price: 1, credit_amount: 0.99 },
    ]);
    expect(
      await it.database.db.selectFrom("assignments").select("id").where("mentor_id", "=", poor.mentor.id).execute(),
    ).toEqual([]);
  });

  test("moves the mentor up with the first one beyond a week's limit, for the new price; a cancelled one makes room", async () => {
    const room = await newClassroom(it, 1);
    const { id } = await publish(it, room, later());
    await publish(it, room);
    expect(await price(room.mentor)).toMatchObject({ group: 1.35, groupPackage: "essential", student: 0.1 });
    expect(
      await outcome(it, room.mentor, "POST", "assignments", bodyFor({ groupId: room.groupId }, { price: 1 })),
    ).toEqual([409, "E-KAROTA-OLD_VALUES"]);
    expect((await good<MentorInfo>(it, room.mentor, "GET", "mentorship/info")).package.name).toBe("starter");
    await good(it, room.mentor, "POST", `assignments/${id}/cancel`);
    expect(await price(room.mentor)).toMatchObject({ group: 1, groupPackage: "starter" });
    await publish(it, room);
    const third = bodyFor({ groupId: room.groupId }, { price: 1.35 });
    const moved = await good<PublishReply>(it, room.mentor, "POST", "assignments", third);
    expect(moved).toMatchObject({ package: "essential", assignment: { price: 1.35 } });
    expect((await good<MentorInfo>(it, room.mentor, "GET", "mentorship/info")).usage).toMatchObject({
      groupAssignmentsThisWeek: 3,
    });
  });

  test("respects the week's limits when requests arrive at once", async () => {
    const room = await newClassroom(it, 0);
    const packages = await Promise.all(
      Array.from({ length: 6 }, async () =>
        good<PublishReply>(it, room.mentor, "POST", "assignments", bodyFor({ groupId: room.groupId })),
      ),
    );
    const prices = packages.map(({ assignment }) => assignment.price).toSorted((one, other) => one - other);
    expect(prices).toEqual([1, 1, 1.35, 1.35, 1.35, 1.6]);
  });

  test("is refused beyond the largest package, as the page shows in advance", async () => {
    const room = await newClassroom(it, 0);
    await it.database.transaction(async (queries) => {
      const common = {
        mentor_id: room.mentor.id,
        published_by: room.mentor.id,
        group_id: room.groupId,
        name: "x",
        description: "",
        message: "",
      };
      const at = it.clock.now();
      const rest = { start_at: at, end_at: at, plan: "[]", num_tasks: 1, price: 1, published_at: at };
      for (let n = 0; n < 300; n++)
        await queries
          .insertInto("assignments")
          .values({ id: crypto.randomUUID(), ...common, ...rest })
          .execute();
    });
    expect(await price(room.mentor)).toMatchObject({ groupPackage: "beyond", group: 2, studentPackage: "starter" });
    expect(await outcome(it, room.mentor, "POST", "assignments", bodyFor({ groupId: room.groupId }))).toEqual([
      403,
      "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
    ]);
  });

  test("offers presets by the server's clock in the product's zone", async () => {
    const room = await newClassroom(it, 0);
    it.clock.set(TEST_NOW + 30 * DAY_MS);
    expect((await price(room.mentor)).presets).toEqual([
      { preset: "today", start: "2026-12-21T12:00:00+01:00", end: "2026-12-21T23:59:59+01:00" },
      { preset: "tomorrow", start: "2026-12-22T00:00:00+01:00", end: "2026-12-22T23:59:59+01:00" },
      { preset: "thisWeek", start: "2026-12-21T12:00:00+01:00", end: "2026-12-27T23:59:59+01:00" },
      { preset: "nextWeek", start: "2026-12-28T00:00:00+01:00", end: "2027-01-03T23:59:59+01:00" },
    ]);
    for (const preset of ["today", "tomorrow", "thisWeek", "nextWeek"] as const) await publish(it, room, { preset });
  });
});
