import { afterEach, beforeEach, expect, test } from "vitest";
import type { AuditReply } from "@karota/contract/admin/audit.ts";
import type { LoginReply, ProvidersReply } from "@karota/contract/auth/login.ts";
import type { SettingsReply, SettingsVersionsReply } from "@karota/contract/admin/settings.ts";
import type { Actor } from "../../deps.ts";
import { closeProviders } from "../../testing/close-providers.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startProvider, type ProviderServer } from "../../testing/provider-server.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

describeAnyDatabase("a provider that admins have switched off", (kind) => {
  let it: TestApp;
  let school: ProviderServer;
  let demo: ProviderServer;
  beforeEach(async () => {
    school = await startProvider("school", () => it.clock.now());
    demo = await startProvider("demo", () => it.clock.now(), { demo: true });
    const admins = [{ issuer: school.provider.issuer, subject: "boss" }];
    it = await testApp({ kind, config: { providers: [school.provider, demo.provider], admins } });
  });
  afterEach(async () => {
    await it.close();
    await school.stop();
    await demo.stop();
  });

  async function login({ provider, token }: ProviderServer, sub: string) {
    const { nonce, headers } = await startSignIn(it);
    const body = { id_token: await token({ nonce, sub }) };
    const reply = await it.call(null, "POST", `aaa/login-${provider.id}-oauth2`, body, headers);
    return { status: reply.statusCode, body: reply.json<LoginReply & { code?: string }>() };
  }
  async function enter(server: ProviderServer, sub: string): Promise<Actor & { readonly token: string }> {
    const { body } = await login(server, sub);
    return { id: body.user.id, roles: body.roles, token: body.token };
  }
  const callWith = async (token: string) => {
    const reply = await it.app.inject({ url: "/api/v1/users", headers: { authorization: `Bearer ${token}` } });
    return [reply.statusCode, reply.json<{ code?: string }>().code];
  };
  const offered = async () =>
    (await it.call(null, "GET", "aaa/providers")).json<ProvidersReply>().providers.map(({ id }) => id);

  test("is not offered and signs nobody in, and its people are out at once; switched on, all is as before", async () => {
    const boss = await enter(school, "boss");
    const student = await enter(demo, "student");
    expect(await callWith(student.token)).toEqual([200, undefined]);
    expect((await closeProviders(it, ["demo"], boss)).statusCode).toBe(200);
    expect(await offered()).toEqual(["school"]);
    expect(await login(demo, "student")).toEqual({ status: 400, body: { code: "E-KAROTA-LOGIN_REFUSED" } });
    expect((await it.call(null, "GET", "aaa/providers/demo")).json()).toEqual({ code: "E-KAROTA-NOT_FOUND" });
    expect(await callWith(student.token)).toEqual([401, "E-AUTH-NO_USER"]);
    expect(await callWith(boss.token)).toEqual([200, undefined]);
    expect((await closeProviders(it, [], boss)).statusCode).toBe(200);
    expect(await offered()).toEqual(["school", "demo"]);
    expect(await callWith(student.token)).toEqual([200, undefined]);
    expect((await login(demo, "student")).status).toBe(200);
  });

  test("is never the one of the admin who saves", async () => {
    const boss = await enter(school, "boss");
    const other = await enter(demo, "admin");
    const own = async (who: Actor) =>
      (await it.call(who, "GET", "admin/settings/versions")).json<SettingsVersionsReply>().providers;
    expect(await own(boss)).toEqual([
      { id: "school", label: "school", own: true },
      { id: "demo", label: "demo", own: false },
    ]);
    expect((await own(other)).map((one) => one.own)).toEqual([false, true]);
    for (const closed of [["school"], ["demo", "school"]]) {
      const reply = await closeProviders(it, closed, boss);
      expect([reply.statusCode, reply.json()]).toEqual([409, { code: "E-ADMIN-NOT_ONESELF" }]);
    }
    expect((await it.call(boss, "GET", "admin/settings")).json<SettingsReply>().version).toBe(0);
    expect((await closeProviders(it, ["school"], other)).statusCode).toBe(200);
    expect(await callWith(boss.token)).toEqual([401, "E-AUTH-NO_USER"]);
  });

  test("leaves no admin behind who could be the last one", async () => {
    const boss = await enter(school, "boss");
    await enter(demo, "admin");
    const leave = () => it.call(boss, "DELETE", `users/${boss.id}`);
    await closeProviders(it, ["demo"], boss);
    expect((await leave()).json()).toEqual({ code: "E-ADMIN-LAST_ADMIN" });
    await closeProviders(it, [], boss);
    expect((await leave()).statusCode).toBe(200);
  });

  test("may be one that is not configured now, is stored once and in one order, and is in the log", async () => {
    const boss = await enter(school, "boss");
    const first = (await closeProviders(it, ["gone", "demo"], boss)).json<SettingsReply>();
    expect(first).toMatchObject({ version: 1, settings: { closed_providers: ["demo", "gone"] } });
    expect((await closeProviders(it, ["demo", "gone"], boss)).json()).toMatchObject({ version: 1 });
    const twice = await closeProviders(it, ["demo", "demo"], boss);
    expect(twice.json()).toEqual({ code: "E-KAROTA-GAME_VALIDATION", fields: ["closed_providers"] });
    const log = await it.call(boss, "GET", "admin/audit?action=settings.changed");
    expect(log.json<AuditReply>().entries).toMatchObject([{ details: { version: 1, parts: "closed_providers" } }]);
  });
});
