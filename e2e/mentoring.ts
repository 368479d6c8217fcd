import type { Page } from "@playwright/test";
import { expect, type RunningApp } from "./harness.ts";
import { newPerson, signInDirectly, someName, type Caller } from "./people.ts";

type App = Pick<RunningApp, "baseURL">;

/** Calls the server as a person; expects success. */
export async function callAs<Reply>(
  app: App,
  { token }: Caller,
  method: "GET" | "POST" | "PUT",
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

/** The name of a new mentor; the role comes with the next login. */
export async function newMentor(app: RunningApp): Promise<string> {
  const name = someName("Mentorica");
  await callAs(app, await newPerson(app, name), "POST", "mentorship/members");
  return name;
}

/** Signs the page in as a new mentor, who has the role. */
export const signInAsMentor = async (page: Page, app: RunningApp): Promise<Caller> =>
  signInDirectly(page, { name: await newMentor(app) }, app);

/** The code by which a mentor finds a person today. */
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
