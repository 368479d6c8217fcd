import { afterAll, beforeAll, expect, test } from "vitest";
import type { IntentReply } from "@karota/contract/payments/payment.ts";
import type { PersonExport } from "@karota/contract/users/export.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { record } from "../audit/index.ts";
import { answerAs, good, newClassroom, open, publish, results, type Classroom } from "./testing/classroom.ts";

const MINUTE_MS = 60_000;
const WORDS = { name: "Draga Ana", description: "Samo zate, Ana", message: "Ana, zmoreš" };

describeEachDatabase("a person's data in assignments", (kind) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await testApp({ kind });
  });
  afterAll(() => it.close());

  const say = async (room: Classroom, id: string, body: object) => {
    it.clock.advance(MINUTE_MS);
    await good(it, room.mentor, "POST", `assignments/${id}/message`, body);
  };
  const copyOf = (who: Actor) => good<PersonExport>(it, who, "GET", "users/export");

  test("the words of an assignment for one student alone go with the student, those for a group stay", async () => {
    const room = await newClassroom(it, 2);
    const [erased, other] = room.students as [Actor, Actor];
    const own = await publish(it, room, { ...WORDS, studentId: erased.id });
    const ofOther = await publish(it, room, { ...WORDS, studentId: other.id });
    const ofGroup = await publish(it, room, WORDS);
    await answerAs(it, erased, own.id, "1..");
    await answerAs(it, erased, ofGroup.id, "1..");
    await say(room, own.id, { text: "Ana, še malo" });
    await good(it, erased, "DELETE", `users/${erased.id}`);
    expect(await results(it, room, own.id)).toMatchObject({
      name: "",
      description: "",
      message: "",
      numSolved: 1,
      student: { name: null },
    });
    for (const { id } of [ofOther, ofGroup]) expect(await results(it, room, id)).toMatchObject(WORDS);
    const parts = await it.database.db
      .selectFrom("assignment_students")
      .selectAll()
      .where("student_id", "=", erased.id)
      .execute();
    const messages = await it.database.db
      .selectFrom("assignment_messages")
      .select("message")
      .where("assignment_id", "=", own.id)
      .execute();
    expect(JSON.stringify([parts, messages])).not.toContain("Ana");
  });

  test("an erased mentor's words go from those who had left as well", async () => {
    const room = await newClassroom(it, 1);
    const [student] = room.students as [Actor];
    const { id } = await publish(it, room, WORDS);
    await answerAs(it, student, id, "1..");
    await say(room, id, { text: "Za vse" });
    await good(it, student, "DELETE", `mentorship/mentors/${room.mentor.id}`);
    await good(it, room.mentor, "DELETE", `users/${room.mentor.id}`);
    expect(await open(it, student, id)).toMatchObject({
      name: WORDS.name,
      description: "",
      message: "",
      mentor: "",
      mentorMessages: [],
      numSolvedTasks: 1,
    });
  });

  test("a student's copy has the words, the messages to them, and the tasks as their page shows them", async () => {
    const room = await newClassroom(it, 2);
    const [student, other] = room.students as [Actor, Actor];
    const { id } = await publish(it, room, WORDS);
    const opened = it.clock.now();
    await answerAs(it, student, id, "10.");
    await say(room, id, { text: "Vsem" });
    await say(room, id, { text: "Tebi", studentId: student.id });
    await say(room, id, { text: "Drugi", studentId: other.id });
    const shown = await open(it, student, id);
    const [running] = (await copyOf(student)).assignments;
    expect(running).toMatchObject({ ...WORDS, messages: [{ text: "Vsem" }, { text: "Tebi" }], left: null });
    expect(Date.parse(running!.opened!)).toBe(Math.floor(opened / 1000) * 1000);
    expect(running!.drawn).toEqual(shown.list);
    expect(running!.drawn.map(({ result }) => result)).toEqual([null, null, null]);
    expect(running!.answers.map(({ correct }) => correct)).toEqual([null, null]);

    await answerAs(it, student, id, "..1");
    const [over] = (await copyOf(student)).assignments;
    expect(over!.drawn.map(({ result }) => result?.correct)).toEqual([true, false, true]);
    expect(over!.drawn).toEqual((await open(it, student, id)).list);
    // Nothing was opened, so nothing was drawn.
    expect((await copyOf(other)).assignments).toMatchObject([{ opened: null, drawn: [] }]);
  });

  test("a mentor's copy has the messages that were sent, without whom they were for", async () => {
    const room = await newClassroom(it, 1);
    const [student] = room.students as [Actor];
    const { id } = await publish(it, room, WORDS);
    await say(room, id, { text: "Vsem" });
    await say(room, id, { text: "Enemu", studentId: student.id });
    const [own] = (await copyOf(room.mentor)).published;
    expect(own).toMatchObject({ ...WORDS, archived: null });
    expect(own!.messages.map(({ text, toAll }) => [text, toAll])).toEqual([
      ["Vsem", true],
      ["Enemu", false],
    ]);
    expect(JSON.stringify(own)).not.toContain(student.id);
  });

  test("contains in its export what admins did about the person and noted, and nothing of others", async () => {
    const admin = await it.newPlayer({ roles: ["admin"] });
    const [one, other] = [await it.newPlayer(), await it.newPlayer()];
    for (const who of [one, other])
      await good(it, admin, "POST", `admin/users/${who.id}/carrots`, { carrots: 3, reason: `Za ${who.id}` });
    await good(it, one, "PUT", "users", { address: "Trg 1", post_number: "1000", post: "Ljubljana", country: "SI" });
    const order = { provider: "sandbox", credits: 10, price_cents: 100 };
    const { purchase } = await good<IntentReply>(it, one, "POST", "payments/intent", order);
    const paid = { actorId: admin.id, action: "transfer.paid", subject: purchase.id, note: "Po telefonu" } as const;
    await it.database.transaction((queries) => record(queries, { ...paid, now: it.clock.now() }));
    const { notes, purchases } = await copyOf(one);
    expect(purchases).toMatchObject([{ notes: [{ action: "transfer.paid", note: "Po telefonu" }] }]);
    expect(notes.map(({ action, note }) => [action, note])).toEqual([["person.carrots_given", `Za ${one.id}`]]);
    expect((await copyOf(admin)).notes).toEqual([]);
  });
});
