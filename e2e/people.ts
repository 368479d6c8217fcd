import type { Page } from "@playwright/test";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { LoginReply } from "@karota/contract/auth/login.ts";
import { expect, type RunningApp, type Who } from "./harness.ts";

type Place = Pick<RunningApp, "baseURL" | "identityURL">;

/** A person who is signed in, to call the server as. */
export interface Caller {
  readonly name: string;
  readonly token: string;
}

/** A name that is unique in the run. */
export const someName = (begin: string): string => `${begin} ${randomUUID().slice(0, 8)}`;

/** A browser without a window: it goes where it is sent and holds its cookies. */
function courier() {
  const cookies = new Map<string, string>();
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address, { ...init, redirect: "manual", headers: { ...init.headers, cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}

/** Signs a person in over the demo provider as a page does, without a page: with pages it takes seconds. */
async function logIn(app: Place, who: Who): Promise<LoginReply> {
  const go = courier();
  const started = await go(`${app.baseURL}/api/v1/aaa/login-start`, { method: "POST" });
  const { nonce } = (await started.json()) as { nonce: string };
  const verifier = randomBytes(32).toString("base64url");
  const callback = `${app.baseURL}/login`;
  const query = new URLSearchParams({
    client_id: "karota",
    redirect_uri: callback,
    response_type: "code",
    scope: "openid profile email",
    state: "some-state",
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const next = (response: Response) => new URL(response.headers.get("location")!, app.identityURL).href;
  const asked = await go(`${app.identityURL}/auth?${query}`);
  const answer = new URLSearchParams(typeof who === "string" ? { person: who } : { name: who.name });
  const answered = await go(next(asked), { method: "POST", body: answer });
  const back = new URL(next(await go(next(answered))));
  const form = { grant_type: "authorization_code", client_id: "karota", redirect_uri: callback };
  const exchanged = await fetch(`${app.identityURL}/token`, {
    method: "POST",
    headers: { origin: app.baseURL },
    body: new URLSearchParams({ ...form, code: back.searchParams.get("code") ?? "", code_verifier: verifier }),
  });
  const { id_token } = (await exchanged.json()) as { id_token: string };
  const login = await go(`${app.baseURL}/api/v1/aaa/login-demo-oauth2`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ id_token }),
  });
  expect(login.status).toBe(200);
  return (await login.json()) as LoginReply;
}

/** Signs a person in who needs no page. */
export async function newPerson(app: Place, name: string): Promise<Caller> {
  return { name, token: (await logIn(app, { name })).token };
}

/** A person who is signed in, and what a page stores about it. */
export async function sessionOf(app: Place, who: Who): Promise<{ readonly caller: Caller; readonly session: string }> {
  const { token, roles, user } = await logIn(app, who);
  const { name, credit_amount, new_user } = user;
  return { caller: { name, token }, session: JSON.stringify({ name, token, roles, credit_amount, new_user }) };
}

/**
 * Signs this browser in where the sign-in itself is not what is tested: the next page that is opened is this person's,
 * without the welcome at a first login. `signIn` goes over the real pages.
 */
export async function signInDirectly(page: Page, who: Who, app: Place): Promise<Caller> {
  const { caller, session } = await sessionOf(app, who);
  // Any address of the app will do, and this one has no page.
  await page.goto(`${app.baseURL}/healthz`);
  await page.evaluate((text) => localStorage.setItem("karota:user", text), session);
  return caller;
}
