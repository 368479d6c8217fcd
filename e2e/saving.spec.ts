import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { deepTest, expect, test, travel, type RunningApp } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import {
  answerByKeys,
  askServer,
  boardSent,
  cell,
  cellWords,
  fillByKeys,
  openCells,
  question,
  savesOf,
  solutionAt,
  tabTo,
  type QuizSent,
  type SudokuSent,
} from "./playing.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");
const newDemoUser = () => ({ name: `Igra ${randomUUID().slice(0, 12)}` });

async function signInNew(page: Page, app: RunningApp, who = newDemoUser()): Promise<void> {
  await signInDirectly(page, who, app);
}
async function daily(page: Page, baseURL = ""): Promise<SudokuSent> {
  const board = await boardSent<SudokuSent>(page, () => page.goto(`${baseURL}/games/sudoku/daily`));
  await expect(page.getByRole("grid")).toBeVisible();
  return board;
}
const savedDaily = (page: Page) => askServer<SudokuSent>(page, "games/sudoku/periodic/daily");
/** The digits that the server has in these cells. */
async function savedDigits(page: Page, indexes: readonly number[]): Promise<number[]> {
  const { partial_grid } = await savedDaily(page);
  return indexes.map((index) => Number(partial_grid[index]));
}
async function write(page: Page, index: number, digit: number): Promise<void> {
  await cell(page, index).click();
  await page.keyboard.press(String(digit));
  await expect(cell(page, index)).toHaveAccessibleName(cellWords(say, index, digit));
}

test("moves that are made without a network wait, and are sent once when it is back", async ({
  page,
  app,
  context,
}) => {
  await signInNew(page, app);
  const board = await daily(page);
  const some = openCells(board).slice(0, 3);
  const saves = savesOf(page);
  await context.setOffline(true);
  for (const index of some) await write(page, index, solutionAt(board, index));
  await expect(page.getByText(say("play.waiting"), { exact: true })).toBeVisible();
  expect(saves.accepted).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(say("play.waiting"), { exact: true })).toBeHidden();
  await expect.poll(() => savedDigits(page, some)).toEqual(some.map((index) => solutionAt(board, index)));
  // Each save of its own revision: none was taken twice.
  const revisions = saves.accepted.map(({ revision }) => revision);
  expect(new Set(revisions).size).toBe(revisions.length);
});

test("a quiz that was played without a network counts every answer once, also over a closed page", async ({
  page,
  app,
  context,
}) => {
  await signInNew(page, app);
  const { tasks } = await boardSent<QuizSent>(page, () => page.goto("/games/addition/daily"));
  await expect(question(page, say, tasks[0]!)).toBeVisible();
  await context.setOffline(true);
  await answerByKeys(page, say, tasks.slice(0, 4), tasks.slice(1, 2));
  await expect(question(page, say, tasks[4]!)).toBeVisible();
  await expect(page.getByText(say("play.waiting"), { exact: true })).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  const saves = savesOf(again);
  await again.goto("/home");
  await expect
    .poll(() => saves.accepted.map(({ taskId }) => taskId))
    .toEqual(tasks.slice(0, 4).map(({ taskId }) => taskId));
  const stored = await askServer<QuizSent>(again, "games/addition/periodic/daily");
  expect(stored.tasks.map(({ correct }) => correct).slice(0, 5)).toEqual([true, false, true, true, false]);
  expect(stored.tasks.filter(({ completed }) => completed)).toHaveLength(4);
});

