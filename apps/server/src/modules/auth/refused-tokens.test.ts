import { generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import type { Claims } from "../../testing/provider-server.ts";
import { loginOf } from "./testing/login.ts";

const REFUSED = { status: 400, body: { code: "E-KAROTA-LOGIN_REFUSED" } };

describeAnyDatabase("a token or nonce that is not right", (kind) => {
  const at = loginOf(kind);
  const { start, finish, login, count } = at;

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
  test.each(WRONG)("refuses %s and changes nothing", async (_, claims) => {
    expect(await login(claims(at.app.clock.now() / 1000))).toEqual(REFUSED);
    expect(await count()).toBe(0);
  });

  test("accepts what lies just within the tolerance", async () => {
    const now = Math.floor(at.app.clock.now() / 1000);
    expect((await login({ iat: now - 659 })).status).toBe(200);
    expect((await login({ iat: now - 300, exp: now - 59 })).status).toBe(200);
  });

  test("accepts a claim called card of any kind, which is another provider's own", async () => {
    for (const card of [7, null, { id: 1 }, "x"]) expect((await login({ card })).status).toBe(200);
  });

  test("refuses a token with another signature", async () => {
    const { nonce, cookie } = await start();
    const { privateKey } = await generateKeyPair("ES256");
    expect(await finish(await at.provider.token({ nonce }, { key: privateKey }), cookie)).toEqual(REFUSED);
  });

  test("refuses symmetric and missing algorithms", async () => {
    const { nonce, cookie } = await start();
    const key = new TextEncoder().encode("karota-karota-karota-karota-karota");
    expect(await finish(await at.provider.token({ nonce }, { key, alg: "HS256" }), cookie)).toEqual(REFUSED);
    const [, body = ""] = (await at.provider.token({ nonce })).split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${body}.`;
    expect(await finish(none, cookie)).toEqual(REFUSED);
  });

  test("refuses a nonce that was used, and leaves one valid that came with a refused token", async () => {
    const { nonce, cookie } = await start();
    expect((await finish(await at.provider.token({ nonce, aud: "other" }), cookie)).status).toBe(400);
    const token = await at.provider.token({ nonce });
    expect((await finish(token, cookie)).status).toBe(200);
    expect(await finish(token, cookie)).toEqual(REFUSED);
  });

  test("lets one of two uses of a nonce at once pass", async () => {
    const { nonce, cookie } = await start();
    const token = await at.provider.token({ nonce });
    const answers = await Promise.all([finish(token, cookie), finish(token, cookie)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("refuses another browser's nonce, a missing cookie and an old page", async () => {
    const { nonce, cookie } = await start();
    const token = await at.provider.token({ nonce });
    expect(await finish(token, (await start()).cookie)).toEqual(REFUSED);
    expect(await finish(token, null)).toEqual(REFUSED);
    at.app.clock.advance(61 * 60 * 1000);
    expect(await finish(await at.provider.token({ nonce }), cookie)).toEqual(REFUSED);
  });

  test("refuses an unknown provider, and says only what is wrong in form", async () => {
    const { nonce, cookie } = await start();
    for (const provider of ["other", "%0D%0A"])
      expect(await finish(await at.provider.token({ nonce }), cookie, provider)).toEqual(REFUSED);
    const answer = await at.app.call(null, "POST", "aaa/login-school-oauth2", { token: "x" });
    expect(answer.json()).toEqual({ code: "E-KAROTA-GAME_VALIDATION" });
  });
});
