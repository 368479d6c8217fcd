import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PeopleReply } from "@karota/contract/admin/people.ts";
import type { Actor } from "../../deps.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { adminDesk } from "./testing/admin-desk.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describeEachDatabase("an admin who looks for people", (kind) => {
  let it: TestApp;
  let admin: Actor;
  let player: Actor;
  beforeEach(async () => {
    it = await testApp({ kind });
    admin = await it.newPlayer({ roles: ["admin"] });
    player = await it.newPlayer();
  });
  afterEach(() => it.close());

  const { change, named, read, detail, post, audit } = adminDesk(() => ({ it, admin }));
  const ask = (body: object) => it.call(admin, "POST", "admin/users/search", body);
  const list = async (body: object = {}) => (await ask(body)).json<PeopleReply>();
  const names = async (search: string) => (await list({ sort: "name", search })).people.map(({ name }) => name);

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
    await change(admin, { name: "Zora", name_key: "zora", last_login_at: it.clock.now() - HOUR_MS });
    await change(player, { name: "Čas", name_key: "cas" });
    const gone = await named("Erased");
    await it.call(admin, "DELETE", `users/${gone.id}`);
    await named("Cilka");
    await named("Dana");
    const pages = [];
    for (const offset of [0, 2, 4]) pages.push(await list({ sort: "name", limit: 2, offset }));
    expect(pages.map((page) => page.people.map(({ name }) => name))).toEqual([["Čas", "Cilka"], ["Dana", "Zora"], []]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
    expect((await list()).people.at(-1)!.name).toBe("Zora");
    for (const body of [
      { limit: 0 },
      { limit: 101 },
      { offset: -1 },
      { role: "king" },
      { state: "gone" },
      { search: "x".repeat(101) },
      { name: "Zora" },
    ])
      expect((await ask(body)).statusCode, JSON.stringify(body)).toBe(400);
  });

  test("filters by roles of every source, and names the source", async () => {
    const mentor = await it.newPlayer({ roles: ["mentor"] });
    Object.assign(it.config, { admins: [{ email: "Boss@example.com" }] });
    const boss = await named("Boss", "boss@example.com");
    const unverified = await named("No boss", "boss@example.com");
    await change(unverified, { email_verified: 0 });
    const demo = await named("Demo");
    await change(demo, { issuer: "local-demo", subject: "mentor" });
    const found = async (role: string) =>
      (await list({ role })).people.map(({ id, roles }) => [id, roles.find((one) => one.role === role)?.from]);
    const sorted = (rows: unknown[][]) => rows.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    expect(sorted(await found("admin"))).toEqual(
      sorted([
        [admin.id, ["admin"]],
        [boss.id, ["configuration"]],
      ]),
    );
    // The demo sign-in does not run here, so its people have no roles.
    expect(await found("mentor")).toEqual([[mentor.id, ["admin"]]]);
    Object.assign(it.config, {
      providers: [{ id: "demo", label: "Demo", issuer: "x", clientId: "y", demo: true, buys: true }],
    });
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
    await change(before, { last_login_at: limit.getTime() + days * DAY_MS - DAY_MS });
    const after = await named("After");
    await change(after, { last_login_at: limit.getTime() + days * DAY_MS + DAY_MS });
    const found = async (state: string) => (await list({ state })).people.map(({ id, state: own }) => [id, own]);
    expect(await found("blocked")).toEqual([[blocked.id, "blocked"]]);
    expect(await found("unused")).toEqual([[before.id, "unused"]]);
    expect((await found("active")).map(([id]) => id)).toContain(after.id);
    expect(await found("active")).toHaveLength(3);
  });

  test("finds nobody under an unknown id, and nothing under one that is none", async () => {
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
