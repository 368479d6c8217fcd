import type { Browser, Page } from "@playwright/test";
import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import { expect, expectNoAxeViolations, test, type RunningApp } from "./harness.ts";
import { type Caller, newPerson, signInDirectly, someName } from "./people.ts";
import { callAs, codeOf, signInAsMentor } from "./mentoring.ts";
import { carrotsIn, sayIn } from "./words.ts";

const say = sayIn("sl");
const HOUR_MS = 3_600_000;

interface Pair {
  readonly mentor: Caller;
  readonly student: Caller & { readonly id: string };
}

/** A mentor who is signed in on the page, and a new student of theirs. */
async function pairOn(page: Page, app: RunningApp): Promise<Pair> {
  const mentor = await signInAsMentor(page, app);
  const student = await newPerson(app, someName("Učenka"));
  const uniqueCode = await codeOf(app, student);
  const added = await callAs<{ student: { id: string } }>(app, mentor, "POST", "mentorship/students", { uniqueCode });
  return { mentor, student: { ...student, id: added.student.id } };
}

/** Sets the student an assignment of three sums that starts and ends so many hours from now. */
async function setTask(app: RunningApp, { mentor, student }: Pair, name: string, from: number, to: number) {
  const at = (hours: number) => new Date(app.now() + hours * HOUR_MS).toISOString();
  const reply = await callAs<{ assignment: { id: string } }>(app, mentor, "POST", "assignments", {
    name,
    start: at(from),
    end: at(to),
    studentId: student.id,
    tasks: [{ game: "addition", options: { level: "easy" }, count: 3 }],
  });
  return reply.assignment.id;
}
const detailOf = (app: RunningApp, { mentor }: Pair, id: string) =>
  callAs<AssignmentDetail>(app, mentor, "GET", `assignments/${id}`);
const pathTo = ({ student }: Pair, id: string) => `/myStudents/${student.id}/assignments/${id}`;

const act = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** An act of an assignment that its menu holds. */
async function actFromMenu(page: Page, name: string): Promise<void> {
  await act(page, say("assignments.more"));
  await act(page, name);
}

/** The student's own browser. */
async function studentsPage(browser: Browser, app: RunningApp, { student }: Pair): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: app.baseURL, locale: "sl-SI" })).newPage();
  // Half a minute passes when the test says so.
  await page.clock.install({ time: app.now() });
  await signInDirectly(page, { name: student.name }, app);
  return page;
}

test("an assignment that has not begun is edited, then cancelled, and its carrots come back", async ({ page, app }) => {
  const pair = await pairOn(page, app);
  const balance = async () => (await callAs<{ credit_amount: number }>(app, pair.mentor, "GET", "users")).credit_amount;
  const before = await balance();
  const id = await setTask(app, pair, "Ulomki, prvič", 30, 54);
  const { price, start } = await detailOf(app, pair, id);
  expect(await balance()).toBe(before - price);
  await page.goto(pathTo(pair, id));

  await actFromMenu(page, say("assignments.edit"));
  const dialog = page.getByRole("dialog");
  const name = dialog.getByLabel(say("assignments.name"), { exact: true });
  await name.fill("Oh");
  await act(page, say("assignments.edit.keep"));
  await expect(name).toBeFocused();
  await name.fill("Ulomki, drugič");
  // An end before the start is refused at its field.
  const end = dialog.getByRole("group", { name: say("assignments.end"), exact: true });
  await end.getByRole("combobox", { name: say("assignments.date") }).selectOption({ index: 0 });
  await act(page, say("assignments.edit.keep"));
  await expect(end).toContainText(say("assignments.fault.order"));
  await expectNoAxeViolations(page);
  await end.getByRole("combobox", { name: say("assignments.date") }).selectOption({ index: 9 });
  await act(page, say("assignments.edit.keep"));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Ulomki, drugič" })).toBeVisible();
  const edited = await detailOf(app, pair, id);
  expect(edited.start).toBe(start);
  expect(Date.parse(edited.end) - Date.parse(start)).toBeGreaterThan(5 * 24 * HOUR_MS);

  await actFromMenu(page, say("assignments.cancel"));
  await expect(dialog).toContainText(carrotsIn("sl", price));
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: say("assignments.cancel.do"), exact: true }).click();
  await expect(page.getByText(say("assignments.cancelled"), { exact: true })).toBeVisible();
  await act(page, say("assignments.more"));
  await expect(page.getByRole("button", { name: say("assignments.cancel"), exact: true })).toHaveCount(0);
  await expect(page.getByText(say("assignments.status.cancelled"), { exact: true })).toBeVisible();
  expect(await balance()).toBe(before);
  await page.goto("/credit-usage");
  await expect(page.getByRole("main").getByText(say("reason.assignment_refund")).first()).toBeVisible();
});

