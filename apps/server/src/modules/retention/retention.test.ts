import { beforeEach, expect, test } from "vitest";
import type { Actor } from "../../deps.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { at, DAY_MS, nightsOf } from "./testing/nights.ts";

describeEachDatabase("retention", (kind) => {
  const { site, night, deliver, person, audited, signIn } = nightsOf(kind);
  let it: TestApp;
  beforeEach(() => void ({ it } = site()));

  const change = (actor: Actor, values: { email?: string; last_login_at?: number; language?: string }) =>
    it.database.db.updateTable("users").set(values).where("id", "=", actor.id).execute();

  /** Each night up to and with the one of a day; mails leave in the morning. */
  async function nightsUntil(day: string): Promise<void> {
    for (let next = site().deps.calendar.clockAt(it.clock.now() + DAY_MS, 4); next <= at(`${day}T12:00`);) {
      it.clock.set(next);
      await night();
      await deliver();
      next = site().deps.calendar.daysAfter(next, 1);
    }
  }

  /** All these nights in the deep run; nothing happens in them, and the usual one leaves them out. */
  const quietUntil = (day: string) =>
    depth(
      async () => it.clock.set(at(`${day}T12:00`)),
      () => nightsUntil(day),
    )();

  test("over thirty months warns inactive people, erases them after the announced day, and erases no one else", async () => {
    it.clock.set(at("2026-02-28T18:00"));
    const gone = await it.newPlayer();
    await change(gone, { email: "gone@example.com" });
    const back = await it.newPlayer();
    await change(back, { email: "back@example.com" });
    const silent = await it.newPlayer();
    await change(silent, { email: "" });
    const admin = await it.newPlayer({ roles: ["admin"] });
    await quietUntil("2028-01-24");
    await nightsUntil("2028-01-28");
    expect(site().sent).toEqual([]);
    await nightsUntil("2028-02-02");
    await quietUntil("2028-02-20");
    expect(
      site()
        .sent.map(({ day, to }) => `${day} ${to}`)
        .sort(),
    ).toEqual(["2028-01-31 back@example.com", "2028-01-31 gone@example.com"]);
    expect(site().sent[0]!.text).toContain("Zadnji dan za prijavo: sreda, 1. marec 2028.");
    expect(await signIn(back)).toBe(true);
    expect((await person(back)).warned_at).toBeNull();
    // The 29th of February has come in between; the announced day holds.
    await quietUntil("2028-02-27");
    await nightsUntil("2028-03-01");
    expect([(await person(gone)).erased_at, (await person(silent)).erased_at]).toEqual([null, null]);
    await nightsUntil("2028-03-04");
    await quietUntil("2028-08-29");
    await nightsUntil("2028-08-31");
    expect(Object.values(await person(gone))).not.toContain("gone@example.com");
    for (const one of [gone, silent]) expect((await person(one)).erased_at).not.toBeNull();
    expect(site().deps.calendar.iso((await person(gone)).erased_at!)).toBe("2028-03-02T04:00:00+01:00");
    expect(
      site()
        .sent.slice(2)
        .map(({ day, to }) => `${day} ${to}`),
    ).toEqual(["2028-03-02 gone@example.com"]);
    expect(site().sent[2]!.text).toContain("kot smo napovedali");
    for (const one of [back, admin]) expect((await person(one)).erased_at).toBeNull();
    expect(await audited("person.erased")).toEqual(new Set([gone.id, silent.id]));
    expect((await audited("person.warned")).size).toBe(3);
  });

  test("who signed in last on a leap day has full months, too", async () => {
    it.clock.set(at("2028-02-29T12:00"));
    const player = await it.newPlayer();
    it.clock.set(at("2030-01-28T04:00"));
    expect(await night()).toMatchObject({ warned: 0 });
    it.clock.set(at("2030-01-31T04:00"));
    expect(await night()).toMatchObject({ warned: 1 });
    await deliver();
    expect((await person(player)).kept_until).toBe(at("2030-03-03T00:00"));
  });

  test("people are warned in whatever millisecond the night begins", async () => {
    for (const milliseconds of [0, 1]) {
      it.clock.set(at("2026-11-25T12:00"));
      await it.newPlayer();
      it.clock.set(at("2028-10-30T04:00") + milliseconds);
      expect([milliseconds, await night()]).toEqual([milliseconds, expect.objectContaining({ warned: 1 })]);
    }
  });

  test("a sign-in on the last day saves the account, and the span begins anew", async () => {
    const player = await it.newPlayer();
    await nightsUntil("2026-11-25");
    it.clock.set(at("2028-10-25T04:00"));
    await night();
    await deliver();
    it.clock.set(at("2028-11-24T23:59"));
    expect(await signIn(player)).toBe(true);
    it.clock.set(at("2030-10-20T04:00"));
    await night();
    const { erased_at, warned_at, kept_until } = await person(player);
    expect([erased_at, warned_at, kept_until]).toEqual([null, null, null]);
  });

  test("carrots that were bought are named, and are never lost without a word", async () => {
    const warned = await it.newPlayer({ balance: 0 });
    const silent = await it.newPlayer({ balance: 0 });
    for (const buyer of [warned, silent]) {
      const billing = { name: "Žiga", address: "Pot 1", post_number: "1000", post: "Ljubljana", country: "SI" };
      await it.call(buyer, "PUT", "users", billing);
      const body = { provider: "sandbox", credits: 12, price_cents: 120 };
      const { purchase } = (await it.call(buyer, "POST", "payments/intent", body)).json<{ purchase: { id: string } }>();
      await it.call(buyer, "POST", "payments/approve", { id: purchase.id, card: "4242424242424242" });
    }
    await deliver();
    await change(silent, { email: "" });
    await change(warned, { language: "de" });
    it.clock.set(at("2028-11-20T04:00"));
    expect(await night()).toMatchObject({ warned: 1 });
    site().sent = [];
    await deliver();
    expect(site().sent[0]!.text).toContain("gekaufte Karotten (12 Karotten)");
    it.clock.set(at("2029-06-01T04:00"));
    expect(await night()).toMatchObject({ erased: 1, warned: 0 });
    expect([(await person(warned)).erased_at === null, (await person(silent)).erased_at]).toEqual([false, null]);
    // The invoice stays, the name goes from everywhere else.
    expect(await it.database.db.selectFrom("invoices").select("number").execute()).toHaveLength(2);
  });

  test("mentors stay while any student can answer their assignments", async () => {
    site().retention = { ...site().retention, unused_months: 6 };
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const student = await it.newPlayer();
    const assignment = {
      id: "11111111-1111-4111-8111-111111111111",
      mentor_id: mentor.id,
      published_by: mentor.id,
      group_id: null,
      student_id: student.id,
      name: "Test",
      description: "",
      message: "",
      start_at: at("2027-04-20T00:00"),
      end_at: at("2027-07-01T12:00"),
      plan: "[]",
      num_tasks: 1,
      price: 10,
      published_at: it.clock.now(),
      cancelled_at: null,
      archived_at: null,
    };
    await it.database.db.insertInto("assignments").values(assignment).execute();
    const part = { tasks: null, solved: 0, correct: 0, started_at: null, answered_at: null, archived_at: null };
    // One student got more time.
    const own = { assignment_id: assignment.id, student_id: student.id, joined_at: 0, own_end: at("2027-07-10T12:00") };
    await it.database.db
      .insertInto("assignment_students")
      .values({ ...own, ...part })
      .execute();
    await change(student, { last_login_at: at("2027-01-01T12:00") });
    for (const day of ["2027-06-01", "2027-07-10"]) {
      it.clock.set(at(`${day}T04:00`));
      await night();
      expect((await person(mentor)).warned_at, day).toBeNull();
    }
    it.clock.set(at("2027-07-11T04:00"));
    expect(await night()).toMatchObject({ warned: 1 });
    expect((await person(mentor)).warned_at).toBe(it.clock.now());
  });

  test("longer spans in the settings withdraw warnings; shorter ones erase no account before the announced day", async () => {
    const player = await it.newPlayer();
    it.clock.set(at("2028-11-01T04:00"));
    await night();
    await deliver();
    site().retention = { ...site().retention, unused_months: 36 };
    await night();
    expect((await person(player)).warned_at).toBeNull();
    site().retention = { ...site().retention, unused_months: 24, warn_days: 60 };
    await night();
    await deliver();
    const until = (await person(player)).kept_until!;
    site().retention = { ...site().retention, unused_months: 6, warn_days: 7 };
    it.clock.set(until - 1);
    expect(await night()).toMatchObject({ erased: 0 });
    it.clock.set(until);
    expect(await night()).toMatchObject({ erased: 1 });
  });
});
