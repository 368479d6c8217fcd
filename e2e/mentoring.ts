import type { Browser, Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { expect, signIn, type RunningApp } from "./harness.ts";

type App = Pick<RunningApp, "baseURL">;

/** Somebody who is signed in, to call the server as. */
export interface Caller {
  readonly name: string;
  readonly token: string;
}

export const someName = (begin: string): string => `${begin} ${randomUUID().slice(0, 8)}`;

const tokenOf = async (page: Page): Promise<string> => {
  const user = await page.evaluate(() => localStorage.getItem("karota:user"));
  return (JSON.parse(user ?? "{}") as { token: string }).token;
};

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

/** Signs the page in as a new mentor, who has the role and no open popup. */
export async function signInAsMentor(page: Page, app: App): Promise<Caller> {
  const name = someName("Mentorica");
  await signIn(page, { name }, app);
  await callAs(app, { name, token: await tokenOf(page) }, "POST", "mentorship/members");
  // The role comes with the next login.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await signIn(page, { name }, app);
  return { name, token: await tokenOf(page) };
}

/** A group of new students, each signed in once. */
export async function makeClass(
  browser: Browser,
  app: App,
  mentor: Caller,
  names: readonly string[],
): Promise<{ readonly groupId: string; readonly students: readonly Caller[] }> {
  const students: Caller[] = [];
  const studentIds: string[] = [];
  for (const begin of names) {
    const name = someName(begin);
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, { name }, app);
    const student = { name, token: await tokenOf(page) };
    await context.close();
    const { unique_code } = await callAs<{ unique_code: string }>(app, student, "GET", "users");
    const added = await callAs<{ student: { id: string } }>(app, mentor, "POST", "mentorship/students", {
      uniqueCode: unique_code,
    });
    students.push(student);
    studentIds.push(added.student.id);
  }
  const { group } = await callAs<{ group: { id: string } }>(app, mentor, "POST", "mentorship/groups", {
    name: someName("Razred"),
  });
  await callAs(app, mentor, "POST", `mentorship/groups/${group.id}/members`, { studentIds });
  return { groupId: group.id, students };
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
