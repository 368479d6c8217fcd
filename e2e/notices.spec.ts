import { randomUUID } from "node:crypto";
import { CODES, type Code } from "@karota/contract/errors/codes.ts";
import { depth } from "@karota/engine/testing/depth.ts";
import { expect, setLanguage, test } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { ROOM_LANGUAGES, sayIn } from "./words.ts";

/** Something is under way: the notice cannot be closed by hand. */
const RUNS: Code = "I-PAYMENT-IN_PROGRESS";
/** Sent with numbers of their own, and shown by the account's journeys. */
const WITH_VALUES: Code = "E-KAROTA-NOT_ENOUGH_CARROTS";

/** Leads home. */
const LEAVES: Code = "E-MENTORSHIP-NOT_A_MENTOR";
/** The usual run takes every eighth; that each has its texts is tested without a browser. */
const popups = (Object.keys(CODES) as Code[])
  .filter((code) => CODES[code] !== 401 && code !== WITH_VALUES)
  .filter((code, place) => code === RUNS || code === LEAVES || place % depth(8, 1) === 0);

for (const language of ROOM_LANGUAGES) {
  const say = sayIn(language);
  test(`the codes of the error catalogue open their popups in ${language}`, async ({ page, app }) => {
    await setLanguage(page, language);
    await signInDirectly(page, { name: `Koda ${randomUUID().slice(0, 12)}` }, app);
    let code: Code = RUNS;
    await page.route("**/api/v1/games/sudoku/create*", (route) =>
      route.fulfill({ status: CODES[code] ?? 409, json: { code } }),
    );
    const start = page.getByRole("button", { name: say("dispatch.start"), exact: true }).first();
    await page.goto("/games/sudoku");
    for (code of popups)
      await test.step(code, async () => {
        await start.click();
        const popup = page.getByRole("dialog", { name: say(`error.${code}.title`), exact: true });
        await expect(popup).toContainText(say(`error.${code}.description`));
        if (code === RUNS) {
          // A spinner and no buttons; Escape does not close it either.
          await expect(popup.getByRole("button")).toHaveCount(0);
          await expect(popup.getByRole("status")).toBeVisible();
          await page.keyboard.press("Escape");
          await page.keyboard.press("Escape");
          await expect(popup).toBeVisible();
          await page.reload();
          return;
        }
        await popup.getByRole("button", { name: say("shell.understood"), exact: true }).click();
        await expect(popup).toBeHidden();
        // Who may not add students goes home.
        if (code === LEAVES) {
          await expect(page).toHaveURL("/home");
          await page.goto("/games/sudoku");
        } else await expect(page).toHaveURL("/games/sudoku");
      });
  });
}

test("an unreadable answer is an apology, and no answer is a short note", async ({ page, app }) => {
  const say = sayIn("sl");
  await signInDirectly(page, { name: `Koda ${randomUUID().slice(0, 12)}` }, app);
  await page.goto("/games/sudoku");
  const start = page.getByRole("button", { name: say("dispatch.start"), exact: true }).first();
  await page.route("**/api/v1/games/sudoku/create*", (route) => route.fulfill({ status: 502, body: "<h1>Bad</h1>" }));
  await start.click();
  const popup = page.getByRole("dialog", { name: say("error.E-KAROTA-INTERNAL.title"), exact: true });
  await popup.getByRole("button").click();
  await page.unroute("**/api/v1/games/sudoku/create*");
  await page.route("**/api/v1/games/sudoku/create*", (route) => route.abort());
  await start.click();
  await expect(page.getByText(say("shell.offline"), { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a screen whose part cannot be loaded shows it after one retry and can be tried again", async ({ page }) => {
  const say = sayIn("sl");
  await page.goto("/home");
  let asked = 0;
  await page.route(/\/assets\/privacy-page.*\.js/, (route) => {
    asked++;
    return route.abort();
  });
  await page
    .getByRole("navigation", { name: say("shell.footer"), exact: true })
    .getByRole("link", { name: say("shell.menu.privacy") })
    .click();
  await expect(page.getByRole("alert")).toContainText(say("shell.failed.chunk"));
  expect(asked).toBeGreaterThanOrEqual(1);
  await page.unroute(/\/assets\/privacy-page.*\.js/);
  await page
    .getByRole("alert")
    .getByRole("button", { name: say("shell.tryAgain"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("privacy.title"));
});
