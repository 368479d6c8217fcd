import { afterEach, describe, expect, test } from "vitest";
import type { LogoutReply } from "@karota/contract/auth/login.ts";
import { IS_DEEP } from "@karota/engine/testing/depth.ts";
import { needsProgram } from "../../testing/programs.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { TEST_URL, type TestApp } from "../../testing/test-app.ts";
import { startLemonLdap } from "./testing/lemonldap.ts";
import { appAt, CLIENT, requestOf, sendCode } from "./testing/real-client.ts";
import { simpleBrowser } from "./testing/simple-browser.ts";

const plackup =
  IS_DEEP && needsProgram("/usr/share/lemonldap-ng/portal/templates") !== null ? needsProgram("plackup") : null;
const REFUSED = { code: "E-KAROTA-LOGIN_REFUSED" };
/** One of its demonstration accounts. */
const WHO = { user: "dwho", password: "dwho" };

describe.skipIf(plackup === null)("LemonLDAP::NG of Debian", { timeout: 60_000 }, () => {
  let it: TestApp;
  let provider: Awaited<ReturnType<typeof startLemonLdap>>;
  const start = async (clientSecret: string) => {
    provider = await startLemonLdap(plackup!);
    it = await appAt(provider.issuer, clientSecret);
  };
  afterEach(async () => {
    await it.close();
    await provider.stop();
  });
  /** Where our page leads the browser. */
  const addressOf = (nonce: string, more: Record<string, string> = {}): string =>
    `${provider.issuer}/oauth2/authorize?${requestOf(nonce, { scope: "openid profile email", ...more })}`;
  const codeOf = (address: string): string => {
    expect(address).toContain(`${CLIENT.redirect}?`);
    return new URL(address).searchParams.get("code")!;
  };
  const send = (code: string, headers: Readonly<Record<string, string>>) => sendCode(it, code, headers);
  const headersOf = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

  test("signs people in with a code that our server exchanges, and out by one press; shows its form after a sign-out", async () => {
    await start(CLIENT.secret);
    const browser = simpleBrowser(TEST_URL);
    const first = await startSignIn(it);
    const form = await browser.go(addressOf(first.nonce));
    expect(form.asksPassword).toBe(true);
    const wrong = await browser.fill(form, { ...WHO, password: "wrong" }).catch(() => null);
    expect(wrong?.action ?? "").not.toContain("code=");
    const code = codeOf((await browser.fill(await browser.go(addressOf(first.nonce)), WHO)).action);
    expect(await send(code, first.headers)).toMatchObject({ user: { name: "Doctor Who", new_user: true } });
    const second = await startSignIn(it);
    expect(await send(code, second.headers)).toEqual(REFUSED);
    // Its session is still there, and lets the same person in without a form.
    const silent = codeOf((await browser.go(addressOf(second.nonce))).action);
    const { token, user } = await send(silent, second.headers);
    expect(user).toMatchObject({ new_user: false });

    const left = await it.call(null, "POST", "aaa/logout", { everywhere: false }, headersOf(token));
    // It asks for a confirmation before it comes back.
    const confirm = await browser.go(left.json<LogoutReply>().provider!.address!);
    expect((await browser.fill(confirm, {})).action).toContain(`${TEST_URL}/logout`);
    const third = await startSignIn(it);
    const again = await browser.go(addressOf(third.nonce));
    expect(again.asksPassword).toBe(true);
    expect(await send(codeOf((await browser.fill(again, WHO)).action), third.headers)).toHaveProperty("token");

    // With its session still there, it asks all the same, after a page that says so.
    const said = await browser.go(addressOf(third.nonce, { prompt: "login" }));
    expect(said.action).toBe("/renewsession");
    expect((await browser.fill(said, {})).asksPassword).toBe(true);
  });

  test("signs nobody in for a wrong secret", async () => {
    await start("another secret");
    const browser = simpleBrowser(TEST_URL);
    const { nonce, headers } = await startSignIn(it);
    const code = codeOf((await browser.fill(await browser.go(addressOf(nonce)), WHO)).action);
    expect(await send(code, headers)).toEqual(REFUSED);
  });
});
