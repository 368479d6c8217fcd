import { generateKeyPair } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userUpdate } from "@karota/contract/users/user.ts";
import type { Role } from "@karota/contract/wire.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { startProvider, type Claims, type ProviderServer } from "../../testing/provider-server.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { findRecipient } from "../users/index.ts";
import { loginSteps } from "./testing/login-steps.ts";

const REFUSED = { status: 400, body: { code: "E-KAROTA-LOGIN_REFUSED" } };

describeEachDatabase("signing in", (kind) => {
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

  const { start, finish, login } = loginSteps(() => ({ it, provider }));
  const count = async () => (await it.database.db.selectFrom("users").select("id").execute()).length;

  const WRONG: readonly [string, (seconds: number) => Claims][] = [
    ["another issuer", () => ({ iss: "https://evil.example" })],
    ["another audience", () => ({ aud: "other" })],
    ["several audiences without saying for whom", () => ({ aud: ["karota", "other"] })],
    ["another authorised party", () => ({ azp: "other" })],
    ["an expired token", (now) => ({ iat: now - 300, exp: now - 61 })],
    ["a token from 11 minutes ago", (now) => ({ iat: now - 661, exp: now + 300 })],
    ["a token from the future", (now) => ({ iat: now + 61 })],
    ["no time of issue", () => ({ iat: undefined })],
    ["no expiry", () => ({ exp: undefined })],
    ["no subject", () => ({ sub: undefined })],
    ["an empty subject", () => ({ sub: "" })],
    ["a subject that no database can hold", () => ({ sub: "some\0body" })],
    ["a subject with half a pair", () => ({ sub: "some\ud800body" })],
    ["another nonce", () => ({ nonce: "0123456789abcdef0123" })],
    ["no nonce", () => ({ nonce: undefined })],
  ];

  test("gives a newcomer 5 carrots, a token and a welcome, once", async () => {
    const first = await login({ name: "Živa", email: "ziva@example.com", email_verified: true });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      code: "S-REGISTER-FIRST_LOGIN",
      roles: [],
      user: { name: "Živa", email: "ziva@example.com", credit_amount: 5, new_user: true },
    });
    const second = await login({ name: "Other", email: "ziva@example.com" });
    expect(second.body).toMatchObject({ user: { name: "Živa", credit_amount: 5, new_user: false } });
    expect(second.body).not.toHaveProperty("code");
    const self = await it.app.inject({
      url: "/api/v1/users",
      headers: { authorization: `Bearer ${String(second.body["token"])}` },
    });
    expect(self.json()).toMatchObject({ name: "Živa", credit_amount: 5, new_user: false });
  });

  test("welcomes a newcomer by mail, once, in the language of the browser; without an address there is none", async () => {
    const { nonce, cookie } = await start();
    const token = await provider.token({ nonce, name: "Živa", email: "ziva@example.com" });
    const headers = { cookie, "accept-language": "de" };
    await it.call(null, "POST", "aaa/login-school-oauth2", { id_token: token }, headers);
    const languageOfMails = async () => {
      const { db } = it.database;
      const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
      return (await findRecipient(db, id))?.language;
    };
    // Later mails speak the language of the last sign-in, until one is chosen.
    expect(await languageOfMails()).toBe("de");
    await login({ email: "ziva@example.com" });
    expect(await languageOfMails()).toBe("sl");
    await login({ sub: "silent" });
    const mails = await it.database.db.selectFrom("mails").selectAll().execute();
    expect(mails).toMatchObject([
      {
        template: "welcome",
        recipient: "ziva@example.com",
        language: "de",
        content: JSON.stringify({ name: "Živa", amount: 500 }),
      },
    ]);
  });

  test("gives a token of twelve hours", async () => {
    const { body } = await login();
    const [, payload = ""] = String(body["token"]).split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as { iat: number; exp: number };
    expect(claims.exp - claims.iat).toBe(12 * 60 * 60);
  });

  test("makes one person of twenty first logins at once, with 5 carrots", async () => {
    const starts = await Promise.all(Array.from({ length: 20 }, () => start()));
    const answers = await Promise.all(
      starts.map(async ({ nonce, cookie }) => finish(await provider.token({ nonce }), cookie)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter((answer) => answer.body["code"] === "S-REGISTER-FIRST_LOGIN")).toHaveLength(1);
    expect(await count()).toBe(1);
    const entries = await it.database.db.selectFrom("ledger_entries").select(["account", "amount"]).execute();
    expect(entries.map((entry) => entry.amount).toSorted((a, b) => a - b)).toEqual([-500, 500]);
  });

  test("knows people by issuer and subject, never by address", async () => {
    const one = await login({ sub: "one", email: "same@example.com", email_verified: true });
    const two = await login({ sub: "two", email: "same@example.com", email_verified: true });
    expect((one.body["user"] as { id: string }).id).not.toBe((two.body["user"] as { id: string }).id);
  });

  test.each<readonly [string, Claims, string]>([
    ["control characters and signs that turn the direction", { name: " Ana\0\u001b \u202eNovak\u2066\n" }, "Ana Novak"],
    ["half a pair", { name: "Ana\ud800" }, "Ana"],
    ["too much", { name: "👩".repeat(1000) }, "👩".repeat(100)],
    ["joined emoji", { name: "👩‍🏫 Ana" }, "👩‍🏫 Ana"],
    ["nothing to be seen", { name: "\u202e\u3164\u2800\0", preferred_username: "ana\0novak" }, "ana novak"],
    ["no name", { name: "\0", preferred_username: "\u200f", email: "ana@example.com" }, "ana"],
    ["nothing at all", { name: "\0", preferred_username: ["ana"] }, "Karota"],
  ])("makes a name that one could type of one with %s", async (_, claims, expected) => {
    const { status, body } = await login(claims);
    expect([status, (body["user"] as { name: string } | undefined)?.name]).toEqual([200, expected]);
    const { name } = await it.database.db.selectFrom("users").select("name").executeTakeFirstOrThrow();
    expect(userUpdate.parse({ name })).toEqual({ name: expected });
  });

  test("leaves out an address that is none, and goes on", async () => {
    const { status, body } = await login({ email: "ana\0@example.com", email_verified: true });
    expect([status, (body["user"] as { email: string }).email]).toEqual([200, ""]);
  });

  test.each(WRONG)("refuses %s and changes nothing", async (_, claims) => {
    expect(await login(claims(it.clock.now() / 1000))).toEqual(REFUSED);
    expect(await count()).toBe(0);
  });

  test("accepts what lies just within the tolerance", async () => {
    const now = Math.floor(it.clock.now() / 1000);
    expect((await login({ iat: now - 659 })).status).toBe(200);
    expect((await login({ iat: now - 300, exp: now - 59 })).status).toBe(200);
  });

  test("refuses a token with another signature", async () => {
    const { nonce, cookie } = await start();
    const { privateKey } = await generateKeyPair("ES256");
    expect(await finish(await provider.token({ nonce }, { key: privateKey }), cookie)).toEqual(REFUSED);
  });

  test("refuses symmetric and missing algorithms", async () => {
    const { nonce, cookie } = await start();
    const key = new TextEncoder().encode("karota-karota-karota-karota-karota");
    expect(await finish(await provider.token({ nonce }, { key, alg: "HS256" }), cookie)).toEqual(REFUSED);
    const [, body = ""] = (await provider.token({ nonce })).split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    expect(await finish(none, cookie)).toEqual(REFUSED);
  });

  test("refuses an unknown provider, and says only what is wrong in form", async () => {
    const { nonce, cookie } = await start();
    expect(await finish(await provider.token({ nonce }), cookie, "other")).toEqual(REFUSED);
    const answer = await it.call(null, "POST", "aaa/login-school-oauth2", { token: "x" });
    expect(answer.json()).toEqual({ code: "E-KAROTA-GAME_VALIDATION" });
  });

  test("tells blocked people that they are", async () => {
    await login();
    await it.database.db.updateTable("users").set({ blocked: 1 }).execute();
    expect(await login()).toEqual({ status: 403, body: { code: "E-KAROTA-ACCOUNT_BLOCKED" } });
  });

  test("makes an admin of a verified address in ADMINS only", async () => {
    const admins = [{ email: "boss@example.com" }, { issuer: provider.provider.issuer, subject: "chief" }];
    Object.assign(it.config, { admins });
    const roles = async (claims: Claims) => (await login(claims)).body["roles"] as Role[];
    expect(await roles({ sub: "a", email: "boss@example.com" })).toEqual([]);
    expect(await roles({ sub: "b", email: "Boss@example.com", email_verified: true })).toEqual(["admin"]);
    expect(await roles({ sub: "chief" })).toEqual(["admin"]);
    // An address of one provider is no other's.
    Object.assign(it.config, { admins: [{ email: "boss@example.com", issuer: "https://other.example" }] });
    expect(await roles({ sub: "b", email: "Boss@example.com", email_verified: true })).toEqual([]);
    Object.assign(it.config, { admins: [{ email: "boss@example.com", issuer: provider.provider.issuer }] });
    expect(await roles({ sub: "b", email: "Boss@example.com", email_verified: true })).toEqual(["admin"]);
  });
});
