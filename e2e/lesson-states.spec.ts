import type { Locator, Page } from "@playwright/test";
import { deepTest, expect, expectGoodLooks, setLanguage, SIZES, test, type RunningApp } from "./harness.ts";
import { callAs, codeOf, groupAll, signInAsMentor } from "./mentoring.ts";
import { signInDirectly, someName, type Caller } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

/** More controls than any of these pages has. */
const MAX_TABS = 60;

/** Goes to a control with the Tab key alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the Tab key does not reach it");
}
async function pressKey(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const choices = (page: Page) => page.locator("[aria-keyshortcuts]");

async function inspect(page: Page, size: { width: number; height: number }): Promise<void> {
  await expectGoodLooks(page);
  await page.setViewportSize(size);
}

/** A lesson of two additions with the mentor's only group. */
async function startLesson(app: RunningApp, mentor: Caller, student: Caller) {
  await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode: await codeOf(app, student) });
  const groupId = await groupAll(app, mentor);
  const tasks = [{ game: "addition", options: { level: "easy" }, count: 2 }];
  const { id } = await callAs<{ id: string }>(app, mentor, "POST", "lessons", { tasks, groupId });
  const { code } = await callAs<{ code: string }>(app, mentor, "GET", `lessons/${id}/desk`);
  return { id, code };
}

for (const language of JOURNEY_LANGUAGES)
  deepTest(
    `every state of a lesson looks good, home leads to it, and a pupil needs no pointer (${language})`,
    async ({ page, app, browser }) => {
      test.slow();
      const say = sayIn(language);
      await setLanguage(page, language);
      const mentor = await signInAsMentor(page, app);
      const context = await browser.newContext({ viewport: SIZES.phone });
      const pupil = await context.newPage();
      await setLanguage(pupil, language);
      const student = await signInDirectly(pupil, { name: someName("Učenka") }, app);
      await pupil.goto("/lesson");
      await inspect(pupil, SIZES.phone);
      const { id, code } = await startLesson(app, mentor, student);

      // One press leads each of them from home to the lesson.
      await page.goto("/home");
      await expect(page.getByRole("link", { name: say("lessons.continue"), exact: true })).toBeVisible();
      await inspect(page, SIZES.desktop);
      await page.getByRole("link", { name: say("lessons.continue"), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/lessons/${id}$`));
      await pupil.goto("/home");
      await expect(pupil.getByRole("link", { name: say("lessons.now.go"), exact: true })).toBeVisible();
      await inspect(pupil, SIZES.phone);
      await pressKey(pupil, pupil.getByRole("link", { name: say("lessons.now.go"), exact: true }));
      await expect(pupil).toHaveURL(new RegExp(`/lesson/${code}$`));
      await pressKey(pupil, button(pupil, say("join.act")));
      await expect(pupil.getByText(say("lessons.in"), { exact: true })).toBeVisible();
      await inspect(pupil, SIZES.phone);

      const board = await page.context().newPage();
      await board.goto(`/lessons/${id}/board`);
      await expect(board.getByText(say("lessons.here", { count: 1 }))).toBeVisible();
      await board.keyboard.press("PageDown");
      await expect(choices(pupil)).toHaveCount(4);
      // The third answer by the arrow keys, then the button below.
      await tabTo(pupil, choices(pupil).first());
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "Space"]) await pupil.keyboard.press(key);
      await expect(choices(pupil).nth(2)).toHaveAttribute("aria-pressed", "true");
      await inspect(pupil, SIZES.phone);
      await pressKey(pupil, button(pupil, say("lessons.confirm")));
      await expect(pupil.getByText(say("lessons.answered")).first()).toBeVisible();
      await inspect(pupil, SIZES.phone);
      await expect(page.getByText(say("lessons.answeredOf", { answered: 1, here: 1 }))).toBeVisible();
      await inspect(page, SIZES.desktop);

      await board.keyboard.press("PageDown");
      await expect(pupil.locator("[data-look=right]")).toHaveCount(1);
      await inspect(pupil, SIZES.phone);
      await page.getByRole("switch", { name: say("lessons.names.desk") }).click();
      await inspect(page, SIZES.desktop);
      // The whole solution on the board, and one step back.
      const solution = board.getByRole("dialog").getByRole("list").last();
      await board.keyboard.press("PageDown");
      await expect(solution.getByRole("listitem")).toHaveCount(1);
      await inspect(board, SIZES.desktop);
      await board.keyboard.press("PageUp");
      await expect(solution.getByRole("listitem")).toHaveCount(0);

      await button(page, say("lessons.step.end")).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("lessons.step.end"), exact: true })
        .click();
      await expect(pupil.getByText(say("lessons.ended"), { exact: true })).toBeVisible();
      await inspect(pupil, SIZES.phone);
      await expect(board.getByText(say("lessons.board.ended"))).toBeVisible();
      await inspect(board, SIZES.desktop);
      await pressKey(pupil, pupil.getByRole("link", { name: say("join.toHome"), exact: true }));
      await expect(pupil).toHaveURL(/\/home$/);
      await expect(pupil.getByRole("link", { name: say("lessons.now.go"), exact: true })).toHaveCount(0);
      await context.close();
      await board.close();
    },
  );
