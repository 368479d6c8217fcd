import type { Page } from "@playwright/test";
import { expect, stopClock, test } from "./harness.ts";
import { boardSent, question, type QuizSent } from "./playing.ts";
import { beginsWith, sayIn } from "./words.ts";

const say = sayIn("sl");

/** Whether a key that is pressed twice at once counts once by now: what does that comes a moment after the setting. */
const countsOnce = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "~", bubbles: true, cancelable: true }));
    press();
    return !press();
  });

test("a hand that shakes sets one flag, once the setting is on, and takes it back when it wants to", async ({
  page,
  app,
}) => {
  await page.clock.install({ time: app.now() });
  await page.goto("/games/minesweeper/daily");
  const at = await page.locator("[role=gridcell][data-kind=hidden]").first().getAttribute("data-at");
  const hidden = page.locator(`[role=grid] [data-at="${at}"]`);
  const hasFlag = async () => (await hidden.getAttribute("aria-label"))?.includes(say("minesweeper.content.flag"));
  const pressTwice = () => hidden.dblclick({ button: "right" });
  await stopClock(page);
  await pressTwice();
  expect(await hasFlag()).toBe(false);

  await page.clock.resume();
  await page.goto("/settings");
  await page.getByRole("switch", { name: beginsWith(say("settings.repeats")) }).check();
  await page.goto("/games/minesweeper/daily");
  await expect.poll(() => countsOnce(page)).toBe(true);
  await stopClock(page);
  await pressTwice();
  await expect.poll(hasFlag).toBe(true);
  await page.clock.runFor(300);
  await pressTwice();
  await expect.poll(hasFlag).toBe(false);
});

test("an answer that is given twice does not skip the explanation of the mistake", async ({ page, app }) => {
  await page.clock.install({ time: app.now() });
  const settings = JSON.stringify({ ignore_repeats: true, explain_mistakes: true });
  await page.addInitScript((text) => localStorage.setItem("karota:settings", text), settings);
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  const [first, second] = [tasks[0]!, tasks[1]!];
  await expect(question(page, say, first)).toBeVisible();
  await expect.poll(() => countsOnce(page)).toBe(true);
  await stopClock(page);
  const wrong = (first.answers.correct + 1) % first.answers.choices.length;
  const answers = page.getByRole("group", { name: say("quizView.answers"), exact: true }).getByRole("button");
  const next = page.getByRole("button", { name: say("quizView.next"), exact: true });
  await answers.nth(wrong).focus();
  await page.keyboard.press("Enter");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await page.clock.runFor(300);
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question(page, say, second)).toBeVisible();
});
