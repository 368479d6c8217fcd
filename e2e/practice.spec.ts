import { expect, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");

test("a practice of one quiz starts at its plant, continues after a reload and ends with what is enough for today", async ({
  page,
  app,
}) => {
  await signInDirectly(page, { name: someName("Vadba") }, app);
  await page.goto("/progress");
  await page.getByRole("button", { name: new RegExp(`^${say("addition.name")}`) }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: say("progress.plant.learn"), exact: true })
    .click();
  await page.getByRole("button", { name: say("practice.start"), exact: true }).click();
  const question = page.locator("#quiz-question");
  await expect(question).toBeVisible();
  const before = await question.textContent();
  await page.reload();
  await expect(question).toHaveText(before!);

  const end = page.getByRole("heading", { name: say("practice.end"), exact: true });
  const goOn = page.getByRole("button", { name: say("quizView.next"), exact: true });
  for (let place = 1; place <= 12; place++) {
    await expect(page.locator('[data-pip="now"]')).toHaveText(new RegExp(`^${place}`));
    const answered = page.waitForResponse(
      (reply) => reply.request().method() === "POST" && /practice/.test(reply.url()),
    );
    await page.keyboard.press("1");
    const { taskCorrect } = (await (await answered).json()) as { taskCorrect: boolean };
    if (!taskCorrect) await goOn.click();
  }
  await expect(end).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: say("practice.start"), exact: true })).toBeVisible();
});
