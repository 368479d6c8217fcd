import { readFile } from "node:fs/promises";
import { expect, expectGoodLooks, setLanguage, SIZES, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";

test("a visitor prints the day's board: task, solution, PDF, all from the keyboard", async ({ page }) => {
  test.setTimeout(180_000);
  await setLanguage(page, "de");
  await page.setViewportSize(SIZES.desktop);
  await page.goto("/games/sudoku/daily");
  const print = page.getByRole("link", { name: "Dieses Spiel drucken" });
  await print.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sudoku auf Papier" })).toBeVisible();
  const task = page.getByRole("img", { name: "Seite 1 von 2: Aufgaben" });
  const solution = page.getByRole("img", { name: "Seite 2 von 2: Lösungen" });
  await expect(task).toBeVisible();
  await expect(task).toContainText("Fülle die leeren Felder");
  await expect(solution).toContainText("Lösungen: Sudoku");
  await expectGoodLooks(page);
  await page.setViewportSize(SIZES.desktop);

  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

  await page.getByRole("switch", { name: "Lösungen auf einer eigenen Seite" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("img", { name: "Seite 1 von 1: Aufgaben" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Lösungen/ })).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "PDF herunterladen" }).press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("karota-sudoku.pdf");
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
});

test("paper is white all over where the dark scheme was chosen", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("karota:settings", JSON.stringify({ scheme: "dark" })));
  await page.goto("/home");
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe("dark");
  await page.emulateMedia({ media: "print" });
  expect(await scheme()).toBe("light");
});

test("new boards for the printer cost what a start costs, and are there to be played afterwards", async ({
  page,
  app,
}) => {
  test.setTimeout(120_000);
  await setLanguage(page, "en");
  await signInDirectly(page, { name: someName("Printing") }, app);
  await page.goto("/games/simple_math/print");
  await expect(page.getByRole("img", { name: "Page 1 of 2: puzzles" })).toBeVisible();
  await page.getByLabel("How many").selectOption("2");
  await expect(page.getByText("You have 5 carrots.")).toBeVisible();
  await page.getByRole("button", { name: "Start 2 new games" }).click();
  await expect(page.getByText("You have 3 carrots.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /started/, checked: true })).toHaveCount(2);
  await page.getByRole("radio", { name: "4" }).check();
  await expect(page.getByRole("img", { name: "Page 2 of 2: solutions" })).toBeVisible();
  const variants = page.getByRole("switch", { name: "Versions A and B" });
  await expect(variants).toBeDisabled();
  await page.getByRole("checkbox", { name: /challenge/, checked: true }).uncheck();
  await variants.check();
  await page.getByRole("switch", { name: "Two sheets per page" }).check();
  await expect(page.getByRole("img", { name: "Page 1 of 2: puzzles" })).toContainText(/Multiples.*A.*Multiples.*B/);
  await page.goto("/games/simple_math");
  await expect(page.getByRole("link", { name: /^Continue/ })).toHaveCount(2);
});
