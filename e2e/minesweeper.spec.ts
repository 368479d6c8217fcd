import type { Locator, Page } from "@playwright/test";
import { depth, IS_DEEP } from "@karota/engine/testing/depth.ts";
import { deepTest, expect, expectGoodLooks, test } from "./harness.ts";
import { signInDirectly, someName } from "./people.ts";
import { askServer, boardSent, cell, expectSolved, playHint, savesOf, tabTo } from "./playing.ts";
import { sayIn, type Say } from "./words.ts";

interface Sent {
  /** JSON text of rows of cells: mine or empty, how many mines touch it, hidden, marked or revealed. */
  readonly grid: string;
  readonly numMines: number;
  readonly start: readonly [x: number, y: number];
}
interface Board {
  readonly width: number;
  readonly numMines: number;
  readonly start: number;
  /** Cells by their number, row by row. */
  readonly safe: readonly number[];
  readonly mines: readonly number[];
}

async function open(page: Page, how: () => Promise<unknown>): Promise<Board> {
  const { grid, numMines, start } = await boardSent<Sent>(page, how);
  const rows = JSON.parse(grid) as { t: "M" | "E"; u: "I" | "M" | "R" }[][];
  const cells = rows.flat();
  const width = rows[0]!.length;
  const indexes = [...cells.keys()];
  return {
    width,
    numMines,
    start: start[1] * width + start[0],
    safe: indexes.filter((index) => cells[index]!.t === "E" && cells[index]!.u === "I"),
    mines: indexes.filter((index) => cells[index]!.t === "M"),
  };
}

const isHidden = async (page: Page, index: number): Promise<boolean> =>
  (await cell(page, index).getAttribute("data-kind")) === "hidden";
const cursor = (page: Page): Locator => page.locator('[role=gridcell][tabindex="0"]');
const wordsOf = (say: Say, { width }: Board, index: number, what: Parameters<Say>[0]): string =>
  say("board.cell", { row: Math.floor(index / width) + 1, column: (index % width) + 1, what: { id: what } });
const minesLeft = (page: Page, say: Say, mines: number): Locator =>
  page.getByText(say("minesweeper.minesLeft", { mines }), { exact: true });

/** Goes with the arrow keys to a cell; the board has to hold the focus. */
async function goTo(page: Page, { width }: Board, index: number): Promise<void> {
  const [x, y] = ((await cursor(page).getAttribute("data-at")) ?? "").split(",").map(Number) as [number, number];
  const [dx, dy] = [(index % width) - x, Math.floor(index / width) - y];
  for (let steps = 0; steps < Math.abs(dx); steps++) await page.keyboard.press(dx > 0 ? "ArrowRight" : "ArrowLeft");
  for (let steps = 0; steps < Math.abs(dy); steps++) await page.keyboard.press(dy > 0 ? "ArrowDown" : "ArrowUp");
  await expect(cell(page, index)).toBeFocused();
}

/** Digs up these cells, as far as they are hidden, with keys alone. */
async function digByKeys(page: Page, board: Board, indexes: readonly number[]): Promise<void> {
  for (const index of indexes) {
    if (!(await isHidden(page, index))) continue;
    await goTo(page, board, index);
    await page.keyboard.press("Enter");
  }
}

const say = sayIn("sl");
const expectLost = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: say("play.lost"), exact: true })).toBeFocused();

test("today's mines are found with the keyboard alone, over a reload", async ({ page }) => {
  const board = await open(page, () => page.goto("/games/minesweeper/daily"));
  expect([board.width, board.numMines, board.mines.length]).toEqual([10, 20, 20]);
  await tabTo(page, cursor(page));
  await expect(cell(page, board.start)).toBeFocused();

  // F switches to flags and back; what was dug up stays when a flag is taken back.
  const [first, second] = board.mines as [number, number];
  await page.keyboard.press("f");
  for (const mine of [first, second]) {
    await goTo(page, board, mine);
    await page.keyboard.press("Enter");
    await expect(cell(page, mine)).toHaveAccessibleName(wordsOf(say, board, mine, "minesweeper.content.flag"));
  }
  await page.keyboard.press("f");
  const half = board.safe.slice(0, Math.floor(board.safe.length / 2));
  await digByKeys(page, board, half);
  await page.keyboard.press("Control+z");
  await expect(minesLeft(page, say, 19)).toBeVisible();
  await expect(cell(page, half.at(-1)!)).toHaveAttribute("data-kind", "revealed");

  await page.reload();
  await expect(cell(page, half.at(-1)!)).toHaveAttribute("data-kind", "revealed");
  await expect(minesLeft(page, say, 19)).toBeVisible();
  await tabTo(page, cursor(page));
  await digByKeys(page, board, board.safe);
  await expectSolved(page, say);
  await expect(cell(page, second)).toHaveAccessibleName(wordsOf(say, board, second, "minesweeper.content.mine"));
});

