import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AssignmentPrice, CancelReply } from "@karota/contract/assignments/assignment.ts";
import type { GameInfo } from "@karota/contract/games/board.ts";
import type { PricesReply } from "@karota/contract/payments/payment.ts";
import type { OperatorReply } from "@karota/contract/service/operator.ts";
import type { SiteReply } from "@karota/contract/service/site.ts";
import type { StoredDataReply } from "@karota/contract/service/stored-data.ts";
import type { Actor } from "./deps.ts";
import { describeAnyDatabase } from "./testing/fresh-database.ts";
import { testApp, type TestApp } from "./testing/test-app.ts";
import { bodyFor, good, newClassroom, newStudent, outcome, publish } from "./modules/assignments/testing/classroom.ts";
import { DEFAULT_SETTINGS } from "./modules/settings/index.ts";
import { FREE } from "./modules/settings/testing/free.ts";
import { set } from "./modules/settings/testing/set.ts";

const HOUR_MS = 60 * 60 * 1000;
const BILLING = { name: "Žiga Čadež", address: "Vrtna pot 3", post_number: "2000", post: "Maribor", country: "SI" };
const INTENT = { provider: "sandbox", credits: 100, price_cents: 1000 };

describeAnyDatabase("a site on which nothing costs anything", (kind) => {
  let it: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"], balance: 0 });
  });
  afterAll(() => it.close());
  beforeEach(() => set(it, admin, { ...DEFAULT_SETTINGS, ...FREE }));

  const site = () => good<SiteReply>(it, null, "GET", "service/house");
  const bookings = async () => (await it.database.db.selectFrom("ledger_entries").select("id").execute()).length;
  const balance = async (who: Actor) =>
    (await good<{ credit_amount: number }>(it, who, "GET", "credits")).credit_amount;
  const start = (who: Actor, body: object = { options: { level: "easy" } }) =>
    good<{ price: number; credit_amount: number }>(it, who, "POST", "games/sudoku/create", body);

  test("says so to every page, and that nothing is sold", async () => {
    expect(await site()).toMatchObject({ free: true, sells: false });
    await set(it, admin, DEFAULT_SETTINGS);
    expect(await site()).toMatchObject({ free: false, sells: true });
  });

  test("stays one whatever a carrot would cost, and is none with a single price", async () => {
    await set(it, admin, { carrot_cents: 1000 });
    expect(await site()).toMatchObject({ free: true, sells: false });
    await set(it, admin, { prices: { ...FREE.prices, leisureLarge: 0.01 } });
    expect(await site()).toMatchObject({ free: false, sells: true });
    const packages = FREE.packages.map((one, place) => ({ ...one, priceFactor: place === 0 ? 0.01 : 0 }));
    await set(it, admin, { ...FREE, packages });
    expect(await site()).toMatchObject({ free: false, sells: true });
  });

  test("starts games and publishes and cancels assignments without a booking, also for people without carrots", async () => {
    const poor = await it.newPlayer({ balance: 0 });
    const classroom = await newClassroom(it, 0, 0);
    const student = await newStudent(it, classroom.mentor);
    const before = await bookings();
    expect(await start(poor)).toMatchObject({ price: 0, credit_amount: 0 });
    expect(await good<AssignmentPrice>(it, classroom.mentor, "GET", "assignments/price")).toMatchObject({
      group: 0,
      student: 0,
    });
    const start_at = new Date(it.clock.now() + HOUR_MS).toISOString();
    const end = new Date(it.clock.now() + 2 * HOUR_MS).toISOString();
    const { id } = await publish(it, classroom, { studentId: student.id, start: start_at, end });
    expect(await good<CancelReply>(it, classroom.mentor, "POST", `assignments/${id}/cancel`)).toMatchObject({
      credit_amount: 0,
    });
    expect(await bookings()).toBe(before);
  });

  test("leaves balances alone, and they are there again with the prices", async () => {
    await set(it, admin, DEFAULT_SETTINGS);
    const player = await it.newPlayer({ balance: 750 });
    await set(it, admin, FREE);
    expect(await start(player)).toMatchObject({ price: 0, credit_amount: 7.5 });
    await set(it, admin, DEFAULT_SETTINGS);
    expect(await balance(player)).toBe(7.5);
    expect(await start(player)).toMatchObject({ price: 1, credit_amount: 6.5 });
  });

  test("gives back what an assignment cost before", async () => {
    await set(it, admin, DEFAULT_SETTINGS);
    const classroom = await newClassroom(it, 1, 1000);
    const times = {
      start: new Date(it.clock.now() + HOUR_MS).toISOString(),
      end: new Date(it.clock.now() + 2 * HOUR_MS).toISOString(),
    };
    const { id } = await publish(it, classroom, times);
    expect(await balance(classroom.mentor)).toBe(9);
    await set(it, admin, FREE);
    expect(await good<CancelReply>(it, classroom.mentor, "POST", `assignments/${id}/cancel`)).toMatchObject({
      credit_amount: 10,
    });
  });

  test("refuses to sell, and offers no way to pay", async () => {
    const buyer = await it.newPlayer({ balance: 0 });
    await good(it, buyer, "PUT", "users", BILLING);
    expect((await good<PricesReply>(it, buyer, "GET", "prices/info")).providers).toEqual([]);
    expect(await outcome(it, buyer, "POST", "payments/intent", INTENT)).toEqual([403, "E-PAYMENT-NOT_SOLD_HERE"]);
  });

  test("finishes a purchase that was begun before, since its money may be on its way", async () => {
    await set(it, admin, DEFAULT_SETTINGS);
    const buyer = await it.newPlayer({ balance: 0 });
    await good(it, buyer, "PUT", "users", BILLING);
    const { purchase } = await good<{ purchase: { id: string } }>(it, buyer, "POST", "payments/intent", INTENT);
    await set(it, admin, FREE);
    const card = "4242 4242 4242 4242";
    expect(await good(it, buyer, "POST", "payments/approve", { id: purchase.id, card })).toMatchObject({
      code: "S-PAYMENT-PAYMENT_SUCCESS",
      credit_amount: 100,
    });
    expect(await good(it, buyer, "POST", `payments/${purchase.id}/withdraw`)).toMatchObject({ credit_amount: 0 });
  });

  test("lets no admin give or take carrots", async () => {
    const person = await it.newPlayer();
    const before = await bookings();
    const body = { carrots: 5, reason: "For the school fair" };
    const path = `admin/users/${person.id}/carrots`;
    expect(await outcome(it, admin, "POST", path, body)).toEqual([409, "E-KAROTA-OLD_VALUES"]);
    expect(await bookings()).toBe(before);
  });

  test("writes no mail about packages, which cost nothing", async () => {
    const classroom = await newClassroom(it, 0, 0);
    for (let n = 0; n < 11; n++) await newStudent(it, classroom.mentor);
    const ofMentor = it.database.db.selectFrom("mails").select("template").where("user_id", "=", classroom.mentor.id);
    expect(await ofMentor.execute()).toEqual([]);
    expect(await good(it, classroom.mentor, "GET", "mentorship/info")).toMatchObject({
      package: { name: "essential" },
    });
  });

  test("still refuses what not even the largest package allows", async () => {
    const classroom = await newClassroom(it, 0, 0);
    const student = await newStudent(it, classroom.mentor);
    await set(it, admin, {
      packages: FREE.packages.map((one) => ({ ...one, maxStudentAssignmentsPerWeek: 1 })),
    });
    await publish(it, classroom, { studentId: student.id });
    const body = bodyFor({ studentId: student.id });
    expect(await outcome(it, classroom.mentor, "POST", "assignments", body)).toEqual([
      403,
      "E-MENTORSHIP-PACKAGE_LIMIT_REACHED",
    ]);
  });
});

