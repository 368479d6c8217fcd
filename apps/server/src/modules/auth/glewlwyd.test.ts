import { afterEach, describe, expect, test } from "vitest";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { needsProgram } from "../../testing/programs.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { PASSWORD, startGlewlwyd } from "./testing/glewlwyd.ts";
import { appAt, CLIENT, requestOf, sendCode } from "./testing/real-client.ts";

const glewlwyd = IS_DEEP ? needsProgram("glewlwyd") : null;
const REFUSED = { code: "E-KAROTA-LOGIN_REFUSED" };

describe.skipIf(glewlwyd === null)("Glewlwyd of Debian", { timeout: 60_000 }, () => {
  let it: TestApp;
  let provider: Awaited<ReturnType<typeof startGlewlwyd>>;
  const start = async (clientSecret: string) => {
    provider = await startGlewlwyd(glewlwyd!);
    it = await appAt(provider.issuer, clientSecret);
  };
  afterEach(async () => {
    await it.close();
    await provider.stop();
  });
  /** Where the provider sends a browser that comes with the request of our page. */
  async function ask(browser: ReturnType<typeof provider.browser>, nonce: string, more: Record<string, string> = {}) {
    const query = requestOf(nonce, more);
    const answer = await browser("GET", `/oidc/auth?${query}`);
    return new URL(answer.headers.get("location")!);
  }
  const send = (code: string | null, headers: Readonly<Record<string, string>>) => sendCode(it, code, headers);

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