test("a key works in the moment in which the board appears", async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("[role=grid]")) return;
      observer.disconnect();
      const key = { key: "h", code: "KeyH", altKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", key));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/games/minesweeper/daily");
  await expect(page.getByRole("button", { name: say("play.hint"), exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a lost board shows everything and can be started again", async ({ page }) => {
  const board = await open(page, () => page.goto("/games/minesweeper/daily"));
  const wrong = board.safe.at(-1)!;
  await cell(page, wrong).click({ button: "right" });
  await expect(cell(page, wrong)).toHaveAccessibleName(wordsOf(say, board, wrong, "minesweeper.content.flag"));
  const [mine] = board.mines as [number];
  await cell(page, mine).click();
  await expectLost(page);
  await expect(cell(page, mine)).toHaveAccessibleName(wordsOf(say, board, mine, "minesweeper.content.blown"));
  await expect(cell(page, wrong)).toHaveAccessibleName(wordsOf(say, board, wrong, "minesweeper.content.flagOnSafe"));
  // Neither a reload nor an undo brings it back.
  await page.reload();
  await expect(cell(page, mine)).toHaveAccessibleName(wordsOf(say, board, mine, "minesweeper.content.blown"));
  await page.keyboard.press("Control+z");
  await expect(cell(page, mine)).toHaveAccessibleName(wordsOf(say, board, mine, "minesweeper.content.blown"));

  await page.getByRole("button", { name: say("play.restart.yes"), exact: true }).click();
  await expect(minesLeft(page, say, 20)).toBeVisible();
  const dug = depth(board.safe.slice(0, 1), board.safe);
  for (const index of dug) if (await isHidden(page, index)) await cell(page, index).click();
  if (IS_DEEP) await expectSolved(page, say);
  else await expect(cell(page, dug[0]!)).toHaveAttribute("data-kind", "revealed");
});

test("the weekly board takes hints and is saved on the server step by step, in the deep run to the end", async ({
  page,
  app,
}) => {
  await signInDirectly(page, { name: someName("Mina") }, app);
  const saves = savesOf(page);
  const board = await open(page, () => page.goto("/games/minesweeper/weekly"));
  expect([board.width, board.numMines]).toEqual([15, 50]);
  for (let hints = 0; hints < 3; hints++) await playHint(page, say);
  const dug = depth(board.safe.slice(-5), board.safe);
  for (const index of dug) if (await isHidden(page, index)) await cell(page, index).click();
  if (IS_DEEP) {
    await expectSolved(page, say);
    await expect.poll(() => saves.accepted.at(-1)?.["completed"]).toBe(true);
  }
  const stored = async () => {
    const { grid } = await askServer<Sent>(page, "games/minesweeper/periodic/weekly");
    const cells = (JSON.parse(grid) as { u: string }[][]).flat();
    return dug.every((index) => cells[index]!.u === "R");
  };
  await expect.poll(stored).toBe(true);
});

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  deepTest(
    "today's mines are found: a tap digs, the switch sets flags, a number with its flags digs around",
    async ({ page }) => {
      const board = await open(page, () => page.goto("/games/minesweeper/daily"));
      const tool = (id: Parameters<Say>[0]) => page.getByRole("radio", { name: say(id), exact: true });
      await page.locator("label", { has: tool("minesweeper.view.flag") }).tap();
      await expect(tool("minesweeper.view.flag")).toBeChecked();
      for (const mine of board.mines) await cell(page, mine).tap();
      await expect(minesLeft(page, say, 0)).toBeVisible();
      await page.locator("label", { has: tool("minesweeper.view.dig") }).tap();
      // A tap on a flag digs nothing.
      await cell(page, board.mines[0]!).tap();
      await expect(minesLeft(page, say, 0)).toBeVisible();
      const { width } = board;
      const around = (index: number): number[] =>
        [-1, 0, 1]
          .flatMap((dy) => [-1, 0, 1].map((dx) => [(index % width) + dx, Math.floor(index / width) + dy] as const))
          .flatMap(([x, y]) => (x >= 0 && y >= 0 && x < width && y < width ? [y * width + x] : []));
      for (const index of board.safe) {
        if (!(await isHidden(page, index))) continue;
        // where a number beside it is open, a tap on the number does it
        let tapped = index;
        for (const number of around(index))
          if ((await cell(page, number).getAttribute("data-kind")) === "revealed") tapped = number;
        await cell(page, tapped).tap();
        await expect(cell(page, index)).toHaveAttribute("data-kind", "revealed");
      }
      await expectSolved(page, say);
    },
  );
});

test("the board looks good in play and at its end, in both sizes and colour schemes", async ({ page }) => {
  const board = await open(page, () => page.goto("/games/minesweeper/daily"));
  const [mine, flagged] = board.mines as [number, number];
  await cell(page, flagged).click({ button: "right" });
  await cell(page, board.safe.at(-1)!).click({ button: "right" });
  await expectGoodLooks(page);
  await cell(page, mine).click();
  await expectLost(page);
  await expectGoodLooks(page);
});
