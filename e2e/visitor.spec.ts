import { FIRST_VISIT_BUDGET_BYTES, firstVisit } from "../apps/web/build/first-visit.ts";
import { LANGUAGES } from "@karota/engine/message.ts";
import { CATALOGUE, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { asShell, deepTest, expect, expectGoodLooks, setLanguage, test } from "./harness.ts";
import {
  answerByKeys,
  answerByPointer,
  boardSent,
  cell,
  cellWords,
  expectScore,
  expectSolved,
  fillByKeys,
  fillByPointer,
  openCells,
  question,
  rightAnswer,
  solutionAt,
  tabTo,
  wrongAt,
  type QuizSent,
  type SudokuSent,
} from "./playing.ts";
import { beginsWith, JOURNEY_LANGUAGES, sayIn } from "./words.ts";

const ROWS: readonly CatalogueRow[] = CATALOGUE;
const ACTIVE = ROWS.filter(({ active }) => active);

test("the scripts and styles of a first visit to home stay within their budget", () => {
  for (const language of LANGUAGES)
    expect(firstVisit("apps/web/dist", language).bytes, language).toBeLessThanOrEqual(FIRST_VISIT_BUDGET_BYTES);
});

test.describe("a visitor whose browser has none of our languages", () => {
  test.use({ locale: "fr-FR" });
  test("meets Karota in Slovenian", async ({ page }) => {
    const say = sayIn("sl");
    await page.goto("/");
    await expect(page).toHaveURL("/home");
    await expect(page.locator("html")).toHaveAttribute("lang", "sl");
    await expect(page).toHaveTitle(say("page.home.title"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("home.welcome"));
  });
});

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`a visitor finds every game in the catalogue in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await page.goto("/home");
    for (const [type, game] of [
      ["education", "addition"],
      ["entertainment", "sudoku"],
    ] as const) {
      await page
        .getByRole("link", { name: say(`shell.menu.${type}`), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(`/${type}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(`shelf.${type}`));
      const there = ACTIVE.filter((row) => row.type === type).map(({ id }) => `/games/${pathOf(id)}`);
      const shown = await page
        .getByRole("main")
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
      expect(new Set(shown.filter((path) => path.startsWith("/games/")))).toEqual(new Set(there));
      await page
        .getByRole("main")
        .getByRole("link", { name: beginsWith(say(`${game}.name`)) })
        .click();
      await expect(page).toHaveURL(`/games/${game}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(`${game}.name`));
      await expect(page.getByText(say(`${game}.rule.1`))).toBeVisible();
    }
  });

  test(`a visitor solves today's sudoku with the keyboard alone, over a reload, in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await page.goto("/home");
    await tabTo(page, page.getByRole("link", { name: say("home.begin", { game: say("sudoku.name") }), exact: true }));
    const board = await boardSent<SudokuSent>(page, () => page.keyboard.press("Enter"));
    const open = openCells(board);
    const half = open.slice(0, Math.floor(open.length / 2));
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    await fillByKeys(page, board, half);
    const last = half.at(-1)!;
    await expect(cell(page, last)).toHaveAccessibleName(cellWords(say, last, solutionAt(board, last)));

    await page.reload();
    for (const index of [half[0]!, last])
      await expect(cell(page, index)).toHaveAccessibleName(cellWords(say, index, solutionAt(board, index)));
    await expect(
      page.getByText(say("sudoku.left", { left: open.length - half.length }), { exact: true }),
    ).toBeVisible();
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    await fillByKeys(page, board, open.slice(half.length));
    await expectSolved(page, say);
    // The next thing to do is another game's board of today.
    await tabTo(page, page.getByRole("link", { name: beginsWith(say("play.next.game", { game: "" }).trim()) }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/games\/(?!sudoku)\w+\/daily$/);
    await page.goto("/home");
    await expect(page.getByText(say("home.done.some", { done: 1 }), { exact: true })).toBeVisible();
  });

  test(`a visitor answers today's addition with the keys 1 to 4, over a reload, in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await page.goto("/games/addition");
    await tabTo(page, page.getByRole("link", { name: beginsWith(say("dispatch.daily")) }));
    const { tasks } = await boardSent<QuizSent>(page, () => page.keyboard.press("Enter"));
    expect(tasks).toHaveLength(10);
    const wrong = tasks.slice(2, 3);
    await answerByKeys(page, say, tasks.slice(0, 4), wrong);
    await expect(question(page, say, tasks[4]!)).toBeVisible();

    await page.reload();
    await expect(question(page, say, tasks[4]!)).toBeVisible();
    await expect(
      page.getByRole("list", { name: say("quizView.pips", { now: 5, total: 10 }), exact: true }),
    ).toBeVisible();
    await answerByKeys(page, say, tasks.slice(4));
    await expectScore(page, say, 9, 10);
    // The one mistake is there with its solution.
    await page.getByText(say("quizView.how"), { exact: true }).click();
    const correct = wrong[0]!.answers.choices[wrong[0]!.answers.correct]!;
    await expect(rightAnswer(page, say, correct)).toBeVisible();
    // Finished: neither a reload nor a key takes it away.
    await page.reload();
    await expect(page.getByText(say("quizView.score", { right: 9, total: 10 }), { exact: true })).toBeVisible();
  });
}

const say = sayIn("sl");

test("where the browser refuses storage, the page says so, and a visitor plays until it is closed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { get, configurable: true });
    CacheStorage.prototype.open = CacheStorage.prototype.match = CacheStorage.prototype.keys = async () => get();
  });
  const board = await boardSent<SudokuSent>(page, () => page.goto(asShell("/games/sudoku/daily")));
  const notice = page.getByRole("status").getByText(say("offline.noStorage"), { exact: true });
  await expect(notice).toBeVisible();
  const [first] = openCells(board) as [number];
  await cell(page, first).click();
  await page.keyboard.press("1");
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(say, first, 1));
  const home = page.getByRole("banner").getByRole("link", { name: say("shell.brand"), exact: true });
  await home.click();
  await expect(page).toHaveURL("/home");
  await expectGoodLooks(page);
  await page.goBack();
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(say, first, 1));

  // Of a page that was rendered, too, nothing breaks.
  await page.goto("/login");
  await expect(notice).toBeVisible();
});

deepTest("today's boards are played to the end with the mouse", async ({ page }) => {
  const board = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
  await fillByPointer(page, say, board, openCells(board), "click");
  await expectSolved(page, say);
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await answerByPointer(page, say, tasks, "click");
  await expectScore(page, say, 10, 10);
  await page.goto("/home");
  const all = ACTIVE.length === 2;
  const done = all ? say("home.done.all") : say("home.done.some", { done: 2 });
  await expect(page.getByText(done, { exact: true })).toBeVisible();
});

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test("today's boards are played, in the deep run to the end", async ({ page }) => {
    await page.goto("/home");
    const board = await boardSent<SudokuSent>(page, () =>
      page.getByRole("link", { name: say("home.begin", { game: say("sudoku.name") }), exact: true }).tap(),
    );
    const open = openCells(board);
    await fillByPointer(page, say, board, open.slice(0, depth(4, open.length)), "tap");
    const last = open[depth(3, open.length - 1)]!;
    await expect(cell(page, last)).toHaveAccessibleName(cellWords(say, last, solutionAt(board, last)));
    if (IS_DEEP) await expectSolved(page, say);
    const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
    await answerByPointer(page, say, tasks.slice(0, depth(2, 10)), "tap");
    if (IS_DEEP) await expectScore(page, say, 10, 10);
    else await expect(question(page, say, tasks[2]!)).toBeVisible();
  });
});

test("the board obeys the rules of every grid: locked cells, arrows, Backspace, deselecting, wrong values, reset", async ({
  page,
}) => {
  const board = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
  const open = openCells(board);
  const given = [...board.initial_grid].findIndex((digit) => digit !== "0");
  const [first, second] = [open[0]!, open[1]!];
  const isEmpty = (index: number) => expect(cell(page, index)).toHaveAccessibleName(cellWords(say, index, 0));

  // A locked cell is not selected and takes nothing.
  const before = (await cell(page, given).getAttribute("aria-label")) ?? "";
  await cell(page, given).click();
  await page.keyboard.press(String(wrongAt(board, given)));
  await expect(cell(page, given)).toHaveAccessibleName(before);
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveCount(0);

  // Selecting a selected cell deselects it; then keys write nothing.
  await cell(page, first).click();
  await expect(cell(page, first)).toHaveAttribute("aria-selected", "true");
  await cell(page, first).click();
  await expect(cell(page, first)).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("5");
  await isEmpty(first);

  // Digits write, Backspace and any other character clear.
  await cell(page, first).click();
  await page.keyboard.press(String(wrongAt(board, first)));
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(say, first, wrongAt(board, first)));
  await page.keyboard.press("x");
  await isEmpty(first);
  await page.keyboard.press(String(wrongAt(board, first)));
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(say, first, wrongAt(board, first)));
  await page.keyboard.press("Backspace");
  await isEmpty(first);

  // An arrow goes to the next open cell of the row, over the locked ones between.
  const row = open.filter((index) => Math.floor(index / 9) === Math.floor(first / 9));
  if (row.length > 1) {
    await page.keyboard.press("ArrowRight");
    await expect(cell(page, row[1]!)).toBeFocused();
    await expect(cell(page, row[1]!)).toHaveAttribute("aria-selected", "true");
  }

  // All filled, one of them wrong: a message says so, and the state display shows which.
  await fillByKeys(page, board, open.slice(1));
  await cell(page, first).click();
  await page.keyboard.press(String(wrongAt(board, first)));
  await expect(page.getByText(say("grid.someWrong"))).toBeVisible();
  const check = page.getByRole("button", { name: say("play.check"), exact: true });
  await check.click();
  await expect(check).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[role=gridcell][aria-invalid=true]")).toHaveCount(1);
  await expect(cell(page, first)).toHaveAttribute("aria-invalid", "true");

  // Undo, redo, reset.
  await page.keyboard.press("Control+z");
  await isEmpty(first);
  await page.keyboard.press("Control+y");
  await expect(page.getByText(say("grid.someWrong"))).toBeVisible();
  await page.getByRole("button", { name: say("play.restart"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: say("play.restart.title") });
  await dialog.getByRole("button", { name: say("play.restart.no"), exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: say("play.restart"), exact: true }).click();
  await dialog.getByRole("button", { name: say("play.restart.yes"), exact: true }).click();
  await isEmpty(first);
  await isEmpty(second);
  await expect(check).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveCount(0);
});

test("a menu that does not fit fades out at its foot until its end is reached", async ({ page }) => {
  await page.goto("/home");
  const menu = page.getByRole("navigation", { name: say("shell.menu"), exact: true });
  const fade = () => menu.evaluate((nav) => Number(getComputedStyle(nav, "::after").opacity));
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect.poll(fade).toBe(1);
  await menu.evaluate((nav) => nav.scrollTo(0, nav.scrollHeight));
  await expect.poll(fade).toBe(0);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await expect.poll(fade).toBe(0);
});

test("a hint says where, why and what follows, and makes the move on request", async ({ page }) => {
  const board = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
  const left = openCells(board).length;
  await page.getByRole("button", { name: say("play.hint"), exact: true }).click();
  const on = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  const move = page.getByRole("button", { name: say("play.hint.move"), exact: true });
  await expect(on).toBeVisible();
  while (await on.isVisible()) await on.click();
  await move.click();
  await expect(page.getByText(say("sudoku.left", { left: left - 1 }), { exact: true })).toBeVisible();
});

test("visitors have to sign in for the weekly and for boards of their own", async ({ page }) => {
  for (const [path, words] of [
    ["/games/sudoku/weekly", "play.login.weekly"],
    ["/games/sudoku/2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11", "play.login.own"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(say(words))).toBeVisible();
    await expect(page.getByRole("link", { name: say("play.login.act"), exact: true })).toBeVisible();
  }
  await page.goto("/games/sudoku");
  await expect(page.getByText(say("dispatch.whyLogin"))).toBeVisible();
  await page
    .getByRole("region", { name: say("dispatch.price") })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL("/login");
});
