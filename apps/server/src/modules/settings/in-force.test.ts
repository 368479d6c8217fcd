import { afterAll, beforeAll, expect, test } from "vitest";
import type { Settings } from "@karota/contract/admin/settings.ts";
import type { PublishReply } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import type { Overview } from "@karota/contract/games/board.ts";
import type { MentorInfo } from "@karota/contract/mentorship/mentorship.ts";
import type { ApproveReply, IntentReply, PricesReply } from "@karota/contract/payments/payment.ts";
import type { User } from "@karota/contract/users/user.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startProvider } from "../../testing/provider-server.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { DEFAULT_SETTINGS } from "./defaults.ts";
import { set } from "./testing/set.ts";

const BILLING = { name: "Žiga Čadež", address: "Vrtna pot 3", post_number: "2000", post: "Maribor", country: "SI" };

describeAnyDatabase("settings in force", (kind) => {
  let it: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"] });
  });
  afterAll(() => it.close());

  const inForce = (change: Partial<Settings>) => set(it, admin, { ...DEFAULT_SETTINGS, ...change });
  const asked = async (...call: Parameters<TestApp["call"]>) => {
    const reply = await it.call(...call);
    return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
  };
  const balance = async (who: Actor) => (await asked(who, "GET", "credits")).body["credit_amount"];
  const prices = (leisure: number) => ({ prices: { ...DEFAULT_SETTINGS.prices, leisure } });
  const classroom = async () => {
    const mentor = await it.newPlayer({ roles: ["mentor"], balance: 10_000 });
    const student = await it.newPlayer();
    const { unique_code: uniqueCode } = (await it.call(student, "GET", "users")).json<User>();
    expect((await asked(mentor, "POST", "mentorship/students", { uniqueCode })).status).toBe(200);
    return { mentor, student };
  };
  const assignmentFor = (student: Actor, more: object = {}) => ({
    name: "Seštevanje",
    tasks: [{ game: "addition", options: { level: "easy" }, count: 2 }],
    preset: "today",
    studentId: student.id,
    ...more,
  });

  test("a start costs what it costs then, and nothing when the page has shown another price", async () => {
    const player = await it.newPlayer();
    await inForce(prices(1.25));
    const start = (price?: number) =>
      asked(player, "POST", "games/meme/create", { options: { fields: 4, colours: 6 }, ...(price && { price }) });
    expect(await start(1)).toEqual({ status: 409, body: { code: "E-KAROTA-OLD_VALUES", price: 1.25 } });
    expect(await balance(player)).toBe(5);
    expect(await start(1.25)).toMatchObject({ status: 200, body: { price: 1.25, credit_amount: 3.75 } });
    expect(await start()).toMatchObject({ status: 200, body: { price: 1.25, credit_amount: 2.5 } });
    await inForce({ ...prices(3), carrot_cents: 7 });
    expect(await start()).toMatchObject({ status: 402, body: { price: 3, credit_amount: 2.5 } });
    const { presets } = (await asked(player, "GET", "games/info/meme")).body as { presets: object[] };
    expect(presets).toContainEqual({ options: { fields: 4, colours: 6 }, price: 3, price_cents: 21 });
  });

  test("carrots cost their present price; a purchase has its own price, also when it is withdrawn", async () => {
    await inForce({ carrot_cents: 13 });
    const buyer = await it.newPlayer({ balance: 0 });
    expect((await asked(buyer, "PUT", "users", BILLING)).status).toBe(200);
    const begin = (price_cents: number) =>
      asked(buyer, "POST", "payments/intent", { provider: "sandbox", credits: 100, price_cents });
    expect((await it.call(buyer, "GET", "prices/info")).json<PricesReply>()).toMatchObject({
      carrot_cents: 13,
      games: expect.arrayContaining([{ tier: "quiz10", price: 0.5 }]) as never,
    });
    expect(await begin(1000)).toEqual({ status: 409, body: { code: "E-PAYMENT-DATA_OLD_VALUES" } });
    const { purchase } = (await begin(1300)).body as IntentReply;
    expect(purchase).toMatchObject({ price_cents: 1300, credits: 100 });
    await inForce({ carrot_cents: 50 });
    const paid = await it.call(buyer, "POST", "payments/approve", { id: purchase.id, card: "4242 4242 4242 4242" });
    expect(paid.json<ApproveReply>().purchase).toMatchObject({
      status: "paid",
      price_cents: 1300,
      withdrawable: { credits: 100, price_cents: 1300 },
    });
    expect(await asked(buyer, "POST", `payments/${purchase.id}/withdraw`)).toMatchObject({
      status: 200,
      body: { credit_amount: 0, purchase: { status: "refunded", refunded_cents: 1300 } },
    });
  });

  test("mentors have the package's present limits and price; one who is over a lowered limit loses nothing", async () => {
    await inForce({});
    const { mentor, student } = await classroom();
    for (const name of ["A", "B"])
      expect((await asked(mentor, "POST", "mentorship/groups", { name })).body).toMatchObject({
        package: name === "A" ? "starter" : "essential",
      });
    const packages = structuredClone(DEFAULT_SETTINGS.packages);
    for (const row of packages.slice(0, 2)) Object.assign(row, { maxGroups: 0, priceFactor: 0.2 });
    await inForce({ packages });
    const info = async () => (await it.call(mentor, "GET", "mentorship/info")).json<MentorInfo>();
    expect(await info()).toMatchObject({
      package: { name: "essential", maxGroups: 0, studentAssignmentPrice: 0.2 },
      usage: { groups: 2 },
      oneMore: { group: "pro", student: null },
    });
    const publish = (price: number) => asked(mentor, "POST", "assignments", assignmentFor(student, { price }));
    expect(await publish(0.09)).toEqual({ status: 409, body: { code: "E-KAROTA-OLD_VALUES", price: 0.2 } });
    expect(await publish(0.2)).toMatchObject({ status: 200, body: { package: "essential", credit_amount: 99.8 } });
    expect((await asked(mentor, "POST", "mentorship/groups", { name: "C" })).body).toMatchObject({ package: "pro" });
    expect((await info()).usage.groups).toBe(3);
  });

  test("wrong codes are counted up to the limit of then", async () => {
    await inForce({ limits: { ...DEFAULT_SETTINGS.limits, code_tries: 2 } });
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const guess = async () => (await asked(mentor, "POST", "mentorship/students", { uniqueCode: "00000000" })).status;
    expect([await guess(), await guess(), await guess()]).toEqual([404, 404, 429]);
    await inForce({ limits: { ...DEFAULT_SETTINGS.limits, code_tries: 3 } });
    expect([await guess(), await guess()]).toEqual([404, 429]);
  });

  test("requests a minute are counted up to the limit of then, of a person and of an address", async () => {
    const busy = await testApp({ kind });
    const admin = await busy.newPlayer({ roles: ["admin"] });
    const player = await busy.newPlayer();
    const limits = { ...DEFAULT_SETTINGS.limits, person_requests: 60, address_requests: 61, sign_ins: 2 };
    await set(busy, admin, { limits });
    const passed = async (who: Actor | null, method: "GET" | "POST", path: string) => {
      let count = 0;
      while (count < 100 && (await busy.call(who, method, path)).statusCode !== 429) count++;
      return count;
    };
    expect(await passed(player, "GET", "service/house")).toBe(60);
    expect(await passed(null, "GET", "service/house")).toBe(61);
    expect(await passed(null, "POST", "aaa/login-start")).toBe(2);
    await busy.close();
  });

  test("while sign-up is closed no new person comes in and nothing is booked, but existing ones do", async () => {
    const provider = await startProvider("school", () => it.clock.now());
    const app = await testApp({ kind, config: { providers: [provider.provider] } });
    const admin = await app.newPlayer({ roles: ["admin"] });
    const login = async (sub: string) => {
      const { nonce, headers } = await startSignIn(app);
      const id_token = await provider.token({ nonce, sub });
      const reply = await app.call(null, "POST", "aaa/login-school-oauth2", { id_token }, headers);
      return [reply.statusCode, reply.json<{ code?: string }>().code];
    };
    const stored = async () => {
      const { db } = app.database;
      const people = await db.selectFrom("users").select("id").execute();
      const entries = await db.selectFrom("ledger_entries").select("id").execute();
      return [people.length, entries.length];
    };
    expect(await login("known")).toEqual([200, "S-REGISTER-FIRST_LOGIN"]);
    await set(app, admin, { sign_up: false });
    const before = await stored();
    expect(await login("new")).toEqual([403, "E-KAROTA-SIGN_UP_CLOSED"]);
    expect(await stored()).toEqual(before);
    expect(await login("known")).toEqual([200, undefined]);
    await set(app, admin, { sign_up: true });
    expect(await login("new")).toEqual([200, "S-REGISTER-FIRST_LOGIN"]);
    await app.close();
    await provider.stop();
  });

  test("no start of a closed game succeeds, of whichever kind, and no other game is closed with it", async () => {
    const { mentor, student } = await classroom();
    for (const { id } of CATALOGUE) {
      await inForce({ closed_games: [id] });
      const path = pathOf(id);
      for (const name of [id, path])
        expect((await asked(student, "POST", `games/${name}/create`, {})).body, id).toEqual({
          code: "E-KAROTA-NOT_FOUND",
        });
      for (const period of ["daily", "weekly", "daily/pdf", "weekly/pdf"])
        for (const who of [null, student])
          expect((await asked(who, "GET", `games/${path}/periodic/${period}`)).status, `${id} ${period}`).toBe(404);
      expect((await asked(null, "GET", `games/info/${path}`)).body).toMatchObject({ active: false });
      const overview = (await it.call(null, "GET", "games/overview")).json<Overview>();
      expect(overview.games.filter(({ active }) => !active).map(({ game }) => game)).toEqual(
        CATALOGUE.filter((row) => row.id === id || !row.active).map((row) => row.id),
      );
    }
    for (const { id } of CATALOGUE.filter(({ type }) => type === "education")) {
      await inForce({ closed_games: [id] });
      const body = assignmentFor(student, { tasks: [{ game: id, options: {}, count: 2 }] });
      const refused = { status: 400, body: { code: "E-KAROTA-GAME_VALIDATION" } };
      expect(await asked(mentor, "POST", "assignments", body), id).toEqual(refused);
    }
    expect(await balance(student)).toBe(5);
    expect(await balance(mentor)).toBe(100);
    const boards = await it.database.db.selectFrom("periodic_boards").select("game").execute();
    expect(boards).toEqual([]);
  });

  test("what was begun goes on when its game is closed: boards, the daily in an open page, assignments", async () => {
    await inForce({});
    const { mentor, student } = await classroom();
    const create = await asked(student, "POST", "games/sudoku/create", {});
    const paid = create.body as { gridId: string; solved_grid: string };
    const daily = (await asked(null, "GET", "games/sudoku/periodic/daily")).body as typeof paid;
    const published = await it.call(mentor, "POST", "assignments", assignmentFor(student));
    const { assignment } = published.json<PublishReply>();
    await inForce({ closed_games: ["sudoku", "addition"] });
    const save = ({ gridId, solved_grid }: typeof paid) => ({ gridId, gridString: solved_grid });
    expect((await asked(student, "GET", `games/sudoku/${paid.gridId}`)).status).toBe(200);
    expect((await asked(student, "POST", "games/sudoku/update", save(paid))).body).toMatchObject({ completed: true });
    expect((await asked(student, "POST", "games/user_sudoku_daily", save(daily))).body).toMatchObject({
      completed: true,
    });
    const mine = `assignments/myAssignments/${assignment.id}`;
    const { list } = (await it.call(student, "GET", mine)).json<MyAssignmentDetail>();
    const answer = { taskId: list[0]!.taskId, taskSelected: 0 };
    expect((await asked(student, "POST", mine, answer)).status).toBe(200);
    const words = await asked(mentor, "PUT", `assignments/${assignment.id}`, {
      name: "Drugo ime",
      tasks: assignment.plan,
    });
    expect(words).toMatchObject({ status: 200, body: { name: "Drugo ime" } });
  });
});
