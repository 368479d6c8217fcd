import { randomUUID } from "node:crypto";
import { depth } from "@karota/engine/testing/depth.ts";
import { deepTest, expect, setLanguage, signIn, test } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly } from "./people.ts";
import {
  answerByKeys,
  askServer,
  boardSent,
  cell,
  cellWords,
  expectScore,
  expectSolved,
  fillByKeys,
  openCells,
  question,
  savesOf,
  solutionAt,
  tabTo,
  type QuizSent,
  type SudokuSent,
} from "./playing.ts";
import { beginsWith, carrotsIn, JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";
import type { Page } from "@playwright/test";

/** A new account. */
const newDemoUser = () => ({ name: `Nova ${randomUUID().slice(0, 12)}` });

const board = (page: Page) => page.locator('[role=gridcell][tabindex="0"]');

/** The popup of a first sign-in. */
async function expectWelcome(page: Page, say: Say): Promise<void> {
  const popup = page.getByRole("dialog", { name: say("error.S-REGISTER-FIRST_LOGIN.title") });
  await expect(popup).toContainText(say("error.S-REGISTER-FIRST_LOGIN.description"));
  await popup.getByRole("button", { name: say("shell.understood"), exact: true }).click();
  await expect(popup).toBeHidden();
}

async function choose(page: Page, option: string, value: string): Promise<void> {
  await page
    .getByRole("group", { name: option, exact: true })
    .getByRole("radio", { name: beginsWith(value) })
    .check();
}

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);
  const bill = (page: Page) => page.getByRole("region", { name: say("dispatch.price"), exact: true });
  const start = (page: Page) => bill(page).getByRole("button", { name: say("dispatch.start"), exact: true });
  const expectBalance = (page: Page, amount: number) =>
    expect(
      page.getByRole("img", { name: say("shell.purse", { carrots: carrotsIn(language, amount) }), exact: true }),
    ).toBeVisible();

  test(`a first sign-in welcomes with 5 carrots and finds what was played before, in ${language}`, async ({
    page,
    app,
  }) => {
    await setLanguage(page, language);
    const sudoku = await boardSent<SudokuSent>(page, () => page.goto("/games/sudoku/daily"));
    const some = openCells(sudoku).slice(0, 5);
    await tabTo(page, board(page));
    await fillByKeys(page, sudoku, some);
    const quiz = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
    await answerByKeys(page, say, quiz.tasks.slice(0, 3), quiz.tasks.slice(0, 1));
    await expect(question(page, say, quiz.tasks[3]!)).toBeVisible();

    const saves = savesOf(page);
    await signIn(page, newDemoUser(), app);
    await expectWelcome(page, say);
    await expectBalance(page, 5);
    // The server has it: five digits and three answers, one of them wrong.
    await expect.poll(() => saves.accepted.length).toBe(4);
    const stored = await askServer<SudokuSent>(page, "games/sudoku/periodic/daily");
    expect(some.map((index) => Number(stored.partial_grid[index]))).toEqual(
      some.map((index) => solutionAt(sudoku, index)),
    );
    const answered = await askServer<QuizSent>(page, "games/addition/periodic/daily");
    expect(answered.tasks.map(({ completed, correct }) => (completed ? correct : null)).slice(0, 4)).toEqual([
      false,
      true,
      true,
      null,
    ]);
    // And the page shows it.
    await page.goto("/games/sudoku/daily");
    for (const index of some)
      await expect(cell(page, index)).toHaveAccessibleName(cellWords(say, index, solutionAt(sudoku, index)));
    await page.goto("/games/addition/daily");
    await expect(question(page, say, quiz.tasks[3]!)).toBeVisible();
  });

  test(`a player starts sudokus and a quiz for the price that was shown, until the carrots are gone, in ${language}`, async ({
    page,
    app,
    browser,
  }) => {
    const who = newDemoUser();
    await setLanguage(page, language);
    const player = await signInDirectly(page, who, app);
    // Another browser, whose page does not see what is spent here.
    const elsewhere = await browser.newContext({ baseURL: app.baseURL });
    const other = await elsewhere.newPage();
    await setLanguage(other, language);
    await signInDirectly(other, who, app);
    await other.goto("/games/sudoku");
    await choose(other, say("option.level"), say("option.level.hard"));
    await expect(bill(other)).toContainText(carrotsIn(language, 3));

    let balance = 5;
    const levels = ["very_easy", "easy", "normal", "medium"] as const;
    // In the usual run, the page starts the last one.
    const before = levels.slice(0, depth(3, 0));
    for (const level of before) {
      await callAs(app, player, "POST", "games/sudoku/create", { options: { level } });
      balance--;
    }
    for (const level of levels.slice(before.length)) {
      await page.goto("/games/sudoku");
      await choose(page, say("option.level"), say(`option.level.${level}`));
      await expect(bill(page)).toContainText(carrotsIn(language, 1));
      await expect(bill(page)).toContainText(carrotsIn(language, balance));
      await start(page).click();
      await expect(page).toHaveURL(/\/games\/sudoku\/[0-9a-f-]{36}$/);
      await expect(page.getByText(say(`option.level.${level}`)).first()).toBeVisible();
      await expectBalance(page, --balance);
    }
    await page.goto("/games/addition");
    await choose(page, say("option.tasks"), say("option.tasks.5"));
    await expect(bill(page)).toContainText(carrotsIn(language, 0.5));
    const quiz = await boardSent<QuizSent>(page, () => start(page).click());
    expect(quiz.tasks).toHaveLength(5);
    await expectBalance(page, 0.5);
    await answerByKeys(page, say, quiz.tasks);
    await expectScore(page, say, 5, 5);

    // Too few, as this page already shows: the missing amount, and how to get it.
    await page.goto("/games/sudoku");
    await expect(page.getByRole("link", { name: beginsWith(say("dispatch.continue")) })).toHaveCount(4);
    await choose(page, say("option.level"), say("option.level.hard"));
    await expect(start(page)).toHaveCount(0);
    await expect(bill(page)).toContainText(say("dispatch.missing"));
    await expect(bill(page)).toContainText(carrotsIn(language, 1.5));
    await bill(page)
      .getByRole("button", { name: say("dispatch.getCarrots"), exact: true })
      .click();
    const how = page.getByRole("dialog", { name: say("dispatch.howCarrots"), exact: true });
    await expect(how).toContainText(say("dispatch.carrots.first"));
    await how.getByRole("button", { name: say("shell.understood"), exact: true }).click();

    // Too few, which only the server can see: a popup says it, and the other page shows it from now on.
    await start(other).click();
    const popup = other.getByRole("dialog", { name: say("error.E-KAROTA-NOT_ENOUGH_CARROTS.title"), exact: true });
    await expect(popup).toContainText(
      say("error.E-KAROTA-NOT_ENOUGH_CARROTS.description", {
        price: carrotsIn(language, 2),
        balance: carrotsIn(language, 0.5),
      }),
    );
    await popup.getByRole("button").click();
    await expect(bill(other).getByRole("button", { name: say("dispatch.getCarrots"), exact: true })).toBeVisible();
    await expect(other).toHaveURL("/games/sudoku");
    await elsewhere.close();
  });

  deepTest(
    `a hard sudoku goes on in a second browser, is reset, finished, and sent as completed once, in ${language}`,
    async ({ page, app, browser }) => {
      const who = newDemoUser();
      await setLanguage(page, language);
      await signInDirectly(page, who, app);
      await page.goto("/games/sudoku");
      await choose(page, say("option.level"), say("option.level.hard"));
      await expect(bill(page)).toContainText(carrotsIn(language, 2));
      const first = savesOf(page);
      const sudoku = await boardSent<SudokuSent>(page, () => start(page).click());
      await expectBalance(page, 3);
      const open = openCells(sudoku);
      const half = open.slice(0, 10);
      await tabTo(page, board(page));
      await fillByKeys(page, sudoku, half);
      await expect
        .poll(async () => {
          const stored = await askServer<SudokuSent>(page, `games/sudoku/${sudoku.gridId}`);
          return half.every((index) => stored.partial_grid[index] === sudoku.solved_grid[index]);
        })
        .toBe(true);

      const elsewhere = await browser.newContext({ baseURL: app.baseURL });
      const other = await elsewhere.newPage();
      await setLanguage(other, language);
      await signInDirectly(other, who, app);
      await other.goto("/games/sudoku");
      const second = savesOf(other);
      await other
        .getByRole("link", {
          name: say("dispatch.continue.this", { game: say("option.level.hard") }),
          exact: true,
        })
        .click();
      for (const index of half)
        await expect(cell(other, index)).toHaveAccessibleName(cellWords(say, index, solutionAt(sudoku, index)));

      await other.getByRole("button", { name: say("play.restart"), exact: true }).click();
      await other
        .getByRole("dialog")
        .getByRole("button", { name: say("play.restart.yes"), exact: true })
        .click();
      await expect(other.getByText(say("sudoku.left", { left: open.length }), { exact: true })).toBeVisible();
      await expect.poll(() => second.accepted.some(({ reset }) => reset === true)).toBe(true);
      const emptied = await askServer<SudokuSent>(other, `games/sudoku/${sudoku.gridId}`);
      expect(emptied.partial_grid).toBe(sudoku.initial_grid);

      await tabTo(other, board(other));
      await fillByKeys(other, sudoku, open);
      await expectSolved(other, say);
      await expect.poll(() => second.accepted.filter(({ completed }) => completed === true).length).toBe(1);
      expect((await askServer<SudokuSent>(other, `games/sudoku/${sudoku.gridId}`)).completed).toBe(true);
      const sentUntilSolved = second.sent.length;

      // Finished stays finished, here and there, and nothing more is sent.
      await other.reload();
      await expect(other.getByText(say("play.solved"), { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText(say("play.solved"), { exact: true })).toBeVisible();
      await page.goto("/games/sudoku");
      await expect(page.getByText(say("dispatch.continue.none"), { exact: true })).toBeVisible();
      expect(second.sent).toHaveLength(sentUntilSolved);
      expect(first.sent.filter(({ completed }) => completed === true)).toEqual([]);
      await elsewhere.close();
    },
  );
}

deepTest("a quiz of one's own is reset unless it is completed", async ({ page, app }) => {
  const say = sayIn("sl");
  await signInDirectly(page, newDemoUser(), app);
  const saves = savesOf(page);
  await page.goto("/games/addition");
  await choose(page, say("option.tasks"), say("option.tasks.5"));
  const { tasks } = await boardSent<QuizSent>(page, () =>
    page
      .getByRole("region", { name: say("dispatch.price"), exact: true })
      .getByRole("button", { name: say("dispatch.start"), exact: true })
      .click(),
  );
  await answerByKeys(page, say, tasks.slice(0, 2));
  await expect(question(page, say, tasks[2]!)).toBeVisible();
  const restart = page.getByRole("button", { name: say("play.restart"), exact: true });
  await restart.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("play.restart.yes"), exact: true })
    .click();
  await answerByKeys(page, say, tasks);
  await expectScore(page, say, tasks.length, tasks.length);
  await expect(restart).toHaveCount(0);
  await expect.poll(() => saves.accepted.at(-1)?.["completed"]).toBe(true);
  expect(saves.sent.filter(({ reset }) => reset === true)).toHaveLength(1);
  expect(saves.sent.filter(({ completed }) => completed === true)).toHaveLength(1);
});

test("a double click starts one game and pays once", async ({ page, app }) => {
  const say = sayIn("sl");
  await signInDirectly(page, newDemoUser(), app);
  await page.goto("/games/sudoku");
  await page
    .getByRole("region", { name: say("dispatch.price"), exact: true })
    .getByRole("button", { name: say("dispatch.start"), exact: true })
    .dblclick();
  await expect(page).toHaveURL(/\/games\/sudoku\/[0-9a-f-]{36}$/);
  const { credit_amount } = await askServer<{ credit_amount: number }>(page, "users");
  expect(credit_amount).toBe(4);
});
