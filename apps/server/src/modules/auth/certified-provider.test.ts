import type { ClientAuthMethod } from "oidc-provider";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeAnyDatabase } from "../../testing/fresh-database.ts";
import { startSignIn } from "../../testing/sign-in.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { startCertified } from "./testing/certified-provider.ts";
import { challengeOf, SECRET, VERIFIER } from "./testing/school-provider.ts";

const PUBLIC_URL = "http://127.0.0.1:8080";
const REFUSED = { code: "E-KAROTA-LOGIN_REFUSED" };

/** What a browser does: follows the redirects with the cookies until it comes back to us, and takes the code. */
async function codeFrom(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  while (next.origin !== PUBLIC_URL) {
    const headers = { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
    const answer = await fetch(next, { headers, redirect: "manual" });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get("location");
    if (to === null) throw new Error(`${answer.status} ${await answer.text()}`);
    next = new URL(to, next);
  }
  return next.searchParams.get("code")!;
}

describeAnyDatabase("a certified provider of OpenID Connect", (kind) => {
  let it: TestApp;
  let certified: Awaited<ReturnType<typeof startCertified>>;
  const start = async (method: ClientAuthMethod, clientSecret: string) => {
    certified = await startCertified(PUBLIC_URL, method);
    const { issuer } = certified;
    const provider = { id: "school", label: "School", issuer, clientId: "karota", demo: false, buys: true };
    it = await testApp({ kind, config: { publicUrl: PUBLIC_URL, providers: [{ ...provider, clientSecret }] } });
    it.clock.set(Date.now());
  };
  beforeEach(() => start("client_secret_basic", SECRET));
  afterEach(async () => {
    await it.close();
    certified.stop();
  });

  async function login(): Promise<{ readonly again: () => Promise<object>; readonly reply: object }> {
    const { nonce, headers } = await startSignIn(it);
    const found = await it.call(null, "GET", "aaa/providers/school");
    const address = new URL(found.json<{ authorization_endpoint: string }>().authorization_endpoint);
    address.search = new URLSearchParams({
      client_id: "karota",
      redirect_uri: `${PUBLIC_URL}/login`,
      response_type: "code",
      scope: "openid",
      code_challenge: challengeOf(VERIFIER),
      code_challenge_method: "S256",
      nonce,
    }).toString();
    const body = { code: await codeFrom(address.href), code_verifier: VERIFIER };
    const send = async () =>
      (await it.call(null, "POST", "aaa/login-school-oauth2", body, headers)).json<Record<string, unknown>>();
    return { reply: await send(), again: send };
  }

  test("signs a person in by a code, which is good once", async () => {
    const { reply, again } = await login();
    expect(reply).toMatchObject({ roles: [], user: { new_user: true } });
    expect(await again()).toEqual(REFUSED);
    expect((await login()).reply).toMatchObject({ user: { new_user: false } });
  });

  test("takes the secret in the body, too, where it wants it there, and no other secret", async () => {
    for (const [secret, expected] of [
      [SECRET, { user: { new_user: true } }],
      ["another secret", REFUSED],
    ] as const) {
      await it.close();
      certified.stop();
      await start("client_secret_post", secret);
      expect((await login()).reply).toMatchObject(expected);
    }
  });
});
