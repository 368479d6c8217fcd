import { depth } from "@karota/engine/testing/depth.ts";
import {
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  SIZES,
  test,
} from "./harness.ts";
import { ROOM_LANGUAGES, sayIn } from "./words.ts";

const say = sayIn("sl");

test("the help finds answers as one types, without accents, and says how many", async ({ page }) => {
  await page.goto("/qa");
  const field = page.getByLabel(say("help.search"));
  await field.fill("korencki razlog");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^\d+ zadet/);
  await expect(page.getByText(say("help.q.usage"))).toBeVisible();
  await expect(page.locator("mark").first()).toHaveText(/korenč/i);
  // A game is found by what its rules say.
  await field.fill("zajcek detelja");
  await expect(page.getByRole("main").getByRole("link", { name: say("simpleMaze.name") })).toBeVisible();
  await field.fill("xyzzy");
  await expect(page.getByText(say("help.none"))).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: say("help.none.act") })
    .click();
  await expect(page.getByRole("heading", { name: say("about.contact") })).toBeInViewport();
});

test("an answer opens by keyboard and by its address, from another page too", async ({ page }) => {
  await page.goto("/qa");
  await page.locator("#topic-challenges > summary").focus();
  await page.keyboard.press("Enter");
  const summary = page.locator("#daily summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#daily")).toHaveAttribute("open");
  await page.goto("/qa#withdraw");
  await expect(page.locator("#withdraw")).toHaveAttribute("open");
  await expect(page.locator("#withdraw summary")).toBeFocused();
  await expect(page.locator("#withdraw")).toBeInViewport();
  await page.goto("/qa/sudoku");
  await page.getByRole("link", { name: say("help.article.hints") }).click();
  await expect(page).toHaveURL(/\/qa\/hints$/);
  await expect(page.getByRole("heading", { level: 1, name: say("help.article.hints") })).toBeFocused();
  // The address of before leads to the way there.
  await page.goto("/qa#hints");
  await expect(page.locator("#hints")).toBeFocused();
});

test("a search is cleared for the place that a link names", async ({ page }) => {
  await page.goto("/qa");
  await page.getByLabel(say("help.search")).fill(say("help.q.rules"));
  await page.locator("#rules").getByRole("link").first().click();
  await expect(page.getByLabel(say("help.search"))).toHaveValue("");
  await expect(page.locator("#games")).toBeInViewport();
});

test("a game's page leads to today's board", async ({ page }) => {
  await page.goto("/qa");
  await page.locator("#games").scrollIntoViewIfNeeded();
  await page
    .getByRole("main")
    .getByRole("link", { name: say("minesweeper.name"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("minesweeper.name"));
  await expect(page.getByText(say("minesweeper.view.keys.switch"))).toBeVisible();
  await page.getByRole("link", { name: say("help.playToday") }).click();
  await expect(page).toHaveURL(/\/games\/minesweeper\/daily$/);
});

// In the usual run in the language with the longest words; `carrots.spec.ts` looks at the About page in it.
const LOOKED_AT_IN = depth("de", "sl");
const LOOKED_AT = depth(
  ["/qa", "/qa/sudoku", "/accessibility"],
  ["/qa", "/qa/sudoku", "/qa/flags", "/qa/hints", "/about", "/privacy", "/accessibility", "/imprint", "/terms"],
);
for (const path of LOOKED_AT)
  test(`${path} looks well`, async ({ page }) => {
    await setLanguage(page, LOOKED_AT_IN);
    await page.goto(path);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectGoodLooks(page);
  });

// What looks well has been as narrow.
const NARROW = ["/qa/simple_math", "/privacy", "/imprint", "/terms", ...depth([], ["/qa", "/about", "/accessibility"])];
for (const language of ROOM_LANGUAGES)
  test(`help and the pages about Karota fit a small phone in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await page.setViewportSize({ ...SIZES.phone, width: 320 });
    for (const path of NARROW) {
      await page.goto(path);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expectNoSidewaysScroll(page);
    }
  });
