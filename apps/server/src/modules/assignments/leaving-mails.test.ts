import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { remindStudents } from "./remind-students.ts";
import { calendarOf } from "../../calendar.ts";
import { good, join, newClassroom, publish } from "./testing/classroom.ts";
import { BEFORE, WAYS } from "./testing/ways-to-leave.ts";

describeAnyDatabase("mails to those who are gone", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  describe("mails", () => {
    const mailsTo = (student: Actor) =>
      it.database.db
        .selectFrom("mails")
        .select(["template", "sent_at"])
        .where("user_id", "=", student.id)
        .where("template", "in", ["assignment", "due"])
        .execute();
    const willing = async (student: Actor) => {
      await it.database.db
        .updateTable("users")
        .set({ email: "ucenka@example.com" })
        .where("id", "=", student.id)
        .execute();
      const settings = { mails: { new_assignment: true, due_tomorrow: true } };
      await good(it, student, "PUT", "users/settings", { settings });
    };
    const remind = async () => {
      const calendar = calendarOf(it.config.timeZone);
      it.clock.set(calendar.clockAt(it.clock.now(), 17));
      await remindStudents({ database: it.database, clock: it.clock, calendar });
    };

    test("that have not left do not reach who has left; who is there again gets the next ones", async () => {
      const room = await newClassroom(it, 1);
      const [student] = room.students as [Actor];
      await willing(student);
      const end = new Date(calendarOf(it.config.timeZone).daysAfter(it.clock.now(), 1)).toISOString();
      await publish(it, room, { ...BEFORE, end });
      expect(await mailsTo(student)).toEqual([{ template: "assignment", sent_at: null }]);
      await WAYS["is taken out of the group"](it, room, student);
      expect(await mailsTo(student)).toEqual([]);
      await remind();
      expect(await mailsTo(student)).toEqual([]);
      await join(it, room, student);
      expect(await mailsTo(student)).toEqual([{ template: "assignment", sent_at: null }]);
      await remind();
      expect((await mailsTo(student)).map(({ template }) => template).toSorted()).toEqual(["assignment", "due"]);
    });

    test("that have left come once only, however often a student comes and goes", async () => {
      const room = await newClassroom(it, 1);
      const [student] = room.students as [Actor];
      await willing(student);
      await publish(it, room);
      await it.database.db
        .updateTable("mails")
        .set({ sent_at: it.clock.now() })
        .where("user_id", "=", student.id)
        .execute();
      await WAYS["is taken out of the group"](it, room, student);
      await join(it, room, student);
      expect(await mailsTo(student)).toEqual([{ template: "assignment", sent_at: it.clock.now() }]);
    });
  });
});
