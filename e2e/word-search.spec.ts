import type { Locator, Page } from "@playwright/test";
import { upperOf } from "@karota/engine/alphabet.ts";
import { deepTest, expect, expectNoAxeViolations, expectNoSidewaysScroll, setLanguage, test } from "./harness.ts";
import { callAs } from "./mentoring.ts";
import { signInDirectly, someName } from "./people.ts";
import { boardSent, expectSolved, tabTo } from "./playing.ts";
import { sayIn } from "./words.ts";

type Place = readonly [x: number, y: number];
/** What the server sends of a word search. */
interface Sent {
  readonly grid: readonly (readonly string[])[];
  readonly words: readonly { readonly w: string; readonly c: readonly Place[] }[];
  readonly gridId: string;
  readonly message?: string;
}

const cell = (page: Page, [x, y]: Place): Locator => page.locator(`[role=gridcell][data-at="${x},${y}"]`);
const foundIn = (page: Page): Locator => page.locator("section li[data-found]");

/** Goes from where the cursor is to a cell, one arrow key after the other. */
async function walk(page: Page, [fromX, fromY]: Place, [toX, toY]: Place): Promise<void> {
  for (let x = fromX; x !== toX; x += Math.sign(toX - x))
    await page.keyboard.press(toX > x ? "ArrowRight" : "ArrowLeft");
  for (let y = fromY; y !== toY; y += Math.sign(toY - y)) await page.keyboard.press(toY > y ? "ArrowDown" : "ArrowUp");
  await expect(cell(page, [toX, toY])).toBeFocused();
}

/** Marks words with keys alone, from the upper left corner. */
async function findByKeys(page: Page, words: Sent["words"]): Promise<void> {
  let at: Place = [0, 0];
  for (const { c } of words) {
    await walk(page, at, c[0]!);
    await page.keyboard.press("Enter");
    await expect(cell(page, c[0]!)).toHaveAttribute("aria-selected", "true");
    await walk(page, c[0]!, c.at(-1)!);
    await page.keyboard.press("Enter");
    at = c.at(-1)!;
  }
}

test("today's word search is solved with the keyboard alone, over a reload", async ({ page }) => {
  const say = sayIn("sl");
  const board = await boardSent<Sent>(page, () => page.goto("/games/word_search/daily"));
  const half = board.words.slice(0, Math.floor(board.words.length / 2));
  const start = page.locator('[role=gridcell][tabindex="0"]');
  await tabTo(page, start);
  await findByKeys(page, half);
  await expect(foundIn(page)).toHaveCount(half.length);
  await expectNoAxeViolations(page);

  await page.reload();
  await expect(foundIn(page)).toHaveCount(half.length);
  const left = board.words.length - half.length;
  await expect(page.getByText(say("wordSearch.left", { left }), { exact: true })).toBeVisible();
  await tabTo(page, start);
  await findByKeys(page, board.words.slice(half.length));
  await expectSolved(page, say);
});

test("a line that is no word marks nothing, Escape lets the start go, undo and redo take words back and forth", async ({
  page,
}) => {
  const say = sayIn("sl");
  const { words } = await boardSent<Sent>(page, () => page.goto("/games/word_search/daily"));
  const { c } = words[0]!;
  await cell(page, c[0]!).click();
  await cell(page, c[1]!).click();
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveCount(0);
  await expect(foundIn(page)).toHaveCount(0);
  await cell(page, c[0]!).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("[role=gridcell][aria-selected=true]")).toHaveCount(0);

  await cell(page, c[0]!).dragTo(cell(page, c.at(-1)!));
  await expect(foundIn(page)).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(foundIn(page)).toHaveCount(0);
  await page.keyboard.press("Control+y");
  await expect(foundIn(page)).toHaveCount(1);
  // Nothing can be written here that could be right or wrong.
  await expect(page.getByRole("button", { name: say("play.check"), exact: true })).toHaveCount(0);
});

test.describe("on a very small phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  deepTest(
    "the letters left over say something once all words are found, with the keyboard alone",
    async ({ page, app }) => {
      const say = sayIn("de");
      await setLanguage(page, "de");
      const player = await signInDirectly(page, { name: someName("Rest") }, app);
      const options = { size: "6x6", content: "message", language: "de" };
      const { gridId } = await callAs<Sent>(app, player, "POST", "games/word_search/create", { options });
      const board = await boardSent<Sent>(page, () => page.goto(`/games/word_search/${gridId}`));
      const said = say("wordSearch.view.message", { message: board.message! });
      const shown = page.getByText(board.message!, { exact: true });
      const letters = page.locator('[role=gridcell][data-kind="found"]');
      await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
      await findByKeys(page, board.words.slice(0, -1));
      await expect(foundIn(page)).toHaveCount(board.words.length - 1);
      await expect(shown).toHaveCount(0);
      await expect(letters).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
      const at = board.words.at(-2)!.c.at(-1)!;
      const { c } = board.words.at(-1)!;
      await walk(page, at, c[0]!);
      await page.keyboard.press("Enter");
      await walk(page, c[0]!, c.at(-1)!);
      await page.keyboard.press("Enter");
      await expectSolved(page, say);
      await expect(shown).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: said })).toHaveCount(1);
      expect((await letters.allTextContents()).join("")).toBe(
        [...upperOf(board.message!, "de")].filter((sign) => /\p{L}/u.test(sign)).join(""),
      );
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    },
  );
});

test.describe("with a finger on a small phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  /** Draws over the board as a finger does. */
  async function draw(page: Page, from: Place, to: Place): Promise<void> {
    const client = await page.context().newCDPSession(page);
    const middle = async (at: Place) => {
      const { x, y, width, height } = (await cell(page, at).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [begin, end] = [await middle(from), await middle(to)];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [begin]);
    for (let part = 1; part <= 8; part++)
      await touch("touchMove", [
        { x: begin.x + ((end.x - begin.x) * part) / 8, y: begin.y + ((end.y - begin.y) * part) / 8 },
      ]);
    await touch("touchEnd", []);
    await client.detach();
  }

  test("today's word search is solved by tapping both ends and by drawing", async ({ page }) => {
    const say = sayIn("de");
    await setLanguage(page, "de");
    const { words } = await boardSent<Sent>(page, () => page.goto("/games/word_search/daily"));
    const half = Math.floor(words.length / 2);
    for (const { c } of words.slice(0, half)) {
      await cell(page, c.at(-1)!).tap();
      await cell(page, c[0]!).tap();
    }
    await expect(foundIn(page)).toHaveCount(half);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    for (const { c } of words.slice(half)) await draw(page, c[0]!, c.at(-1)!);
    await expectSolved(page, say);
  });
});
