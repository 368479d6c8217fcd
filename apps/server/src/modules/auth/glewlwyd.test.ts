import { afterEach, describe, expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { handClock } from "../../testing/clock.ts";
import { needsProgram } from "../../testing/programs.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { CLIENT, PASSWORD, startGlewlwyd } from "./testing/glewlwyd.ts";
import { challengeOf, VERIFIER } from "./testing/school-provider.ts";

const glewlwyd = IS_DEEP ? needsProgram("glewlwyd") : null;
const REFUSED = { code: "E-KAROTA-LOGIN_REFUSED" };

describe.skipIf(glewlwyd === null)("Glewlwyd of Debian", { timeout: 60_000 }, () => {
  let it: TestApp;
  let provider: Awaited<ReturnType<typeof startGlewlwyd>>;
  const start = async (clientSecret: string) => {
    provider = await startGlewlwyd(glewlwyd!);
    const entry = { id: "school", label: "School", issuer: provider.issuer, clientId: CLIENT.id, clientSecret };
    it = await testApp({
      kind: "sqlite",
      clock: handClock(Date.now()),
      config: { providers: [{ ...entry, demo: false, buys: true }] },
    });
  };
  afterEach(async () => {
    await it.close();
    await provider.stop();
  });
  /** Where the provider sends a browser that comes with the request of our page. */
  async function ask(browser: ReturnType<typeof provider.browser>, nonce: string, more: Record<string, string> = {}) {
    const query = new URLSearchParams({
      response_type: "code",
      client_id: CLIENT.id,
      redirect_uri: CLIENT.redirect,
      scope: "openid",
      state: "state-of-the-page",
      nonce,
      code_challenge: challengeOf(VERIFIER),
      code_challenge_method: "S256",
      ...more,
    });
    const answer = await browser("GET", `/oidc/auth?${query}`);
    return new URL(answer.headers.get("location")!);
  }
  const send = async (code: string | null, headers: Readonly<Record<string, string>>) => {
    it.clock.set(Date.now());
    const body = { code, code_verifier: VERIFIER };
    return (await it.call(null, "POST", "aaa/login-school-oauth2", body, headers)).json<object>();
  };

  test("signs people in with a code that our server exchanges, and shows its form after a sign-out", async () => {
    await start(CLIENT.secret);
    const browser = provider.browser();
    const first = await startSignIn(it);
    expect((await ask(browser, first.nonce)).pathname).toBe("/login.html");
    expect((await browser("POST", "/auth/", { username: "ana", password: "wrong" })).status).toBe(401);
    expect((await browser("POST", "/auth/", { username: "ana", password: PASSWORD })).status).toBe(200);
    expect((await browser("PUT", `/auth/grant/${CLIENT.id}`, { scope: "openid" })).status).toBe(200);
    const back = await ask(browser, first.nonce, { g_continue: "" });
    expect(back.origin + back.pathname).toBe(CLIENT.redirect);
    const code = back.searchParams.get("code");
    expect(await send(code, first.headers)).toMatchObject({ user: { name: "Ana Zajc", new_user: true } });
    const second = await startSignIn(it);
    expect(await send(code, second.headers)).toEqual(REFUSED);
    const again = (await ask(browser, second.nonce, { g_continue: "" })).searchParams.get("code");
    expect(await send(again, second.headers)).toMatchObject({ user: { new_user: false } });
    const third = await startSignIn(it);
    expect((await ask(browser, third.nonce, { prompt: "login" })).pathname).toBe("/login.html");
  });

  test("signs nobody in for a wrong secret", async () => {
    await start("another secret");
    const browser = provider.browser();
    const { nonce, headers } = await startSignIn(it);
    await browser("POST", "/auth/", { username: "ana", password: PASSWORD });
    await browser("PUT", `/auth/grant/${CLIENT.id}`, { scope: "openid" });
    const code = (await ask(browser, nonce, { g_continue: "" })).searchParams.get("code");
    expect(await send(code, headers)).toEqual(REFUSED);
  });
});
