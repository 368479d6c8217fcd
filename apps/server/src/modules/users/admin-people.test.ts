import { afterEach, beforeEach, expect, test } from "vitest";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { adminDesk } from "./testing/admin-desk.ts";

const HOUR_MS = 60 * 60 * 1000;

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

  const { change, named, read, detail, post, audit, SAVED } = adminDesk(() => ({ it, admin }));

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
    it.clock.advance(HOUR_MS);
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
    expect(
      (await it.call(left, "POST", "admin/users/search", { role: "admin", state: "active" })).json(),
    ).toMatchObject({
      total: 1,
      people: [{ id: left.id }],
    });
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
});
