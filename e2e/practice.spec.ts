import { expect, expectNoAxeViolations, expectNoSidewaysScroll, setLanguage, SIZES, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import { JOURNEY_LANGUAGES, sayIn } from "./words.ts";

for (const language of JOURNEY_LANGUAGES)
  test(`a practice of one quiz starts at its plant, continues after a reload and ends with what is enough for today, by keys at 360 pixels, in ${language}`, async ({
    page,
    app,
  }) => {
    const say = sayIn(language);
    await setLanguage(page, language);
    await page.setViewportSize(SIZES.phone);
    await signInDirectly(page, { name: someName("Vadba") }, app);
    await page.goto("/progress");
    await page.getByRole("button", { name: new RegExp(`^${say("addition.name")}`) }).press("Enter");
    await page
      .getByRole("dialog")
      .getByRole("link", { name: say("progress.plant.learn"), exact: true })
      .press("Enter");
    await page.getByRole("button", { name: say("practice.start"), exact: true }).press("Enter");
    const question = page.locator("#quiz-question");
    await expect(question).toBeVisible();
    const before = await question.textContent();
    await page.reload();
    await expect(question).toHaveText(before!);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);

    const end = page.getByRole("heading", { name: say("practice.end"), exact: true });
    const goOn = page.getByRole("button", { name: say("quizView.next"), exact: true });
    for (let place = 1; place <= 12; place++) {
      await expect(page.locator('[data-pip="now"]')).toHaveText(new RegExp(`^${place}`));
      const answered = page.waitForResponse(
        (reply) => reply.request().method() === "POST" && /practice/.test(reply.url()),
      );
      await page.keyboard.press("1");
      const { taskCorrect } = (await (await answered).json()) as { taskCorrect: boolean };
      if (!taskCorrect) await goOn.press("Enter");
    }
    await expect(end).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByRole("button", { name: say("practice.start"), exact: true })).toBeVisible();
  });
