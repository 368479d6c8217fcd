import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, expectGoodLooks, setLanguage, signIn, test } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { ROOM_LANGUAGES, sayIn } from "./words.ts";

const newDemoUser = () => ({ name: `Korenček ${randomUUID().slice(0, 12)}` });
const say = sayIn("sl");

test("a player sees what a game has cost, goes back to it, and takes the movements along as a file", async ({
  page,
  app,
}) => {
  await signInDirectly(page, newDemoUser(), app);
  await page.goto("/games/sudoku");
  await page
    .getByRole("main")
    .getByRole("button", { name: say("dispatch.start"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/games\/sudoku\/[\da-f-]{36}$/);
  const board = new URL(page.url()).pathname;

  await page.goto("/home");
  await page
    .getByRole("button", { name: say("shell.profile"), exact: true })
    .last()
    .click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: say("shell.menu.credits"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("credits.title"));
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(say("credits.spent"));
  await expect(rows.first()).toContainText("−1 korenček");
  await expect(rows.first()).toContainText("4 korenčki");
  await expect(rows.last()).toContainText("+5 korenčkov");
  await expectGoodLooks(page);

  // Two movements are seen at one glance.
  await expect(page.getByRole("radio")).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: say("credits.csv"), exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("korencki.csv");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/;Nova igra;Sudoku;-1,00;4,00;[\da-f-]{36}$/);
  expect(lines[2]).toMatch(/;Darilo za prvo prijavo;;5,00;5,00;$/);

  await rows.first().getByRole("link", { name: "Sudoku", exact: true }).click();
  await expect(page).toHaveURL(board);
});

test("settings hold at once, in another tab and after the next login", async ({ page, app, context }) => {
  const who = newDemoUser();
  await signInDirectly(page, who, app);
  const other = await context.newPage();
  await other.goto("/home");
  await page.goto("/settings");
  await expectGoodLooks(page);
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: say("settings.text.larger"), exact: true }).check();
  await main.getByRole("radio", { name: say("shell.scheme.dark"), exact: true }).check();
  // That of the switch: those of the choices before it may still be on their way.
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes("/users/settings") && (response.request().postData() ?? "").includes('"timer"'),
  );
  await main.getByRole("switch", { name: say("play.setting.timer"), exact: true }).check();
  expect((await saved).ok()).toBe(true);
  await expect(other.locator("html")).toHaveAttribute("data-scheme", "dark");
  await expect(other.locator("html")).toHaveAttribute("data-text", "larger");
  await expectGoodLooks(page);

  await page.goto("/logout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("logout.done"));
  await expect(page.locator("html")).not.toHaveAttribute("data-scheme");
  await signIn(page, who, app);
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
  await page.goto("/settings");
  await expect(main.getByRole("switch", { name: say("play.setting.timer"), exact: true })).toBeChecked();
});

for (const language of ROOM_LANGUAGES)
  test(`the About page describes Karota, with its numbers, in ${language}`, async ({ page }) => {
    const here = sayIn(language);
    await setLanguage(page, language);
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(here("about.title"));
    await expect(page.getByLabel(here("about.numbers")).getByRole("definition")).toHaveCount(3);
    await expectGoodLooks(page);
  });
