import { afterAll, beforeAll, expect, test } from "vitest";
import type { assignmentsReply, CancelReply } from "@karota/contract/assignments/assignment.ts";
import type * as z from "zod";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { ADDITIONS, good, newClassroom, newStudent, open, outcome, publish, results } from "./testing/classroom.ts";
import { mentorDesk } from "./testing/mentor-desk.ts";

const HOUR_MS = 60 * 60 * 1000;

describeEachDatabase("an assignment that is published", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const { iso, ledger, later } = mentorDesk(() => ({ it }));

  test("can be taken back before the start, for the whole price, once", async () => {
    const room = await newClassroom(it, 1);
    const { id } = await publish(it, room, later());
    const cancel = () => it.call(room.mentor, "POST", `assignments/${id}/cancel`);
    const replies = await Promise.all([cancel(), cancel(), cancel()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [done, ...others] = replies.map((reply) => reply.json<CancelReply>());
    expect(others).toEqual([done, done]);
    expect(done).toMatchObject({ credit_amount: 1000, assignment: { status: "cancelled" } });
    expect(
      (await ledger(room.mentor)).entries.map(({ amount, reason, reference }) => [amount, reason, reference]),
    ).toEqual([
      [1, "assignment_refund", id],
      [-1, "assignment", id],
    ]);
    const student = room.students[0]!;
    expect(await open(it, student, id)).toMatchObject({ status: "cancelled", list: [] });
    it.clock.advance(90 * 60 * 1000);
    expect(await open(it, student, id)).toMatchObject({ status: "cancelled", list: [], numCorrect: null });
    const answered = { taskId: "1", taskSelected: 0 };
    expect(await outcome(it, student, "POST", `assignments/myAssignments/${id}`, answered)).toEqual([
      410,
      "E-KAROTA-PERIOD_OVER",
    ]);
    // Asked again after it would have begun, too: it is cancelled.
    expect((await cancel()).json()).toMatchObject({ credit_amount: 1000, assignment: { status: "cancelled" } });
    const path = `assignments/${id}`;
    const old = [409, "E-KAROTA-OLD_VALUES"];
    expect(await outcome(it, room.mentor, "PUT", path, { name: "Nekaj drugega" })).toEqual(old);
    expect(await outcome(it, room.mentor, "POST", `${path}/message`, { text: "Živjo" })).toEqual(old);
    const until = iso(it.clock.now() + 5 * HOUR_MS);
    expect(await outcome(it, room.mentor, "POST", `${path}/extra-time`, { studentId: student.id, until })).toEqual(old);

    const started = await publish(it, room);
    expect(await outcome(it, room.mentor, "POST", `assignments/${started.id}/cancel`)).toEqual([
      410,
      "E-MENTORSHIP-ASSIGNMENT_STARTED",
    ]);
    const rows = await it.database.db.selectFrom("ledger_entries").select("amount").execute();
    expect(rows.reduce((total, { amount }) => total + amount, 0)).toBe(0);
  });

  test("and taking it back or saying something, pressed again with the same key, gets the same reply", async () => {
    const room = await newClassroom(it, 1);
    const { id } = await publish(it, room, later());
    const twice = async (path: string, body?: object) => {
      const send = () => good(it, room.mentor, "POST", `assignments/${id}/${path}`, body, { "idempotency-key": path });
      const first = await send();
      expect(await send()).toEqual(first);
    };
    await twice("message", { text: "Kmalu se začne." });
    expect((await results(it, room, id)).messages).toHaveLength(1);
    await twice("cancel");
    expect((await ledger(room.mentor)).credit_amount).toBe(1000);
  });

  test("can be changed: words until the end, dates and tasks until the start", async () => {
    const room = await newClassroom(it, 1);
    const put = (id: string, body: object) => outcome(it, room.mentor, "PUT", `assignments/${id}`, body);
    const { id, start, end } = await publish(it, room, later());
    const moved = { start: iso(it.clock.now() + 3 * HOUR_MS), end: iso(it.clock.now() + 5 * HOUR_MS) };
    const tasks = [{ game: "roman", options: { level: "hard" }, count: 4 }];
    expect(await put(id, { ...moved, tasks, name: "Rimske številke" })).toEqual([200, undefined]);
    expect(await results(it, room, id)).toMatchObject({ name: "Rimske številke", numTasks: 4, price: 1, plan: tasks });
    it.clock.advance(4 * HOUR_MS);
    expect((await open(it, room.students[0]!, id)).list.map(({ game }) => game)).toEqual(Array(4).fill("roman"));
    const started = [410, "E-MENTORSHIP-ASSIGNMENT_STARTED"];
    expect(await put(id, { start, end })).toEqual(started);
    expect(await put(id, { tasks: ADDITIONS })).toEqual(started);
    expect(await put(id, { ...moved, tasks, description: "Lepo rešuj." }), "as it is").toEqual([200, undefined]);
    expect(await results(it, room, id)).toMatchObject({ description: "Lepo rešuj.", name: "Rimske številke" });
    expect(await put(id, { name: "x" })).toEqual([400, "E-KAROTA-GAME_VALIDATION"]);
    it.clock.advance(2 * HOUR_MS);
    expect(await put(id, { name: "Prepozno je" })).toEqual([410, "E-MENTORSHIP-ASSIGNMENT_ENDED"]);
  });

  test("shows up in the lists of its group and its students, and in the archive when it is put away", async () => {
    const room = await newClassroom(it, 1);
    const student = room.students[0]!;
    const alone = await newStudent(it, room.mentor);
    const ofGroup = await publish(it, room);
    const ofOne = await publish(it, room, { studentId: student.id });
    const list = async (path: string, who: Actor = room.mentor) =>
      (await good<z.infer<typeof assignmentsReply>>(it, who, "GET", `assignments/${path}`)).assignments;
    const ids = async (path: string) => (await list(path)).map(({ id }) => id).toSorted();
    expect(await ids(`group/${room.groupId}`)).toEqual([ofGroup.id]);
    expect(await ids(`student/${student.id}`)).toEqual([ofGroup.id, ofOne.id].toSorted());
    expect(await ids(`student/${alone.id}`)).toEqual([]);
    expect(await ids("group/every")).toEqual([ofGroup.id, ofOne.id].toSorted());
    expect(await list("group/every")).toContainEqual((await list(`group/${room.groupId}`))[0]);
    const stranger = await newClassroom(it, 1);
    expect(await list("group/every", stranger.mentor)).toEqual([]);
    expect(await ids(`group/${room.groupId}?userStatus=ARCHIVED`)).toEqual([]);
    const archived = await good(it, room.mentor, "POST", `assignments/${ofGroup.id}/archive`);
    expect(archived).toEqual({ code: "S-MENTORSHIP-MY_ASSIGNMENT_ARCHIVED" });
    expect(await ids(`group/${room.groupId}`)).toEqual([]);
    expect(await ids("group/every")).toEqual([ofOne.id]);
    expect(await list(`group/${room.groupId}?userStatus=ARCHIVED`)).toMatchObject([{ id: ofGroup.id, archived: true }]);
    const mine = async (status: string) =>
      (
        await good<{ assignments: { assignment_id: string }[] }>(
          it,
          student,
          "GET",
          `assignments/myAssignments?userStatus=${status}`,
        )
      ).assignments
        .map((one) => one.assignment_id)
        .toSorted();
    expect(await mine("ACTIVE"), "the student keeps it").toEqual([ofGroup.id, ofOne.id].toSorted());
    await good(it, student, "POST", `assignments/myAssignments/${ofOne.id}/archive`);
    expect([await mine("ACTIVE"), await mine("ARCHIVED")]).toEqual([[ofGroup.id], [ofOne.id]]);
    expect(await ids(`student/${student.id}`), "the mentor keeps it").toEqual([ofOne.id]);
    expect(await outcome(it, room.mentor, "GET", `assignments/class/${room.groupId}`)).toEqual([
      404,
      "E-KAROTA-NOT_FOUND",
    ]);
    expect(await outcome(it, room.mentor, "GET", `assignments/group/${room.groupId}?userStatus=OLD`)).toEqual([
      400,
      "E-KAROTA-GAME_VALIDATION",
    ]);
  });
});
