import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { deepTest, expect, expectGoodLooks, setLanguage, type RunningApp } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { askServer, boardSent, cell, openCells, solutionAt, type SudokuSent } from "./playing.ts";
import { LANGUAGES, sayIn, type Language, type Say } from "./words.ts";

const DESKTOP = { width: 1280, height: 800 };
/** Between two tries to send what waits there is a minute at most; the longer the server was away, the more. */
const LONGEST_PAUSE_MS = 65_000;

async function beginSudoku(page: Page, app: RunningApp, language: Language): Promise<SudokuSent> {
  await page.setViewportSize(DESKTOP);
  await setLanguage(page, language);
  await signInDirectly(page, { name: `Izpad ${randomUUID().slice(0, 12)}` }, app);
  return openDaily(page, app);
}
async function openDaily(page: Page, app: RunningApp): Promise<SudokuSent> {
  const board = await boardSent<SudokuSent>(page, () => page.goto(`${app.baseURL}/games/sudoku/daily`));
  await expect(page.getByRole("grid")).toBeVisible();
  return board;
}
async function write(page: Page, board: SudokuSent, index: number): Promise<void> {
  await cell(page, index).click();
  await page.keyboard.press(String(solutionAt(board, index)));
}
const openProgress = (page: Page, say: Say) =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: say("shell.menu.progress"), exact: true })
    .first()
    .click();
const tryAgain = (page: Page, say: Say) =>
  page
    .getByRole("main")
    .getByRole("button", { name: say("shell.tryAgain"), exact: true })
    .first()
    .click();
async function expectSaved(page: Page, board: SudokuSent, index: number): Promise<void> {
  const saved = async () =>
    Number((await askServer<SudokuSent>(page, "games/sudoku/periodic/daily")).partial_grid[index]);
  await expect.poll(saved, { timeout: LONGEST_PAUSE_MS }).toBe(solutionAt(board, index));
}

for (const language of LANGUAGES) {
  const say = sayIn(language);

  deepTest(
    `without a server the page says so in ${language}, and sends what was played when it is back`,
    async ({ page, ownApp }) => {
      const board = await beginSudoku(page, ownApp, language);
      const [index] = openCells(board);
      await ownApp.halt();
      await write(page, board, index!);
      await expect(page.getByText(say("play.waiting"), { exact: true })).toBeVisible();
      await expectGoodLooks(page);
      await page.setViewportSize(DESKTOP);
      // A screen that this page has never loaded.
      await openProgress(page, say);
      await expect(page.getByRole("heading", { name: say("shell.failed.chunk") })).toBeVisible();
      await ownApp.restart();
      await tryAgain(page, say);
      await expect(page.getByRole("heading", { level: 1, name: say("progress.title") })).toBeVisible();
      await expectSaved(page, board, index!);
    },
  );

  deepTest(
    `while the database is away the page says so in ${language}, and sends what was played afterwards`,
    async ({ page, ownApp }) => {
      // What the server then answers: `database-away.test.ts`.
      const body = { code: "E-KAROTA-UNAVAILABLE", retry_after: 1 };
      const away = (route: Route) => route.fulfill({ status: 503, headers: { "retry-after": "1" }, json: body });
      const everything = "**/api/v1/**";
      const board = await beginSudoku(page, ownApp, language);
      const [index] = openCells(board);

      await page.goto(`${ownApp.baseURL}/games/sudoku`);
      await page.route(everything, away);
      await page
        .getByRole("button", { name: say("dispatch.start"), exact: true })
        .first()
        .click();
      const popup = page.getByRole("dialog", { name: say("error.E-KAROTA-UNAVAILABLE.title"), exact: true });
      await expect(popup).toContainText(say("error.E-KAROTA-UNAVAILABLE.description"));
      await popup.getByRole("button", { name: say("shell.understood"), exact: true }).click();
      await page.unroute(everything, away);

      await openDaily(page, ownApp);
      await page.route(everything, away);
      await write(page, board, index!);
      await expect(page.getByText(say("play.waiting"), { exact: true })).toBeVisible();
      await openProgress(page, say);
      await expect(page.getByText(say("shell.failed.load"), { exact: true }).first()).toBeVisible();
      await page.unroute(everything, away);
      await tryAgain(page, say);
      await expect(page.getByText(say("shell.failed.load"), { exact: true })).toHaveCount(0);
      await expectSaved(page, board, index!);
    },
  );
}
