import { handClock } from "../../../testing/clock.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { challengeOf, VERIFIER } from "./school-provider.ts";

// Glewlwyd compares the header without decoding it (RFC 6749, 2.3.1): only a secret without other signs is the same.
export const CLIENT = { id: "karota", secret: "skrivnost-Karote_4711", redirect: "http://127.0.0.1:8080/login" };

/** An app whose people sign in at a provider that runs beside it, by the real time. */
export const appAt = (issuer: string, clientSecret: string): Promise<TestApp> =>
  testApp({
    kind: "sqlite",
    clock: handClock(Date.now()),
    config: {
      providers: [
        { id: "school", label: "School", issuer, clientId: CLIENT.id, clientSecret, demo: false, buys: true },
      ],
    },
  });

/** The request of our page. */
export const requestOf = (nonce: string, more: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams({
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

/** What our server says to the code that the page has got. */
export async function sendCode(
  app: TestApp,
  code: string | null,
  headers: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  app.clock.set(Date.now());
  const body = { code, code_verifier: VERIFIER };
  return (await app.call(null, "POST", "aaa/login-school-oauth2", body, headers)).json<Record<string, unknown>>();
}
