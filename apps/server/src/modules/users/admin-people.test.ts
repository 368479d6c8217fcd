import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AuditReply } from "@karota/contract/admin/audit.ts";
import type { PeopleReply, PersonDetail } from "@karota/contract/admin/people.ts";
import type { CreditsReply } from "@karota/contract/credits/ledger.ts";
import type { IntentReply } from "@karota/contract/payments/payment.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { invalidateAccountStatus } from "./index.ts";
import { nameKeyOf } from "./name-key.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

describeEachDatabase("an admin", (kind) => {
  let it: TestApp;
  let admin: Actor;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"] });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());

  const change = async (actor: Actor, set: Record<string, unknown>) => {
    await it.database.db.updateTable("users").set(set).where("id", "=", actor.id).execute();
    await invalidateAccountStatus(it.database, actor.id);
  };
  const named = async (name: string, email = "t@example.com") => {
    const person = await it.newPlayer();
    await change(person, { name, name_key: nameKeyOf(name), email });
    return person;
  };
  const list = async (query = "") => (await it.call(admin, "GET", `admin/users?${query}`)).json<PeopleReply>();
  const names = async (search: string) =>
    (await list(`sort=name&search=${encodeURIComponent(search)}`)).people.map(({ name }) => name);
  const read = (id: string, as = admin) => it.call(as, "GET", `admin/users/${id}`);
  const detail = async (id: string) => (await read(id)).json<PersonDetail>();
  const post = async (what: string, id: string, body: unknown, as = admin, headers = {}) => {
    const reply = await it.call(as, "POST", `admin/users/${id}/${what}`, body, headers);
    return [reply.statusCode, reply.json<{ code?: string }>().code] as const;
  };
  const audit = async (query = "") =>
    (await it.call(admin, "GET", `admin/audit?${query}`)).json<AuditReply>().entries.map((entry) => ({
      action: entry.action,
      actor: entry.actor?.id,
      subject: entry.subject,
      details: entry.details,
      note: entry.note,
    }));
  const SAVED = [200, "S-CHANGES-SAVED"];

  test("finds people by any part of name and address and the beginning of the id, whatever the case and the marks", async () => {
    const nina = await named("Nina ČERNIČ Žgajnar", "Nina.C@Example.com");
    await named("Jürgen Groß", "j@example.com");
    await named("100 % _Prav_", "p@example.com");
    for (const search of ["černič", "ČERNIČ", "cernic", "žGAJ nina", "NINA.c@example", nina.id.slice(0, 13)])
      expect(await names(search), search).toEqual(["Nina ČERNIČ Žgajnar"]);
    for (const search of ["gross", "GROẞ", "jürgen", "jurgen"]) expect(await names(search)).toEqual(["Jürgen Groß"]);
    for (const search of ["100 %", "_prav"]) expect(await names(search)).toEqual(["100 % _Prav_"]);
    expect(await names("%%")).toEqual([]);
    expect(await names("\\")).toEqual([]);
    expect(await names("nobody at all")).toEqual([]);
    expect(await names("' or 1=1 --")).toEqual([]);
    // A new name is found at once, the old one no more.
    await it.call(nina, "PUT", "users", { name: "Đurđa" });
    expect(await names("durda")).toEqual(["Đurđa"]);
    expect(await names("cernic")).toEqual([]);
  });

  test("sees the latest sign-in first or names in order, page by page, with how many there are, and no erased ones", async () => {
    await change(admin, { name: "Zora", name_key: "zora", last_login_at: it.clock.now() - HOUR });
    await change(player, { name: "Čas", name_key: "cas" });
    const gone = await named("Erased");
    await it.call(admin, "DELETE", `users/${gone.id}`);
    await named("Cilka");
    await named("Dana");
    const pages = [];
    for (const offset of [0, 2, 4]) pages.push(await list(`sort=name&limit=2&offset=${offset}`));
    expect(pages.map((page) => page.people.map(({ name }) => name))).toEqual([["Čas", "Cilka"], ["Dana", "Zora"], []]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
    expect((await list()).people.at(-1)!.name).toBe("Zora");
    for (const query of ["limit=0", "limit=101", "offset=-1", "role=king", "state=gone", `search=${"x".repeat(101)}`])
      expect((await it.call(admin, "GET", `admin/users?${query}`)).statusCode, query).toBe(400);
  });

  test("filters by roles from every source, and shows the source", async () => {
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    Object.assign(it.config, { admins: [{ email: "Boss@example.com" }] });
    const boss = await named("Boss", "boss@example.com");
    const unverified = await named("No boss", "boss@example.com");
    await change(unverified, { email_verified: 0 });
    const demo = await named("Demo");
    await change(demo, { issuer: "local-demo", subject: "mentor" });
    const found = async (role: string) =>
      (await list(`role=${role}`)).people.map(({ id, roles }) => [id, roles.find((one) => one.role === role)?.from]);
    const sorted = (rows: unknown[][]) => rows.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    expect(sorted(await found("admin"))).toEqual(
      sorted([
        [admin.id, ["admin"]],
        [boss.id, ["configuration"]],
      ]),
    );
    // The demo sign-in does not run here, so its people have no roles.
    expect(await found("mentor")).toEqual([[mentor.id, ["admin"]]]);
    Object.assign(it.config, { providers: [{ id: "demo", label: "Demo", issuer: "x", clientId: "y", demo: true }] });
    expect(sorted(await found("mentor"))).toEqual(
      sorted([
        [mentor.id, ["admin"]],
        [demo.id, ["demo"]],
      ]),
    );
    expect((await detail(demo.id)).provider).toBe("Demo");
  });

  test("filters by state: blocked goes before unused, which begins when the warning is due", async () => {
    const blocked = await named("Blocked");
    await change(blocked, { blocked: 1, last_login_at: 1 });
    const { unused_months: months, warn_days: days } = (await import("../settings/index.ts")).DEFAULT_SETTINGS
      .retention;
    const limit = new Date(it.clock.now());
    limit.setMonth(limit.getMonth() - months);
    const before = await named("Before");
    await change(before, { last_login_at: limit.getTime() + days * DAY - DAY });
    const after = await named("After");
    await change(after, { last_login_at: limit.getTime() + days * DAY + DAY });
    const found = async (state: string) => (await list(`state=${state}`)).people.map(({ id, state: own }) => [id, own]);
    expect(await found("blocked")).toEqual([[blocked.id, "blocked"]]);
    expect(await found("unused")).toEqual([[before.id, "unused"]]);
    expect((await found("active")).map(([id]) => id)).toContain(after.id);
    expect(await found("active")).toHaveLength(3);
  });

  test("sees an account with its figures, and that is written down once an hour", async () => {
    await it.call(player, "PUT", "users", { name: "Živa", address: "Trg 1", country: "SI" });
    await it.call(player, "POST", "games/sudoku/create", { options: { level: "easy" } });
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    const { unique_code: uniqueCode } = (await it.call(player, "GET", "users")).json<{ unique_code: string }>();
    await it.call(mentor, "POST", "mentorship/students", { uniqueCode });
    const seen = await detail(player.id);
    expect(seen).toMatchObject({
      name: "Živa",
      address: "Trg 1",
      provider: "id.example",
      roles: [],
      credit_amount: 4,
      state: "active",
      blocked: false,
      warned: null,
      boards: { started: 1, completed: 0 },
      purchases: { count: 0, paid_cents: 0, refunded_cents: 0 },
      mentors: 1,
      mentoring: null,
    });
    expect(seen.movements.map(({ amount, game }) => [amount, game])).toEqual([
      [-1, "sudoku"],
      [5, null],
    ]);
    expect((await detail(mentor.id)).mentoring).toMatchObject({ package: "starter", students: 1, groups: 0 });
    await Promise.all([read(player.id), read(player.id)]);
    const views = async () => (await audit(`person=${player.id}&action=person.viewed`)).length;
    expect(await views()).toBe(1);
    it.clock.advance(HOUR);
    await Promise.all([read(player.id), read(player.id), read(player.id)]);
    expect(await views()).toBe(2);
  });

  test("gives a role, which counts from the next login, and takes it, which ends the session", async () => {
    expect(await post("roles", player.id, { role: "mentor", given: true })).toEqual(SAVED);
    expect((await it.call(player, "GET", "mentorship/info")).statusCode).toBe(403);
    const mentor: Actor = { id: player.id, roles: ["mentor"] };
    expect((await it.call(mentor, "GET", "mentorship/info")).statusCode).toBe(200);
    await it.call(mentor, "POST", "mentorship/groups", { name: "5. b" });
    expect((await detail(player.id)).mentoring).toMatchObject({ package: "starter", groups: 1 });
    expect(await post("roles", player.id, { role: "mentor", given: false })).toEqual(SAVED);
    expect((await it.call(mentor, "GET", "mentorship/info")).statusCode).toBe(401);
    expect((await it.call(player, "GET", "users")).statusCode).toBe(401);
    // What they had waits for the day they get it back.
    expect((await detail(player.id)).mentoring).toMatchObject({ groups: 1 });
    const acts = (await audit(`person=${player.id}`)).filter(({ action }) => action !== "person.viewed");
    expect(acts).toEqual([
      { action: "person.role_taken", actor: admin.id, subject: player.id, details: { role: "mentor" }, note: "" },
      { action: "person.role_given", actor: admin.id, subject: player.id, details: { role: "mentor" }, note: "" },
    ]);
  });

  test("changes and logs nothing when a role is given twice, and once when two requests come at once", async () => {
    const twice = () => post("roles", player.id, { role: "admin", given: true });
    expect(await Promise.all([twice(), twice()])).toEqual([SAVED, SAVED]);
    expect(await post("roles", player.id, { role: "mentor", given: false })).toEqual(SAVED);
    expect(await audit(`action=person.role_given`)).toHaveLength(1);
    expect(await audit(`action=person.role_taken`)).toHaveLength(0);
  });

  test("neither gives nor takes what the configuration says", async () => {
    Object.assign(it.config, { admins: [{ issuer: "https://id.example", subject: "chief" }] });
    const chief = await named("Chief");
    await change(chief, { subject: "chief" });
    for (const given of [true, false])
      expect(await post("roles", chief.id, { role: "admin", given })).toEqual([409, "E-ADMIN-FIXED_ROLE"]);
    expect(await post("roles", chief.id, { role: "mentor", given: true })).toEqual(SAVED);
  });

  test("cannot do any of it to themselves", async () => {
    expect(await post("roles", admin.id, { role: "admin", given: false })).toEqual([409, "E-ADMIN-NOT_ONESELF"]);
    expect(await post("block", admin.id, { blocked: true })).toEqual([409, "E-ADMIN-NOT_ONESELF"]);
    expect(await post("roles", admin.id, { role: "mentor", given: true })).toEqual(SAVED);
    expect(await audit("action=person.blocked")).toEqual([]);
  });

  test.each([
    ["take the role from", (one: Actor, other: Actor) => post("roles", other.id, { role: "admin", given: false }, one)],
    ["block", (one: Actor, other: Actor) => post("block", other.id, { blocked: true }, one)],
    [
      "erase",
      async (one: Actor, other: Actor) => {
        const reply = await it.call(one, "DELETE", `users/${other.id}`);
        return [reply.statusCode, reply.json<{ code?: string }>().code] as const;
      },
    ],
  ])("remains when two admins %s each other at once", async (_, act) => {
    const second = await it.newPlayer({ roles: ["admin"] });
    const outcomes = await Promise.all([act(admin, second), act(second, admin)]);
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
    const left = [admin, second][outcomes.findIndex(([status]) => status === 200)]!;
    expect((await it.call(left, "GET", "admin/users?role=admin&state=active")).json()).toMatchObject({
      total: 1,
      people: [{ id: left.id }],
    });
  });

  test("gives and takes carrots with a reason, never more than there are, once for each idempotent request", async () => {
    const give = (carrots: number, headers = {}, reason = "  Nagrada za prijavo napake ") =>
      post("carrots", player.id, { carrots, reason }, admin, headers);
    const balance = async () => (await it.call(player, "GET", "credits")).json<CreditsReply>();
    expect(await give(2.5)).toEqual(SAVED);
    expect(await give(-0.29)).toEqual(SAVED);
    expect((await balance()).credit_amount).toBe(7.21);
    expect((await balance()).entries.slice(0, 2)).toMatchObject([
      { amount: -0.29, reason: "admin", reference: null },
      { amount: 2.5, reason: "admin" },
    ]);
    expect(await give(-7.22)).toEqual([402, "E-KAROTA-NOT_ENOUGH_CARROTS"]);
    const body = { carrots: -7.22, reason: "a mistake" };
    const refused = await it.call(admin, "POST", `admin/users/${player.id}/carrots`, body);
    expect(refused.json()).toEqual({ code: "E-KAROTA-NOT_ENOUGH_CARROTS", price: 7.22, credit_amount: 7.21 });
    const key = { "idempotency-key": "press" };
    expect(await Promise.all([give(1, key), give(1, key), give(1, key)])).toEqual([SAVED, SAVED, SAVED]);
    expect((await balance()).credit_amount).toBe(8.21);
    // Two that would each take nearly all: one of them is refused.
    const both = await Promise.all([give(-8), give(-8)]);
    expect(both.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 402]);
    for (const [carrots, reason] of [
      [0, "a reason"],
      [10_000.01, "a reason"],
      [-10_001, "a reason"],
      [0.001, "a reason"],
      [1, "four"],
      [1, "          "],
      [1, "x".repeat(201)],
      ["1", "a reason"],
    ])
      expect((await post("carrots", player.id, { carrots, reason }))[0], `${carrots}, ${reason}`).toBe(400);
    expect((await audit("action=person.carrots_given")).map(({ details, note }) => [details, note])).toEqual([
      [{ amount: 1 }, "Nagrada za prijavo napake"],
      [{ amount: 2.5 }, "Nagrada za prijavo napake"],
    ]);
    expect((await audit("action=person.carrots_taken")).map(({ details }) => details)).toEqual([
      { amount: 8 },
      { amount: 0.29 },
    ]);
    const rows = await it.database.db.selectFrom("ledger_entries").select("amount").execute();
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  test("gives carrots that are spent before bought ones, and takes such first", async () => {
    await it.call(player, "PUT", "users", { address: "Trg 1", post_number: "1000", post: "Ljubljana", country: "SI" });
    const body = { provider: "sandbox", credits: 10, price_cents: 100 };
    const { purchase } = (await it.call(player, "POST", "payments/intent", body)).json<IntentReply>();
    await it.call(player, "POST", "payments/approve", { id: purchase.id, card: "4242424242424242" });
    expect((await detail(player.id)).purchases).toEqual({ count: 1, paid_cents: 100, refunded_cents: 0 });
    // 5 of the first login and 3 from here are given; 10 were bought.
    expect(await post("carrots", player.id, { carrots: 3, reason: "A present" })).toEqual(SAVED);
    expect(await post("carrots", player.id, { carrots: -7, reason: "A mistake" })).toEqual(SAVED);
    const withdrawn = await it.call(player, "POST", `payments/${purchase.id}/withdraw`);
    expect(withdrawn.json()).toMatchObject({ purchase: { refunded_cents: 100 }, credit_amount: 1 });
  });

  test("blocks a person at once, and lets them in again", async () => {
    expect((await it.call(player, "GET", "users")).statusCode).toBe(200);
    expect(await Promise.all([1, 2].map(() => post("block", player.id, { blocked: true })))).toEqual([SAVED, SAVED]);
    expect((await it.call(player, "GET", "users")).json()).toEqual({ code: "E-AUTH-NO_USER" });
    expect(await detail(player.id)).toMatchObject({ blocked: true, state: "blocked" });
    expect(await post("block", player.id, { blocked: false })).toEqual(SAVED);
    // The old session stays over: a new one begins with a new login.
    expect((await it.call(player, "GET", "users")).json()).toEqual({ code: "E-AUTH-EXPIRED_TOKEN" });
    it.clock.advance(1000);
    expect((await it.call(player, "GET", "users")).statusCode).toBe(200);
    expect((await audit(`person=${player.id}`)).map(({ action }) => action)).toEqual([
      "person.unblocked",
      "person.viewed",
      "person.blocked",
    ]);
  });

  test("erases another person, which is logged, and only once", async () => {
    const erase = () => it.call(admin, "DELETE", `users/${player.id}`);
    const replies = await Promise.all([erase(), erase()]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await audit("action=person.erased")).toMatchObject([{ actor: admin.id, subject: player.id, note: "" }]);
    for (const what of [
      ["roles", { role: "mentor", given: true }],
      ["carrots", { carrots: 1, reason: "A reason" }],
      ["block", { blocked: true }],
    ] as const)
      expect(await post(what[0], player.id, what[1]), what[0]).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect((await read(player.id)).statusCode).toBe(404);
    const one = await it.newPlayer({ roles: ["admin"] });
    expect((await it.call(one, "DELETE", `users/${one.id}`)).statusCode).toBe(200);
    expect(
      await it.database.db.selectFrom("audit_entries").select("id").where("action", "=", "person.erased").execute(),
    ).toHaveLength(1);
  });

  test("cannot erase themselves while there is no other admin, wherever the role comes from", async () => {
    const leave = async (who: Actor) => {
      const answer = await it.call(who, "DELETE", `users/${who.id}`);
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    const refused = [409, "E-ADMIN-LAST_ADMIN"];
    expect(await leave(admin)).toEqual(refused);
    const second = await it.newPlayer({ roles: ["admin"] });
    await change(second, { blocked: 1 });
    expect(await leave(admin)).toEqual(refused);
    await change(second, { blocked: 0 });
    const outcomes = await Promise.all([leave(admin), leave(second)]);
    expect(outcomes.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([SAVED, refused]);
    const last = outcomes[0][0] === 409 ? admin : second;
    // Those whom the configuration names are admins, too.
    Object.assign(it.config, { admins: [{ email: "boss@example.com" }] });
    await change(player, { email: "boss@example.com", email_verified: 1 });
    expect(await leave(last)).toEqual(SAVED);
    expect(await leave({ id: player.id, roles: ["admin"] })).toEqual(refused);
  });

  test("finds no person under an unknown id or an invalid one", async () => {
    const unknown = randomUUID();
    expect((await read(unknown)).json()).toEqual({ code: "E-KAROTA-NOT_FOUND" });
    expect(await post("roles", unknown, { role: "mentor", given: true })).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await post("carrots", unknown, { carrots: 1, reason: "A reason" })).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect(await post("block", unknown, { blocked: true })).toEqual([404, "E-KAROTA-NOT_FOUND"]);
    expect((await read("me")).statusCode).toBe(400);
    for (const body of [{}, { role: "king", given: true }, { role: "admin", given: true, more: 1 }])
      expect((await post("roles", player.id, body))[0]).toBe(400);
    expect(await audit()).toEqual([]);
  });
});