test("a save whose answer got lost is not counted twice", async ({ page, app }) => {
  await signInNew(page, app);
  const board = await daily(page);
  const [first, second] = openCells(board) as [number, number];
  let lost = 0;
  await page.route("**/api/v1/games/user_sudoku_daily*", async (route) => {
    if (lost++ > 0) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const saves = savesOf(page);
  await write(page, first, 4);
  await write(page, second, 5);
  await expect.poll(() => savedDigits(page, [first, second])).toEqual([4, 5]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { revision } = await askServer<{ revision: number }>(page, "games/sudoku/periodic/daily");
  expect(revision).toBe(new Set(saves.sent.map((save) => save["revision"])).size);
});

test("two tabs of one browser follow each other and overwrite nothing", async ({ page, app, context }) => {
  await signInNew(page, app);
  const board = await daily(page);
  const [first, second] = openCells(board) as [number, number];
  const other = await context.newPage();
  await daily(other);
  await write(page, first, 3);
  await expect(cell(other, first)).toHaveAccessibleName(cellWords(say, first, 3));
  await write(other, second, 6);
  await expect(cell(page, second)).toHaveAccessibleName(cellWords(say, second, 6));
  await expect.poll(() => savedDigits(page, [first, second])).toEqual([3, 6]);
});

for (const choice of ["take", "keep"] as const)
  test(`a board that was played on in another browser is offered before anything is overwritten: ${choice}`, async ({
    page,
    app,
    browser,
  }) => {
    const who = newDemoUser();
    await signInNew(page, app, who);
    const board = await daily(page);
    const [mine, theirs] = openCells(board) as [number, number];
    const elsewhere = await browser.newContext({ baseURL: app.baseURL, locale: "sl-SI" });
    const other = await elsewhere.newPage();
    await signInDirectly(other, who, app);
    await daily(other);
    await write(other, theirs, 7);
    await expect.poll(async () => (await savedDaily(other)).partial_grid[theirs]).toBe("7");

    await write(page, mine, 8);
    const dialog = page.getByRole("dialog", { name: say("play.newer.title"), exact: true });
    await expect(dialog).toContainText(say("play.newer.text"));
    expect((await savedDaily(page)).partial_grid[mine]).toBe("0");
    await dialog.getByRole("button", { name: say(`play.newer.${choice}`), exact: true }).click();
    await expect(dialog).toBeHidden();
    const [mineAfter, theirsAfter] = choice === "take" ? [0, 7] : [8, 0];
    await expect(cell(page, mine)).toHaveAccessibleName(cellWords(say, mine, mineAfter));
    await expect(cell(page, theirs)).toHaveAccessibleName(cellWords(say, theirs, theirsAfter));
    await expect.poll(() => savedDigits(page, [mine, theirs])).toEqual([mineAfter, theirsAfter]);
    await elsewhere.close();
  });

test("what was played in another browser is there at every opening, and the next move is added to it", async ({
  page,
  app,
  browser,
}) => {
  const who = newDemoUser();
  await signInNew(page, app, who);
  const board = await daily(page);
  const [mine, theirs, next] = openCells(board) as [number, number, number];
  await write(page, mine, 8);
  await expect.poll(() => savedDigits(page, [mine])).toEqual([8]);
  const elsewhere = await browser.newContext({ baseURL: app.baseURL, locale: "sl-SI" });
  const other = await elsewhere.newPage();
  await signInDirectly(other, who, app);
  await daily(other);
  await write(other, theirs, 7);
  await expect.poll(() => savedDigits(other, [mine, theirs])).toEqual([8, 7]);
  await elsewhere.close();
  for (let opening = 0; opening < 2; opening++) {
    await daily(page);
    await expect(cell(page, theirs)).toHaveAccessibleName(cellWords(say, theirs, 7));
  }
  await write(page, next, 9);
  await expect.poll(() => savedDigits(page, [mine, theirs, next])).toEqual([8, 7, 9]);
});

test("at midnight the board is over, stays visible, and leads to the new one", async ({ page, ownApp }) => {
  const { day_ends } = (await (await page.request.get(`${ownApp.baseURL}/api/v1/games/overview`)).json()) as {
    day_ends: string;
  };
  const midnight = Date.parse(day_ends);
  await travel(page, ownApp, new Date(midnight - 10 * 60_000));
  await signInDirectly(page, newDemoUser(), ownApp);
  const board = await daily(page, ownApp.baseURL);
  const [first, second] = openCells(board) as [number, number];
  await write(page, first, 1);
  await expect.poll(async () => (await savedDaily(page)).partial_grid[first]).toBe("1");
  await expect(page.getByText(say("play.soon"), { exact: true })).toHaveCount(0);

  // Whatever is still loading would reach its timeout when the clock jumps.
  await page.waitForLoadState("networkidle");
  ownApp.travelTo(new Date(midnight - 4 * 60_000));
  await page.clock.fastForward("06:00");
  await expect(page.getByText(say("play.soon"), { exact: true })).toBeVisible();

  ownApp.travelTo(new Date(midnight + 60_000));
  const saves = savesOf(page);
  await page.waitForLoadState("networkidle");
  await page.clock.fastForward("05:00");
  await expect(page.getByText(say("play.over"))).toBeVisible();
  await expect(page.getByText(say("play.soon"), { exact: true })).toHaveCount(0);
  await cell(page, second).click();
  await page.keyboard.press("2");
  await expect(cell(page, second)).toHaveAccessibleName(cellWords(say, second, 0));
  await expect(cell(page, first)).toHaveAccessibleName(cellWords(say, first, 1));

  const next = await boardSent<SudokuSent>(page, () =>
    page.getByRole("button", { name: say("play.over.next"), exact: true }).click(),
  );
  expect(next.gridId).not.toBe(board.gridId);
  expect(next.initial_grid).not.toBe(board.initial_grid);
  await expect(page.getByText(say("play.over"))).toHaveCount(0);
  await write(page, openCells(next)[0]!, 9);
  await expect.poll(() => saves.accepted.length).toBe(1);
  expect(saves.accepted[0]).toMatchObject({ gridId: next.gridId });
});

deepTest("what reaches the server after midnight is refused and does not count", async ({ page, ownApp, context }) => {
  const { day_ends } = (await (await page.request.get(`${ownApp.baseURL}/api/v1/games/overview`)).json()) as {
    day_ends: string;
  };
  const midnight = Date.parse(day_ends);
  await travel(page, ownApp, new Date(midnight - 60_000));
  await signInDirectly(page, newDemoUser(), ownApp);
  const board = await daily(page, ownApp.baseURL);
  await context.setOffline(true);
  await write(page, openCells(board)[0]!, 1);
  await expect(page.getByText(say("play.waiting.soon"), { exact: true })).toBeVisible();
  ownApp.travelTo(new Date(midnight + 60_000));
  const refused = page.waitForResponse((response) => response.url().includes("user_sudoku_daily"));
  await context.setOffline(false);
  expect((await refused).status()).toBe(410);
  await expect(page.getByText(say("play.over"))).toBeVisible();
  await expect(cell(page, openCells(board)[0]!)).toHaveAccessibleName(cellWords(say, openCells(board)[0]!, 1));
});

deepTest("a kill of the server in the middle of a game loses nothing", async ({ page, ownApp }) => {
  await signInDirectly(page, newDemoUser(), ownApp);
  const board = await daily(page, ownApp.baseURL);
  const some = openCells(board).slice(0, 6);
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await fillByKeys(page, board, some.slice(0, 3));
  await ownApp.crash();
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  await fillByKeys(page, board, some.slice(3));
  await expect
    .poll(() => savedDigits(page, some), { timeout: 20_000 })
    .toEqual(some.map((index) => solutionAt(board, index)));
});
