import { randomUUID } from "node:crypto";
import { cellAt, fillByKeys, fillByTouch, lettersIn, type CrossingSent } from "./crossing.ts";
import { deepTest, expect, expectGoodLooks, expectNoAxeViolations, test } from "./harness.ts";
import { signInDirectly } from "./people.ts";
import { askServer, boardSent, expectSolved, savesOf } from "./playing.ts";
import { sayIn } from "./words.ts";

const say = sayIn("sl");

/** Games whose boards are described, filled and saved alike. */
const GAMES = [
  { path: "kakuro", left: "kakuro.left", full: true },
  { path: "math_crossword", left: "mathCrossword.left", full: false },
] as const;

for (const { path, left, full } of GAMES) {
  /** What both games have alike is looked at with one of them in the usual run. */
  const alike = full ? test : deepTest;
  test.describe(path, () => {
    test("today's board is solved by keyboard alone, over a reload", async ({ page }) => {
      const board = await boardSent<CrossingSent>(page, () => page.goto(`/games/${path}/daily`));
      expect([board.num_rows, board.num_cols]).toEqual([6, 6]);
      const letters = lettersIn(board);
      const half = letters.slice(0, Math.floor(letters.length / 2));
      await fillByKeys(page, half);
      await page.reload();
      for (const letter of half) await expect(cellAt(page, letter)).toHaveText(letter.v);
      await expect(page.getByText(say(left, { left: letters.length - half.length }), { exact: true })).toBeVisible();
      await fillByKeys(page, letters.slice(half.length));
      await expectSolved(page, say);
      await expectNoAxeViolations(page);
    });

    test.describe("with a finger on a small phone", () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
      deepTest("today's board is solved", async ({ page }) => {
        const board = await boardSent<CrossingSent>(page, () => page.goto(`/games/${path}/daily`));
        await fillByTouch(page, say, lettersIn(board));
        await expectSolved(page, say);
        await expectNoAxeViolations(page);
      });
    });

    test("the board in play looks well in both sizes and schemes", async ({ page }) => {
      const board = await boardSent<CrossingSent>(page, () => page.goto(`/games/${path}/daily`));
      await fillByKeys(page, lettersIn(board).slice(0, 3));
      await page.getByRole("button", { name: say("play.check"), exact: true }).click();
      await page.getByRole("button", { name: say("play.hint"), exact: true }).click();
      await expectGoodLooks(page);
    });

    alike("this week's board is saved cell by cell, and the server finds it solved", async ({ page, app }) => {
      await signInDirectly(page, { name: `Teden ${randomUUID().slice(0, 12)}` }, app);
      const board = await boardSent<CrossingSent>(page, () => page.goto(`/games/${path}/weekly`));
      expect([board.num_rows, board.num_cols, board.completed]).toEqual([8, 8, false]);
      const saves = savesOf(page);
      const [first, ...rest] = lettersIn(board);
      await fillByKeys(page, [first!]);
      await expect.poll(() => saves.accepted.length).toBe(1);
      expect(saves.accepted[0]).toMatchObject({ change: { x: first!.x, y: first!.y, v: first!.v } });
      await fillByKeys(page, rest);
      await expectSolved(page, say);
      await expect
        .poll(async () => (await askServer<CrossingSent>(page, `games/${path}/periodic/weekly`)).completed)
        .toBe(true);
    });

    alike("a wrong board says so, the check shows where, and a restart empties it", async ({ page }) => {
      const board = await boardSent<CrossingSent>(page, () => page.goto(`/games/${path}/daily`));
      const letters = lettersIn(board);
      const wrong = { ...letters[0]!, v: letters[0]!.v === "9" ? "8" : "9" };
      await fillByKeys(page, [wrong, ...letters.slice(1)]);
      await expect(page.getByText(say("grid.someWrong"))).toBeVisible();
      await page.getByRole("button", { name: say("play.check"), exact: true }).click();
      await expect(page.locator("[role=gridcell][aria-invalid=true]")).toHaveCount(1);
      // Anything but a digit clears.
      await cellAt(page, wrong).click();
      await page.keyboard.press("x");
      await expect(cellAt(page, wrong)).toHaveText("");
      await page.keyboard.press("Control+z");
      await expect(cellAt(page, wrong)).toHaveText(wrong.v);
      await page.getByRole("button", { name: say("play.restart"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: say("play.restart.title") });
      await dialog.getByRole("button", { name: say("play.restart.yes"), exact: true }).click();
      for (const letter of letters) await expect(cellAt(page, letter)).toHaveText("");
    });
  });
}
