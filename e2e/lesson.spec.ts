import type { Page } from "@playwright/test";
import { watchAddresses } from "./address-law.ts";
import { expect, expectGoodLooks, setLanguage, SIZES, test, type RunningApp } from "./harness.ts";
import { callAs, signInAsMentor } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const choices = (page: Page) => page.locator("[aria-keyshortcuts]");

/** A pupil on a phone, signed in. */
async function newPupil(page: Page, app: RunningApp, language: "sl" | "en" | "de", name: string): Promise<Page> {
  await setLanguage(page, language);
  await signInDirectly(page, { name }, app);
  return page;
}

for (const language of JOURNEY_LANGUAGES)
  test(`a mentor asks a class the same question, and a pupil who loses the network comes back to it (${language})`, async ({
    page,
    app,
    browser,
  }) => {
    test.slow();
    const say = sayIn(language);
    await setLanguage(page, language);
    const mentor = await signInAsMentor(page, app);
    // A chosen quiz becomes a lesson.
    await page.goto("/games/addition");
    await button(page, say("lessons.asLesson")).click();
    await expectGoodLooks(page);
    await page.setViewportSize(SIZES.desktop);
    await button(page, say("lessons.start")).click();
    await expect(page).toHaveURL(/\/lessons\/[\w-]{36}$/);
    const path = new URL(page.url()).pathname;
    const { code } = await callAs<{ code: string }>(app, mentor, "GET", `${path.slice(1)}/desk`);
    await expectGoodLooks(page);
    await page.setViewportSize(SIZES.desktop);
    const board = await page.context().newPage();
    await board.goto(`${path}/board`);
    await expect(board.getByRole("img", { name: say("lessons.qr") })).toBeVisible();
    await expectGoodLooks(board);
    await board.setViewportSize(SIZES.desktop);

    // One by the typed code, the other by the link.
    const contexts = await Promise.all([0, 1].map(() => browser.newContext({ viewport: SIZES.phone })));
    const addresses = watchAddresses(page.context(), ...contexts);
    const names = contexts.map(() => someName("Učenka"));
    const [one, two] = (await Promise.all(
      contexts.map(async (context, place) => newPupil(await context.newPage(), app, language, names[place]!)),
    )) as [Page, Page];
    await one.goto("/lesson");
    await one
      .getByLabel(say("lessons.join.code"), { exact: true })
      .fill(`${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase());
    await button(one, say("lessons.join.open")).click();
    await two.goto(`/lesson/${code}`);
    await expectGoodLooks(two);
    await two.setViewportSize(SIZES.phone);
    for (const pupil of [one, two]) {
      await button(pupil, say("join.act")).click();
      await expect(pupil.getByText(say("lessons.in"), { exact: true })).toBeVisible();
    }
    await expect(board.getByText(say("lessons.here", { count: 2 }))).toBeVisible();

    // The second one has no network when the question comes.
    await contexts[1]!.setOffline(true);
    await board.keyboard.press("PageDown");
    const question = board.getByRole("dialog").getByRole("list").first();
    await expect(question.getByRole("listitem")).toHaveCount(4);
    await expect(choices(one)).toHaveCount(4);
    await expectGoodLooks(one);
    await expectGoodLooks(board);
    await board.setViewportSize(SIZES.desktop);
    await one.setViewportSize(SIZES.phone);
    await one.keyboard.press("2");
    await one.keyboard.press("Enter");
    await expect(one.getByText(say("lessons.answered")).first()).toBeVisible();
    await expect(two.getByText(say("lessons.offline"))).toBeVisible();
    await contexts[1]!.setOffline(false);
    await expect(choices(two)).toHaveCount(4);
    await choices(two).nth(2).click();
    await button(two, say("lessons.confirm")).click();
    await expect(board.getByText(say("lessons.answeredOf", { answered: 2, here: 2 })).last()).toBeVisible();
    // Nobody sees what is right before the mentor shows it; then everybody does, after a reload too.
    await expect(two.getByText(say("lessons.answered")).first()).toBeVisible();
    await button(page, say("lessons.step.reveal")).click();
    for (const pupil of [one, two]) await expect(pupil.locator("[data-look=right]")).toHaveCount(1);
    await expect(board.getByRole("dialog").getByText(say("lessons.right"), { exact: true })).toBeAttached();
    await expectGoodLooks(board);
    // The question scrolls between the title and the buttons, which stay where they are.
    for (const width of [360, 1280, 1920]) {
      await board.setViewportSize({ width, height: 740 });
      const room = await board
        .getByRole("dialog")
        .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
      expect(room[0], `at ${width}`).toBe(room[1]);
    }
    await board.setViewportSize(SIZES.desktop);
    await expectGoodLooks(one);
    await one.reload();
    await expect(one.locator("[data-look=right]")).toHaveCount(1);

    await button(page, say("lessons.step.repeat")).click();
    await expect(one.getByText(say("lessons.question", { n: 2 }), { exact: true })).toBeVisible();
    await button(page, say("lessons.step.end")).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: say("lessons.step.end"), exact: true })
      .click();
    await expect(two.getByText(say("lessons.ended"), { exact: true })).toBeVisible();
    await page.getByRole("switch", { name: say("lessons.names.desk") }).click();
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
    await expectGoodLooks(page);
    addresses.expectWithout([mentor.name, ...names]);
    for (const context of contexts) await context.close();
    await board.close();
  });
