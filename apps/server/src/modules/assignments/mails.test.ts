import { afterEach, beforeEach, expect, test } from "vitest";
import type { MailChoices } from "@karota/contract/users/user.ts";
import { NEAR_MISS } from "@karota/engine/quiz/near-misses.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { sendMails, type Contents } from "../mail/index.ts";
import { postDigests } from "./post-digests.ts";
import { remindStudents } from "./remind-students.ts";
import { MAILS_LOCK } from "./reminder-store.ts";
import {
  ADDITIONS,
  answerAs,
  good,
  join,
  newClassroom,
  newStudent,
  publish,
  type Classroom,
} from "./testing/classroom.ts";

const at = (moment: string) => Temporal.ZonedDateTime.from(`${moment}[Europe/Ljubljana]`).epochMilliseconds;

describeEachDatabase("mails about assignments", (kind) => {
  let it: TestApp;
  let room: Classroom;
  let first: Actor;
  let second: Actor;
  // Saturday the 21st of November, noon.
  beforeEach(async () => {
    it = await testApp({ kind });
    room = await newClassroom(it, 2);
    [first, second] = room.students as [Actor, Actor];
  });
  afterEach(() => it.close());

  const needs = () => ({ database: it.database, clock: it.clock, calendar: calendarOf(it.config.timeZone) });
  const choose = (actor: Actor, mails: MailChoices, language: "sl" | "de" = "sl") =>
    good(it, actor, "PUT", "users/settings", { language, settings: { mails } });
  const iso = (moment: string) => calendarOf(it.config.timeZone).iso(at(moment));
  /** What waits in the outbox of a template, with whom it is for. */
  async function waiting<T extends keyof Contents>(template: T): Promise<{ to: string; content: Contents[T] }[]> {
    const { db } = it.database;
    const rows = await db
      .selectFrom("mails")
      .selectAll()
      .where("template", "=", template)
      .orderBy("once_key")
      .execute();
    return rows.map((row) => ({ to: row.user_id!, content: JSON.parse(row.content) as Contents[T] }));
  }
  const remindAt = async (moment: string) => {
    it.clock.set(at(moment));
    const next = await remindStudents(needs());
    return calendarOf(it.config.timeZone).iso(next);
  };
  const digestsAt = async (moment: string) => {
    it.clock.set(at(moment));
    return calendarOf(it.config.timeZone).iso(await postDigests(needs()));
  };

  test("a new assignment is mailed to those who want it, later members too, once and without any person's name", async () => {
    await choose(first, { new_assignment: true });
    const { id } = await publish(it, room, { start: iso("2026-11-23T08:00"), end: iso("2026-11-24T20:00") });
    expect(await waiting("assignment")).toEqual([
      {
        to: first.id,
        content: {
          name: "Test",
          id,
          title: "Seštevanje do sto",
          start: "2026-11-23T08:00:00+01:00",
          end: "2026-11-24T20:00:00+01:00",
          tasks: 3,
        },
      },
    ]);
    await good(it, room.mentor, "DELETE", `mentorship/groups/${room.groupId}/members/${first.id}`);
    const late = await newStudent(it, room.mentor);
    await choose(late, { new_assignment: true });
    it.clock.set(at("2026-11-23T09:00"));
    await join(it, room, first, late);
    const mails = await waiting("assignment");
    expect(mails.map(({ to }) => to).sort()).toEqual([first.id, late.id].sort());
    // It has begun meanwhile.
    expect(mails.find(({ to }) => to === late.id)!.content.start).toBeNull();
  });

  test("a refused publication mails nobody, and a repeated request mails everyone once", async () => {
    await choose(first, { new_assignment: true });
    const body = { name: "Seštevanje", tasks: ADDITIONS, preset: "today", groupId: room.groupId };
    expect((await it.call(room.mentor, "POST", "assignments", { ...body, price: 99 })).statusCode).toBe(409);
    expect(await waiting("assignment")).toEqual([]);
    const key = { "idempotency-key": "one-press-of-the-button" };
    for (let n = 0; n < 2; n++) await it.call(room.mentor, "POST", "assignments", body, key);
    expect(await waiting("assignment")).toHaveLength(1);
  });

  test("a reminder comes in the afternoon before, one for all that is unfinished, and never twice", async () => {
    for (const student of [first, second]) await choose(student, { due_tomorrow: true });
    const done = await publish(it, room, { name: "Končana", end: iso("2026-11-23T20:00") });
    const begun = await publish(it, room, { name: "Začeta", end: iso("2026-11-23T12:00") });
    await publish(it, room, { name: "Pozneje", end: iso("2026-11-24T00:00") });
    const called = await publish(it, room, {
      name: "Odpovedana",
      start: iso("2026-11-23T08:00"),
      end: iso("2026-11-23T12:00"),
    });
    await good(it, room.mentor, "POST", `assignments/${called.id}/cancel`);
    await answerAs(it, first, done.id, "111");
    await answerAs(it, first, begun.id, "1..");
    await answerAs(it, second, begun.id, "111");
    expect(await remindAt("2026-11-22T15:59:59")).toBe("2026-11-22T16:00:00+01:00");
    expect(await waiting("due")).toEqual([]);
    expect(await Promise.all([remindAt("2026-11-22T16:00"), remindAt("2026-11-22T16:00")])).toEqual(
      Array.from({ length: 2 }, () => "2026-11-23T16:00:00+01:00"),
    );
    await remindAt("2026-11-22T18:00");
    const mails = await waiting("due");
    expect(
      new Map(mails.map(({ to, content }) => [to, content.assignments.map(({ title, done }) => [title, done])])),
    ).toEqual(
      new Map([
        [first.id, [["Začeta", 1]]],
        [second.id, [["Končana", 0]]],
      ]),
    );
  });

  test("while another process writes reminders or digests, none are written here", async () => {
    await choose(first, { due_tomorrow: true });
    await choose(room.mentor, { weekly_digest: true });
    await publish(it, room, { name: "Končana", end: iso("2026-11-23T20:00") });
    const taken: string[] = [];
    const withLock = (name: string) => {
      taken.push(name);
      return Promise.resolve(undefined as never);
    };
    const busy = { ...needs(), database: { ...it.database, withLock } };
    it.clock.set(at("2026-11-22T16:00"));
    await remindStudents(busy);
    expect(await waiting("due")).toEqual([]);
    await remindAt("2026-11-22T16:00");
    expect(await waiting("due")).toHaveLength(1);
    it.clock.set(at("2026-11-23T07:00"));
    await postDigests(busy);
    expect(await waiting("digest")).toEqual([]);
    await digestsAt("2026-11-23T07:00");
    expect(await waiting("digest")).toHaveLength(1);
    expect(taken).toEqual([MAILS_LOCK, MAILS_LOCK]);
  });

  test("a server that was down makes the reminder good until the evening, and what lies about overnight is not sent", async () => {
    await choose(first, { due_tomorrow: true });
    await publish(it, room, { end: iso("2026-11-25T20:00") });
    expect(await remindAt("2026-11-24T22:00")).toBe("2026-11-25T16:00:00+01:00");
    expect(await waiting("due")).toEqual([]);
    await remindAt("2026-11-24T21:59");
    expect(await waiting("due")).toHaveLength(1);
    it.clock.set(at("2026-11-25T00:00"));
    const { log, printer } = it.app;
    const deps = { config: it.config, database: it.database, clock: it.clock, log, printer };
    expect(await sendMails(deps, () => Promise.resolve())).toBe(0);
  });

  test("the own end counts: more time moves the reminder, and those who have left get none", async () => {
    await choose(first, { due_tomorrow: true });
    await choose(second, { due_tomorrow: true });
    const { id } = await publish(it, room, { end: iso("2026-11-23T20:00") });
    await answerAs(it, second, id, "1..");
    await good(it, room.mentor, "POST", `assignments/${id}/extra-time`, {
      studentId: first.id,
      until: iso("2026-11-26T20:00"),
    });
    await good(it, room.mentor, "DELETE", `mentorship/students/${second.id}`);
    await remindAt("2026-11-22T16:00");
    expect(await waiting("due")).toEqual([]);
    await remindAt("2026-11-25T16:00");
    expect((await waiting("due")).map(({ to, content }) => [to, content.assignments[0]!.end])).toEqual([
      [first.id, "2026-11-26T20:00:00+01:00"],
    ]);
  });

  test("the hours are those of the clocks on the wall, also on the days on which they change", async () => {
    for (const [day, winter] of [
      ["2027-03-27", "+01:00"],
      ["2027-03-28", "+02:00"],
      ["2027-10-30", "+02:00"],
      ["2027-10-31", "+01:00"],
    ] as const)
      expect(await remindAt(`${day}T00:30`)).toBe(`${day}T16:00:00${winter}`);
    // Both 02:30 of the night in autumn come before the Monday's digest.
    expect(await digestsAt("2027-11-01T06:59")).toBe("2027-11-01T07:00:00+01:00");
    expect(await digestsAt("2027-03-29T06:59")).toBe("2027-03-29T07:00:00+02:00");
  });

  test("the digest comes on Monday morning with what ended and what runs, once, and not for a week without anything", async () => {
    await choose(room.mentor, { weekly_digest: true });
    const ended = await publish(it, room, { name: "Končana", end: iso("2026-11-22T20:00") });
    await publish(it, room, { name: "Še teče", end: iso("2026-11-25T20:00") });
    await publish(it, room, { name: "Prihodnja", start: iso("2026-11-23T08:00"), end: iso("2026-11-25T20:00") });
    await publish(it, room, { name: "Za eno", studentId: first.id, end: iso("2026-11-22T21:00") });
    await answerAs(it, first, ended.id, "110");
    await answerAs(it, second, ended.id, "1..");
    await it.database.db
      .updateTable("assignment_answers")
      .set({ mistake: "carry-forgotten" })
      .where("correct", "=", 0)
      .execute();
    expect(await digestsAt("2026-11-22T23:00")).toBe("2026-11-23T07:00:00+01:00");
    expect(await waiting("digest")).toEqual([]);
    await Promise.all([digestsAt("2026-11-23T07:00"), digestsAt("2026-11-23T07:00")]);
    await digestsAt("2026-11-24T12:00");
    const [mail, ...others] = await waiting("digest");
    expect(others).toEqual([]);
    expect(mail!.to).toBe(room.mentor.id);
    expect([mail!.content.from.slice(0, 10), mail!.content.to.slice(0, 10)]).toEqual(["2026-11-16", "2026-11-22"]);
    const none = { running: false, done: 0, answers: 0, right: 0, mistakes: [] };
    const groups = new Map(mail!.content.groups.map(({ name, assignments }) => [name, assignments]));
    expect(groups.get("5. b")).toEqual([
      { ...none, title: "Še teče", running: true, students: 2 },
      // A mistake that was made once is not common.
      { ...none, title: "Končana", students: 2, done: 1, answers: 4, right: 3 },
    ]);
    expect(groups.get(null)).toEqual([{ ...none, title: "Za eno", students: 1 }]);
    // Nothing ran between the 25th and the next Monday but one.
    await digestsAt("2026-12-07T07:00");
    expect(await waiting("digest")).toHaveLength(1);
  });

  test("the commonest mistakes of a week are named, and a digest that comes too late does not come", async () => {
    await choose(room.mentor, { weekly_digest: true });
    const { id } = await publish(it, room, { end: iso("2026-11-22T20:00") });
    for (const student of room.students) await answerAs(it, student, id, "000");
    const { db } = it.database;
    await db.updateTable("assignment_answers").set({ mistake: "subtracted" }).execute();
    await db.updateTable("assignment_answers").set({ mistake: "misaligned" }).where("task", "=", 0).execute();
    await digestsAt("2026-11-25T00:00");
    expect(await waiting("digest")).toEqual([]);
    await digestsAt("2026-11-24T23:59");
    const [mail] = await waiting("digest");
    expect(mail!.content.groups[0]!.assignments[0]!.mistakes).toEqual([
      { game: "addition", name: "subtracted", count: 4 },
      { game: "addition", name: "misaligned", count: 2 },
    ]);
  });

  test("slips and wrong answers without a mistake of their own are no common mistakes in a digest either", async () => {
    await choose(room.mentor, { weekly_digest: true });
    const { id } = await publish(it, room, { end: iso("2026-11-22T20:00") });
    for (const student of room.students) await answerAs(it, student, id, "000");
    const { db } = it.database;
    for (const [task, mistake] of [NEAR_MISS, "column-off", "misaligned"].entries())
      await db.updateTable("assignment_answers").set({ mistake }).where("task", "=", task).execute();
    await digestsAt("2026-11-23T07:00");
    const [mail] = await waiting("digest");
    expect(mail!.content.groups[0]!.assignments[0]!.mistakes).toEqual([
      { game: "addition", name: "misaligned", count: 2 },
    ]);
  });

  test("who has chosen nothing, has no address or is blocked gets no mail", async () => {
    await choose(first, { new_assignment: true, due_tomorrow: true });
    await choose(second, { new_assignment: false, due_tomorrow: true });
    const { db } = it.database;
    await db.updateTable("users").set({ email: "" }).where("id", "=", first.id).execute();
    await db.updateTable("users").set({ blocked: 1 }).where("id", "=", second.id).execute();
    await publish(it, room, { end: iso("2026-11-23T20:00") });
    await remindAt("2026-11-22T16:00");
    await digestsAt("2026-11-23T07:00");
    expect(await db.selectFrom("mails").select("id").execute()).toEqual([]);
  });
});
