import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { IntentReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "./deps.ts";
import { describeEachDatabase } from "./testing/fresh-database.ts";
import { testApp, type TestApp } from "./testing/test-app.ts";
import { answer, good, newStudent, open } from "./modules/assignments/testing/classroom.ts";
import { record } from "./modules/audit/index.ts";
import { sendMails } from "./modules/mail/send-mails.ts";
import { forgetStanding } from "./modules/users/index.ts";

/** What a person is known by, none of it like anything else in the database. */
const MARKS = {
  name: "Zvonimira Žnidaršič-Trsnik",
  email: "zvonka.trsnik@marker.example",
  address: "Markerjeva steza 77",
  post_number: "9977",
  post: "Sveti Marker ob Muri",
  company: "Markerija d.o.o.",
  vat_id: "SI99887766",
};
const CODE = "ZVNK7788";
const SUBJECT = "provider-subject-of-zvonimira";
const SETTING = "setting-of-zvonimira";
const WORDS = "Words that Zvonimira wrote";
const NOTE = "Zvonimira called us about it";
const ALL = [...Object.values(MARKS), CODE, SUBJECT, SETTING, WORDS, NOTE, "Zvonimira", "Trsnik"];

describeEachDatabase("an erased person", (kind) => {
  let it: TestApp;
  let person: Actor;
  let admin: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"] });
    person = await it.newPlayer({ roles: ["mentor"], balance: 100_000 });
    const { email, ...billing } = MARKS;
    await it.database.db
      .updateTable("users")
      .set({ email, subject: SUBJECT, unique_code: CODE, previous_code: `${CODE}-old`, warned_at: 1 })
      .where("id", "=", person.id)
      .execute();
    await forgetStanding(it.database, person.id);
    await good(it, person, "PUT", "users", { ...billing, country: "SI" });
    await good(it, person, "PUT", "users/settings", {
      language: "de",
      settings: { games: { sudoku: { x: SETTING } } },
    });
  });
  afterEach(() => it.close());

  /** Every column of every table that holds one of the marks; the schema itself says which there are. */
  async function traces(): Promise<string[]> {
    const { db } = it.database;
    const here =
      kind === "postgres"
        ? (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]!.name
        : undefined;
    const tables = (await db.introspection.getTables()).filter((table) => table.schema === here);
    expect(tables.length).toBeGreaterThan(25);
    const found: string[] = [];
    for (const { name, columns } of tables)
      for (const column of columns) {
        const { rows } = await sql<{ text: string | null }>`
          select cast(${sql.ref(column.name)} as text) as text from ${sql.table(name)}`.execute(db);
        if (rows.some(({ text }) => ALL.some((mark) => text?.toLowerCase().includes(mark.toLowerCase()))))
          found.push(`${name}.${column.name}`);
      }
    return found.toSorted();
  }

  /** As buyer, with one purchase paid, one withdrawn and one begun. */
  async function buy(): Promise<string> {
    const begin = () =>
      good<IntentReply>(it, person, "POST", "payments/intent", { provider: "sandbox", credits: 10, price_cents: 100 });
    const ids = [];
    for (let n = 0; n < 2; n++) {
      const { purchase } = await begin();
      await good(it, person, "POST", "payments/approve", { id: purchase.id, card: "4242424242424242" });
      ids.push(purchase.id);
    }
    await good(it, person, "POST", `payments/${ids[0]}/withdraw`);
    await begin();
    return ids[1]!;
  }

  /** As student: an assignment begun, words from the mentor to them alone. */
  async function learn(): Promise<void> {
    const mentor = await it.newPlayer({ roles: ["mentor"], balance: 100_000 });
    await good(it, mentor, "POST", "mentorship/students", { uniqueCode: CODE });
    const { group } = await good<{ group: { id: string } }>(it, mentor, "POST", "mentorship/groups", { name: "5. b" });
    await good(it, mentor, "POST", `mentorship/groups/${group.id}/members`, { studentIds: [person.id] });
    const { assignment } = await publish(mentor, { studentId: person.id });
    await open(it, person, assignment.id);
    await answer(it, person, assignment.id, { taskId: "1" }, 0);
    await good(it, mentor, "POST", `assignments/${assignment.id}/message`, { text: NOTE, studentId: person.id });
  }
  const publish = (mentor: Actor, whom: object, words = {}) =>
    good<{ assignment: { id: string } }>(
      it,
      mentor,
      "POST",
      "assignments",
      {
        name: "Seštevanje",
        tasks: [{ game: "addition", options: { level: "easy" }, count: 3 }],
        preset: "today",
        ...whom,
        ...words,
      },
      { "idempotency-key": `publish ${JSON.stringify(whom)}` },
    );

  /** As mentor: a group, an assignment with words, a message. The student is under way. */
  async function teach(): Promise<{ readonly student: Actor; readonly assignment: string }> {
    const student = await newStudent(it, person);
    const { group } = await good<{ group: { id: string } }>(it, person, "POST", "mentorship/groups", {
      name: `Group of ${MARKS.name}`,
      description: WORDS,
    });
    await good(it, person, "POST", `mentorship/groups/${group.id}/members`, { studentIds: [student.id] });
    const words = { description: WORDS, message: `${WORDS}. ${MARKS.name}` };
    const { assignment } = await publish(person, { groupId: group.id }, words);
    await open(it, student, assignment.id);
    await answer(it, student, assignment.id, { taskId: "1" }, 0);
    await good(it, person, "POST", `assignments/${assignment.id}/message`, { text: WORDS });
    return { student, assignment: assignment.id };
  }

  /** What others keep of them: admins' notes, a message to the house, mails. */
  async function beKnown(purchase: string): Promise<void> {
    const now = it.clock.now();
    await good(it, admin, "POST", `admin/users/${person.id}/carrots`, { carrots: 3, reason: NOTE });
    await it.database.transaction(async (queries) => {
      for (const subject of [person.id, purchase])
        await record(queries, { actorId: admin.id, action: "transfer.paid", subject, note: NOTE, now });
      const message = { id: "message", user_id: person.id, reply_to: MARKS.email, subject: WORDS, message: WORDS };
      await queries
        .insertInto("contact_messages")
        .values({ ...message, language: "sl", created_at: now, done_at: null })
        .execute();
    });
  }

  test("leaves no trace of name, address or words anywhere but in the invoices", async () => {
    const purchase = await buy();
    await learn();
    const { student, assignment } = await teach();
    await beKnown(purchase);
    await good(
      it,
      person,
      "POST",
      "games/sudoku/create",
      { options: { level: "easy" } },
      { "idempotency-key": "start" },
    );
    expect(await traces()).toEqual(
      expect.arrayContaining([
        "assignment_messages.message",
        "assignments.description",
        "audit_entries.note",
        "contact_messages.message",
        "idempotency_keys.answer",
        "invoices.document",
        "mails.content",
        "purchases.buyer",
        "student_groups.name",
        "users.email",
        "users.name_key",
        "users.settings",
        "users.subject",
        "users.unique_code",
      ]),
    );
    await good(it, admin, "DELETE", `users/${person.id}`);
    // What tells the person of it stays in the outbox only until it has left.
    const { config, database, clock } = it;
    const deps = { config, database, clock, log: it.app.log, printer: it.app.printer };
    await sendMails(deps, async () => {});
    expect(await traces()).toEqual(["invoices.document"]);
    // What the student has answered stays theirs, under the name by which they know it.
    expect(await open(it, student, assignment)).toMatchObject({ name: "Seštevanje", mentor: "", numSolvedTasks: 1 });
  });
});