describeAnyDatabase("a site on which something costs nothing", (kind) => {
  let it: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"], balance: 0 });
  });
  afterAll(() => it.close());
  beforeEach(() => set(it, admin, DEFAULT_SETTINGS));

  test("books only what costs something", async () => {
    await set(it, admin, { prices: { ...DEFAULT_SETTINGS.prices, leisure: 0 } });
    const player = await it.newPlayer({ balance: 50 });
    const info = await good<GameInfo>(it, null, "GET", "games/info/sudoku");
    expect(new Set(info.presets.map(({ price }) => price))).toEqual(new Set([0, 2]));
    await good(it, player, "POST", "games/sudoku/create", { options: { level: "easy" }, price: 0 });
    const { entries } = await good<{ entries: unknown[] }>(it, player, "GET", "credits");
    expect(entries).toHaveLength(1);
    expect(await outcome(it, player, "POST", "games/sudoku/create", { options: { level: "hard" } })).toEqual([
      402,
      "E-KAROTA-NOT_ENOUGH_CARROTS",
    ]);
  });

  test("sells no carrots that cost nothing", async () => {
    await set(it, admin, { carrot_cents: 0 });
    const buyer = await it.newPlayer({ balance: 0 });
    await good(it, buyer, "PUT", "users", BILLING);
    expect(await good<SiteReply>(it, null, "GET", "service/house")).toMatchObject({ free: false, sells: false });
    const body = { ...INTENT, price_cents: 0 };
    expect(await outcome(it, buyer, "POST", "payments/intent", body)).toEqual([403, "E-PAYMENT-NOT_SOLD_HERE"]);
  });
});

describeAnyDatabase("the legal pages of a free site", (kind) => {
  test("mention carrots only when somebody has had some", async () => {
    const it = await testApp({ kind });
    const rowsOf = async () =>
      (await good<StoredDataReply>(it, null, "GET", "service/stored-data")).rows.map(({ id }) => id);
    const operator = () => good<OperatorReply>(it, null, "GET", "service/operator");
    const ofCarrots = ["billing", "carrots", "invoices"];
    expect(await rowsOf()).toEqual(expect.arrayContaining(ofCarrots));
    const admin = await it.newPlayer({ roles: ["admin"], balance: 0 });
    await set(it, admin, FREE);
    for (const id of ofCarrots) expect(await rowsOf()).not.toContain(id);
    expect(await operator()).toMatchObject({ carrots: false, seller: null });
    await it.newPlayer();
    expect(await rowsOf()).toEqual(expect.arrayContaining(ofCarrots));
    expect(await operator()).toMatchObject({ carrots: true, seller: null });
    await it.close();
  });
});