test("an assignment is set again: its tasks and texts are in a new draft, its time is chosen anew", async ({
  page,
  app,
}) => {
  const pair = await pairOn(page, app);
  const id = await setTask(app, pair, "Vsote na pamet", 0, 5);
  await page.goto(pathTo(pair, id));
  await actFromMenu(page, say("assignments.copy"));
  await act(page, say("assignments.copy.make"));
  await expect(page).toHaveURL(`/myStudents/${pair.student.id}/newAssignment`);
  await expect(page.getByLabel(say("assignments.name"), { exact: true })).toHaveValue("Vsote na pamet");
  for (let step = 0; step < 3; step++) await act(page, say("assignments.next"));
  await act(page, say("assignments.publish"));
  await expect(page).toHaveURL(/\/assignments\/[\da-f-]{36}$/);
  const copy = new URL(page.url()).pathname.split("/").at(-1)!;
  expect(copy).not.toBe(id);
  expect((await detailOf(app, pair, copy)).plan).toEqual((await detailOf(app, pair, id)).plan);
});

test("a student's open page shows the mentor's words and the time that was given, without being loaded again", async ({
  page,
  app,
  browser,
}) => {
  const pair = await pairOn(page, app);
  const id = await setTask(app, pair, "Vsote na pamet", 0, 2);
  const student = await studentsPage(browser, app, pair);
  await student.goto(`/myAssignments/${id}`);
  const answers = student.getByRole("group", { name: say("quizView.answers") }).getByRole("button");
  await answers.nth(1).click();
  await expect(answers.nth(1)).toHaveAttribute("aria-pressed", "true");
  await student.evaluate(() => document.body.setAttribute("data-same-page", ""));

  await page.goto(pathTo(pair, id));
  await actFromMenu(page, say("assignments.message.write"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("assignments.message.toAll"), { exact: true }).fill("Najprej enice!");
  await dialog.getByRole("button", { name: say("assignments.message.send"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await student.clock.fastForward(30_000);
  await expect(student.getByRole("status").getByText("Najprej enice!")).toBeVisible();

  const until = student.locator("p", { hasText: say("myAssignments.until", { when: "" }).trim() }).first();
  const before = await until.textContent();
  await page.getByRole("button", { name: pair.student.name, exact: true }).click();
  await dialog.getByRole("button", { name: say("assignments.extra.give"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await student.clock.fastForward(30_000);
  await expect(until).not.toHaveText(before!);
  // What was chosen before is still chosen, on the same page.
  await expect(answers.nth(1)).toHaveAttribute("aria-pressed", "true");
  expect(await student.evaluate(() => document.body.hasAttribute("data-same-page"))).toBe(true);
  await expectNoAxeViolations(student);
  await student.context().close();
});

test("a student leaves a mentor, whose list shows it, without losing the results", async ({ page, app, browser }) => {
  const pair = await pairOn(page, app);
  const done = await setTask(app, pair, "Končana vaja", 0, 2);
  await setTask(app, pair, "Še ne začeta", 30, 54);
  const path = `assignments/myAssignments/${done}`;
  const { list } = await callAs<{ list: { taskId: string }[] }>(app, pair.student, "GET", path);
  for (const { taskId } of list) await callAs(app, pair.student, "POST", path, { taskId, taskSelected: 0 });
  const student = await studentsPage(browser, app, pair);
  await student.goto("/myAssignments");
  await expect(student.getByText("Še ne začeta")).toBeVisible();
  const leave = student.getByRole("button", {
    name: say("myAssignments.mentors.leave.of", { name: pair.mentor.name }),
    exact: true,
  });
  const dialog = student.getByRole("dialog");
  await leave.click();
  await dialog.getByRole("button", { name: say("myAssignments.mentors.stay"), exact: true }).click();
  await leave.click();
  await expectNoAxeViolations(student);
  await dialog.getByRole("button", { name: say("myAssignments.mentors.leave"), exact: true }).click();
  await expect(student.getByText(say("myAssignments.mentors.none"), { exact: true })).toBeVisible();
  await expect(student.getByText("Še ne začeta")).toHaveCount(0);
  await expect(student.getByText("Končana vaja")).toBeVisible();

  await page.goto("/myStudents");
  await expect(page.getByRole("button", { name: say("students.add"), exact: true })).toBeVisible();
  await expect(page.getByText(pair.student.name)).toHaveCount(0);
  await student.context().close();
});

test("answers that waited for the network are sent at sign-out, also from a page that was loaded since", async ({
  page,
  app,
  browser,
}) => {
  const pair = await pairOn(page, app);
  const id = await setTask(app, pair, "Vsote na pamet", 0, 2);
  const student = await studentsPage(browser, app, pair);
  const answersGoNowhere = () =>
    student.route("**/api/v1/assignments/myAssignments/*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
  await answersGoNowhere();
  await student.goto(`/myAssignments/${id}`);
  await student
    .getByRole("group", { name: say("quizView.answers") })
    .getByRole("button")
    .nth(2)
    .click();
  await student.getByRole("button", { name: say("myAssignments.confirm") }).click();
  await expect(student.getByText(say("myAssignments.question", { n: 2, tasks: 3 }))).toBeVisible();
  const answered = async () => (await detailOf(app, pair, id)).numSolved;

  // Still without a way to the server, nothing is thrown away.
  await student.goto("/logout");
  await expect(student.getByRole("heading", { name: say("logout.unsent") })).toBeVisible();
  expect(await answered()).toBe(0);

  await student.goto("/about");
  await student.unrouteAll();
  await student.goto("/logout");
  await expect(student.getByRole("heading", { name: say("logout.done") })).toBeVisible();
  expect(await answered()).toBe(1);
  expect(await student.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("answers")))).toEqual([]);
  await student.context().close();
});
