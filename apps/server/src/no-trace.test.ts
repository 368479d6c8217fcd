import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { IntentReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "./deps.ts";
import { describeEachDatabase } from "./testing/fresh-database.ts";
import { columnsWith, markPerson } from "./testing/mark-person.ts";
import { PERSONAL_TABLES } from "./testing/personal-tables.ts";
import { testApp, type TestApp } from "./testing/test-app.ts";
import { answer, good, newStudent, open } from "./modules/assignments/testing/classroom.ts";
import { linkOf, newGroup } from "./modules/mentorship/testing/class.ts";
import { record } from "./modules/audit/index.ts";
import { sendMails } from "./modules/mail/send-mails.ts";
import { invalidateAccountStatus } from "./modules/users/index.ts";

/** Texts that identify a person, each unlike anything else in the database: no hash and no id can contain one. */
const MARKS = {
  name: "Zvonimira Žnidaršič-Trsnik",
  email: "zvonka.trsnik@marker.example",
  address: "Markerjeva steza 77",
  post_number: "SI-9977-ŽD",
  post: "Sveti Marker ob Muri",
  company: "Markerija d.o.o.",
  vat_id: "SI99887766",
};
const CODE = "ZVNK7788";
const SUBJECT = "provider-subject-of-zvonimira";
const SETTING = "setting-of-zvonimira";
const WORDS = "Words that Zvonimira wrote";
const NOTE = "Zvonimira called us about it";
/** What is put into every text of theirs. */
const MARK = "mark-of-the-person";
/** What an erasure copies: the names of roles that an admin took, beside a hash of the identity. */
const RETAINED = ["erased_identities.barred_roles"];
const HOW =
  "An erased person leaves these columns: the field belongs into EMPTY_PROFILE of modules/users/profile.ts or into the " +
  "erasure of its module's personal-data.ts; what may stay is listed in testing/personal-tables.ts with the reason.";
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
    await invalidateAccountStatus(it.database, person.id);
    await good(it, person, "PUT", "users", { ...billing, country: "SI" });
    await good(it, person, "PUT", "users/settings", {
      language: "de",
      settings: { games: { sudoku: { x: SETTING } } },
    });
  });
  afterEach(() => it.close());

  const traces = () => columnsWith(it.database, ALL);

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

  /** As student: a request to join another group, an assignment begun, words from the mentor to them alone. */
  async function learn(): Promise<void> {
    const mentor = await it.newPlayer({ roles: ["mentor"], balance: 100_000 });
    await good(it, mentor, "POST", "mentorship/students", { uniqueCode: CODE });
    const { group } = await good<{ group: { id: string } }>(it, mentor, "POST", "mentorship/groups", { name: "5. b" });
    await good(it, mentor, "POST", `mentorship/groups/${group.id}/members`, { studentIds: [person.id] });
    const another = await newGroup(it, mentor, "5. c");
    const token = await linkOf(it, mentor, another, { approval: true });
    await good(it, person, "POST", "mentorship/join", { token });
    const { assignment } = await publish(mentor, { studentId: person.id });
    await open(it, person, assignment.id);
    await answer(it, person, assignment.id, { taskId: "1" }, 0);
    for (const toThem of [{ studentId: person.id }, {}]) {
      await good(it, mentor, "POST", `assignments/${assignment.id}/message`, { text: NOTE, ...toThem });
      it.clock.advance(60_000);
    }
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

  /** As mentor: a group with a join link, an assignment with words, a message. One student is under way, one has left. */
  async function teach(): Promise<{ readonly student: Actor; readonly assignment: string }> {
    const [student, gone] = [await newStudent(it, person), await newStudent(it, person)];
    const { group } = await good<{ group: { id: string } }>(it, person, "POST", "mentorship/groups", {
      name: `Group of ${MARKS.name}`,
      description: WORDS,
    });
    await good(it, person, "POST", `mentorship/groups/${group.id}/members`, {
      studentIds: [student.id, gone.id],
    });
    const token = await linkOf(it, person, group.id, { approval: true });
    await good(it, await it.newPlayer(), "POST", "mentorship/join", { token });
    const words = { description: WORDS, message: `${WORDS}. ${MARKS.name}` };
    const { assignment } = await publish(person, { groupId: group.id }, words);
    for (const one of [student, gone]) {
      await open(it, one, assignment.id);
      await answer(it, one, assignment.id, { taskId: "1" }, 0);
    }
    await good(it, gone, "DELETE", `mentorship/mentors/${person.id}`);
    await good(it, person, "POST", `assignments/${assignment.id}/message`, { text: WORDS });
    return { student, assignment: assignment.id };
  }

  /** What others have written about them: admins' notes, a message to the site, mails. */
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

  /**
   * What a longer life leaves: what was learned, a package that changed, codes that belong to no student, a sign-out.
   */
  async function growOlder(): Promise<void> {
    const { db } = it.database;
    const [user_id, game, now] = [person.id, "addition", it.clock.now()];
    const answers = { right_answers: 1, wrong_answers: 1 };
    const level = {
      strength: 500,
      level: 2,
      day: 20_000,
      answered_at: now,
      right_days: 1,
      right_on: 20_000,
      ability: 0,
    };
    await db
      .insertInto("skill_levels")
      .values({ user_id, game, skill: "carry", ...level, ...answers })
      .execute();
    const mistake = {
      question: "7 + 8",
      skill: "carry",
      difficulty: "easy",
      payload: "{}",
      grid_id: "g",
      task_id: "1",
    };
    await db
      .insertInto("review_items")
      .values({ user_id, game, ...mistake, step: 0, due: 20_001, made_at: now })
      .execute();
    // As if they had a card: whoever has one is no mentor and no buyer.
    const { id: group_id } = await db.selectFrom("student_groups").select("id").limit(1).executeTakeFirstOrThrow();
    await db.insertInto("classes").values({ group_id, code: "0000-0000", last_day: "2027-08-31" }).execute();
    const hashes = { card_hash: "card", pictures_hash: "pictures" };
    await db
      .insertInto("class_pupils")
      .values({ user_id, group_id, name_key: "zvonimira", ...hashes, wrong_tries: 0, all_wrong_tries: 0 })
      .execute();
    // As if a provider had named a class, which they have taken over.
    const schoolClass = { issuer: "https://id.example", school: "DE-BY-1", name: "5. a" };
    await db
      .insertInto("school_classes")
      .values({ user_id, ...schoolClass })
      .execute();
    const own = db.selectFrom("student_groups").select("id").where("mentor_id", "=", user_id).limit(1);
    const { id: taken } = await own.executeTakeFirstOrThrow();
    await db
      .insertInto("group_classes")
      .values({ group_id: taken, ...schoolClass, last_day: "2027-08-31" })
      .execute();
    const practice = { id: randomUUID(), game, started_at: now, answered_at: now, active_ms: 0 };
    await db
      .insertInto("practices")
      .values({ user_id, ...practice, asked: "[]", task: "{}", answered: "{}" })
      .execute();
    await db
      .insertInto("package_changes")
      .values({ user_id, changed_at: now, package_from: "basic", package_to: "plus" })
      .execute();
    await good(it, person, "POST", "aaa/logout", { everywhere: false });
  }

  /** A lesson that they lead, and one in which they have answered. */
  async function meet(): Promise<void> {
    const tasks = [{ game: "addition", options: { level: "easy" }, count: 1 }];
    const start = (mentor: Actor) => good<{ id: string }>(it, mentor, "POST", "lessons", { tasks });
    await start(person);
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const { id } = await start(mentor);
    const { code } = await good<{ code: string }>(it, mentor, "GET", `lessons/${id}/desk`);
    await good(it, person, "POST", "lessons/join", { code });
    await good(it, mentor, "POST", `lessons/${id}/steps`, { step: "ask", version: 1 });
    await good(it, person, "POST", `lessons/${id}/answers`, { number: 1, taskSelected: 0 });
  }

  async function live(): Promise<Awaited<ReturnType<typeof teach>>> {
    const purchase = await buy();
    await learn();
    const class_ = await teach();
    await meet();
    await beKnown(purchase);
    const key = { "idempotency-key": "start" };
    const body = { options: { level: "easy" } };
    const { gridId } = await good<{ gridId: string }>(it, person, "POST", "games/sudoku/create", body, key);
    const { code } = await good<{ code: string }>(it, person, "POST", `games/sudoku/${gridId}/share`);
    await good(it, person, "POST", "shared-boards/race/begin", { code });
    // The time of another's board.
    const { user_id, code_hash } = await it.database.db
      .selectFrom("shared_boards")
      .select(["user_id", "code_hash"])
      .executeTakeFirstOrThrow();
    await it.database.db
      .insertInto("shared_times")
      .values({ user_id: user_id!, code_hash, seconds: 30, shown_at: it.clock.now() })
      .execute();
    return class_;
  }

  /** By an admin. The mail that informs the person stays in the outbox only until it has left. */
  async function erase(): Promise<void> {
    await good(it, admin, "DELETE", `users/${person.id}`);
    const { config, database, clock } = it;
    const { log, printer } = it.app;
    await sendMails({ config, database, clock, log, printer }, async () => {});
  }

  test("leaves no trace of name, address or words anywhere but in the invoices", async () => {
    const { student, assignment } = await live();
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
    await erase();
    expect(await traces()).toEqual(["invoices.document"]);
    // What the student has answered stays theirs, with the assignment's name.
    expect(await open(it, student, assignment)).toMatchObject({ name: "Seštevanje", mentor: "", numSolvedTasks: 1 });
  });

  test("leaves nothing in any text of theirs but what personal-tables.ts allows, table by table", async () => {
    await live();
    await growOlder();
    const filled = await markPerson(it.database, PERSONAL_TABLES, person.id, MARK);
    expect(await columnsWith(it.database, [MARK])).toEqual([...new Set(filled)].toSorted());
    await erase();
    expect(await columnsWith(it.database, [MARK]), HOW).toEqual(RETAINED);
  });

  test("fails the test for a table or a column that personal-tables.ts does not list", async () => {
    await live();
    await growOlder();
    const { schema } = it.database.db;
    const mark = () => markPerson(it.database, PERSONAL_TABLES, person.id, MARK);
    await schema.createTable("diaries").addColumn("entry", "text").execute();
    await expect(mark()).rejects.toThrow("knows nothing of the table diaries");
    await schema.dropTable("diaries").execute();
    await schema.alterTable("counters").addColumn("asked_by", "text").execute();
    await expect(mark()).rejects.toThrow("knows nothing of counters.asked_by");
    await schema.alterTable("counters").dropColumn("asked_by").execute();
    await schema.alterTable("users").addColumn("unforeseen", "text").execute();
    await mark();
    await erase();
    expect(await columnsWith(it.database, [MARK])).toEqual([...RETAINED, "users.unforeseen"]);
    await schema.alterTable("users").dropColumn("unforeseen").execute();
  });
});
