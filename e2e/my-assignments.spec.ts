import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import {
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  SIZES,
  test,
} from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

/** Calls the API as the person who is signed in on a page. */
async function ask<Reply>(page: Page, method: string, path: string, body?: unknown): Promise<Reply> {
  const { token } = JSON.parse((await page.evaluate(() => localStorage.getItem("karota:user"))) ?? "{}") as {
    token: string;
  };
  const response = await page.request.fetch(`/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { data: body }),
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Reply;
}

for (const language of JOURNEY_LANGUAGES)
  test(`a student goes from the code to the result on a phone, in ${language}`, async ({ page, app, browser }) => {
    const say = sayIn(language);
    await page.setViewportSize(SIZES.phone);
    await setLanguage(page, language);
    await signInDirectly(page, { name: `Učenka ${randomUUID().slice(0, 8)}` }, app);
    await page.goto("/myAssignments");
    await expect(page.getByText(say("myAssignments.none"))).toBeVisible();
    const written = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent();
    await expect(page.getByRole("img", { name: say("code.qr", { code: written! }) })).toBeVisible();
    await expectNoAxeViolations(page);

    const other = await browser.newContext({ baseURL: app.baseURL });
    const desk = await other.newPage();
    await signInDirectly(desk, "mentor", app);
    const { student } = await ask<{ student: { id: string } }>(desk, "POST", "mentorship/students", {
      uniqueCode: written!.toLowerCase(),
    });
    const name = `Vaja ${randomUUID().slice(0, 8)}`;
    await ask(desk, "POST", "assignments", {
      name,
      message: "Vzemi si čas.",
      preset: "thisWeek",
      studentId: student.id,
      tasks: [
        { game: "addition", options: { level: "easy" }, count: 2 },
        { game: "flags", options: { level: "easy", continent: "europe", language }, count: 1 },
      ],
    });
    await other.close();

    await page.reload();
    await expect(page.getByText("Vzemi si čas.")).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: say("myAssignments.start.of", { name }) }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const answers = page.getByRole("group", { name: say("quizView.answers") }).getByRole("button");
    const confirm = page.getByRole("button", { name: say("myAssignments.confirm") });
    const counter = (n: number) => page.getByText(say("myAssignments.question", { n, tasks: 3 }));

    await expect(counter(1)).toBeVisible();
    await expect(confirm).toHaveAttribute("aria-disabled", "true");
    await answers.nth(2).click();
    await answers.nth(0).click();
    await expect(answers.nth(0)).toHaveAttribute("aria-pressed", "true");
    await expectNoAxeViolations(page);
    await confirm.click();
    await expect(counter(2)).toBeVisible();

    // Without a network nothing is lost, and nothing is sent twice.
    await page.context().setOffline(true);
    await page.keyboard.press("2");
    await confirm.click();
    await expect(counter(3)).toBeVisible();
    await page.getByText(say("myAssignments.map"), { exact: true }).click();
    const second = page.getByRole("button", { name: say("myAssignments.map.kept", { n: 2 }) });
    await expect(second).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("button", { name: say("myAssignments.map.saved", { n: 2 }) })).toBeVisible();

    // Home offers it first, and the bar counts it; it goes on where it was left.
    await page.goto("/home");
    const start = page.getByRole("main").getByRole("link", { name: say("home.assignment.continue"), exact: true });
    await expect(start).toHaveAttribute("href", /^\/myAssignments\/[0-9a-f-]{36}$/);
    const bar = page.getByRole("navigation", { name: say("shell.menu.bottom"), exact: true });
    const inBar = (badge: string) =>
      bar.getByRole("link", { name: `${say("shell.menu.assignments")}${badge}`, exact: true });
    await expectGoodLooks(page);
    await page.setViewportSize(SIZES.phone);
    await inBar(` ${say("shell.menu.waiting", { count: 1 })}`).click();
    const [opened] = await Promise.all([
      page.waitForResponse(/assignments\/myAssignments\/[0-9a-f-]{36}\?/),
      page.getByRole("link", { name: say("myAssignments.continue.of", { name }) }).click(),
    ]);
    const detail = (await opened.json()) as MyAssignmentDetail;
    expect(detail.list.map(({ answered }) => answered)).toEqual([true, true, false]);
    expect(JSON.stringify(detail)).not.toMatch(/"correct":|"mistakes":/);
    await expect(counter(3)).toBeVisible();
    await expect(page.getByRole("group", { name: say("quizView.answers") })).toBeVisible();
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");

    await expect(page.getByRole("heading", { name: say("myAssignments.everyTask") })).toBeVisible();
    await expect(inBar("")).toBeVisible();
    await expect(page.getByRole("button", { name: say("myAssignments.print") })).toBeVisible();
    const how = page.getByText(say("myAssignments.task.how"), { exact: true });
    await expect(how).toHaveCount(3);
    await how.first().click();
    await expectGoodLooks(page);
  });
