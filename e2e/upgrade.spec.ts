import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { deepTest, expect, expectGoodLooks, signIn, startApp, test, type RunningApp } from "./harness.ts";
import { askServer, boardSent, cell, cellWords, openCells, solutionAt, type SudokuSent } from "./playing.ts";
import { makeNextRelease, makeRelease } from "./releases.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");

let folder = "";
let app: RunningApp;
let next = "";
// Pages of two builds, without the worker that would cache the files of the one before.
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "karota-releases-"));
  next = makeNextRelease(join(folder, "next"));
  app = await startApp({}, makeRelease(join(folder, "first")));
});
test.afterEach(async ({ page }) => {
  await page.goto("about:blank");
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function write(page: Page, board: SudokuSent, index: number): Promise<void> {
  await cell(page, index).click();
  await page.keyboard.press(String(solutionAt(board, index)));
  await expect(cell(page, index)).toHaveAccessibleName(cellWords(say, index, solutionAt(board, index)));
}
const savedValues = async (page: Page, indexes: readonly number[]): Promise<number[]> => {
  const { partial_grid } = await askServer<SudokuSent>(page, "games/sudoku/periodic/daily");
  return indexes.map((index) => Number(partial_grid[index]));
};
async function beginSudoku(page: Page): Promise<SudokuSent> {
  await signIn(page, { name: `Nova ${randomUUID().slice(0, 12)}` }, app);
  await page.getByRole("dialog").getByRole("button").click();
  const board = await boardSent<SudokuSent>(page, () => page.goto(`${app.baseURL}/games/sudoku/daily`));
  await expect(page.getByRole("grid")).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset["mark"] = "same page"));
  return board;
}
const entry = (page: Page) => page.locator('script[type="module"]').getAttribute("src");
const goHome = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: say("shell.brand"), exact: true })
    .click();

deepTest(
  "a person who plays while Karota is renewed goes on, opens what was not loaded yet, sees a notice, and finds all after a reload",
  async ({ page }) => {
    test.slow();
    const board = await beginSudoku(page);
    const some = openCells(board).slice(0, 4);
    const right = some.map((index) => solutionAt(board, index));
    const before = await entry(page);
    await write(page, board, some[0]!);
    await expect.poll(() => savedValues(page, some.slice(0, 1))).toEqual(right.slice(0, 1));

    // Down, with a migration, and up with other files; a digit is written while no server answers.
    await app.halt();
    await write(page, board, some[1]!);
    await app.deploy(next);
    await write(page, board, some[2]!);
    await expect.poll(() => savedValues(page, some.slice(0, 3))).toEqual(right.slice(0, 3));
    const notice = page.getByText(say("offline.newBuild"), { exact: true });
    await expect(notice, "not while somebody plays").toHaveCount(0);

    await goHome(page);
    await expect(notice).toBeVisible();
    await expectGoodLooks(page);
    // A screen of the old build that this page has never loaded.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page
      .getByRole("navigation")
      .getByRole("link", { name: say("shell.menu.progress"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: say("progress.title") })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-mark", "same page");
    expect(await entry(page)).toBe(before);

    await page.getByRole("button", { name: say("offline.newBuild.reload"), exact: true }).click();
    await expect(page.locator("html")).not.toHaveAttribute("data-mark", "same page");
    await expect(page.getByRole("heading", { level: 1, name: say("progress.title") })).toBeVisible();
    expect(await entry(page)).not.toBe(before);
    await page.goto(`${app.baseURL}/games/sudoku/daily`);
    for (const index of some.slice(0, 3))
      await expect(cell(page, index)).toHaveAccessibleName(cellWords(say, index, solutionAt(board, index)));
    await write(page, board, some[3]!);
    await expect.poll(() => savedValues(page, some)).toEqual(right);
    await goHome(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

deepTest(
  "where the files of an old page are gone for good, it offers to load anew, and nothing is lost",
  async ({ page }) => {
    test.slow();
    const board = await beginSudoku(page);
    const [index] = openCells(board);
    await write(page, board, index!);
    await expect.poll(() => savedValues(page, [index!])).toEqual([solutionAt(board, index!)]);
    await app.halt();
    rmSync(join(app.dataDir, "pages"), { recursive: true });
    await app.deploy(next);
    await page
      .getByRole("navigation")
      .getByRole("link", { name: say("shell.menu.progress"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: say("shell.failed.chunk") })).toBeVisible();
    await page.getByRole("button", { name: say("shell.tryAgain"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: say("progress.title") })).toBeVisible();
    expect(await savedValues(page, [index!])).toEqual([solutionAt(board, index!)]);
  },
);

deepTest(
  "what the new server does not understand of an old page waits, and the new page sends it",
  async ({ page }) => {
    test.slow();
    const board = await beginSudoku(page);
    const some = openCells(board).slice(0, 2);
    await write(page, board, some[0]!);
    await expect.poll(() => savedValues(page, some.slice(0, 1))).toEqual([solutionAt(board, some[0]!)]);
    await app.deploy(makeNextRelease(join(folder, "moved"), "saves"));
    const refused = page.waitForResponse((response) => response.url().includes("user_sudoku_daily"));
    await write(page, board, some[1]!);
    expect((await refused).status()).toBe(404);
    await expect(page.getByText(say("play.waiting"), { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await goHome(page);
    await page.getByRole("button", { name: say("offline.newBuild.reload"), exact: true }).click();
    await expect.poll(() => savedValues(page, some)).toEqual(some.map((index) => solutionAt(board, index)));
  },
);

deepTest("what an old server does not understand of a new page waits until it is renewed", async ({ page }) => {
  test.slow();
  const moved = makeNextRelease(join(folder, "moved"), "saves");
  await app.deploy(moved);
  const board = await beginSudoku(page);
  const [index] = openCells(board);
  // As behind a proxy, where one process is renewed after the other.
  await app.deploy(join(folder, "first"));
  const refused = page.waitForResponse((response) => response.url().includes("later_sudoku_daily"));
  await write(page, board, index!);
  expect((await refused).status()).toBe(404);
  await expect(page.getByText(say("play.waiting"), { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await app.deploy(moved);
  // The pauses between its tries have grown meanwhile, to a minute at most.
  await expect(page.getByText(say("play.waiting"), { exact: true })).toBeHidden({ timeout: 65_000 });
  expect(await savedValues(page, [index!])).toEqual([solutionAt(board, index!)]);
  await expect(page.locator("html")).toHaveAttribute("data-mark", "same page");
});
