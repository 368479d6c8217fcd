import type { Locator, Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import { deepTest, expect, expectGoodLooks, setLanguage, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import { askServer, boardSent, expectSolved, pressCells, savesOf, tabTo } from "./playing.ts";
import { JOURNEY_LANGUAGES, sayIn, type Say } from "./words.ts";

type Place = readonly [x: number, y: number];
interface Sent {
  readonly grid: readonly (readonly string[])[];
  readonly game_type: string;
  readonly game_numbers: readonly number[];
  readonly found_symbols: readonly Place[];
  readonly completed: boolean;
}

const open = (page: Page, how: () => Promise<unknown>): Promise<Sent> => boardSent<Sent>(page, how);
/** The cells that hold a multiple, or those that hold none. */
const placesOf = ({ grid, game_numbers }: Sent, sought: boolean): Place[] =>
  grid.flatMap((row, y) =>
    row.flatMap((value, x): Place[] =>
      game_numbers.some((number) => Number(value) % number === 0) === sought ? [[x, y]] : [],
    ),
  );
const tile = (page: Page, [x, y]: Place): Locator => page.locator(`[role=grid] [data-at="${x},${y}"]`);
const selected = (page: Page, place: Place): Locator => tile(page, place).locator("[data-selected]");
const cursor = (page: Page): Locator => page.locator('[role=gridcell][tabindex="0"]');
const left = (page: Page, say: Say, cells: number): Locator =>
  page.getByText(say("simpleMath.left", { left: cells }), { exact: true });

const selectByKeys = (page: Page, places: readonly Place[]): Promise<void> => pressCells(page, places, "Space");

for (const language of JOURNEY_LANGUAGES) {
  const say = sayIn(language);

  test(`today's multiples are found with the keyboard alone, over a reload, in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    const board = await open(page, () => page.goto("/games/simple_math/daily"));
    const [right, wrong] = [placesOf(board, true), placesOf(board, false)];
    expect([board.grid.length, board.game_type, right.length]).toEqual([6, "2-5", 14]);
    await tabTo(page, cursor(page));
    const half = right.slice(0, 7);
    await selectByKeys(page, half);
    await expect(left(page, say, 7)).toBeVisible();

    // A wrong one counts like a right one, until the state display marks them.
    await selectByKeys(page, wrong.slice(0, 1));
    await expect(left(page, say, 6)).toBeVisible();
    await expect(page.locator("[role=gridcell][aria-invalid=true]")).toHaveCount(0);
    await page.keyboard.press("Alt+k");
    await expect(page.locator("[role=gridcell][aria-invalid=true]")).toHaveCount(1);
    await page.keyboard.press("Alt+k");
    await page.keyboard.press("Control+z");
    await expect(left(page, say, 7)).toBeVisible();

    await page.reload();
    await expect(left(page, say, 7)).toBeVisible();
    for (const place of half) await expect(selected(page, place)).toBeVisible();
    await tabTo(page, cursor(page));
    await selectByKeys(page, right.slice(7));
    await expectSolved(page, say);
  });
}

const say = sayIn("sl");

deepTest(
  "when enough cells are selected with a wrong one among them, a message says so, and the board is solved without it",
  async ({ page }) => {
    const board = await open(page, () => page.goto("/games/simple_math/daily"));
    const [right, wrong] = [placesOf(board, true), placesOf(board, false)];
    const [last] = right.slice(-1) as [Place];
    for (const place of [...right.slice(0, -1), wrong[0]!]) await tile(page, place).click();
    await expect(page.getByText(say("grid.someWrong"))).toBeVisible();
    await tile(page, last).click();
    await expect(page.getByText(say("simpleMath.over", { over: 1 }), { exact: true })).toBeVisible();
    await tile(page, wrong[0]!).click();
    await expectSolved(page, say);
  },
);

deepTest("the weekly board is saved on the server, and its hints alone solve it", async ({ page, app }) => {
  await signInDirectly(page, { name: someName("Maja") }, app);
  const saves = savesOf(page);
  const board = await open(page, () => page.goto("/games/simple_math/weekly"));
  expect([board.grid.length, board.game_type]).toEqual([10, "11-20"]);
  await tile(page, placesOf(board, false)[0]!).click();
  const step = page.getByRole("button", { name: say("play.hint.on"), exact: true });
  const move = page.getByRole("button", { name: say("play.hint.move"), exact: true });
  const follow = async (): Promise<void> => {
    await page.getByRole("button", { name: say("play.hint"), exact: true }).click();
    await expect(step).toBeVisible();
    while (!(await move.isVisible())) await step.click();
    await move.click();
  };
  await follow();
  // In the usual run the last ones are selected by hand.
  for (let cells = 40; cells > depth(37, 0); cells--) {
    await expect(left(page, say, cells)).toBeVisible();
    await follow();
  }
  for (const place of placesOf(board, true))
    if (!(await selected(page, place).isVisible())) await tile(page, place).click();
  await expectSolved(page, say);
  await expect.poll(() => saves.accepted.at(-1)?.["completed"]).toBe(true);
  const stored = await askServer<Sent>(page, "games/simple_math/periodic/weekly");
  expect(stored.completed).toBe(true);
  expect(stored.found_symbols).toEqual(placesOf(board, true));
});

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  deepTest("today's multiples are found; a second tap takes a cell back", async ({ page }) => {
    const board = await open(page, () => page.goto("/games/simple_math/daily"));
    const [right, wrong] = [placesOf(board, true), placesOf(board, false)];
    await tile(page, wrong[0]!).tap();
    await tile(page, wrong[0]!).tap();
    await expect(selected(page, wrong[0]!)).toBeHidden();
    for (const place of right) await tile(page, place).tap();
    await expectSolved(page, say);
  });
});

test("the board looks good in play and at its end, in both sizes and colour schemes", async ({ page }) => {
  const board = await open(page, () => page.goto("/games/simple_math/daily"));
  const [right, wrong] = [placesOf(board, true), placesOf(board, false)];
  await tile(page, wrong[0]!).click();
  await tile(page, right[0]!).click();
  await expectGoodLooks(page);
  await page.getByRole("button", { name: say("play.check"), exact: true }).click();
  await expectGoodLooks(page);
  await tile(page, wrong[0]!).click();
  for (const place of right.slice(1)) await tile(page, place).click();
  await expectSolved(page, say);
  await expectGoodLooks(page);
});
