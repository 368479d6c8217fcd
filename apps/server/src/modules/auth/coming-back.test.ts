import { afterEach, beforeEach, expect, test } from "vitest";
import type { Role } from "@karota/contract/wire.ts";
import { calendarOf } from "../../calendar.ts";
import type { Actor } from "../../deps.ts";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startProvider, type Claims, type ProviderServer } from "../../testing/provider-server.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { applyRetention } from "../retention/index.ts";
import { DEFAULT_SETTINGS } from "../settings/index.ts";

describeAnyDatabase("coming back", (kind) => {
  let it: TestApp;
  let provider: ProviderServer;
  beforeEach(async () => {
    provider = await startProvider("school", () => it.clock.now());
    it = await testApp({ kind, config: { providers: [provider.provider] } });
  });
  afterEach(async () => {
    await it.close();
    await provider.stop();
  });

  async function login(claims: Claims = {}): Promise<{ readonly body: Record<string, unknown> }> {
    const { nonce, headers } = await startSignIn(it);
    const body = { id_token: await provider.token({ nonce, ...claims }) };
    const answer = await it.call(null, "POST", "aaa/login-school-oauth2", body, headers);
    return { body: answer.json<Record<string, unknown>>() };
  }

  test("welcomes nobody a second time who was erased, for twelve months, and other people as ever", async () => {
    const leave = async (body: Record<string, unknown>) => {
      const { id } = body["user"] as { id: string };
      const headers = { authorization: `Bearer ${String(body["token"])}` };
      const answer = await it.app.inject({ method: "DELETE", url: `/api/v1/users/${id}`, headers });
      expect(answer.statusCode).toBe(200);
    };
    const email = "ziva@example.com";
    await leave((await login({ email })).body);
    const again = await login({ email });
    expect(again.body).toMatchObject({ roles: [], user: { credit_amount: 0, new_user: true } });
    expect(again.body).not.toHaveProperty("code");
    await leave(again.body);
    const welcomes = () => it.database.db.selectFrom("mails").where("template", "=", "welcome").select("id").execute();
    expect(await welcomes()).toEqual([]);
    expect((await login({ sub: "other", email })).body).toMatchObject({ user: { credit_amount: 5 } });
    expect(await welcomes()).toHaveLength(1);
    const stored = await it.database.db.selectFrom("erased_identities").selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain("somebody");
    const night = (now: number) => {
      it.clock.set(now);
      const { config, database, clock } = it;
      const calendar = calendarOf(config.timeZone);
      return applyRetention({
        config,
        database,
        clock,
        settings: () => DEFAULT_SETTINGS,
        calendar,
        personalData: [],
        fail: (error) => {
          throw error;
        },
      });
    };
    expect(await night(Date.parse("2027-11-21T11:00:00+01:00"))).toMatchObject({ identities: 0 });
    expect(await night(Date.parse("2027-11-22T04:00:00+01:00"))).toMatchObject({ identities: 1 });
    expect((await login({ email })).body).toMatchObject({ user: { credit_amount: 5 } });
  });

  test("gives nobody the role back that an admin took, not even after an erasure", async () => {
    const signIn = async () => {
      const { body } = await login();
      const { id } = body["user"] as { id: string };
      return { id, roles: body["roles"] as Role[] };
    };
    const becomeMentor = async (person: Actor) => (await it.call(person, "POST", "mentorship/members")).json();
    const admin = await it.newPlayer({ roles: ["admin"] });
    const change = async (id: string, given: boolean) => {
      const answer = await it.call(admin, "POST", `admin/users/${id}/roles`, { role: "mentor", given });
      expect(answer.statusCode).toBe(200);
      it.clock.advance(1000);
    };
    const taken = { code: "E-MENTORSHIP-ROLE_TAKEN" };
    const before = await signIn();
    expect(await becomeMentor(before)).toEqual({ code: "S-MENTORSHIP-ADD_MEMBER_SUCCESS" });
    await change(before.id, false);
    expect(await becomeMentor(await signIn())).toEqual(taken);
    expect((await it.call(before, "DELETE", `users/${before.id}`)).statusCode).toBe(200);
    const after = await signIn();
    expect(after.id).not.toBe(before.id);
    expect(await becomeMentor(after)).toEqual(taken);
    expect((await signIn()).roles).toEqual([]);
    await change(after.id, true);
    expect((await signIn()).roles).toEqual(["mentor"]);
    expect(await becomeMentor(after)).toEqual({ code: "I-MENTORSHIP-ALREADY_A_MENTOR" });
  });
});
