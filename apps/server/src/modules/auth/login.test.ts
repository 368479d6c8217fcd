import { expect, test } from "vitest";
import { userUpdate } from "@karota/contract/users/user.ts";
import type { Role } from "@karota/contract/wire.ts";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import type { Claims } from "../../testing/provider-server.ts";
import { testApp } from "../../testing/test-app.ts";
import { findRecipient } from "../users/index.ts";
import { loginOf } from "./testing/login.ts";

describeEachDatabase("signing in", (kind) => {
  const at = loginOf(kind);
  const { start, finish, login, count } = at;

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
    const self = await at.app.app.inject({
      url: "/api/v1/users",
      headers: { authorization: `Bearer ${String(second.body["token"])}` },
    });
    expect(self.json()).toMatchObject({ name: "Živa", credit_amount: 5, new_user: false });
  });

  test("welcomes a newcomer by mail, once, in the language of the browser; without an address there is none", async () => {
    const { nonce, cookie } = await start();
    const token = await at.provider.token({ nonce, name: "Živa", email: "ziva@example.com" });
    const headers = { cookie, "accept-language": "de" };
    await at.app.call(null, "POST", "aaa/login-school-oauth2", { id_token: token }, headers);
    const languageOfMails = async () => {
      const { db } = at.app.database;
      const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
      return (await findRecipient(db, id))?.language;
    };
    // Later mails speak the language of the last sign-in, until one is chosen.
    expect(await languageOfMails()).toBe("de");
    await login({ email: "ziva@example.com" });
    expect(await languageOfMails()).toBe("sl");
    await login({ sub: "silent" });
    const mails = await at.app.database.db.selectFrom("mails").selectAll().execute();
    expect(mails).toMatchObject([
      {
        template: "welcome",
        recipient: "ziva@example.com",
        language: "de",
        content: JSON.stringify({ name: "Živa", amount: 500 }),
      },
    ]);
  });

  test("gives a token that says when its person may not buy, for the page, and is good otherwise", async () => {
    const claimsOf = (token: unknown) =>
      JSON.parse(Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;
    expect(claimsOf((await login()).body["token"])).not.toHaveProperty("buys");
    Object.assign(at.app.config, { providers: [{ ...at.provider.provider, buys: false }] });
    const { token } = (await login()).body;
    expect(claimsOf(token)).toMatchObject({ buys: false });
    const headers = { authorization: `Bearer ${String(token)}` };
    expect((await at.app.app.inject({ url: "/api/v1/users", headers })).statusCode).toBe(200);
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
      starts.map(async ({ nonce, cookie }) => finish(await at.provider.token({ nonce }), cookie)),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.filter((answer) => answer.body["code"] === "S-REGISTER-FIRST_LOGIN")).toHaveLength(1);
    expect(await count()).toBe(1);
    const entries = await at.app.database.db.selectFrom("ledger_entries").select(["account", "amount"]).execute();
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
    const { name } = await at.app.database.db.selectFrom("users").select("name").executeTakeFirstOrThrow();
    expect(userUpdate.parse({ name })).toEqual({ name: expected });
  });

  test("leaves out an address that is none, and goes on", async () => {
    const { status, body } = await login({ email: "ana\0@example.com", email_verified: true });
    expect([status, (body["user"] as { email: string }).email]).toEqual([200, ""]);
  });

  test("ties the nonce to a cookie that scripts cannot read", async () => {
    expect((await start()).set).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect((await start()).nonce.length).toBeGreaterThanOrEqual(16);
  });

  test("sends its cookie over https only where the address is https", async () => {
    expect((await start()).set).toMatchObject({ name: "karota_login", httpOnly: true });
    expect((await start()).set?.secure).toBeUndefined();
    const safe = await testApp({
      kind,
      config: { providers: [at.provider.provider], publicUrl: "https://karota.example" },
    });
    const answer = await safe.call(null, "POST", "aaa/login-start");
    // The prefix binds it to this host: no Domain, the path of all, secure.
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: "__Host-karota_login", secure: true, path: "/", httpOnly: true });
    expect(cookie?.domain).toBeUndefined();
    const id_token = await at.provider.token({ nonce: answer.json<{ nonce: string }>().nonce });
    const finishes = async (name: string) => {
      const headers = { cookie: `${name}=${cookie?.value}` };
      return (await safe.call(null, "POST", "aaa/login-school-oauth2", { id_token }, headers)).statusCode;
    };
    expect(await finishes("karota_login")).toBe(400);
    expect(await finishes("__Host-karota_login")).toBe(200);
    expect(answer.headers["strict-transport-security"]).toBeDefined();
    await safe.close();
  });

  test("lets two open login pages of one browser finish each", async () => {
    const one = await start();
    const two = await start(one.cookie);
    expect((await finish(await at.provider.token({ nonce: one.nonce }), one.cookie)).status).toBe(200);
    expect((await finish(await at.provider.token({ nonce: two.nonce }), two.cookie)).status).toBe(200);
  });

  test("says to blocked people that they are blocked", async () => {
    await login();
    await at.app.database.db.updateTable("users").set({ blocked: 1 }).execute();
    expect(await login()).toEqual({ status: 403, body: { code: "E-KAROTA-ACCOUNT_BLOCKED" } });
  });

  test("makes an admin of a verified address in ADMINS only", async () => {
    const admins = [{ email: "boss@example.com" }, { issuer: at.provider.provider.issuer, subject: "chief" }];
    Object.assign(at.app.config, { admins });
    const roles = async (claims: Claims) => (await login(claims)).body["roles"] as Role[];
    expect(await roles({ sub: "a", email: "boss@example.com" })).toEqual([]);
    expect(await roles({ sub: "b", email: "Boss@example.com", email_verified: true })).toEqual(["admin"]);
    expect(await roles({ sub: "chief" })).toEqual(["admin"]);
    // An address of one provider is no other's.
    Object.assign(at.app.config, { admins: [{ email: "boss@example.com", issuer: "https://other.example" }] });
    expect(await roles({ sub: "b", email: "Boss@example.com", email_verified: true })).toEqual([]);
    Object.assign(at.app.config, { admins: [{ email: "boss@example.com", issuer: at.provider.provider.issuer }] });
    expect(await roles({ sub: "b", email: "Boss@example.com", email_verified: true })).toEqual(["admin"]);
  });
});
