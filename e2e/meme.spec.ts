import type { Page } from "@playwright/test";
import { depth } from "@karota/engine/testing/depth.ts";
import {
  deepTest,
  expect,
  expectGoodLooks,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  setLanguage,
  test,
} from "./harness.ts";
import { boardSent, expectSolved, tabTo } from "./playing.ts";
import { beginsWith, sayIn } from "./words.ts";

interface MemeSent {
  readonly solution: readonly number[];
  readonly grid: readonly (readonly (number | null)[])[];
  readonly numValues: number;
}
const DAILY = "/games/meme/daily";
const PEGS = ["redCircle", "yellowTriangle", "blueDrop", "greenDiamond", "purpleStar", "orangeSquare"] as const;
const field = (page: Page, x: number, y: number) => page.locator(`[data-at="${x},${y}"]`);
/** Every colour right, none in its place. */
const turned = ({ solution }: MemeSent): readonly number[] => [...solution.slice(1), solution[0]!];

for (const language of depth(["sl"] as const, ["sl", "de"] as const)) {
  const say = sayIn(language);
  const nameOf = (value: number): string => say(`meme.peg.${PEGS[value - 1]!}`, { letter: "ABCDEF"[value - 1]! });

  test(`the day's colour puzzle is solved with the keyboard alone, over a reload, in ${language}`, async ({ page }) => {
    await setLanguage(page, language);
    await page.goto("/games/meme");
    await tabTo(page, page.getByRole("link", { name: beginsWith(say("dispatch.daily")) }));
    const board = await boardSent<MemeSent>(page, () => page.keyboard.press("Enter"));
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    for (const value of turned(board)) await page.keyboard.press(String(value));
    await expect(field(page, 4, 0)).toHaveAccessibleName(say("meme.cell.ready", { row: 1 }));
    await page.keyboard.press("Enter");
    const answer = { id: "meme.answer", values: { place: 0, colour: 4 } };
    await expect(field(page, 4, 0)).toHaveAccessibleName(say("meme.cell.answer", { row: 1, answer }));
    await expect(field(page, 0, 1)).toBeFocused();
    await page.keyboard.press(String(board.solution[0]));
    await expect(field(page, 1, 1)).toBeFocused();

    await page.reload();
    await expect(field(page, 0, 1)).toHaveAccessibleName(
      say("board.cell", { row: 2, column: 1, what: nameOf(board.solution[0]!) }),
    );
    await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
    for (const value of board.solution.slice(1)) await page.keyboard.press(String(value));
    await page.keyboard.press("Enter");
    await expectSolved(page, say);
    await expect(page.getByText(say("meme.found", { rows: 2 }), { exact: true })).toBeVisible();
  });
}

const say = sayIn("sl");
const nameOf = (value: number): string => say(`meme.peg.${PEGS[value - 1]!}`, { letter: "ABCDEF"[value - 1]! });

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  deepTest("the day's colour puzzle is solved by pressing colours, fields and the row's end", async ({ page }) => {
    const board = await boardSent<MemeSent>(page, () => page.goto(DAILY));
    const keys = page.getByRole("group", { name: say("board.keys"), exact: true });
    const press = (value: number) => keys.getByRole("button", { name: beginsWith(nameOf(value)) }).tap();
    for (const value of turned(board)) await press(value);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await field(page, 4, 0).tap();
    await expect(field(page, 4, 1)).toHaveAccessibleName(say("meme.cell.filling", { row: 2, left: 4 }));
    // From the last field to the first, each pressed before its colour.
    for (const x of [3, 2, 1, 0]) {
      await field(page, x, 1).tap();
      await press(board.solution[x]!);
    }
    await keys.getByRole("button", { name: say("meme.key.check"), exact: true }).tap();
    await expectSolved(page, say);
    await expectNoAxeViolations(page);
  });
});

test("colours are dragged to fields, a full row waits until it is checked, and undo takes its last peg", async ({
  page,
}) => {
  await page.goto(DAILY);
  const keys = page.getByRole("group", { name: say("board.keys"), exact: true });
  const drag = (value: number, x: number) =>
    keys.getByRole("button", { name: nameOf(value), exact: true }).dragTo(field(page, x, 0));
  const expectRow = async (...values: readonly (number | null)[]) => {
    for (const [x, value] of values.entries()) {
      const what = value === null ? { id: "meme.cell.empty" } : nameOf(value);
      await expect(field(page, x, 0)).toHaveAccessibleName(say("board.cell", { row: 1, column: x + 1, what }));
    }
  };
  for (const [x, value] of [1, 2, 3, 4].entries()) await drag(value, x);
  await expectRow(1, 2, 3, 4);
  await expect(field(page, 4, 0)).toHaveAccessibleName(say("meme.cell.ready", { row: 1 }));
  await page.getByRole("button", { name: say("play.undo"), exact: true }).click();
  await expectRow(1, 2, 3, null);
  await drag(5, 3);
  await field(page, 0, 0).dragTo(field(page, 3, 0));
  await expectRow(5, 2, 3, 1);
  await expect(field(page, 4, 0)).toHaveAccessibleName(say("meme.cell.ready", { row: 1 }));
});

test("six wrong rows lose the board: it shows what was hidden, can be looked at and started again", async ({
  page,
}) => {
  const board = await boardSent<MemeSent>(page, () => page.goto(DAILY));
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  for (let row = 0; row < 6; row++) {
    await expect(field(page, 0, row)).toHaveAccessibleName(
      say("board.cell", { row: row + 1, column: 1, what: { id: "meme.cell.empty" } }),
    );
    for (const value of turned(board)) await page.keyboard.press(String(value));
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: say("play.lost"), exact: true })).toBeFocused();
  await expect(page.getByText(say("meme.solution"))).toBeVisible();
  await page.getByRole("button", { name: say("play.restart.yes"), exact: true }).click();
  await expect(field(page, 0, 0)).toHaveAccessibleName(
    say("board.cell", { row: 1, column: 1, what: { id: "meme.cell.empty" } }),
  );
});

test("the colour puzzle looks well in both sizes and schemes", async ({ page }) => {
  await page.goto(DAILY);
  await page.locator('[role=gridcell][tabindex="0"]').focus();
  for (const key of ["1", "2", "3", "4", "Enter", "5", "6"]) await page.keyboard.press(key);
  await expectGoodLooks(page);
});
