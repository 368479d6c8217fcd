import { afterEach, beforeEach, expect, test } from "vitest";
import { describeEachDatabase } from "../../testing/fresh-database.ts";
import { startProvider, type ProviderServer } from "../../testing/provider-server.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { loginSteps } from "./testing/login-steps.ts";

const REFUSED = { status: 400, body: { code: "E-KAROTA-LOGIN_REFUSED" } };

describeEachDatabase("the nonce of a login", (kind) => {
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

  const { start, finish } = loginSteps(() => ({ it, provider }));

  test("ties the nonce to a cookie that scripts cannot read", async () => {
    expect((await start()).set).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect((await start()).nonce.length).toBeGreaterThanOrEqual(16);
  });

  test("sends its cookie over https only where the address is https", async () => {
    expect((await start()).set).toMatchObject({ name: "karota_login", httpOnly: true });
    expect((await start()).set?.secure).toBeUndefined();
    const safe = await testApp({
      kind,
      config: { providers: [provider.provider], publicUrl: "https://karota.example" },
    });
    const answer = await safe.call(null, "POST", "aaa/login-start");
    // The prefix binds it to this host: no Domain, the path of all, secure.
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: "__Host-karota_login", secure: true, path: "/", httpOnly: true });
    expect(cookie?.domain).toBeUndefined();
    const id_token = await provider.token({ nonce: answer.json<{ nonce: string }>().nonce });
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
    expect((await finish(await provider.token({ nonce: one.nonce }), one.cookie)).status).toBe(200);
    expect((await finish(await provider.token({ nonce: two.nonce }), two.cookie)).status).toBe(200);
  });

  test("refuses a nonce that was used, and keeps one that a refused token brought", async () => {
    const { nonce, cookie } = await start();
    expect((await finish(await provider.token({ nonce, aud: "other" }), cookie)).status).toBe(400);
    const token = await provider.token({ nonce });
    expect((await finish(token, cookie)).status).toBe(200);
    expect(await finish(token, cookie)).toEqual(REFUSED);
  });

  test("lets one of two uses of a nonce at once pass", async () => {
    const { nonce, cookie } = await start();
    const token = await provider.token({ nonce });
    const answers = await Promise.all([finish(token, cookie), finish(token, cookie)]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  test("refuses another browser's nonce, a missing cookie and an old page", async () => {
    const { nonce, cookie } = await start();
    const token = await provider.token({ nonce });
    expect(await finish(token, (await start()).cookie)).toEqual(REFUSED);
    expect(await finish(token, null)).toEqual(REFUSED);
    it.clock.advance(61 * 60 * 1000);
    expect(await finish(await provider.token({ nonce }), cookie)).toEqual(REFUSED);
  });
});
