import type { Page } from "@playwright/test";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { expect, signIn, type RunningApp } from "./harness.ts";

type App = Pick<RunningApp, "baseURL">;

/** Somebody who is signed in, to call the server as. */
export interface Caller {
  readonly name: string;
  readonly token: string;
}

export const someName = (begin: string): string => `${begin} ${randomUUID().slice(0, 8)}`;

/** Calls the server as somebody; expects success. */
export async function callAs<Reply>(
  app: App,
  { token }: Caller,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<Reply> {
  const response = await fetch(`${app.baseURL}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.status, `${method} ${path}: ${text}`).toBe(200);
  return JSON.parse(text) as Reply;
}

/** A browser without a window: it goes where it is sent and keeps its cookies. */
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

/** Signs somebody new in over the demo provider as a page does, without a page: a class would need many. */
export async function newPerson(app: Pick<RunningApp, "baseURL" | "identityURL">, name: string): Promise<Caller> {
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
  const answered = await go(next(asked), { method: "POST", body: new URLSearchParams({ name }) });
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
  return { name, token: ((await login.json()) as { token: string }).token };
}

/** Signs the page in as a new mentor, who has the role and no open popup. */
export async function signInAsMentor(page: Page, app: RunningApp): Promise<Caller> {
  const name = someName("Mentorica");
  await callAs(app, await newPerson(app, name), "POST", "mentorship/members");
  // The role comes with the next login.
  await signIn(page, { name }, app);
  const user = await page.evaluate(() => localStorage.getItem("karota:user"));
  return { name, token: (JSON.parse(user ?? "{}") as { token: string }).token };
}

/** The code by which a mentor finds somebody today. */
export const codeOf = async (app: App, who: Caller): Promise<string> =>
  (await callAs<{ unique_code: string }>(app, who, "GET", "users")).unique_code;

/** A new group of all students of a mentor. */
export async function groupAll(app: App, mentor: Caller): Promise<string> {
  const { students } = await callAs<{ students: { id: string }[] }>(app, mentor, "GET", "mentorship/students");
  const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", {
    name: someName("Razred"),
  });
  await callAs(app, mentor, "POST", `mentorship/groups/${group.id}/members`, {
    studentIds: students.map(({ id }) => id),
  });
  return group.id;
}

/** Answers so many tasks of an assignment as a student, always with the same choice. */
export async function answerTasks(
  app: App,
  student: Caller,
  assignmentId: string,
  count: number,
  taskSelected = 0,
): Promise<void> {
  const path = `assignments/myAssignments/${assignmentId}`;
  const { list } = await callAs<{ list: { taskId: string; answered: boolean }[] }>(app, student, "GET", path);
  for (const { taskId } of list.filter(({ answered }) => !answered).slice(0, count))
    await callAs(app, student, "POST", path, { taskId, taskSelected });
}
